import { queryOptions, useQuery } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

const isStaffQuery = (userId: string) =>
  queryOptions({
    queryKey: ['auth', 'is-staff', userId],
    staleTime: 5 * 60_000,
    queryFn: async (): Promise<boolean> => {
      const { rpc } = await getSupabase();
      if (unwrap(await rpc('is_admin')) === true) return true;
      return unwrap(await rpc('my_capabilities')).length > 0;
    },
  });

/** Whether the signed-in person runs the shop or works in it. Only for showing menus: the database decides. */
export function useIsStaff(): boolean {
  const userId = useSession()?.user.id;
  const { data } = useQuery({ ...isStaffQuery(userId ?? ''), enabled: userId !== undefined });
  return userId !== undefined && data === true;
}
