import { queryOptions } from '@tanstack/react-query';

import { t } from '../words/shell.ts';
import { AppError, toAppError } from './app-error.ts';

/**
 * The knowledge as files, made from `content/` and kept on the device from the first visit: what pages fall back to
 * without a connection. The database has the newer texts.
 */
export async function readKnowledge(
  name: 'herbs' | 'remedies' | 'articles' | 'foods' | 'meal-plans' | 'terms' | 'safety',
  signal?: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(`/knowledge/${name}.json`, { signal: signal ?? null });
    if (!response.ok) throw new AppError('offline', t('This part is not on your device yet.'));
    return (await response.json()) as unknown;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw toAppError(error);
  }
}

/** The answer of the database or, when it cannot be reached, of the file that does. */
export async function readOrKept<T>(live: () => Promise<T>, kept: () => Promise<T>): Promise<T> {
  try {
    return await live();
  } catch (error) {
    if (!(error instanceof AppError) || !['offline', 'server'].includes(error.kind)) throw error;
    // The first failure says more than that of the copy.
    return kept().catch(() => Promise.reject(error));
  }
}

export type ComplaintTerm = { name: string; search: readonly string[]; red_flags: readonly string[] };
export type IngredientTerm = { name: string; swahili: string | null; found: string; herb: string | null };
export type RedFlagTerm = { sign: string; action: string };

/** Names by which pages speak of what herbs and remedies refer to by id. */
export type Terms = {
  medicines: Readonly<Record<string, string>>;
  conditions: Readonly<Record<string, string>>;
  complaints: Readonly<Record<string, ComplaintTerm>>;
  ingredients: Readonly<Record<string, IngredientTerm>>;
  red_flags: Readonly<Record<string, RedFlagTerm>>;
};

const DAY_MS = 86_400_000;

/** Of a file that is kept for offline, maybe one of an earlier release. */
function isTerms(value: unknown): value is Terms {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['medicines', 'conditions', 'complaints', 'ingredients', 'red_flags'].every((key) => key in value)
  );
}

/** A prerendered page carries only the terms it needs, as an outdated answer: the whole file follows. */
export const termsQuery = () =>
  queryOptions({
    queryKey: ['knowledge', 'terms'] as const,
    queryFn: async ({ signal }): Promise<Terms> => {
      const answer = await readKnowledge('terms', signal);
      if (!isTerms(answer)) throw new AppError('server', t('The list of terms could not be read.'));
      return answer;
    },
    staleTime: DAY_MS,
  });

/** `bleeding-disorder` → `Bleeding disorder`, for an id whose name is not known here. */
export function humanise(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
