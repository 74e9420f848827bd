import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** Everything the database holds about the signed-in person. */
export async function exportMyData(): Promise<unknown> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('export_my_data'));
}

export type OpenOrder = {
  id: string;
  number: string;
  paymentState: string;
  fulfilmentState: string;
  returnState: string;
};
/** `dueAt` is null unless the account is to be erased. */
export type Deletion = { dueAt: string | null; openOrders: OpenOrder[] };

const deletionKey = (userId: string) => ['profile', userId, 'deletion'] as const;

export const deletionQuery = (userId: string) =>
  queryOptions({
    queryKey: deletionKey(userId),
    staleTime: 0,
    queryFn: async (): Promise<Deletion> => {
      const { from, rpc } = await getSupabase();
      const [asked, orders] = await Promise.all([
        from('account_deletions').select('due_at').eq('user_id', userId).maybeSingle(),
        rpc('orders_before_erasure'),
      ]);
      return {
        dueAt: unwrap(asked)?.due_at ?? null,
        openOrders: unwrap(orders).map((row) => ({
          id: row.id,
          number: row.number,
          paymentState: row.payment_state,
          fulfilmentState: row.fulfilment_state,
          returnState: row.return_state,
        })),
      };
    },
  });

/** @param confirmation DELETE or the account's address, as typed */
export async function requestDeletion(
  queries: QueryClient,
  userId: string,
  confirmation: string,
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('request_account_deletion', { confirmation }));
  await queries.invalidateQueries({ queryKey: deletionKey(userId) });
}

export async function keepAccount(queries: QueryClient, userId: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('keep_my_account'));
  await queries.invalidateQueries({ queryKey: deletionKey(userId) });
}

type DeviceSession = { id: string; userAgent: string | null; lastSeenAt: string; isCurrent: boolean };

export const sessionsKey = (userId: string) => ['profile', userId, 'sessions'] as const;

/** Where the account is signed in, this device first. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: sessionsKey(userId),
    staleTime: 0,
    queryFn: async (): Promise<DeviceSession[]> => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('my_sessions'));
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.user_agent,
        lastSeenAt: row.last_seen_at,
        isCurrent: row.is_current,
      }));
    },
  });

export async function signOutOthers(): Promise<void> {
  const { auth } = await getSupabase();
  const { error } = await auth.signOut({ scope: 'others' });
  if (error) throw error;
}
