/** What becomes of an action. `acceptForSession` also allows the same again; `cancel` declines and interrupts the turn. */
export type Decision = "accept" | "acceptForSession" | "decline" | "cancel";

/** Decides: `true` is `accept`, `false` is `decline`. It may take its time. */
export type ApprovalHandler<Approval> = (
  approval: Approval,
  context: { signal: AbortSignal },
) => Decision | boolean | Promise<Decision | boolean>;

/** Asks a handler. */
export async function decide<Approval>(
  handler: ApprovalHandler<Approval>,
  approval: Approval,
  context: { signal: AbortSignal },
): Promise<Decision> {
  const answer = await handler(approval, context);
  if (typeof answer === "boolean") return answer ? "accept" : "decline";
  return answer;
}
