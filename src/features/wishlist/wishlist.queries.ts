import { queryOptions } from '@tanstack/react-query';

import { toAppError, unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** The account's wishes, the newest first; their ids are those of the products. */
export async function readAccountWishes(): Promise<{ id: string }[]> {
  const { from } = await getSupabase();
  const rows = unwrap(
    await from('wishlist_items').select('product_id').order('created_at', { ascending: false }).limit(200),
  );
  return rows.map(({ product_id }) => ({ id: String(product_id) }));
}

/** Reads that belong to the wishlist. */
export const wishlistQueries = {
  all: ['wishlist'] as const,

  /** The products somebody waits for: they are told once when these are back. */
  alerts: (userId: string) =>
    queryOptions({
      queryKey: [...wishlistQueries.all, 'alerts', userId] as const,
      queryFn: async () => {
        const { from } = await getSupabase();
        return unwrap(await from('stock_alerts').select('product_id')).map(({ product_id }) => product_id);
      },
    }),
};

/** Asks to be told when a product is back, or no longer. */
export async function saveAlert(id: number, wanted: boolean): Promise<void> {
  const { from } = await getSupabase();
  if (!wanted) {
    unwrap(await from('stock_alerts').delete().eq('product_id', id));
    return;
  }
  const { error } = await from('stock_alerts').insert({ product_id: id });
  if (error && error.code !== '23505') throw toAppError(error);
}
