import { paths } from '../../lib/paths.ts';

/** What is to be paid, an order, a month of a plan or a consultation, in the words of orders. */
export type Payable = {
  payment_method: string;
  payment_state: string;
  fulfilment_state: string;
  total_kes: number;
  hold_expires_at: string | null;
  /** Whether nothing can be paid once the hold is over, unless a prompt is open. */
  ends_with_hold?: boolean;
};

/** What money is for: `kind` is order, plan or consultation, `bill_id` the id of that. */
type Bill = { kind: string; bill_id: string; number: string };

export const orderHref = (id: string): string => `${paths.admin()}?order=${id}`;

/** Where what is paid for is seen at the desks. */
export function billHref({ kind, bill_id: id, number }: Bill): string {
  if (kind === 'order') return orderHref(id);
  return kind === 'plan'
    ? `/admin/subscriptions?tab=payments&q=${number}`
    : `/admin/consultations?q=${number}`;
}
