// Agents of the Vercel AI SDK behind Threadwire. Needs the package `ai`.

import {
  dynamicTool,
  jsonSchema,
  type LanguageModel,
  type ModelMessage,
  stepCountIs,
  streamText,
  type ToolSet,
  type UserContent,
} from "ai";
import type { AgentObject, AgentTurn, Content, Part, PastTurn } from "./agent.js";

/** Options of an agent of the AI SDK. */
export interface AiAgentOptions {
  /** The model, of any provider of the SDK. */
  model: LanguageModel;
  /** Display name; by default that of the model. */
  name?: string | undefined;
  /** The system prompt. The client's instructions are appended. */
  system?: string | undefined;
  /** Tools of the SDK. Client tools are added. */
  tools?: ToolSet | undefined;
  /** Maximum number of requests to the model per turn; 20 by default. */
  maxSteps?: number | undefined;
  /** Maximum number of turns of the history for the model; 20 by default. */
  historyTurns?: number | undefined;
  /** Other settings of `streamText`: `temperature`, `maxOutputTokens`, `providerOptions` … */
  settings?: Omit<
    Parameters<typeof streamText>[0],
    "model" | "system" | "tools" | "messages" | "prompt" | "stopWhen" | "abortSignal"
  >;
}

const MAX_STEPS = 20;
const HISTORY_TURNS = 20;

/**
 * Creates an agent that runs its turns with `streamText`: it streams text and reasoning, calls tools of the SDK and
 * client tools, reports tokens, and aborts the request of an interrupted turn.
 *
 * @example
 * ```ts
 * const server = await serve(aiAgent({ model: openai("gpt-5"), system: "You are brief." }));
 * ```
 */
export function aiAgent({
  model,
  name = typeof model === "string" ? model : model.modelId,
  system,
  tools = {},
  maxSteps = MAX_STEPS,
  historyTurns = HISTORY_TURNS,
  settings,
}: AiAgentOptions): AgentObject {
  return {
    name,
    async *run(turn: AgentTurn): AsyncGenerator<string> {
      const past = await turn.history(historyTurns);
      const instructions = [system, turn.instructions].filter((text) => text !== undefined && text !== "");
      const result = streamText({
        // The stream reports errors; the SDK would also write them to the console.
        onError: () => {},
        ...settings,
        model,
        ...(instructions.length > 0 && { system: instructions.join("\n\n") }),
        messages: [...past.flatMap(messagesOf), { role: "user", content: contentOf(turn.input) }],
        tools: { ...tools, ...clientTools(turn) },
        stopWhen: stepCountIs(maxSteps),
        abortSignal: turn.signal,
      });
      for await (const part of result.fullStream) {
        switch (part.type) {
          case "text-delta":
            yield part.text;
            break;
          case "reasoning-delta":
            await turn.think(part.text);
            break;
          case "finish-step": {
            const { inputTokens, inputTokenDetails, outputTokens, outputTokenDetails } = part.usage;
            await turn.usage({
              input: inputTokens ?? 0,
              cachedInput: inputTokenDetails.cacheReadTokens ?? 0,
              output: outputTokens ?? 0,
              reasoning: outputTokenDetails.reasoningTokens ?? 0,
            });
            break;
          }
          case "error":
            throw part.error;
        }
      }
    },
  };
}

function clientTools(turn: AgentTurn): ToolSet {
  return Object.fromEntries(
    turn.tools.map(({ name, namespace, description, inputSchema }) => [
      namespace === null ? name : `${namespace}_${name}`,
      dynamicTool({
        description,
        inputSchema: jsonSchema(inputSchema as Parameters<typeof jsonSchema>[0]),
        execute: async (input) => {
          const { success, content } = await turn.callTool(name, input, namespace ?? undefined);
          const text = content.map(textOf).join("\n");
          // A thrown error becomes the failed result of the tool for the model.
          if (!success) throw new Error(text);
          return text;
        },
      }),
    ]),
  );
}

function textOf(part: Content): string {
  switch (part.type) {
    case "text":
      return part.text;
    case "image":
      return part.url;
    case "block":
      return JSON.stringify(part.block);
  }
}

/** Converts the texts of a turn to messages. Tool calls are not included. */
function messagesOf({ items }: PastTurn): ModelMessage[] {
  return items.flatMap((item): ModelMessage[] => {
    if (item.type === "user") return [{ role: "user", content: contentOf(item.content) }];
    if (item.type === "agent") return [{ role: "assistant", content: item.text }];
    return [];
  });
}

function contentOf(parts: readonly Part[]): UserContent {
  return parts.map((part) => {
    switch (part.type) {
      case "text":
        return { type: "text", text: part.text };
      case "image":
        return { type: "image", image: part.url.startsWith("data:") ? part.url : new URL(part.url) };
      case "resource":
        return { type: "text", text: `${part.uri}:\n${part.text}` };
      case "localImage":
      case "mention":
        return { type: "text", text: `[${part.path}]` };
      case "audio":
        return { type: "text", text: `[${part.url}]` };
      default:
        return { type: "text", text: `[${part.type}: ${part.name}]` };
    }
  });
}
