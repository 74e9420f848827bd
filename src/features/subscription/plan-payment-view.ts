/** What is read of a payment for a plan and its attempts, newest first. Times are ISO 8601. */
export type PlanPaymentRow = {
  id: string;
  plan_type: string;
  state: string;
  created_at: string;
  payments: readonly {
    state: string;
    phone: string;
    result_code: number | null;
    receipt: string | null;
    created_at: string;
    updated_at: string;
  }[];
};

/** The one thing the payment page shows. Times are milliseconds since 1970. */
export type PlanPaymentView =
  | { kind: 'form' }
  | { kind: 'sending' }
  | { kind: 'prompted'; id: string; phone: string; since: number }
  | { kind: 'refused'; resultCode: number | null; at: number; phone: string }
  | { kind: 'paid'; receipt: string | null }
  | { kind: 'needs_review' };

/** A prompt that is still being prepared after this long is taken to have got lost on the way to M-Pesa. */
const STARTING_MS = 60_000;

/**
 * @param rows a user's payments for plans, newest first
 * @param known ids that were paid before the page was opened: those are history
 */
export function planPaymentView(
  rows: readonly PlanPaymentRow[],
  planType: string,
  known: ReadonlySet<string>,
  now: number,
): PlanPaymentView {
  const row = rows.find((each) => each.plan_type === planType && each.state !== 'cancelled');
  if (!row) return { kind: 'form' };
  if (row.state === 'needs_review') return { kind: 'needs_review' };
  const attempt = row.payments[0];
  if (row.state === 'paid')
    return known.has(row.id)
      ? { kind: 'form' }
      : { kind: 'paid', receipt: row.payments.find(({ state }) => state === 'paid')?.receipt ?? null };
  if (row.state !== 'open' || !attempt) return { kind: 'form' };
  if (attempt.state === 'starting' && now - Date.parse(attempt.created_at) < STARTING_MS)
    return { kind: 'sending' };
  if (attempt.state === 'prompted')
    return {
      kind: 'prompted',
      id: row.id,
      phone: attempt.phone,
      since: Date.parse(attempt.created_at),
    };
  if (attempt.state === 'failed')
    return {
      kind: 'refused',
      resultCode: attempt.result_code,
      at: Date.parse(attempt.updated_at),
      phone: attempt.phone,
    };
  return { kind: 'form' };
}

/** Whether something is about to change by itself, so that the page asks often. */
export const isPlanPaymentSettling = (view: PlanPaymentView): boolean =>
  view.kind === 'sending' || view.kind === 'prompted';
