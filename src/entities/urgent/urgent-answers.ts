import { language } from '../../words/language.ts';
import { FirstReader, type RuleFinding } from './first-reader.ts';
import learnt from './learnt-cases.json';
import book from './red-flags.json';
import { type KindShare, SecondReader } from './second-reader.ts';
import { byUrgency, type Urgency, type UrgentAnswer, type UrgentKind } from './urgency.ts';

type Told = Readonly<Record<'en' | 'sw', { title: string; steps: readonly string[] }>> & { source: string };
type Answers = Readonly<
  Record<UrgentKind, Told & { calls?: readonly string[]; later?: Readonly<Partial<Record<Urgency, Told>>> }>
>;
const answers: Answers = book.answers;

/**
 * What is said in the end about a text that two readers have read: rules know why, likeness to the labelled cases knows what
 * else people wrote. A figure is never silenced.
 */
type UrgentFinding = { kind: UrgentKind; urgency: Urgency };

/** How like an emergency a text must be (above zero: rather than not) for a rule to count, and to be one without a rule. */
const bounds = {
  ruled: -0.3,
  /** A plain short cry is hardly ever silenced, nor a kind in which silence kills. */
  ruledSurely: -2,
  alone: -0.3,
  /** What a rule adds to the share of its kind in all likelihood. */
  rule: 0.15,
  /** The share that a kind needs to stand beside the likeliest one, and more if it would go before it. */
  beside: 0.07,
  before: 0.15,
};
const SHORT_WORDS = 7;
const neverMissed: ReadonlySet<UrgentKind> = new Set([
  'poison',
  'self-harm',
  'stopping-medicine',
  'pregnancy',
]);
/** A word or two are like anything: likeness needs something told. */
const FEWEST_WORDS = 3;

type Read = {
  text: string;
  ruled: readonly RuleFinding[];
  danger: number;
  kinds: readonly KindShare[];
  usualUrgency: (kind: UrgentKind) => Urgency;
};

/** What counts, the most urgent first, then what goes before the other among the rules. */
function weighed({ text, ruled, danger, kinds, usualUrgency }: Read): UrgentFinding[] {
  const words = text.trim().split(/\s+/).length;
  const isSurely = ({ kind }: RuleFinding): boolean => words < SHORT_WORDS || neverMissed.has(kind);
  const isRuled = (rule: RuleFinding): boolean =>
    danger > (isSurely(rule) ? bounds.ruledSurely : bounds.ruled);
  const kept = ruled.filter((rule) => rule.isMeasured || isRuled(rule));
  const isAlike = kept.length > 0 ? kept.some(isRuled) : words >= FEWEST_WORDS && danger > bounds.alone;
  if (!isAlike) return kept.map(({ kind, urgency }) => ({ kind, urgency })).toSorted(byUrgency);
  // A pressure that is answered for a mother is not answered again as anybody's, whose limits are higher.
  const isMothers = kept.some(({ kind, isMeasured }) => isMeasured && ['pregnancy', 'birth'].includes(kind));
  const ranked = kinds
    .filter(({ kind }) => !(isMothers && kind === 'pressure'))
    .map(({ kind, share }) => {
      const rule = kept.find((one) => one.kind === kind);
      const urgency = rule?.urgency ?? usualUrgency(kind);
      const isMeasured = rule?.isMeasured === true;
      return { kind, urgency, isMeasured, share: share + (rule ? bounds.rule : 0) };
    })
    .toSorted((one, other) => other.share - one.share);
  // Rules stand in the order of what goes first.
  const placeOf = (kind: UrgentKind): number => {
    const place = kept.findIndex((rule) => rule.kind === kind);
    return place < 0 ? kept.length : place;
  };
  const [likeliest] = ranked;
  if (!likeliest) return [];
  const measured = ranked.slice(1).filter(({ isMeasured }) => isMeasured);
  const next = ranked.slice(1, 2).filter((one) => {
    const isBefore = byUrgency(one, likeliest) < 0;
    return one.share > (isBefore ? bounds.before : bounds.beside);
  });
  return [likeliest, ...(measured.length > 0 ? measured : next)]
    .toSorted((one, other) => byUrgency(one, other) || placeOf(one.kind) - placeOf(other.kind))
    .map(({ kind, urgency }) => ({ kind, urgency }));
}

/** What is shown: two are enough to read at once, and a second only if it is as urgent as the first. */
export const shownOf = ([first, second]: readonly UrgentFinding[]): UrgentFinding[] =>
  [first, second].filter((one) => one !== undefined).filter(({ urgency }) => urgency === first?.urgency);

/** What is told to a kind, in the language of the app. */
export function answerTo({ kind, urgency }: UrgentFinding): UrgentAnswer {
  const later = answers[kind].later?.[urgency];
  if (later) return { kind, urgency, ...later[language], source: later.source };
  const { [language]: told, calls, source } = answers[kind];
  return { kind, urgency, ...told, source, ...(calls ? { calls } : {}) };
}

/**
 * Finds what cannot wait in a text that somebody typed: pure, without a network, in a millisecond or two. A first reader
 * goes by concepts and rules, a second by likeness to labelled cases; `weighed` decides between them.
 */

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

/** The answers to a text that somebody typed, the most urgent first; none for most texts. */
export const urgentAnswers = (text: string): readonly UrgentAnswer[] =>
  shownOf(findUrgent(text)).map(answerTo);
