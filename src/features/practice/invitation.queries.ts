import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { practiceKey } from './practice.queries.ts';

export type Invitation = NonNullable<Returns<'read_invitation'>>;

/** What a link is worth; null when it was used, withdrawn, replaced by a newer one, or is too old. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['practice-invitation', token],
    queryFn: async (): Promise<Invitation | null> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('read_invitation', { token }));
    },
  });

/** Opens the practice that a link promises, for the caller. Refuses with invitation_over. */
export async function acceptInvitation(queries: QueryClient, userId: string, token: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('accept_invitation', { token }));
  await queries.invalidateQueries({ queryKey: practiceKey(userId) });
}
