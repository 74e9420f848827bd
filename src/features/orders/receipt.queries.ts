import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { orderDetails } from './order-details.ts';
import { orderKeys } from './orders.queries.ts';

const receipt = z.extend(orderDetails, {
  invoice_number: z.nullable(z.string()),
  issued_at: z.nullable(z.string()),
  payments: z.array(
    z.object({ id: z.string(), method: z.string(), state: z.string(), receipt: z.nullable(z.string()) }),
  ),
  refunds: z.array(
    z.object({
      amount_kes: z.number(),
      method: z.string(),
      reference: z.nullable(z.string()),
      at: z.string(),
    }),
  ),
});

export type Receipt = z.infer<typeof receipt>;

/**
 * An order as its receipt shows it. A paid order gets its number with the first look.
 * @param token how a visitor names his order; null for a member
 */
export const receiptQuery = (orderId: string, token: string | null) =>
  queryOptions({
    queryKey: [...orderKeys.one(orderId), 'receipt'],
    queryFn: async (): Promise<Receipt> => {
      const { rpc } = await getSupabase();
      const answer = await rpc('order_receipt', {
        order_id: orderId,
        ...(token === null ? {} : { order_token: token }),
      });
      return receipt.parse(unwrap(answer));
    },
  });
