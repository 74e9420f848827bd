import { queryOptions, useQuery } from '@tanstack/react-query';

import { unwrap, AppError, toAppError } from '../../lib/app-error.ts';
import type { Database } from '../../lib/database.types.ts';
import { humanise, readKnowledge, type Terms, termsQuery } from '../../lib/knowledge.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { faultText } from '../../words/desk-sentences.ts';
import { t } from '../../words/desk.ts';
import { type Doc, readDoc, isDoc, type Choices, type Option, type VocabularyName } from './fields.ts';
import type { Kind } from './kinds.ts';

type Row = Database['public']['Tables']['content_revisions']['Row'];
export type Revision = Omit<Row, 'body'> & { body: Doc };
export type Fault = { field: string; message: string };
/** What readers have now. */
export type Live = { body: Doc; status: string; reviewer: string | null; next_review_on: string | null };
export type ListedText = {
  slug: string;
  title: string | null;
  status: string | null;
  origin: string | null;
  reviewer: string | null;
  next_review_on: string | null;
  revision_state: string | null;
};

const toRevision = (row: Row): Revision => ({ ...row, body: readDoc(row.body) });

export const contentQueries = {
  all: ['content-desk'] as const,

  /** Everything of a kind, also what was withdrawn and what is only a draft. */
  list: (kind: Kind) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'list', kind] as const,
      queryFn: async (): Promise<ListedText[]> => {
        const { rpc } = await getSupabase();
        return unwrap(await rpc('list_content', { kind }));
      },
    }),

  /** What readers have; null for a text that was never published. */
  live: (kind: Kind, slug: string) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'live', kind, slug] as const,
      queryFn: async (): Promise<Live | null> => {
        const { from } = await getSupabase();
        const table = ({ herb: 'herbs', remedy: 'remedies', article: 'nutrition_articles' } as const)[kind];
        const rows = unwrap(
          await from(table).select('body,status,reviewer,next_review_on').eq('slug', slug).limit(1),
        );
        const [row] = rows;
        return row ? { ...row, body: readDoc(row.body) } : null;
      },
    }),

  /** All versions, the newest first. */
  revisions: (kind: Kind, slug: string) =>
    queryOptions({
      queryKey: [...contentQueries.all, 'revisions', kind, slug] as const,
      queryFn: async (): Promise<Revision[]> => {
        const { from } = await getSupabase();
        const rows = unwrap(
          await from('content_revisions')
            .select('*')
            .eq('kind', kind)
            .eq('slug', slug)
            .order('number', { ascending: false })
            .limit(100),
        );
        return rows.map(toRevision);
      },
    }),
};

/** What is wrong with a text, as the database sees it. */
export async function checkContent(kind: Kind, body: Doc): Promise<Fault[]> {
  const { rpc } = await getSupabase();
  return unwrap(await rpc('check_content', { kind, body })).map((fault) => ({
    ...fault,
    message: faultText(fault.message),
  }));
}

/** `known` is the draft's `updated_at` as it was opened; a later one is not overwritten (`conflict`). */
export async function saveDraft(
  kind: Kind,
  slug: string,
  body: Doc,
  note: string,
  known: string | null,
): Promise<Revision> {
  const { rpc } = await getSupabase();
  return toRevision(unwrap(await rpc('save_content_draft', { kind, slug, body, note, known })));
}

export async function submitContent(id: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('submit_content', { revision_id: id }));
}

export async function publishContent(id: number, reviewer: string, nextReviewOn: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('publish_content', { revision_id: id, reviewer, next_review_on: nextReviewOn }));
}

export async function returnContent(id: number, note: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('return_content', { revision_id: id, note }));
}

export async function discardContent(id: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('discard_content', { revision_id: id }));
}

export async function restoreContent(id: number): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('restore_content', { revision_id: id }));
}

export async function setContentStatus(
  kind: Kind,
  slug: string,
  status: 'published' | 'withdrawn',
): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('set_content_status', { kind, slug, status }));
}

/** Slug and name of everything in a kept file. */
const namesQuery = (file: 'herbs' | 'foods') =>
  queryOptions({
    queryKey: ['content-desk', 'names', file] as const,
    queryFn: async ({ signal }): Promise<Option[]> => {
      const rows = await readKnowledge(file, signal);
      if (!Array.isArray(rows)) return [];
      return rows
        .flatMap((row: unknown): Option[] => {
          if (!isDoc(row) || typeof row['slug'] !== 'string') return [];
          const english = isDoc(row['names']) ? row['names']['english'] : undefined;
          const name = Array.isArray(english) ? english[0] : row['name'];
          return [[row['slug'], typeof name === 'string' ? name : humanise(row['slug'])]];
        })
        .toSorted((a, b) => a[1].localeCompare(b[1], 'en'));
    },
    staleTime: 3_600_000,
  });

function termOptions(terms: Terms | undefined, name: Exclude<VocabularyName, 'herbs' | 'foods'>): Option[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(terms?.[name] ?? {});
  return entries
    .map(([id, term]): Option => {
      if (typeof term === 'string') return [id, term];
      const words = isDoc(term) ? (term['name'] ?? term['sign']) : undefined;
      return [id, typeof words === 'string' ? words : humanise(id)];
    })
    .toSorted((a, b) => a[1].localeCompare(b[1], 'en'));
}

/** The options of a choice. Those of the content are fetched when a form first shows them. */
export function useOptions(from: Choices): readonly Option[] {
  const isNamed = typeof from === 'string';
  const file = from === 'herbs' || from === 'foods' ? from : null;
  const names = useQuery({ ...namesQuery(file ?? 'herbs'), enabled: file !== null });
  const terms = useQuery({ ...termsQuery(), enabled: isNamed && file === null });
  if (!isNamed) return from;
  if (from === 'herbs' || from === 'foods') return names.data ?? [];
  return termOptions(terms.data, from);
}

/** `remedy-golden-milk` → `Golden milk` */
export const pictureName = (name: string): string => humanise(name.replace(/^(?:herb|remedy)-/, ''));

/** Further views of goods in the shop, which show no plant or remedy. */
const GALLERY = /-(?:study|close)$/;

async function readPictures(signal: AbortSignal): Promise<string[]> {
  try {
    const response = await fetch('/pictures/drawings.json', { signal });
    const drawings = response.ok ? ((await response.json()) as unknown) : null;
    if (!isDoc(drawings)) throw new AppError('server', t('The list of pictures could not be read.'));
    return Object.keys(drawings).filter((name) => !GALLERY.test(name));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toAppError(error);
  }
}

/** The names of all drawn pictures a text can have, by name. */
export const picturesQuery = () =>
  queryOptions({
    queryKey: ['content-desk', 'pictures'] as const,
    queryFn: ({ signal }) => readPictures(signal),
    staleTime: 3_600_000,
  });
