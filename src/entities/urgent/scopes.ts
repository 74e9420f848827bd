/** What takes a sign away: negation, the past, questions for knowledge, figures of speech, animals. */
import type { Span } from './phrase-book.ts';
import type { Token } from './text-tokens.ts';

const REACH = 5;
const joins = new Set(['or', 'nor', 'wala', 'au', 'ama']);
const subject = /^(i|im|he|she|hes|shes|my|his|her|now|is|has|have|am|its|it|they|sasa|the|then)$/;
const verb = /^(?:(?:ni|u|a|tu|wa|i|ki|li|ya|zi)(?:na|me|li)|na)[a-z]{2,}$/;

export type Scopes = {
  /** For each token the places of the negations that reach it. */
  negations: readonly (readonly number[])[];
  isIdiom: readonly boolean[];
  animals: readonly Span[];
  /** Sentences by what they are. */
  asked: ReadonlySet<number>;
  learnt: ReadonlySet<number>;
  past: ReadonlySet<number>;
  /** Whether the text says that it is over. */
  isOver: boolean;
};

export function scopesOf(tokens: readonly Token[], spans: readonly Span[]): Scopes {
  const of = (concept: string): Span[] => spans.filter((span) => span.concept === concept);
  const isIdiom = tokens.map(() => false);
  for (const { start, end } of of('idiom')) isIdiom.fill(true, start, end);
  const sentencesOf = (concept: string): Set<number> =>
    new Set(of(concept).map(({ start }) => tokens[start]?.sentence ?? 0));
  const without = (some: ReadonlySet<number>, ...others: readonly ReadonlySet<number>[]): Set<number> =>
    new Set([...some].filter((one) => !others.some((other) => other.has(one))));

  const negations: number[][] = tokens.map(() => []);
  const noNots = of('not-a-not');
  const breaks = new Set(of('break').map(({ start }) => start));
  for (const { start, end } of of('not')) {
    if (isIdiom[start] || noNots.some((other) => other.start <= start && start < other.end)) continue;
    let reach = end + REACH;
    for (let at = end; at < Math.min(reach, tokens.length); at += 1) {
      const token = tokens[at];
      const before = tokens[at - 1];
      if (!token || token.sentence !== before?.sentence || breaks.has(at)) break;
      const isNewClause = token.clause !== before.clause;
      const isListed = tokens
        .slice(at, at + 4)
        .some((next) => joins.has(next.word) && next.sentence === token.sentence);
      if (isNewClause && !isListed && !joins.has(token.word)) break;
      const isAnd =
        token.word === 'na' || token.word === 'and' || token.word === 'just' || token.word === 'pia';
      if (isAnd && tokens.slice(at + 1, at + 3).some(({ word }) => subject.test(word) || verb.test(word)))
        break;
      if (joins.has(token.word) || isNewClause) reach = Math.max(reach, at + 4);
      negations[at]?.push(start);
    }
  }
  const mine = sentencesOf('mine');
  return {
    negations,
    isIdiom,
    animals: of('animal'),
    asked: without(sentencesOf('ask'), mine),
    learnt: without(sentencesOf('learn'), sentencesOf('me')),
    past: without(sentencesOf('past'), sentencesOf('still')),
    isOver: of('resolved').some(({ start }) => (negations[start]?.length ?? 0) === 0),
  };
}
