import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { readKeptSession, signOut } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

const accountChange = z.nullable(
  z.object({
    changed: z.enum(['password', 'email']),
    changed_at: z.string(),
    email: z.string(),
    undo_until: z.string(),
  }),
);
export type AccountChange = NonNullable<z.infer<typeof accountChange>>;

/** What a link of a mail about a changed account stands for; null when it was used or is too old. */
export const accountChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-change', token],
    queryFn: async (): Promise<AccountChange | null> => {
      const { rpc } = await getSupabase();
      return accountChange.parse(unwrap(await rpc('read_account_change', { token })));
    },
  });

const undone = z.object({ user_id: z.string() });

/** Makes the account what it was before the change, which ends all its sessions, that of this browser too. */
export async function undoAccountChange(token: string): Promise<void> {
  const { rpc } = await getSupabase();
  const { user_id: userId } = undone.parse(unwrap(await rpc('undo_account_change', { token })));
  if (readKeptSession()?.user.id === userId) await signOut();
}
