import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { practiceKey } from './practice.queries.ts';

const invitation = z.nullable(
  z.object({ display_name: z.string(), email: z.string(), expires_at: z.string() }),
);
export type Invitation = NonNullable<z.infer<typeof invitation>>;

/** What a link is worth; null when it was used, withdrawn, replaced by a newer one, or is too old. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['practice-invitation', token],
    queryFn: async (): Promise<Invitation | null> => {
      const { rpc } = await getSupabase();
      return invitation.parse(unwrap(await rpc('read_invitation', { token })));
    },
  });

/** Opens the practice that a link promises, for the caller. Refuses with invitation_over. */
export async function acceptInvitation(queries: QueryClient, userId: string, token: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('accept_invitation', { token }));
  await queries.invalidateQueries({ queryKey: practiceKey(userId) });
}
