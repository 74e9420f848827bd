import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { practiceKey } from './practice.queries.ts';

const key = ['practices-desk'] as const;

/** Every practice and every open invitation. */
export const practicesQuery = queryOptions({
  queryKey: [...key, 'list'],
  // a mail goes out within seconds, and says what became of it
  refetchInterval: ({ state }) =>
    state.data?.invitations.some(({ mail_state: mail }) => mail === 'waiting') ? 5000 : false,
  queryFn: async () => {
    const { from, rpc } = await getSupabase();
    const [rows, invitations] = await Promise.all([
      rpc('practice_list'),
      from('practitioner_invitations')
        .select('email, display_name, invited_at, expires_at, mail_state')
        .order('invited_at'),
    ]);
    return {
      practices: unwrap(rows),
      invitations: unwrap(invitations),
    };
  },
});
export type DeskPractice = NonNullable<
  Awaited<ReturnType<NonNullable<typeof practicesQuery.queryFn>>>
>['practices'][number];

export const utilisationQuery = (fromDay: string, toDay: string) =>
  queryOptions({
    queryKey: [...key, 'utilisation', fromDay, toDay],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      return unwrap(await rpc('practice_utilisation', { from_day: fromDay, to_day: toDay }));
    },
  });

/** Money in doubt or owed back, reports that nobody came, and reviews that wait. */
export const careQuery = queryOptions({
  queryKey: [...key, 'care'],
  refetchInterval: 60_000,
  queryFn: async () => {
    const { rpc } = await getSupabase();
    const [absences, reviews] = await Promise.all([rpc('absence_queue'), rpc('practitioner_review_queue')]);
    return { absences: unwrap(absences), reviews: unwrap(reviews) };
  },
});

export const readDeskAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key });

/** An open invitation. */
export type DeskInvitation = NonNullable<
  Awaited<ReturnType<NonNullable<typeof practicesQuery.queryFn>>>
>['invitations'][number];

/** `opened` when the person has an account already, else `invited`, and a mail goes out. */
export async function invitePractitioner(email: string, name: string): Promise<string> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('invite_practitioner', { email, display_name: name })).state;
}

export async function withdrawInvitation(email: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('withdraw_invitation', { email }));
}

export async function checkLicence(id: string, accepted: boolean, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('check_licence', { practitioner_id: id, accepted, note: note.trim() || null }));
}

export async function closePractice(id: string, closed: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('close_practice', { practitioner_id: id, closed }));
}

export async function settleAbsence(id: string, accepted: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('settle_absence', { consultation_id: id, accepted }));
}

export async function moderateReview(id: number, state: 'published' | 'rejected'): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('moderate_practitioner_review', { review_id: id, next_state: state }));
}

export type Rules = {
  video_base_url: string;
  room_opens_minutes: number;
  hold_minutes: number;
  cancel_hours: number;
  most_moves: number;
};

/** What holds for every consultation. */
export const rulesQuery = queryOptions({
  queryKey: ['practices-desk', 'rules'],
  queryFn: async (): Promise<Rules> => {
    const { from } = await getSupabase();
    const found = await from('consultation_settings')
      .select('video_base_url, room_opens_minutes, hold_minutes, cancel_hours, most_moves')
      .single();
    const rules: Rules = unwrap(found);
    return rules;
  },
});

export async function saveRules(change: Partial<Rules>): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('consultation_settings').update(change).eq('id', true).select('id').single());
}

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
