import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import type { Returns } from '../../lib/database.types.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { type FiltersOf, filterTable, oneOf } from '../../lib/use-address-state.ts';
import { t } from '../../words/community.ts';
import { language } from '../../words/language.ts';

export const TITLE_MAX = 120;
export const BODY_MAX = 1000;
export const ANSWER_MAX = 2000;

const topicNames = {
  herbs: t('Herbs and remedies'),
  food: t('Food and drink'),
  fasting: t('Fasting'),
  living: t('Sleep, movement, mood'),
  other: t('Something else'),
} as const;
type Topic = keyof typeof topicNames;

export const topics = Object.entries(topicNames).map(([value, label]) => ({ value, label }));
export const topicName = (topic: string): string => topicNames[topic as Topic] ?? topicNames.other;

/** The languages that people write in, as the database names them. */
export const tongues = [
  { value: 'en', label: 'English' },
  { value: 'sw', label: 'Kiswahili' },
] as const;
export const ownTongue: string = language === 'en' ? 'en' : 'sw';

const table = { topic: oneOf(Object.keys(topicNames)) };
export const questionFilters = filterTable(table);
export type QuestionFilters = FiltersOf<typeof table>;

const key = ['community'] as const;
const PAGE_ROWS = 20;

export type Question = NonNullable<Returns<'read_question'>>;
export type ListedQuestion = Returns<'browse_questions'>[number];
export type OwnQuestion = Returns<'my_questions'>[number];
export type QuestionToAnswer = Returns<'questions_to_answer'>[number];

export const communityQueries = {
  /** The first `pages` pages of what others may read. */
  list: ({ query, topic }: QuestionFilters, pages: number) =>
    queryOptions({
      queryKey: [...key, 'list', query.trim(), topic, pages],
      placeholderData: keepPreviousData,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        const rows = unwrap(
          await rpc('browse_questions', {
            search: query.trim(),
            ...(topic ? { topic } : {}),
            page_size: pages * PAGE_ROWS,
          }),
        );
        return { rows, total: rows[0]?.total_count ?? 0 };
      },
    }),
  /** Null for a question that is not there, or not for the reader. */
  question: (id: string, userId: string | undefined) =>
    queryOptions({
      queryKey: [...key, 'question', id, userId ?? 'visitor'],
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('read_question', { question_id: id }));
      },
    }),
  mine: (userId: string) =>
    queryOptions({
      queryKey: [...key, 'mine', userId],
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('my_questions'));
      },
    }),
  /** What the caller may answer as a practitioner. */
  toAnswer: (userId: string) =>
    queryOptions({
      queryKey: [...key, 'to answer', userId],
      refetchInterval: 60_000,
      queryFn: async () => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('questions_to_answer'));
      },
    }),
};

/** What was typed and not sent; the id is that of the question, so that one that is sent twice arrives once. */
type Draft = { id: string; topic: string; title: string; body: string; lang: string };
export const noDraft: Draft = { id: '', topic: 'herbs', title: '', body: '', lang: ownTongue };
const KEPT_MS = 14 * 86_400_000;
export const questionDraft = createStoredState<Draft>(
  'mizizi-question-draft',
  objectOf<Draft>({ id: isText, topic: isText, title: isText, body: isText, lang: isText }),
  noDraft,
  KEPT_MS,
);

export async function askQuestion(queries: QueryClient, draft: Draft): Promise<void> {
  const { rpc } = await getSupabase();
  const { id, topic, title, body, lang } = draft;
  unwrap(await rpc('ask_question', { question_id: id, topic, title, body, lang }));
  await queries.invalidateQueries({ queryKey: key });
}

export const reportReasons = [
  { value: 'harm', label: t('It could do harm') },
  { value: 'cure', label: t('It promises a cure') },
  { value: 'rude', label: t('It insults somebody') },
  { value: 'private', label: t('It tells who somebody is') },
  { value: 'selling', label: t('It sells something') },
] as const;

/** Tells the desk that a question, or an answer below it, should not be read. */
export async function reportQuestion(queries: QueryClient, id: string, reason: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('report_question', { question_id: id, reason }));
  await queries.invalidateQueries({ queryKey: key });
}

export async function withdrawQuestion(queries: QueryClient, id: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('withdraw_question', { question_id: id }));
  await queries.invalidateQueries({ queryKey: key });
}

export async function answerQuestion(
  queries: QueryClient,
  answer: { id: string; body: string; lang: string },
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('answer_question', { question_id: answer.id, body: answer.body, lang: answer.lang }));
  await queries.invalidateQueries({ queryKey: key });
}
