/** What is read of a payment for a plan, newest first. */
type PlanPaymentRow = {
  id: string;
  plan_type: string;
  state: string;
  amount_kes: number;
  payments: readonly { phone: string }[];
};

/** The states of a month in the words of orders, which the payment panel speaks. */
const states: Record<string, string> = {
  open: 'awaiting',
  paid: 'paid',
  needs_review: 'needs_review',
};

/**
 * The bill of a month of a plan for the payment panel.
 * @param rows a user's payments for plans, newest first
 * @param known ids that were paid before the page was opened: those are history, and the next month is the bill
 * @param dueKes what the month costs today
 */
export function planBill(
  rows: readonly PlanPaymentRow[],
  plan: string,
  known: ReadonlySet<string>,
  dueKes: number,
) {
  const newest = rows.find((row) => row.plan_type === plan && row.state !== 'cancelled');
  const row = newest && newest.state in states && !known.has(newest.id) ? newest : undefined;
  return {
    id: row?.id ?? null,
    phone: rows.flatMap(({ payments }) => payments)[0]?.phone ?? null,
    payment_method: 'mpesa',
    payment_state: states[row?.state ?? 'open'] ?? 'awaiting',
    fulfilment_state: 'placed',
    total_kes: row?.amount_kes ?? dueKes,
    hold_expires_at: null,
  };
}
