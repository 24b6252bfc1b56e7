import { thrownText } from "./errors.js";

/**
 * A decision about an action. `acceptForSession` also allows the same action later; `cancel` declines and interrupts
 * the turn.
 */
export type Decision = "accept" | "acceptForSession" | "decline" | "cancel";

/** Decides about an approval request: `true` is `accept`, `false` is `decline`. It may take any time. */
export type ApprovalHandler<Approval> = (
  approval: Approval,
  context: { signal: AbortSignal },
) => Decision | boolean | Promise<Decision | boolean>;

const DECISIONS: readonly unknown[] = ["accept", "acceptForSession", "decline", "cancel"] satisfies Decision[];

/** Calls a handler. Rejects if it returns an invalid decision. */
export async function decide<Approval>(
  handler: ApprovalHandler<Approval>,
  approval: Approval,
  context: { signal: AbortSignal },
): Promise<Decision> {
  const answer: unknown = await handler(approval, context);
  if (typeof answer === "boolean") return answer ? "accept" : "decline";
  if (DECISIONS.includes(answer)) return answer as Decision;
  const given = thrownText(answer);
  throw new TypeError(`an approval handler returns a boolean or one of ${DECISIONS.join(", ")}, not ${given}`);
}
