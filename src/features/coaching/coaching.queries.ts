import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { isNumber, isText, objectOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/community.ts';

export const TEXT_MAX = 600;
export const AIM_MAX = 200;
export const ANSWER_MAX = 2000;

/** How a week went, from 1. */
export const ratings = [
  { value: '1', label: t('Very badly') },
  { value: '2', label: t('Badly') },
  { value: '3', label: t('Mixed') },
  { value: '4', label: t('Well') },
  { value: '5', label: t('Very well') },
] as const;
export const ratingText = (rating: number): string =>
  ratings.find(({ value }) => value === String(rating))?.label ?? String(rating);

const key = ['coaching'] as const;

export type Coaching = NonNullable<Returns<'my_coaching'>>;
export type CheckIn = Coaching['check_ins'][number];
export type CheckInToAnswer = Returns<'check_ins_to_answer'>[number];

export const coachingQueries = {
  mine: (userId: string) =>
    queryOptions({
      queryKey: [...key, 'mine', userId],
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('my_coaching'));
      },
    }),
  /** Practitioners who can be chosen. */
  coaches: () =>
    queryOptions({
      queryKey: [...key, 'coaches'],
      queryFn: async () => {
        const { from } = await getSupabase();
        return unwrap(
          await from('practitioners')
            .select('id, display_name, title')
            .eq('status', 'active')
            .order('display_name')
            .limit(100),
        );
      },
    }),
  /** Check-ins of those whom the caller coaches. */
  toAnswer: (userId: string) =>
    queryOptions({
      queryKey: [...key, 'to answer', userId],
      refetchInterval: 60_000,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('check_ins_to_answer'));
      },
    }),
};

/** What was typed of a week's check-in and not sent. */
type Draft = { week: string; rating: number; worked: string; hard: string; aim: string };
export const noDraft: Draft = { week: '', rating: 0, worked: '', hard: '', aim: '' };
const KEPT_MS = 7 * 86_400_000;
export const checkInDraft = createStoredState<Draft>(
  'mizizi-check-in-draft',
  objectOf<Draft>({ week: isText, rating: isNumber, worked: isText, hard: isText, aim: isText }),
  noDraft,
  KEPT_MS,
);

const readAgain = (queries: QueryClient): Promise<void> => queries.invalidateQueries({ queryKey: key });

/** @param cannot_wait whether it tells of an emergency; the coach hears of it as one */
export async function saveCheckIn(queries: QueryClient, draft: Draft, cannot_wait: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  const { rating, worked, hard, aim } = draft;
  unwrap(await rpc('save_check_in', { rating, worked, hard, aim, cannot_wait }));
  await readAgain(queries);
}

export async function deleteCheckIn(queries: QueryClient, id: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('delete_check_in', { check_in_id: id }));
  await readAgain(queries);
}

export async function chooseCoach(queries: QueryClient, id: string, consent: boolean): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('choose_coach', { practitioner_id: id, consent }));
  await readAgain(queries);
}

export async function endCoaching(queries: QueryClient): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('end_coaching'));
  await readAgain(queries);
}

/** Sets the day of the weekly reminder; null ends it. */
export async function remindOn(queries: QueryClient, day: number | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('remind_of_check_in', { remind_on: day as number }));
  await readAgain(queries);
}

export async function answerCheckIn(queries: QueryClient, id: string, answer: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('answer_check_in', { check_in_id: id, answer }));
  await readAgain(queries);
}
