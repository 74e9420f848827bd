import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

const lines = z.array(
  z.object({
    product_id: z.number(),
    name: z.string(),
    size: z.string(),
    picture: z.string(),
    unit_price_kes: z.number(),
    /** As it was ordered, and what of it can be had today. */
    ordered: z.number(),
    quantity: z.number(),
    problem: z.nullable(z.enum(['gone', 'sold_out', 'short'])),
  }),
);

export type ReorderLine = z.infer<typeof lines>[number];

/** What a member's order would be today, with today's prices in KSh. */
export async function reorder(orderId: string): Promise<ReorderLine[]> {
  const { rpc } = await getSupabase();
  return lines.parse(unwrap(await rpc('reorder', { order_id: orderId })));
}
