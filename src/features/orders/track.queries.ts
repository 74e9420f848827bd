import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { orderOutline } from './order.ts';

const tracked = z.extend(orderOutline, {
  /** By M-Pesa now; 0: nothing, or it is looked at. */
  to_pay_kes: z.number(),
});

export type TrackedOrder = z.infer<typeof tracked>;

/**
 * Where a visitor's parcel is; null when number and phone do not belong together, or when the order is in an account.
 * Every call counts: after ten an hour the database refuses with `too_many_attempts`.
 */
export async function trackOrder(number: string, phone: string): Promise<TrackedOrder | null> {
  const { rpc } = await getSupabase();
  return z.nullable(tracked).parse(unwrap(await rpc('track_order', { number, phone })));
}
