// Model responses as the events of each API.

/** A model API: OpenAI Responses, OpenAI Chat Completions, or Anthropic Messages. */
export type Wire = "responses" | "chat" | "anthropic";

/** A part of a model response. A plain text is a message. */
export type ModelPart =
  | string
  /** A message, optionally split into the streamed pieces. */
  | { text: string | readonly string[] }
  /** Reasoning of the model. */
  | { reasoning: string }
  /** A tool call; its arguments are encoded as JSON unless they are a text. */
  | { call: string; arguments?: unknown; id?: string };

type Event = Record<string, unknown>;

interface Call {
  id: string;
  name: string;
  arguments: string;
}

type Part = { text: readonly string[] } | { reasoning: string } | { call: Call };

/** Token counts that every response reports. */
const TOKENS = { input: 10, output: 5 };

/** Returns the body of a response: one server-sent event per element. */
export function encodeAnswer(wire: Wire, parts: readonly ModelPart[]): string[] {
  const events = { responses, chat, anthropic }[wire](parts.map(normalized));
  const bodies = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  if (wire === "chat") bodies.push("data: [DONE]\n\n");
  return bodies;
}

function normalized(part: ModelPart, index: number): Part {
  if (typeof part === "string") return { text: [part] };
  if ("text" in part) return { text: typeof part.text === "string" ? [part.text] : part.text };
  if ("reasoning" in part) return part;
  const { call: name, arguments: input = {}, id = `call_${index}` } = part;
  return { call: { id, name, arguments: typeof input === "string" ? input : JSON.stringify(input) } };
}

function responses(parts: readonly Part[]): Event[] {
  const items = parts.flatMap((part, index): Event[] => {
    const id = `item_${index}`;
    const added = (item: Event) => ({ type: "response.output_item.added", output_index: index, item });
    const done = (item: Event) => ({ type: "response.output_item.done", output_index: index, item });
    if ("text" in part) {
      const item = (content: Event[]) => ({ type: "message", role: "assistant", id, content });
      const place = { item_id: id, output_index: index, content_index: 0 };
      return [
        added(item([])),
        ...part.text.map((delta) => ({ type: "response.output_text.delta", ...place, delta })),
        done(item([{ type: "output_text", text: part.text.join(""), annotations: [] }])),
      ];
    }
    if ("reasoning" in part) {
      const place = { item_id: id, summary_index: 0 };
      return [
        added({ type: "reasoning", id, summary: [] }),
        { type: "response.reasoning_summary_part.added", ...place },
        { type: "response.reasoning_summary_text.delta", ...place, delta: part.reasoning },
        done({
          type: "reasoning",
          id,
          summary: [{ type: "summary_text", text: part.reasoning }],
          encrypted_content: "sealed",
        }),
      ];
    }
    const call = { type: "function_call", id: `fc_${index}`, call_id: part.call.id, name: part.call.name };
    return [
      added({ ...call, arguments: "" }),
      { type: "response.function_call_arguments.delta", item_id: call.id, delta: part.call.arguments },
      done({ ...call, arguments: part.call.arguments }),
    ];
  });
  const usage = {
    input_tokens: TOKENS.input,
    output_tokens: TOKENS.output,
    total_tokens: TOKENS.input + TOKENS.output,
  };
  return [
    { type: "response.created", response: { id: "resp_1" } },
    ...items,
    { type: "response.completed", response: { id: "resp_1", usage } },
  ];
}

function chat(parts: readonly Part[]): Event[] {
  const chunk = (delta: Event, finish: string | null = null): Event => ({
    id: "chat_1",
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  let calls = 0;
  const deltas = parts.flatMap((part): Event[] => {
    if ("text" in part) return part.text.map((content) => chunk({ content }));
    if ("reasoning" in part) return [chunk({ reasoning_content: part.reasoning })];
    const index = calls++;
    const { id, name, arguments: input } = part.call;
    return [
      chunk({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
      ...halves(input).map((piece) => chunk({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ];
  });
  const usage = {
    prompt_tokens: TOKENS.input,
    completion_tokens: TOKENS.output,
    total_tokens: TOKENS.input + TOKENS.output,
  };
  return [
    chunk({ role: "assistant", content: "" }),
    ...deltas,
    chunk({}, calls > 0 ? "tool_calls" : "stop"),
    { id: "chat_1", object: "chat.completion.chunk", choices: [], usage },
  ];
}

function anthropic(parts: readonly Part[]): Event[] {
  const blocks = parts.flatMap((part, index): Event[] => {
    const block = (content: Event, deltas: Event[]): Event[] => [
      { type: "content_block_start", index, content_block: content },
      ...deltas.map((delta) => ({ type: "content_block_delta", index, delta })),
      { type: "content_block_stop", index },
    ];
    if ("text" in part) {
      return block(
        { type: "text", text: "" },
        part.text.map((text) => ({ type: "text_delta", text })),
      );
    }
    if ("reasoning" in part) {
      return block({ type: "thinking", thinking: "" }, [
        { type: "thinking_delta", thinking: part.reasoning },
        { type: "signature_delta", signature: "sealed" },
      ]);
    }
    const { id, name, arguments: input } = part.call;
    const pieces = halves(input).map((piece) => ({ type: "input_json_delta", partial_json: piece }));
    return block({ type: "tool_use", id, name, input: {} }, pieces);
  });
  const calls = parts.some((part) => "call" in part);
  return [
    {
      type: "message_start",
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "scripted",
        content: [],
        usage: { input_tokens: TOKENS.input, output_tokens: 1 },
      },
    },
    ...blocks,
    {
      type: "message_delta",
      delta: { stop_reason: calls ? "tool_use" : "end_turn" },
      usage: { output_tokens: TOKENS.output },
    },
    { type: "message_stop" },
  ];
}

/** Splits the arguments, because real models stream them in pieces. */
function halves(text: string): string[] {
  const middle = Math.floor(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)];
}
