import type { Need } from '../../entities/needs/needs.ts';
import type { HerbCard } from './herb.ts';

/** The herbs for a need, best proven first: only what a page advises, nothing poisonous; in pregnancy those to avoid. */
export function herbsFor(need: Need, cards: readonly HerbCard[]): HerbCard[] {
  if (need.kind === 'care') return [];
  if (need.kind === 'pregnancy') return cards.filter(({ pregnancy }) => pregnancy === 'avoid');
  const grade = ({ uses }: HerbCard): string =>
    uses
      .filter(([topic]) => need.topics.includes(topic))
      .map(([, letter]) => letter)
      .toSorted()[0] ?? 'Z';
  return cards
    .filter((card) => !card.dangerous && grade(card) !== 'Z')
    .toSorted((a, b) => grade(a).localeCompare(grade(b)));
}

/** Whether no herb is named for it, which is an answer and not a failed search. */
export const hasNoHerb = (need: Need | null): boolean =>
  need?.kind === 'care' || (need?.kind === 'topics' && need.topics.length === 0);
