import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { deskKey } from '../../lib/desk.ts';
import { getSupabase } from '../../lib/supabase.ts';

const lotsKey = [...deskKey, 'lots'] as const;

/** A lot of a product. Days are dates of Nairobi; `best_before` null: none is printed. */
export type Lot = {
  id: number;
  code: string;
  best_before: string | null;
  supplier: string | null;
  received_on: string;
  received: number;
  pieces: number;
  stopped_at: string | null;
};

export type Recall = NonNullable<Returns<'lot_recall'>>;
export type RecallWords = 'pay_back' | 'bring_back' | 'exchange';

/** The lots of a product or option, the one that goes out next before the others. */
export const lotsQuery = (productId: number) =>
  queryOptions({
    queryKey: [...lotsKey, 'of', productId],
    queryFn: async (): Promise<Lot[]> => {
      const { from } = await getSupabase();
      return unwrap(
        await from('product_lots')
          .select('id, code, best_before, supplier, received_on, received, pieces, stopped_at')
          .eq('product_id', productId)
          .order('best_before')
          .order('received_on')
          .order('id'),
      );
    },
  });

/** Every order that got a lot, and whether its buyer was told; null where there is no such lot. */
export const recallQuery = (lotId: number) =>
  queryOptions({
    queryKey: [...lotsKey, 'recall', lotId],
    queryFn: async (): Promise<Recall | null> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('lot_recall', { lot_id: lotId }));
    },
  });

export type ReceivedLot = {
  productId: number;
  code: string;
  bestBefore: string | null;
  pieces: number;
  supplier: string;
  isCounted: boolean;
};

/** Refusals: `bad_code, bad_day, bad_name, bad_quantity, lot_stopped, not_allowed, not_found`. */
export async function receiveLot(said: ReceivedLot): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('receive_lot', {
      product_id: said.productId,
      code: said.code,
      pieces: said.pieces,
      best_before: said.bestBefore,
      supplier: said.supplier.trim() || null,
      is_counted: said.isCounted,
    }),
  );
}

/** The stock goes with the pieces. Refusals: `bad_day, bad_name, bad_quantity, changed_by_other, not_allowed, not_found`. */
export async function correctLot(lot: Lot, pieces: number, bestBefore: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(
    await rpc('correct_lot', {
      lot_id: lot.id,
      pieces,
      expected_pieces: lot.pieces,
      best_before: bestBefore,
      supplier: lot.supplier,
    }),
  );
}

/** Stops what is left and tells who got some of it, once. Refusals: `bad_words, lot_stopped, no_reason, not_allowed, not_found`. */
export async function stopLot(lotId: number, reason: string, words: RecallWords): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('stop_lot', { lot_id: lotId, reason, words }));
}

/** Sells it again; nobody is told. Refusals: `no_reason, not_allowed, not_found, wrong_state`. */
export async function releaseLot(lotId: number, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('release_lot', { lot_id: lotId, note }));
}
