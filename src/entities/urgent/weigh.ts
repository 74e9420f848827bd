/**
 * What is said in the end about a text that two readers have read: rules know why, likeness to the labelled cases knows what
 * else people wrote. A figure is never silenced.
 */
import type { RuleFinding } from './first-reader.ts';
import type { KindShare } from './second-reader.ts';
import { byUrgency, type Urgency, type UrgentKind } from './urgency.ts';

export type UrgentFinding = { kind: UrgentKind; urgency: Urgency };

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
export function weighed({ text, ruled, danger, kinds, usualUrgency }: Read): UrgentFinding[] {
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
