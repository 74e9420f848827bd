import { AppError } from './app-error.ts';
import { isObject } from './guards.ts';

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
