import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shell.ts';

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
