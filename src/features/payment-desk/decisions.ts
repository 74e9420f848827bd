import { t } from '../../words/desk.ts';
import type { Decision } from './payment-desk.queries.ts';

export type Choice = {
  decision: Decision | 'refunded';
  label: string;
  /** What to say once it is decided about the bill with that number. */
  done: (number: string) => string;
  title: string;
  description: string;
  /** Which cells the dialog asks for: the receipt and what came, what came alone, or what was sent back. */
  asks: 'receipt' | 'came' | 'amount' | 'nothing';
};

const paid: Choice = {
  decision: 'paid',
  label: t('The money is here'),
  done: (number) => t('{number}: the money is here.', { number }),
  title: t('Confirm the payment'),
  description: t('Check the M-Pesa statement first. The order counts as paid and can be packed.'),
  asks: 'receipt',
};
const paidLess: Choice = {
  decision: 'paid_less',
  label: t('Keep the price, send back the rest'),
  done: (number) => t('{number}: the price is kept, the rest goes back.', { number }),
  title: t('Keep the price and send back the rest?'),
  description: t(
    'More came than was asked. It counts as paid, and what is above the price appears here as a refund.',
  ),
  asks: 'nothing',
};
const notPaid: Choice = {
  decision: 'not_paid',
  label: t('No money came'),
  done: (number) => t('{number}: no money came.', { number }),
  title: t('No money came?'),
  description: t('The buyer is told and may pay again; the order is kept a little longer.'),
  asks: 'nothing',
};
const refund: Choice = {
  decision: 'refund',
  label: t('Send it back'),
  done: (number) => t('{number}: send it back.', { number }),
  title: t('Send the money back?'),
  description: t(
    'The order is cancelled unless it is paid otherwise or is to be paid in cash, and the refund appears in this list.',
  ),
  asks: 'nothing',
};
const cameOnce: Choice = {
  decision: 'not_paid',
  label: t('No second payment'),
  done: (number) => t('{number}: no second payment.', { number }),
  title: t('No second payment?'),
  description: t('It stays as it is, and the named receipt is closed.'),
  asks: 'nothing',
};
const cameTwice: Choice = {
  decision: 'refund',
  label: t('The money came twice'),
  done: (number) => t('{number}: the money came twice.', { number }),
  title: t('Did the money come twice?'),
  description: t(
    'Check the M-Pesa statement first. It stays as it is; the second payment appears here as a refund.',
  ),
  asks: 'came',
};
const refunded: Choice = {
  decision: 'refunded',
  label: t('Record the refund'),
  done: (number) => t('{number}: record the refund.', { number }),
  title: t('Record the refund'),
  description: t('Send the money first, then note it here. The payer is told.'),
  asks: 'amount',
};

/** What follows for a kind of bill, where it is not what follows for an order. */
const follows: Record<string, Partial<Record<Choice['decision'], string>>> = {
  plan: {
    paid: t('Check the M-Pesa statement first. The month that was paid begins.'),
    not_paid: t('The payer is told and may try again.'),
    refund: t('The payer is told, and the refund appears in this list.'),
  },
  consultation: {
    paid: t('Check the M-Pesa statement first. The consultation is confirmed while its time is free.'),
    not_paid: t('The payer is told, and the time is free again.'),
    refund: t('The payer is told, and the refund appears in this list.'),
  },
};

/**
 * What can be decided about a row of the queue, the usual decision first. `kind`: order, plan, consultation;
 * `isMore`: whether more came than was asked.
 */
export function choicesOf(waits: string, kind: string, isMore: boolean): Choice[] {
  const possible = choices(waits);
  return (isMore && waits === 'payment' ? [paidLess, ...possible] : possible).map((choice) => ({
    ...choice,
    description: (waits !== 'second_receipt' && follows[kind]?.[choice.decision]) || choice.description,
  }));
}

function choices(waits: string): Choice[] {
  if (waits === 'refund') return [refunded];
  if (waits === 'second_receipt') return [cameOnce, cameTwice];
  return waits === 'payment' ? [paid, notPaid, refund] : [paid, notPaid];
}
