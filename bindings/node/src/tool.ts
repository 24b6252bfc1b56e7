import { thrownText } from "./errors.js";

/** A part of a tool result: text or an image for the model. */
export type ToolPart = { type: "text"; text: string } | { type: "image"; url: string };

/** The context of a tool call. */
export interface ToolContext {
  /** Id of the thread. */
  threadId: string;
  /** Id of the turn. */
  turnId: string;
  /** Id of the call, as the model named it. */
  callId: string;
  /** Aborts when the call is cancelled: the result is then ignored. */
  signal: AbortSignal;
}

/** A JSON Schema of an object. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/**
 * A schema of a library such as zod or valibot: it validates a value, and provides its JSON Schema.
 *
 * See https://standardschema.dev.
 */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
    readonly jsonSchema?: { readonly input: (options: { target: "draft-07" }) => Record<string, unknown> } | undefined;
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path?: readonly unknown[] | undefined }[] };

/** The result of a tool for the model. */
export interface ToolOutcome {
  /** Whether the tool succeeded. */
  success: boolean;
  /** The parts for the model. */
  parts: ToolPart[];
}

/** A function that a model can call. {@link tool} creates one. */
export interface Tool {
  /** Name for the model: letters, digits, `_` and `-`. */
  readonly name: string;
  /** Description for the model. */
  readonly description: string;
  /** Namespace of the tool. */
  readonly namespace: string | undefined;
  /** JSON Schema of its input. */
  readonly inputSchema: JsonSchema;
  /** Validates the input and runs the function. An exception becomes a failed result for the model; never rejects. */
  call(input: unknown, context: ToolContext): Promise<ToolOutcome>;
}

/** The definition of a tool. */
export interface ToolDefinition<Schema, Input> {
  /** Name for the model: letters, digits, `_` and `-`. */
  name: string;
  /** Description for the model. */
  description: string;
  /** Namespace of the tool; none by default. */
  namespace?: string | undefined;
  /**
   * The input: an object, as a JSON Schema, or as a schema of zod 4 or of another library with its own JSON Schema. No
   * input by default. Only a library's schema is validated before the function runs.
   */
  input?: Schema;
  /**
   * The function. The model gets a text unchanged, a list of {@link ToolPart} as parts, any other result as JSON.
   */
  run(input: Input, context: ToolContext): unknown;
}

/**
 * Creates a tool from a function.
 *
 * @example
 * ```ts
 * const weather = tool({
 *   name: "weather",
 *   description: "Tells the weather in a city.",
 *   input: z.object({ city: z.string() }),
 *   run: async ({ city }) => `It rains in ${city}.`,
 * });
 * client.useTools(weather);
 * ```
 */
export function tool<Output>(definition: ToolDefinition<StandardSchema<Output>, Output>): Tool;
// Without a schema that a library validates, the function declares its own input type.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export function tool<Input = any>(definition: ToolDefinition<JsonSchema, Input>): Tool;
export function tool({
  name,
  description,
  namespace,
  input = NOTHING,
  run,
}: ToolDefinition<StandardSchema | JsonSchema, never>): Tool {
  if (!/^[\w-]+$/.test(name)) throw new TypeError(`"${name}" is no name for a tool: use letters, digits, _ and -`);
  return {
    name,
    description,
    namespace,
    inputSchema: isStandard(input) ? jsonSchemaOf(input, name) : input,
    async call(value, context) {
      try {
        const checked = isStandard(input) ? await check(input, value) : value;
        return { success: true, parts: partsOf(await run(checked as never, context)) };
      } catch (error) {
        return { success: false, parts: [{ type: "text", text: thrownText(error) }] };
      }
    },
  };
}

const NOTHING: JsonSchema = { type: "object", properties: {} };

function isStandard(schema: object): schema is StandardSchema {
  return "~standard" in schema;
}

function jsonSchemaOf(schema: StandardSchema, name: string): JsonSchema {
  const { jsonSchema, vendor } = schema["~standard"];
  if (jsonSchema === undefined) {
    throw new TypeError(
      `the schema of ${vendor} for the tool ${name} has no JSON Schema of its own (zod has since 4.2): ` +
        "give a JSON Schema as input and check the input in run",
    );
  }
  const { $schema, ...rest } = jsonSchema.input({ target: "draft-07" });
  return rest;
}

async function check(schema: StandardSchema, value: unknown): Promise<unknown> {
  const result = await schema["~standard"].validate(value);
  if (result.issues === undefined) return result.value;
  const issues = result.issues.map(({ message, path = [] }) => {
    const place = path.map((key) => String(typeof key === "object" && key !== null && "key" in key ? key.key : key));
    return place.length === 0 ? message : `${place.join(".")}: ${message}`;
  });
  throw new TypeError(`the input does not fit: ${issues.join("; ")}`);
}

function partsOf(output: unknown): ToolPart[] {
  if (output === undefined) return [];
  if (typeof output === "string") return [{ type: "text", text: output }];
  if (Array.isArray(output) && output.length > 0 && output.every(isPart)) return output;
  const text: string | undefined = JSON.stringify(output);
  if (text === undefined) throw new TypeError(`a tool returned a ${typeof output}, which has no form in JSON`);
  return [{ type: "text", text }];
}

function isPart(value: unknown): value is ToolPart {
  const { type, text, url } = (value ?? {}) as Record<string, unknown>;
  return (type === "text" && typeof text === "string") || (type === "image" && typeof url === "string");
}

/** Tools by name. */
export class Toolbox {
  readonly #tools = new Map<string, Tool>();

  /** Adds tools, replacing those with the same names. */
  add(tools: readonly Tool[]): void {
    for (const one of tools) this.#tools.set(key(one.namespace, one.name), one);
  }

  /** Returns all tools. */
  get all(): Tool[] {
    return [...this.#tools.values()];
  }

  /** Finds a tool and calls it. */
  async call(
    namespace: string | null | undefined,
    name: string,
    input: unknown,
    context: ToolContext,
  ): Promise<ToolOutcome> {
    const found = this.#tools.get(key(namespace ?? undefined, name));
    if (found === undefined) {
      return {
        success: false,
        parts: [{ type: "text", text: `this client has no tool ${key(namespace ?? undefined, name)}` }],
      };
    }
    return found.call(input, context);
  }
}

function key(namespace: string | undefined, name: string): string {
  return namespace === undefined ? name : `${namespace}.${name}`;
}
