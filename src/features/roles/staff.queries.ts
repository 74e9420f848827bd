import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { RoleId } from './roles.ts';

/** Of all that depends on who has which role. */
export const rolesKey = ['roles'] as const;

/** Everybody who works here, owners first. */
export const staffQuery = queryOptions({
  queryKey: [...rolesKey, 'staff'],
  queryFn: async (): Promise<Member[]> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('list_staff'));
  },
});

export type Member = {
  user_id: string;
  email: string;
  full_name: string;
  roles: string[];
  since: string;
  is_me: boolean;
  is_last_owner: boolean;
};

export async function giveRole(email: string, role: RoleId): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('give_role', { email, role }));
}

export async function takeRole(userId: string, role: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('take_role', { user_id: userId, role }));
}
