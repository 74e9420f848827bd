import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type OrderOutline, orderOutline } from './order.ts';

/**
 * Where a visitor's parcel is; null when number and phone do not belong together, or when the order is in an account.
 * Every call counts: after ten an hour the database refuses with `too_many_attempts`.
 */
export async function trackOrder(number: string, phone: string): Promise<OrderOutline | null> {
  const { rpc } = await getSupabase();
  return z.nullable(orderOutline).parse(unwrap(await rpc('track_order', { number, phone })));
}
