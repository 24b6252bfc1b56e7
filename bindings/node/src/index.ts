export { AcpClient, type AcpEvent, type AcpOptions, AcpPrompt } from "./acp.js";
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
export { Client, type EventOf, type Handler, type HandlerContext } from "./client.js";
export { type CodexApproval, CodexClient, type CodexEvent, type CodexOptions, CodexTurn } from "./codex.js";
export type { CallOptions, ConnectOptions, SpawnOptions } from "./connection.js";
export { DotCraftClient, type DotCraftEvent, type DotCraftOptions, DotCraftTurn } from "./dotcraft.js";
export {
  ConnectError,
  ConnectionClosedError,
  RpcError,
  TimeoutError,
  TurnFailedError,
  TurnInterruptedError,
} from "./errors.js";
export type * as acp from "./generated/acp/types.js";
export type * as codex from "./generated/codex/types.js";
export type * as dotcraft from "./generated/dotcraft/types.js";
export { type EmbeddedOptions, type ServeOptions, Server, type ServerOptions, serve } from "./server.js";
export { type RunOptions, RunningTurn } from "./turn.js";
export { VERSION } from "./version.js";
