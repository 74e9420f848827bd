import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** What a role may do at the desks, by the names the database uses. */
export type Capability =
  | 'orders'
  | 'stock'
  | 'payments'
  | 'books'
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

const capabilitiesKey = ['roles', 'capabilities'] as const;

const capabilitiesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...capabilitiesKey, userId],
    staleTime: 60_000,
    queryFn: async (): Promise<{ own: string[]; locked: string[] }> => {
      const { rpc } = await getSupabase();
      const own = unwrap(await rpc('my_capabilities'));
      return { own, locked: own.length > 0 ? unwrap(await rpc('locked_capabilities')) : [] };
    },
  });

type Capabilities = {
  isKnown: boolean;
  isStaff: boolean;
  /** Whether there is work that waits for a second step, and none that does not. */
  isLocked: boolean;
  /** Whether a role of theirs includes it, though it may wait for a second step. */
  has: (capability: Capability) => boolean;
  /** Whether they may do it now. */
  may: (capability: Capability) => boolean;
};

/** What the signed-in person may do. Only for showing: every policy and function asks again. */
export function useCapabilities(): Capabilities {
  const userId = useSession()?.user.id;
  const { data, isError } = useQuery({ ...capabilitiesQuery(userId ?? ''), enabled: userId !== undefined });
  const { own, locked } = (userId === undefined ? undefined : data) ?? { own: [], locked: [] };
  return {
    isKnown: userId === undefined || data !== undefined || isError,
    isStaff: own.length > 0,
    isLocked: own.length > 0 && own.every((capability) => locked.includes(capability)),
    has: (capability) => own.includes(capability),
    may: (capability) => own.includes(capability) && !locked.includes(capability),
  };
}

/** Looks again as soon as something is refused for want of a second step: an owner may have asked for it just now. */
export function useFreshLocks(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const look = (error: unknown): void => {
      if (error instanceof AppError && error.kind === 'second_factor_needed')
        void queries.invalidateQueries({ queryKey: capabilitiesKey });
    };
    const stopReads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    const stopChanges = queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
    });
    return () => {
      stopReads();
      stopChanges();
    };
  }, [queries]);
}

/** Which roles of somebody wait for a second step. */
export const lockedRolesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['roles', 'locked', userId],
    queryFn: async (): Promise<string[]> => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('locked_roles'));
    },
  });
