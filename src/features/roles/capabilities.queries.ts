import { queryOptions, useQuery } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** What a role may do at the desks, by the names the database uses. */
export type Capability =
  | 'orders'
  | 'stock'
  | 'payments'
  | 'returns'
  | 'products'
  | 'settings'
  | 'customers'
  | 'subscriptions'
  | 'consultations'
  | 'practices'
  | 'content'
  | 'reviews'
  | 'testimonials'
  | 'messages'
  | 'figures'
  | 'telemetry'
  | 'trail'
  | 'roles';

const capabilitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['roles', 'capabilities', userId],
    staleTime: 60_000,
    queryFn: async (): Promise<string[]> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('my_capabilities'));
    },
  });

type Capabilities = { isKnown: boolean; isStaff: boolean; may: (capability: Capability) => boolean };

/** What the signed-in person may do. Only for showing: every policy and function asks again. */
export function useCapabilities(): Capabilities {
  const userId = useSession()?.user.id;
  const { data, isError } = useQuery({ ...capabilitiesQuery(userId ?? ''), enabled: userId !== undefined });
  const own = userId === undefined ? undefined : data;
  return {
    isKnown: userId === undefined || own !== undefined || isError,
    isStaff: (own?.length ?? 0) > 0,
    may: (capability) => own?.includes(capability) ?? false,
  };
}
