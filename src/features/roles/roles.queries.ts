import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { AppError, unwrap } from '../../lib/app-error.ts';
import { useSession } from '../../lib/session.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shell.ts';

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

export const roles = [
  { id: 'admin', name: t('Owner'), can: t('Everything, including money, settings and roles.') },
  {
    id: 'packer',
    name: t('Packer'),
    can: t('Sees, packs, sends and hands over orders, and sees what runs low.'),
  },
  {
    id: 'content',
    name: t('Content editor'),
    can: t('Herbs, remedies and articles, reviews and testimonials.'),
  },
  { id: 'practitioner', name: t('Practitioner'), can: t('Consultations with the people who booked them.') },
  {
    id: 'accountant',
    name: t('Accountant'),
    can: t('Reads the books: ledger, daily close, invoices, VAT and files. Changes nothing.'),
  },
] as const;

export type RoleId = (typeof roles)[number]['id'];

export const roleName = (id: string): string => roles.find((role) => role.id === id)?.name ?? id;

/** Does some work, and does it again once whoever is signed in has shown that it is them, where the server asks for that. */
export type WithProof = <Result>(work: () => Promise<Result>) => Promise<Result>;

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

/** What a role asks for, and who has it: those without a second step first. */
export type RoleFactors = { role: RoleId; isRequired: boolean; people: Colleague[] };
type Colleague = { id: string; email: string; name: string; isMe: boolean; hasFactor: boolean };

export const secondFactorsQuery = queryOptions({
  queryKey: [...rolesKey, 'second-factors'],
  staleTime: 0,
  queryFn: async (): Promise<RoleFactors[]> => {
    const { rpc } = await getSupabase();
    const [rules, people] = await Promise.all([rpc('second_factor_roles'), rpc('second_factor_people')]);
    const required = unwrap(rules).filter(({ is_required: isRequired }) => isRequired);
    const everybody = unwrap(people);
    return roles.map(({ id }) => ({
      role: id,
      isRequired: required.some(({ role }) => role === id),
      people: everybody
        .filter(({ role }) => role === id)
        .map((person) => ({
          id: person.user_id,
          email: person.email,
          name: person.full_name || person.email,
          isMe: person.is_me,
          hasFactor: person.has_factor,
        })),
    }));
  },
});

export async function requireSecondFactor(role: RoleId, isRequired: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('require_second_factor', { role, is_required: isRequired }));
}

/** Takes the second step off somebody's account and signs it out everywhere. */
export async function removeSecondFactor(email: string, reason: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('remove_second_factor', { email, reason }));
}
