import { findWarnings, uncheckedOf, worstLevel } from '../entities/safety/matching.ts';
import type { SafetyBook } from '../entities/safety/safety-book.ts';
import type { SafetyProfile } from '../entities/safety/safety-profile.ts';
import { isStudiedForm, type Wish } from '../features/assessment/suggestions.ts';
import type { HerbCard } from '../features/herbs/herb.ts';

/**
 * Whether nothing speaks against it beyond a sign to watch for. A herb must have been looked up with all that is listed;
 * ordinary food need not, and age alone is a note beside every herb.
 */
export function isFine(
  book: SafetyBook,
  profile: SafetyProfile,
  slug: string,
  kind: Wish['find']['kind'],
): boolean {
  const finding = findWarnings(book, profile, { kind: 'herb', slug });
  const level = worstLevel(finding);
  const isLookedUp = kind === 'foods' || uncheckedOf(finding).length === 0;
  return !finding.isUnknown && isLookedUp && (level === null || level === 'watch');
}

/** The best proven of a herb's uses that were asked for, in a form that its page describes. */
export const bestUse = (card: HerbCard, topics: readonly string[]): HerbCard['uses'][number] | undefined =>
  card.uses
    .filter(([topic]) => topics.includes(topic) && isStudiedForm(card.slug, topic))
    .toSorted(([, a], [, b]) => a.localeCompare(b))[0];

const gradeOf = (card: HerbCard, topics: readonly string[]): string => bestUse(card, topics)?.[1] ?? 'Z';

/** What fits a wish: foods by name, herbs with trials behind a use that their page advises; nothing threatened. */
export function fittingCards(wish: Wish, cards: readonly HerbCard[]): HerbCard[] {
  const { find } = wish;
  if (find.kind === 'foods')
    return cards.filter(
      ({ slug, dangerous, threatened }) => !dangerous && !threatened && find.slugs.includes(slug),
    );
  return cards
    .filter((card) => !card.dangerous && !card.threatened && ['A', 'B'].includes(gradeOf(card, find.topics)))
    .toSorted((one, other) => gradeOf(one, find.topics).localeCompare(gradeOf(other, find.topics)));
}
