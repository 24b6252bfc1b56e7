// Merging of text deltas: unread deltas of the same text can become one event.

type Members = Record<string, unknown>;

/** Returns the text of a delta notification; undefined for any other notification. */
export function deltaOf(event: { method: string; params: unknown }): string | undefined {
  const params = event.params as Members | null | undefined;
  if (typeof params !== "object" || params === null) return undefined;
  if (/delta$/i.test(event.method)) return typeof params["delta"] === "string" ? params["delta"] : undefined;
  if (event.method !== "session/update") return undefined;
  const { sessionUpdate, content } = (params["update"] ?? {}) as Members;
  if (typeof sessionUpdate !== "string" || !sessionUpdate.endsWith("_chunk")) return undefined;
  const { type, text } = (content ?? {}) as Members;
  return type === "text" && typeof text === "string" ? text : undefined;
}

/** Tells whether a delta notification continues the text of the previous one. */
export function continues<E extends { method: string; params: unknown }>(last: E, next: E): boolean {
  if (last.method !== next.method || deltaOf(last) === undefined) return false;
  const [before, after] = [last.params as Members, next.params as Members];
  if (last.method === "session/update") {
    const [one, other] = [before["update"] as Members, after["update"] as Members];
    return (
      before["sessionId"] === after["sessionId"] &&
      sameBut("content", one, other) &&
      sameBut("text", one["content"] as Members, other["content"] as Members)
    );
  }
  return sameBut("delta", before, after);
}

/** Returns the delta notification with another text. */
export function withDelta<E extends { method: string; params: unknown }>(event: E, text: string): E {
  const params = event.params as Members;
  if (event.method !== "session/update") return { ...event, params: { ...params, delta: text } };
  const update = params["update"] as Members;
  return {
    ...event,
    params: { ...params, update: { ...update, content: { ...(update["content"] as Members), text } } },
  };
}

/** Tells whether all members except for one are equal primitive values. */
function sameBut(name: string, one: Members, other: Members): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key === name || (key in other && one[key] === other[key]))
  );
}
