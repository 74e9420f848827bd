import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { readKeptSession, signOut } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

export type AccountChange = NonNullable<Returns<'read_account_change'>>;

/** What a link of a mail about a changed account stands for; null when it was used or is too old. */
export const accountChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-change', token],
    queryFn: async (): Promise<AccountChange | null> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('read_account_change', { token }));
    },
  });

/** Makes the account what it was before the change, which ends all its sessions, that of this browser too. */
export async function undoAccountChange(token: string): Promise<void> {
  const { rpc } = await getSupabase();
  const { user_id: userId } = unwrap(await rpc('undo_account_change', { token }));
  if (readKeptSession()?.user.id === userId) await signOut();
}
