export { type AcpEvent, type AcpOptions, AcpPrompt, BaseAcpClient } from "./acp.js";
export type {
  ActionStatus,
  Agent,
  AgentFunction,
  AgentModel,
  AgentObject,
  AgentTurn,
  AskOptions,
  ChangeResult,
  ClientTool,
  CommandOptions,
  CommandResult,
  Content,
  Part,
  PastItem,
  PastTurn,
  PlanStep,
  TokenUsage,
  ToolResult,
} from "./agent.js";
export type { ApprovalHandler, Decision } from "./approval.js";
export { Client, type ErrorListener, type EventOf, type Handler, type HandlerContext } from "./client.js";
export { AcpClient, CodexClient, DotCraftClient } from "./clients.js";
export { BaseCodexClient, type CodexApproval, type CodexEvent, type CodexOptions, CodexTurn } from "./codex.js";
export { type CallOptions, Connection, type ConnectionOptions, type Frame, type Trace } from "./connection.js";
export { BaseDotCraftClient, type DotCraftEvent, type DotCraftOptions, DotCraftTurn } from "./dotcraft.js";
export {
  ConnectError,
  ConnectionClosedError,
  EventsLostError,
  RpcError,
  TimeoutError,
  TurnFailedError,
  TurnInterruptedError,
} from "./errors.js";
export type * as acp from "./generated/acp/types.js";
export type * as codex from "./generated/codex/types.js";
export type * as dotcraft from "./generated/dotcraft/types.js";
export type { Letter, Link } from "./link.js";
export type { ConnectOptions, SpawnOptions } from "./rust-link.js";
export { type EmbeddedOptions, type ServeOptions, Server, type ServerOptions, serve } from "./server.js";
export {
  type JsonSchema,
  type StandardSchema,
  type Tool,
  type ToolContext,
  type ToolDefinition,
  type ToolOutcome,
  type ToolPart,
  tool,
} from "./tool.js";
export { type RunOptions, RunningTurn } from "./turn.js";
export { VERSION } from "./version.js";
