export * from "./common.js";
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
  Said,
  TokenUsage,
  ToolResult,
} from "./agent.js";
export { AcpClient, CodexClient, DotCraftClient } from "./clients.js";
export {
  CodingAgent,
  type CodingAgentOptions,
  type CodingModelAnswer,
  type CodingModelRequest,
  type ConversationItem,
  type Middleware,
  type MiddlewareContext,
  type ModelMessage,
  type ModelPurpose,
  type ToolAnswer,
  type ToolUse,
  type ToolVerdict,
  codingAgent,
} from "./coding.js";
export type { ConfigValue } from "./config.js";
export { Hub, HubError, type HubOptions } from "./hub.js";
export type { SpawnOptions } from "./rust-link.js";
export { type EmbeddedOptions, type ServeOptions, Server, type ServerOptions, serve } from "./server.js";
