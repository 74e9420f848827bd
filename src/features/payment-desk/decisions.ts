import { t } from '../../words/desk.ts';
import type { Decision } from './payment-desk.queries.ts';

export type Choice = {
  decision: Decision | 'refunded';
  label: string;
  /** What to say once it is decided about the order with that number. */
  done: (number: string) => string;
  title: string;
  description: string;
  /** Which cells the dialog asks for. */
  asks: 'receipt' | 'amount' | 'nothing';
};

const paid: Choice = {
  decision: 'paid',
  label: t('The money is here'),
  done: (number) => t('Order {number}: the money is here.', { number }),
  title: t('Confirm the payment'),
  description: t('Check the M-Pesa statement first. The order counts as paid and can be packed.'),
  asks: 'receipt',
};
const notPaid: Choice = {
  decision: 'not_paid',
  label: t('No money came'),
  done: (number) => t('Order {number}: no money came.', { number }),
  title: t('No money came?'),
  description: t('The buyer is told and may pay again; the order is kept a little longer.'),
  asks: 'nothing',
};
const refund: Choice = {
  decision: 'refund',
  label: t('Send it back'),
  done: (number) => t('Order {number}: send it back.', { number }),
  title: t('Send the money back?'),
  description: t('The order is cancelled unless it is paid otherwise, and the refund appears in this list.'),
  asks: 'nothing',
};
const refunded: Choice = {
  decision: 'refunded',
  label: t('Record the refund'),
  done: (number) => t('Order {number}: record the refund.', { number }),
  title: t('Record the refund'),
  description: t('Send the money first, then note it here. The buyer is told.'),
  asks: 'amount',
};

/** What can be decided about a row of the queue, the usual decision first. */
export function choicesOf(kind: string): Choice[] {
  if (kind === 'refund') return [refunded];
  return kind === 'payment' ? [paid, notPaid, refund] : [paid, notPaid];
}
