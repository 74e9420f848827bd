import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** `to_pay_kes`: by M-Pesa now; 0: nothing, or it is looked at. */
export type TrackedOrder = NonNullable<Returns<'track_order'>>;

/**
 * Where a visitor's parcel is; null when number and phone do not belong together, or when the order is in an account.
 * Every call counts: after ten an hour the database refuses with `too_many_attempts`.
 */
export async function trackOrder(number: string, phone: string): Promise<TrackedOrder | null> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('track_order', { number, phone }));
}
