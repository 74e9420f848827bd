import {
  keepPreviousData,
  queryOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { csvCell, writeCsv } from '../../lib/csv.ts';
import type { Returns } from '../../lib/database.types.ts';
import { invokeFunction } from '../../lib/invoke-function.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { toast } from '../../lib/toast.ts';
import { t } from '../../words/desk.ts';
import { type DeskList, type ListState, PAGE_ROWS, type Row } from './desk-list.ts';

export const backOfficeKey = ['back-office'] as const;

/** Every row of a list has an id; the other columns are those of the list. */
const rowsOf = ({ rows }: Returns<'desk_rows'>): Row[] => rows as Row[];

const EXPORT_STEP = 1000;
/** More than this is a matter for a copy of the database. */
export const MOST_EXPORTED = 50_000;

/** Beyond this many rows the server stops counting. */
export const MOST_COUNTED = 10_000;

const askOf = ({ search, filters, sort, descending }: ListState) => ({ search, filters, sort, descending });

/** A page of a list. */
export const listQuery = (list: DeskList, state: ListState) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'list', list.id, state],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const answer = await rpc('desk_rows', {
        list: list.id,
        ...askOf(state),
        page_size: PAGE_ROWS,
        page_offset: (state.page - 1) * PAGE_ROWS,
      });
      const page = unwrap(answer);
      return { rows: rowsOf(page), total: page.total };
    },
  });

/** Everything that fits, as a file; each row once, though rows may come in while it is read. */
export async function exportList(list: DeskList, state: ListState): Promise<{ csv: string; count: number }> {
  const { rpc } = await getSupabase();
  const rows = new Map<Row['id'], Row>();
  for (let start = 0; start < MOST_EXPORTED; start += EXPORT_STEP) {
    const answer = await rpc('export_rows', { list: list.id, ...askOf(state), page_offset: start });
    const part = rowsOf(unwrap(answer));
    for (const row of part) rows.set(row.id, row);
    if (part.length < EXPORT_STEP) break;
  }
  const all = [...rows.values()];
  const shown = [...list.columns, ...(list.details ?? [])].map(({ key }) => key);
  const columns = [...new Set([...shown, ...Object.keys(all[0] ?? {})])];
  return {
    csv: writeCsv([columns, ...all.map((row) => columns.map((key) => csvCell(row[key])))]),
    count: all.length,
  };
}

type Options = { done: string; onDone?: () => void };

/** A change made at a desk: says that it is done and reads the lists and numbers again. */
export function useDeskAction<T>(
  act: (what: T) => Promise<void>,
  { done, onDone }: Options,
): UseMutationResult<void, Error, T> {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      toast.success(done);
      onDone?.();
      await queryClient.invalidateQueries({ queryKey: backOfficeKey });
    },
  });
}

/** Settles a message of the inbox, or takes that back. */
export async function setMessageState(id: string, state: 'new' | 'answered' | 'spam'): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('contact_messages').update({ state }).eq('id', id).select('id').single());
}

/** Marks up to 200 messages, each for itself. */
export async function settleMessages(ids: string[], state: 'new' | 'answered' | 'spam') {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('settle_messages', { message_ids: ids, next_state: state }));
}

export type Testimonial = { name: string; location: string | null; quote: string; rating: number };

/** Writes a testimonial; without `id` a new one, which is shown at once. */
export async function saveTestimonial(id: string | null, values: Testimonial): Promise<void> {
  const { from } = await getSupabase();
  const table = from('testimonials');
  unwrap(
    await (id === null ? table.insert(values) : table.update(values).eq('id', id)).select('id').single(),
  );
}

export async function showTestimonial(id: string, isActive: boolean): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('testimonials').update({ is_active: isActive }).eq('id', id).select('id').single());
}

/** Gives or takes a plan; without `until` a paid one has no end. */
export async function setPlan(userId: string, plan: string, until: string | null): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_user_plan', { user_uuid: userId, plan_type: plan, until }));
}

export const reviewDeskKey = ['review-desk'] as const;

export const reviewQueues = [
  { id: 'held', label: t('Held back') },
  { id: 'reported', label: t('Reported') },
  { id: 'published', label: t('Published') },
  { id: 'rejected', label: t('Rejected') },
] as const;
export type ReviewQueueId = (typeof reviewQueues)[number]['id'];

/** Reviews of a queue, the oldest first. */
export const reviewsQuery = (queue: ReviewQueueId) =>
  queryOptions({
    queryKey: [...reviewDeskKey, queue],
    queryFn: async () => {
      const { rpc } = await getSupabase();
      const rows = unwrap(await rpc('review_queue', { queue, page_size: 100 }));
      return { rows, total: rows[0]?.total_count ?? 0 };
    },
  });

/** Publishes or rejects; the writer is told, reports are settled with it. */
export async function moderate(id: number, next: 'published' | 'rejected', note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('moderate_review', { review_id: id, next_state: next, note: note.trim() || null }));
}

/** Publishes or rejects up to 200, each for itself; their notes stay, and nobody is told twice. */
export async function moderateMany(ids: string[], next: 'published' | 'rejected') {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('moderate_reviews', { review_ids: ids.map(Number), next_state: next }));
}

/** Shows a question of the community to everybody, or hides it; who asked is told. */
export async function moderateQuestion(id: string, next: 'published' | 'hidden'): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('moderate_question', { question_id: id, next_state: next }));
}

/**
 * What waits, by name, as far as the caller's roles go. `silent_prompts`: prompts of the last quarter of an hour, where M-Pesa
 * answered none of them; `restored`: in the month after a restore, with the first number of new invoices.
 */
export type Today = Returns<'desk_today'>;

export const todayKey = [...backOfficeKey, 'today'] as const;

export const todayQuery = queryOptions({
  queryKey: todayKey,
  refetchInterval: 60_000,
  queryFn: async (): Promise<Today> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('desk_today'));
  },
});

/** Work that the shop should have done by itself. */
export interface LateJob {
  name: string;
  last_done_at: string | null;
  /** In the words of the database; null when nothing failed, but nothing was done either. */
  problem: string | null;
}

export const lateJobsQuery = queryOptions({
  queryKey: [...todayKey, 'late jobs'],
  refetchInterval: 60_000,
  queryFn: async (): Promise<LateJob[]> => {
    const { rpc } = await getSupabase();
    return unwrap(await rpc('job_health'))
      .filter((job) => job.is_late)
      .map((job) => ({
        name: job.name,
        last_done_at: job.last_done_at,
        problem: job.failures_in_a_row > 0 ? job.last_problem : null,
      }));
  },
});

/** What is wrong with how the shop is run. */
interface ShopNotices {
  /** Payments go to Safaricom's sandbox. */
  is_sandbox: boolean;
  /** Megabytes; null while there is enough. */
  disk_left_mb: number | null;
}

export const shopNoticesQuery = queryOptions({
  queryKey: [...todayKey, 'shop notices'],
  refetchInterval: 60_000,
  queryFn: async (): Promise<ShopNotices> => (await invokeFunction('shop-notices')) as ShopNotices,
});

export const savedViewsKey = ['saved-views'] as const;

export type SavedView = { id: number; name: string; query: string };

/** The caller's views of a list, by name. */
export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: [...savedViewsKey, list],
    queryFn: async (): Promise<SavedView[]> => {
      const { from } = await getSupabase();
      return unwrap(await from('saved_views').select('id, name, query').eq('list', list).order('name'));
    },
  });

/** Keeps a view. Refusals: `bad_name, bad_view, name_taken, too_many_views`. */
export async function saveView(list: string, name: string, query: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('save_view', { list, name, query }));
}

/** Refusals: `bad_name, name_taken, not_found`. */
export async function renameView(id: number, name: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('rename_view', { view_id: id, name }));
}

export async function deleteView(id: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('delete_view', { view_id: id }));
}
