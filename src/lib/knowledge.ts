import { queryOptions } from '@tanstack/react-query';

import { t } from '../words/shell.ts';
import { AppError, toAppError } from './app-error.ts';
import { isObject } from './guards.ts';

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

/** Reads documents that are kept as JSON, herbs, remedies and articles. Shapes are checked once here. */
type Row = Record<string, unknown>;

const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/**
 * The document with every field of `blank`, of its kind: what is missing, null or of another kind is as in `later`. Null when
 * a field that is not among those is missing. Where the blank is null, any text or document will do; null will do for a field
 * of a part that is in `nullable`, whatever the desk begins it with.
 */
function fitted<T extends object>(
  value: unknown,
  blank: T,
  later: object,
  nullable: readonly string[],
): T | null {
  if (!isObject(value)) return null;
  const document: Row = { ...value };
  for (const [key, usual] of Object.entries(blank) as [string, unknown][]) {
    const kind = kindOf(document[key]);
    if (usual === null) document[key] = ['string', 'object'].includes(kind) ? document[key] : null;
    else if (kind !== kindOf(usual)) {
      if (!(key in later)) return null;
      document[key] = usual;
    } else if (isObject(usual)) {
      const part = document[key] as Row; // an object, as the blank's is
      const toFit = { ...usual };
      for (const name of nullable) if (part[name] === null) delete toFit[name];
      if (!fitted(part, toFit, {}, nullable)) return null;
    }
  }
  return document as T; // every field was compared with the one of `blank`
}

/** A document with who vouches for it. */
type Vouched<T> = { body: T; reviewer: string | null; nextReviewOn: string | null };

/** What a kind of document looks like: `later` are fields that came after the first rows, with what they are without them. */
type Kind<T extends object, Card extends object> = {
  blank: T;
  later?: object;
  /** Fields of its parts that mean something by being null, such as no last day. */
  nullable?: readonly string[];
  toCard: (body: T) => Card;
  /** What is said of a row that is none of this kind. */
  unreadable: string;
};

/** Readers for the rows of one kind; all of them throw AppError `server`. */
export function documentRows<T extends object, Card extends object>(kind: Kind<T, Card>) {
  const { blank, later = {}, nullable = [], toCard, unreadable } = kind;
  const blankCard = toCard(blank);
  const whole = <D extends object>(value: unknown, usual: D): D => {
    const document = fitted(value, usual, later, nullable);
    if (!document) throw new AppError('server', unreadable);
    return document;
  };
  const rowsOf = (answer: unknown): Row[] => {
    if (!Array.isArray(answer) || !answer.every(isObject)) throw new AppError('server', unreadable);
    return answer;
  };
  return {
    readCards: (answer: unknown): Card[] => rowsOf(answer).map(({ card }) => whole(card, blankCard)),
    /** Documents as they lie in the kept file. */
    readBodies: (answer: unknown): T[] => rowsOf(answer).map((body) => whole(body, blank)),
    /** The document of a read by its slug, null when there was none. */
    readRecord: (answer: unknown): Vouched<T> | null => {
      const [row] = rowsOf(answer);
      if (!row) return null;
      const { body, reviewer, next_review_on: next } = row;
      return {
        body: whole(body, blank),
        reviewer: typeof reviewer === 'string' ? reviewer : null,
        nextReviewOn: typeof next === 'string' ? next : null,
      };
    },
  };
}

/** Some fields of an object. */
export const pick = <T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
