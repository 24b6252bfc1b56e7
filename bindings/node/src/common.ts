// The exports that Node and web pages share.

export { type AcpEvent, type AcpOptions, AcpPrompt, BaseAcpClient } from "./acp.js";
export type { ApprovalHandler, Decision } from "./approval.js";
export {
  Client,
  type ConnectionChange,
  type ErrorListener,
  type EventOf,
  type Handler,
  type HandlerContext,
  type HandlerOptions,
} from "./client.js";
export { BaseCodexClient, type CodexApproval, type CodexEvent, type CodexOptions, CodexTurn } from "./codex.js";
export {
  type CallOptions,
  Connection,
  type ConnectionOptions,
  type ConnectOptions,
  type Frame,
  type Trace,
} from "./connection.js";
export { BaseDotCraftClient, type DotCraftEvent, type DotCraftOptions, DotCraftTurn } from "./dotcraft.js";
export {
  ConnectError,
  ConnectionClosedError,
  ConnectionLostError,
  DecodeError,
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
