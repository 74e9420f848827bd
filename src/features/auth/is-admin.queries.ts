import { queryOptions, useQuery } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

const isAdminQuery = (userId: string) =>
  queryOptions({
    queryKey: ['auth', 'is-admin', userId],
    staleTime: 5 * 60_000,
    queryFn: async (): Promise<boolean> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('is_admin')) === true;
    },
  });

/** Whether the signed-in user is an admin; undefined while that is unknown. Only for showing: the database decides. */
export function useIsAdmin(): boolean | undefined {
  const userId = useSession()?.user.id;
  const { data, isError } = useQuery({ ...isAdminQuery(userId ?? ''), enabled: userId !== undefined });
  if (userId === undefined || isError) return false;
  return data;
}
