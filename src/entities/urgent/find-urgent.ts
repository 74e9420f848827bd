/**
 * Finds what cannot wait in a text that somebody typed: pure, without a network, in a millisecond or two. Rules say what
 * is found and why. A second reader, who knows the labelled cases, speaks where no rule does, and silences a rule where
 * nothing else in the text is like an emergency.
 */
import { figuresIn } from './figures.ts';
import { PhraseBook, type Span } from './phrase-book.ts';
import book from './red-flags.json';
import { type Scopes, scopesOf } from './scopes.ts';
import { likeliestKind, likelyUrgent } from './second-reader.ts';
import type { Token } from './text-tokens.ts';
import { byUrgency, type Urgency, type UrgentKind } from './urgency.ts';

export type UrgentFinding = { kind: UrgentKind; urgency: Urgency };

/** Texts are cut here: whoever needs help says so before. */
const MOST_CHARACTERS = 4000;
const NEAR = 9;
/** A new sentence sets words so much further apart. */
const SENTENCE_GAP = 2;
/**
 * How like an emergency a text must be for a rule to count, to be one without a rule, and for its likeliest kind to stand
 * beside those of the rules. Chosen by leaving one author's cases out in turn, and with the rates on the kept-back ones in
 * view: silencing took away 20 of 260 false alarms there and 1 of 260 emergencies.
 */
const NOT_UNLIKE = 0.05;
const VERY_LIKE = 0.7;
const SURELY_LIKE = 0.9;
const SURE_KIND = 0.5;
/** A plain short cry is never silenced, and a word or two are like anything: likeness needs something told. */
const TOLD_WORDS = 9;
const FEWEST_WORDS = 4;

type Rule = {
  kind: UrgentKind;
  urgency: Urgency;
  needs: readonly (readonly string[])[];
  without: readonly string[];
  near: number;
  isAsked: boolean;
  /** It goes by a figure: a pressure, a sugar, a number of tablets. Those are beyond likeness. */
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

let phrases: PhraseBook | undefined;
let rules: readonly Rule[] | undefined;

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

function holds(rule: Rule, reading: Reading): boolean {
  const isHarmless = reading.spans.has('joke') || reading.spans.has('product');
  if (isHarmless && rule.kind !== 'self-harm') return false;
  if (rule.without.some((concept) => reading.spans.has(concept))) return false;
  const groups = rule.needs.map((names) =>
    names.flatMap((name) => reading.spans.get(name) ?? []).filter((span) => counts(span, reading, rule)),
  );
  if (groups.some((group) => group.length === 0)) return false;
  const choose = (group: number, chosen: readonly Span[]): boolean => {
    if (group === groups.length)
      return (
        !isNegated(chosen, reading.scopes) &&
        (rule.kind === 'bite' || rule.isAsked || !isOfAnimal(chosen, reading))
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

/** What the rules find. */
function findByRules(text: string): (UrgentFinding & { isMeasured: boolean })[] {
  phrases ??= new PhraseBook(book);
  rules ??= book.rules.flatMap(([kind, urgency, ...lines]) =>
    lines.map((line) => ruleOf(kind as UrgentKind, urgency as Urgency, line)),
  );
  const tokens = phrases.read(text);
  const found = phrases.find(tokens, figuresIn(tokens));
  const spans = new Map<string, Span[]>();
  for (const span of found) {
    const list = spans.get(span.concept);
    if (list) list.push(span);
    else spans.set(span.concept, [span]);
  }
  // A grown son is nobody's small child.
  if (spans.has('grown') && !spans.has('=child-age') && !spans.has('=young-age')) spans.delete('child');
  const reading = { tokens, spans, scopes: scopesOf(tokens, found) };
  const findings: (UrgentFinding & { isMeasured: boolean })[] = [];
  for (const rule of rules) {
    const known = findings.find(({ kind }) => kind === rule.kind);
    const isMore = !known || byUrgency(known, rule) > 0 || (rule.isMeasured && !known.isMeasured);
    if (!isMore || !holds(rule, reading)) continue;
    if (known) {
      if (byUrgency(known, rule) > 0) known.urgency = rule.urgency;
      known.isMeasured ||= rule.isMeasured;
    } else findings.push({ kind: rule.kind, urgency: rule.urgency, isMeasured: rule.isMeasured });
  }
  return findings;
}

const usualUrgency = (kind: UrgentKind): Urgency =>
  (book.rules.find(([ruled]) => ruled === kind)?.[1] ?? 'emergency') as Urgency;

/** What in a text cannot wait, the most urgent first; nothing for most texts. */
export function findUrgent(text: string): readonly UrgentFinding[] {
  const start = text.slice(0, MOST_CHARACTERS);
  const ruled = findByRules(start);
  const danger = likelyUrgent(start);
  const words = start.trim().split(/\s+/).length;
  const findings = ruled
    .filter(({ isMeasured }) => isMeasured || words < TOLD_WORDS || danger > NOT_UNLIKE)
    .map(({ kind, urgency }): UrgentFinding => ({ kind, urgency }));
  if (words >= FEWEST_WORDS && danger > (findings.length > 0 ? SURELY_LIKE : VERY_LIKE)) {
    const { kind, likelihood } = likeliestKind(start);
    const isNew = !findings.some((found) => found.kind === kind);
    if (isNew && (findings.length === 0 || likelihood > SURE_KIND))
      findings.push({ kind, urgency: usualUrgency(kind) });
  }
  // The rules stand in the order of what goes first; sorting keeps it among the equally urgent.
  return findings.toSorted(byUrgency);
}
