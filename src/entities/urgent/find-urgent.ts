/**
 * Finds what cannot wait in a text that somebody typed: pure, without a network, in a millisecond or two. A first reader
 * goes by concepts and rules, a second by likeness to labelled cases; `weigh.ts` decides between them.
 */
import { FirstReader } from './first-reader.ts';
import learnt from './learnt-cases.json';
import book from './red-flags.json';
import { SecondReader } from './second-reader.ts';
import type { Urgency } from './urgency.ts';
import { type UrgentFinding, weighed } from './weigh.ts';

/** Texts are cut here: whoever needs help says so before. */
const MOST_CHARACTERS = 4000;

let readers: { first: FirstReader; second: SecondReader } | undefined;

/** What in a text cannot wait, the most urgent first; nothing for most texts. */
export function findUrgent(text: string): readonly UrgentFinding[] {
  readers ??= { first: new FirstReader(book), second: new SecondReader(learnt) };
  const start = text.slice(0, MOST_CHARACTERS);
  const { findings, signs } = readers.first.read(start);
  const { danger, kinds } = readers.second.read(start, signs);
  return weighed({
    text: start,
    ruled: findings,
    danger,
    kinds,
    usualUrgency: (kind) => (book.rules.find(([ruled]) => ruled === kind)?.[1] ?? 'emergency') as Urgency,
  });
}
