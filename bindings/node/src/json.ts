/**
 * Encodes a value as JSON for a peer; `undefined` becomes null. Throws a `TypeError` for what has no form in JSON.
 *
 * Half a surrogate pair, which other languages do not read, becomes U+FFFD, as in UTF-8.
 */
export function encode(value: unknown): string {
  const text: string | undefined = JSON.stringify(value ?? null);
  if (text === undefined) throw new TypeError(`a ${typeof value} has no form in JSON`);
  // Only halves are escaped like this, unless the text itself contains a backslash.
  if (!text.includes("\\ud")) return text;
  return text.replaceAll(/\\(?:ud[89a-f][0-9a-f]{2}|.)/g, (escape) => (escape.startsWith("\\ud") ? "\\ufffd" : escape));
}
