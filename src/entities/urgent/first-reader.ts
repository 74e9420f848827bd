/**
 * Reads a text by the concepts and rules of `content/red-flags/`: what is found, and which signs were seen on the way, for
 * the second reader to weigh.
 */
import { figuresIn } from './figures.ts';
/** What takes a sign away: negation, the past, questions for knowledge, figures of speech, animals. */
import { type Span, type Lexicon, PhraseBook } from './phrase-book.ts';
import type { Token } from './text-tokens.ts';
import { byUrgency, type Urgency, type UrgentKind } from './urgency.ts';

const REACH = 5;
const joins = new Set(['or', 'nor', 'wala', 'au', 'ama']);
const subject = /^(i|im|he|she|hes|shes|my|his|her|now|is|has|have|am|its|it|they|sasa|the|then)$/;
const verb = /^(?:(?:ni|u|a|tu|wa|i|ki|li|ya|zi)(?:na|me|li)|na)[a-z]{2,}$/;

type Scopes = {
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

function scopesOf(tokens: readonly Token[], spans: readonly Span[]): Scopes {
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

const NEAR = 9;
/** A new sentence sets words so much further apart. */
const SENTENCE_GAP = 2;

export type RuleBook = Lexicon & { rules: readonly (readonly string[])[] };
/** `isMeasured`: a figure was read, a pressure, a sugar, a number of tablets. */
export type RuleFinding = { kind: UrgentKind; urgency: Urgency; isMeasured: boolean };
export type FirstReading = { findings: readonly RuleFinding[]; signs: readonly string[] };

type Rule = {
  kind: UrgentKind;
  urgency: Urgency;
  needs: readonly (readonly string[])[];
  without: readonly string[];
  near: number;
  isAsked: boolean;
  isMeasured: boolean;
};

function ruleOf(kind: UrgentKind, usual: Urgency, line: string): Rule {
  const rule = { kind, urgency: usual, near: NEAR, isAsked: false, isMeasured: / =|^=|\|=/.test(line) };
  const needs: string[][] = [];
  const without: string[] = [];
  for (const part of line.split(' ')) {
    if (part.startsWith('/')) rule.near = Number(part.slice(1));
    else if (part.startsWith('!')) rule.urgency = part.slice(1) as Urgency;
    else if (part === '?') rule.isAsked = true;
    else if (part.startsWith('-')) without.push(part.slice(1));
    else needs.push(part.split('|'));
  }
  return { ...rule, needs, without };
}

type Reading = { tokens: readonly Token[]; spans: ReadonlyMap<string, readonly Span[]>; scopes: Scopes };

const placeOf = (tokens: readonly Token[], at: number): number =>
  at + (tokens[at]?.sentence ?? 0) * SENTENCE_GAP;

/** Whether a span counts at all: not a figure of speech, not past or asked. */
function counts({ start, end }: Span, { tokens, scopes }: Reading, { isAsked }: Rule): boolean {
  const sentence = tokens[start]?.sentence ?? 0;
  if (scopes.isIdiom.slice(start, end).some(Boolean)) return false;
  if (isAsked) return !scopes.learnt.has(sentence);
  return !scopes.asked.has(sentence) && !scopes.past.has(sentence) && !scopes.isOver;
}

/** A negation counts unless it is itself part of what was found: “cannot” of cannot breathe. */
const isNegated = (chosen: readonly Span[], { negations }: Scopes): boolean =>
  chosen.some(({ start }) =>
    (negations[start] ?? []).some((at) => !chosen.some((span) => span.start <= at && at < span.end)),
  );

const isOfAnimal = (chosen: readonly Span[], { tokens, scopes }: Reading): boolean => {
  const start = Math.min(...chosen.map((span) => span.start));
  return scopes.animals.some(
    (animal) =>
      animal.end <= start + 1 &&
      start - animal.end <= 4 &&
      // medicine of cattle is no cow
      !['ya', 'za', 'for'].includes(tokens[animal.start - 1]?.word ?? '') &&
      tokens[animal.start]?.sentence === tokens[start]?.sentence &&
      !tokens
        .slice(animal.end, start)
        .some(({ word }) => /^(i|me|he|she|child|baby|mtoto|nime|ame)/.test(word)),
  );
};

/** What counts although the text asks for goods; of what was swallowed only the sentence that asks takes it away. */
const goBeforeGoods: ReadonlySet<UrgentKind> = new Set(['self-harm', 'poison']);

const isOfProduct = (chosen: readonly Span[], { tokens, spans }: Reading): boolean => {
  const sentenceOf = ({ start }: Span): number | undefined => tokens[start]?.sentence;
  const asked = new Set((spans.get('product') ?? []).map(sentenceOf));
  return chosen.some((span) => asked.has(sentenceOf(span)));
};

/** Whether the concepts of a rule stand near enough; `isStrict`: and nothing takes them away. */
function holds(rule: Rule, reading: Reading, isStrict: boolean): boolean {
  if (!rule.needs.every((names) => names.some((name) => reading.spans.has(name)))) return false;
  if (isStrict) {
    if (reading.spans.has('joke') && rule.kind !== 'self-harm') return false;
    if (reading.spans.has('product') && !goBeforeGoods.has(rule.kind)) return false;
    if (rule.without.some((concept) => reading.spans.has(concept))) return false;
  }
  const groups = rule.needs.map((names) =>
    names
      .flatMap((name) => reading.spans.get(name) ?? [])
      .filter((span) => !isStrict || counts(span, reading, rule)),
  );
  if (groups.some((group) => group.length === 0)) return false;
  const choose = (group: number, chosen: readonly Span[]): boolean => {
    if (group === groups.length)
      return (
        !isStrict ||
        (!isNegated(chosen, reading.scopes) &&
          (rule.kind !== 'poison' || !isOfProduct(chosen, reading)) &&
          (rule.kind === 'bite' || rule.isAsked || !isOfAnimal(chosen, reading)))
      );
    return (groups[group] ?? []).some((span) => {
      const next = [...chosen, span];
      const first = Math.min(...next.map(({ start }) => placeOf(reading.tokens, start)));
      const last = Math.max(...next.map(({ end }) => placeOf(reading.tokens, end - 1)));
      return last - first <= rule.near && choose(group + 1, next);
    });
  };
  return choose(0, []);
}

/** How a concept stands in a text. */
function stateOf(span: Span, { tokens, scopes }: Reading): string {
  const sentence = tokens[span.start]?.sentence ?? 0;
  if (scopes.isIdiom.slice(span.start, span.end).some(Boolean)) return 'said';
  if (isNegated([span], scopes)) return 'not';
  if (scopes.isOver || scopes.past.has(sentence)) return 'past';
  if (scopes.learnt.has(sentence) || scopes.asked.has(sentence)) return 'asked';
  return 'is';
}

export class FirstReader {
  readonly #phrases: PhraseBook;
  readonly #rules: readonly Rule[];

  constructor(book: RuleBook) {
    this.#phrases = new PhraseBook(book);
    this.#rules = book.rules.flatMap(([kind, urgency, ...lines]) =>
      lines.map((line) => ruleOf(kind as UrgentKind, urgency as Urgency, line)),
    );
  }

  read(text: string): FirstReading {
    const tokens = this.#phrases.read(text);
    const found = this.#phrases.find(tokens, figuresIn(tokens));
    const spans = new Map<string, Span[]>();
    for (const span of found) {
      const list = spans.get(span.concept);
      if (list) list.push(span);
      else spans.set(span.concept, [span]);
    }
    // A grown son is nobody's small child.
    if (spans.has('grown') && !spans.has('=child-age') && !spans.has('=young-age')) spans.delete('child');
    const reading = { tokens, spans, scopes: scopesOf(tokens, found) };
    const findings: RuleFinding[] = [];
    const signs = new Set<string>();
    for (const rule of this.#rules) {
      if (!holds(rule, reading, false)) continue;
      const { kind, urgency, isMeasured } = rule;
      if (!holds(rule, reading, true)) {
        signs.add('but').add(`but:${kind}`);
        continue;
      }
      signs.add('rule').add(`rule:${kind}`);
      const known = findings.find((other) => other.kind === kind);
      if (!known) findings.push({ kind, urgency, isMeasured });
      else {
        if (byUrgency(known, rule) > 0) known.urgency = urgency;
        known.isMeasured ||= isMeasured;
      }
    }
    const is: Span[] = [];
    for (const list of spans.values())
      for (const span of list) {
        const state = stateOf(span, reading);
        signs.add(`${state}:${span.concept}`);
        signs.add(`any:${span.concept}`);
        if (state === 'is') is.push(span);
      }
    for (const [i, one] of is.entries())
      for (const other of is.slice(i + 1)) {
        if (one.concept === other.concept) continue;
        if (Math.abs(placeOf(tokens, one.start) - placeOf(tokens, other.start)) > NEAR) continue;
        signs.add(`pair:${[one.concept, other.concept].toSorted().join('+')}`);
      }
    return { findings, signs: [...signs] };
  }
}
