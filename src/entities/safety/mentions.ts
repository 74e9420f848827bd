import { foldText } from '../../lib/fuzzy.ts';
import { bornForAge } from './facts.ts';
import { toldAge } from './mention-ages.ts';
import { conditionsIn } from './mention-conditions.ts';
import { type Named, namedIn } from './mention-phrases.ts';
import { type Wish, wishIn } from './mention-wishes.ts';
import type { SafetyBook } from './safety-book.ts';
import type { SafetyProfile } from './safety-profile.ts';

/** What a typed text names that the safety check knows. */
export type Mentions = {
  herbs: readonly (Named & { kind: 'herb' | 'remedy' })[];
  /** As a safety list: medicines, conditions, and the age of a child. */
  told: SafetyProfile;
  /** A child was named without its age: it is read as newborn. */
  isAgeless: boolean;
  wish: Wish | null;
  /** Whether something is asked for that may be used or given. */
  isAsking: boolean;
};

const MOST_CHARACTERS = 2000;
const ASKING =
  /\b(can|could|may|should) (i|we|he|she|they|my)\b|\b(is|are) (it|this|that|they|there)?.*\b(safe|ok|okay|fine|allowed|good|poa)\b|\b(safe|allowed)\b|\b\w*(naweza|aweza|naeza|aeza|ruhusiwa)\b|\b(wants?|hopes?|plans?|nataka|anataka|ningependa) (to )?(use|try|take|drink|add|mix|kutumia|tumia|kunywa|kujaribu)\b|ni (salama|sawa|poa)|\b(inafaa|yafaa|kinafaa|zinafaa)\b/;
const USING =
  /\b(use|uses|using|take|taking|drink|drinking|give|giving|add|adding|mix|combine|try|apply|\w*(tumia|nywa|mpa|meza|paka|changanya))\b/;
const BMI = /\bbmi\D{0,12}(\d{2}(?:[.,]\d)?)/i;

/** Reads a text without a network, in a millisecond or two. Medicines count by their exact names alone. */
export function mentionsIn(book: SafetyBook, text: string, today: string): Mentions {
  const start = text.slice(0, MOST_CHARACTERS);
  const folded = foldText(start);
  const named = namedIn(book, folded);
  const age = toldAge(folded);
  const bmi = BMI.exec(start)?.[1];
  const conditions = [
    ...conditionsIn(folded),
    ...(age ? [age.who] : []),
    ...(bmi !== undefined && Number(bmi.replace(',', '.')) < 18.5 ? ['underweight'] : []),
  ].filter((id) => Object.hasOwn(book.conditions, id));
  const months = age?.who === 'child' ? age.months : null;
  return {
    herbs: named.flatMap(({ kind, ...rest }) => (kind === 'medicine' ? [] : [{ kind, ...rest }])),
    told: {
      medicines: named.flatMap(({ kind, id }) => (kind === 'medicine' ? [id] : [])),
      conditions: [...new Set(conditions)],
      ...(months !== null && { facts: { child_born_on: bornForAge(0, Math.floor(months), today) } }),
    },
    isAgeless: age?.who === 'child' && months === null,
    wish: wishIn(folded),
    isAsking: ASKING.test(folded) && USING.test(folded),
  };
}
