import { formatKes } from '../../lib/format.ts';
import { t } from '../../words/desk.ts';
import type { Cancellation, Decision, Waiting } from './payment-desk.queries.ts';

export type Choice = {
  decision: Decision | 'refunded' | 'at_door';
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
const paidLess = ({ totalKes, asked_kes: askedKes }: Decided): Choice => ({
  decision: 'paid_less',
  label: t('Keep the price, send back the rest'),
  done: (number) => t('{number}: the price is kept, the rest goes back.', { number }),
  title: t('Keep the price and send back the rest?'),
  description: t(
    '{came} came. The price of {asked} is kept, and {rest} appears here as a refund. The payer is told both.',
    { came: formatKes(totalKes), asked: formatKes(askedKes), rest: formatKes(totalKes - askedKes) },
  ),
  asks: 'nothing',
});
const notPaid: Choice = {
  decision: 'not_paid',
  label: t('No money came'),
  done: (number) => t('{number}: no money came.', { number }),
  title: t('No money came?'),
  description: t('The buyer is told and may pay again; the order is kept a little longer.'),
  asks: 'nothing',
};
const refund = (waiting: Decided): Choice => ({
  decision: 'refund',
  label: t('Send it back'),
  done: (number) => t('{number}: send it back.', { number }),
  title: waiting.state === 'paid' ? t('Send the second payment back?') : t('Send the money back?'),
  description: [whatEnds(waiting), t('The payer is told, and the refund appears in this list.')].join(' '),
  asks: 'nothing',
});

const ON_TOP_OF_CASH = /^Paid in cash already; /;
const IN_CASH = / is to be paid in cash\.$/;

/** What becomes of the bill when money of it is sent back. */
function whatEnds({ kind, state, reason, cancelled, totalKes, asked_kes, amount_kes }: Decided): string {
  const amount = formatKes(amount_kes);
  if (state === 'paid')
    return t('It is paid already and stays paid. Only this {amount} goes back.', { amount });
  if (state !== 'needs_review')
    return t('It is over already and stays so. This {amount} goes back.', { amount });
  if (cancelled === 'time')
    return t('Its time to pay ran out, and it stays closed. This {amount} goes back.', { amount });
  if (cancelled !== null)
    return t('It is cancelled already and stays so. This {amount} goes back.', { amount });
  if (reason !== null && IN_CASH.test(reason))
    return t('The order goes on and is still paid in cash. This {amount} goes back.', { amount });
  const isAll = totalKes > asked_kes;
  if (kind === 'plan')
    return isAll
      ? t('All of this {amount} goes back, not only what is above the price, and no month begins.', {
          amount,
        })
      : t('This {amount} goes back, and no month begins.', { amount });
  if (kind === 'consultation')
    return isAll
      ? t('All of this {amount} goes back, not only what is above the price, and the time is free again.', {
          amount,
        })
      : t('This {amount} goes back, and the time is free again.', { amount });
  return isAll
    ? t('All of this {amount} goes back, not only what is above the price, and the order is cancelled.', {
        amount,
      })
    : t('This {amount} goes back, and the order is cancelled.', { amount });
}

const atDoor: Choice = {
  decision: 'at_door',
  label: t('A part, paid at the door'),
  done: (number) => t('{number}: both pay it.', { number }),
  title: t('Was a part of it paid by M-Pesa at the door?'),
  description: t('Then so much less cash was taken, and both pay the order. The buyer is told.'),
  asks: 'nothing',
};
const cameOnce: Choice = {
  decision: 'not_paid',
  label: t('No second payment'),
  done: (number) => t('{number}: no second payment.', { number }),
  title: t('No second payment?'),
  description: t('It stays as it is, the named receipt is closed, and the payer is told.'),
  asks: 'nothing',
};
const noneOnTop: Choice = {
  ...cameOnce,
  label: t('No money came'),
  done: (number) => t('{number}: no money came.', { number }),
  title: t('No money came?'),
  description: t('It stays as it is, and the payer is told.'),
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
  },
  consultation: {
    paid: t('Check the M-Pesa statement first. The consultation is confirmed while its time is free.'),
    not_paid: t('The payer is told, and the time is free again.'),
  },
};

/** A row of the queue, with all that came for its bill and waits, and how its order ended. */
export type Decided = Pick<
  Waiting,
  'waits' | 'kind' | 'state' | 'asked_kes' | 'amount_kes' | 'receipt' | 'reason'
> & {
  totalKes: number;
  /** null: it is not cancelled. */
  cancelled: Cancellation['how'] | null;
};

/** What asks for nothing any more: money that comes now came on top. */
export const SETTLED = ['paid', 'refund_due', 'refunded'];

/** What can be decided about a row of the queue, the usual decision first. */
export function choicesOf(waiting: Decided): Choice[] {
  return choices(waiting).map((choice) => ({
    ...choice,
    description:
      (waiting.waits !== 'second_receipt' && follows[waiting.kind]?.[choice.decision]) || choice.description,
  }));
}

function choices(waiting: Decided): Choice[] {
  switch (waiting.waits) {
    case 'refund':
      return [refunded];
    case 'second_receipt':
      return [cameOnce, cameTwice];
    case 'receipt_claim':
      return [paid, notPaid];
    case 'payment':
      break;
    // Others have buttons of their own, or their payer is to be asked.
    default:
      return [];
  }
  // Of what is settled money can only go back; where no receipt is known, perhaps none came.
  if (SETTLED.includes(waiting.state)) {
    if (waiting.receipt === null) return [refund(waiting), noneOnTop];
    const isPart = ON_TOP_OF_CASH.test(waiting.reason ?? '') && waiting.totalKes < waiting.asked_kes;
    return [refund(waiting), ...(isPart ? [atDoor] : [])];
  }
  const isMore = waiting.totalKes > waiting.asked_kes;
  return [...(isMore ? [paidLess(waiting)] : []), paid, notPaid, refund(waiting)];
}
