import { queryOptions } from '@tanstack/react-query';

import type { ByHand } from '../../entities/sent-by-hand/by-hand-fields.tsx';
import { toAppError, unwrap } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/desk.ts';

const PHOTO_SECONDS = 600;

export const returnLists = [
  { id: 'requested', label: t('To decide'), states: ['requested'] },
  { id: 'approved', label: t('On the way'), states: ['approved'] },
  { id: 'received', label: t('To pay back'), states: ['received'] },
  { id: 'ended', label: t('Ended'), states: ['refused', 'refunded'] },
] as const;
export type ReturnListId = (typeof returnLists)[number]['id'];

const columns =
  `id, order_id, state, reason, details, photo_path, refund_kes, refunded_kes, delivery_kes, decision_note, created_at, updated_at,
  order:orders(number, contact_name, phone, payment_method, delivered_at, user_id),
  items:order_return_items(order_item_id, quantity, opened, restocked,
    line:order_items(name, size, unit_price_kes, quantity))` as const;

/** Returns in some states: the longest waiting first, ended ones newest first. */
export const returnsQuery = (list: ReturnListId) =>
  queryOptions({
    queryKey: [...deskKey, 'returns', list],
    refetchInterval: 60_000,
    queryFn: async () => {
      const { from } = await getSupabase();
      const states = returnLists.find(({ id }) => id === list)?.states ?? [];
      return unwrap(
        await from('order_returns')
          .select(columns)
          .in('state', [...states])
          .order('updated_at', { ascending: list !== 'ended' })
          .limit(100),
      );
    },
  });

export type DeskReturn = Awaited<ReturnType<NonNullable<ReturnType<typeof returnsQuery>['queryFn']>>>[number];

/** An address of the buyer's photo that works for ten minutes. */
export const photoQuery = (path: string) =>
  queryOptions({
    queryKey: [...deskKey, 'return-photo', path],
    staleTime: (PHOTO_SECONDS - 60) * 1000,
    queryFn: async (): Promise<string> => {
      const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
        import('@supabase/storage-js'),
        getSupabase(),
      ]);
      const bucket = new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
        'return-photos',
      );
      const { data, error } = await bucket.createSignedUrl(path, PHOTO_SECONDS);
      if (error) throw toAppError(error);
      return data.signedUrl;
    },
  });

export type ReturnStep = {
  next: 'approved' | 'refused' | 'received' | 'refunded';
  note: string;
  restock: number[];
  refundKes: number | null;
} & ByHand;

/**
 * Moves a return along. Refusals: `wrong_state, opened_goods, too_much, receipt_used, bad_receipt, bad_phone, refund_in_flight`.
 * @returns whether its money waits for a second person
 */
export async function moveReturn(id: string, step: ReturnStep): Promise<boolean> {
  const { rpc } = await getSupabase();
  const { state } = unwrap(
    await rpc('set_return_state', {
      return_id: id,
      next_state: step.next,
      note: step.note.trim() || null,
      restock: step.restock,
      refund_kes: step.refundKes,
      reference: step.reference.trim() || null,
      phone: step.phone.trim() || null,
    }),
  );
  return state !== step.next;
}
