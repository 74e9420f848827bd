import type { Decision } from './payment-desk.queries.ts';

export type Choice = {
  decision: Decision | 'refunded';
  label: string;
  title: string;
  description: string;
  /** Which cells the dialog asks for. */
  asks: 'receipt' | 'amount' | 'nothing';
};

const paid: Choice = {
  decision: 'paid',
  label: 'The money is here',
  title: 'Confirm the payment',
  description: 'Check the M-Pesa statement first. The order counts as paid and can be packed.',
  asks: 'receipt',
};
const notPaid: Choice = {
  decision: 'not_paid',
  label: 'No money came',
  title: 'No money came?',
  description: 'The buyer is told and may pay again; the order is kept a little longer.',
  asks: 'nothing',
};
const refund: Choice = {
  decision: 'refund',
  label: 'Send it back',
  title: 'Send the money back?',
  description: 'The order is cancelled unless it is paid otherwise, and the refund appears in this list.',
  asks: 'nothing',
};
const refunded: Choice = {
  decision: 'refunded',
  label: 'Record the refund',
  title: 'Record the refund',
  description: 'Send the money first, then note it here. The buyer is told.',
  asks: 'amount',
};

/** What can be decided about a row of the queue, the usual decision first. */
export function choicesOf(kind: string): Choice[] {
  if (kind === 'refund') return [refunded];
  return kind === 'payment' ? [paid, notPaid, refund] : [paid, notPaid];
}
