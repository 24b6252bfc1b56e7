/** The longest delay of a timer in milliseconds. A timer with a longer one fires at once. */
export const LONGEST_DELAY_MS = 2 ** 31 - 1;

/**
 * Returns the delay of a timer for an option in milliseconds; `undefined` for no timer, as for `Infinity` and whatever
 * is longer than any timer. Throws a `RangeError` for what is no time.
 */
export function delayOf(option: string, ms: number | undefined): number | undefined {
  if (ms === undefined) return undefined;
  checkTime(option, ms);
  return ms > LONGEST_DELAY_MS ? undefined : ms;
}

/** Throws a `RangeError` if the value of an option is no time in milliseconds. */
export function checkTime(option: string, ms: number): void {
  if (typeof ms === "number" && ms >= 0) return;
  throw new RangeError(`${option} is ${String(ms)}: use milliseconds from 0 on, or Infinity for no limit`);
}
