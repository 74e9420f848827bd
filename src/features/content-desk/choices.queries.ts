import { queryOptions, useQuery } from '@tanstack/react-query';

import { AppError, toAppError } from '../../lib/app-error.ts';
import { humanise, readKnowledge, type Terms, termsQuery } from '../../lib/knowledge.ts';
import { t } from '../../words/desk.ts';
import { isDoc, type Choices, type Option, type VocabularyName } from './fields.ts';

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
