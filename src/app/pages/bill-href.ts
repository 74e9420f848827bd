import type { Waiting } from '../../features/payment-desk/payment-desk.queries.ts';
import { paths } from '../../lib/paths.ts';

export const orderHref = (id: string): string => `${paths.admin()}?order=${id}`;

/** Where what is paid for is seen at the desks. */
export function billHref({
  kind,
  bill_id: id,
  number,
}: Pick<Waiting, 'kind' | 'bill_id' | 'number'>): string {
  if (kind === 'order') return orderHref(id);
  return kind === 'plan'
    ? `/admin/subscriptions?tab=payments&q=${number}`
    : `/admin/consultations?q=${number}`;
}
