import { paths } from '../../lib/paths.ts';
import { t } from '../../words/shop.ts';
import { findWarnings, uncheckedOf, type Verdict, type Warning } from './matching.ts';
import { type Mentions, mentionsIn } from './mentions.ts';
import { type AskFirstReason, type NoFastReason, whyAskFirst, whyNoFast, whyNoLess } from './no-less.ts';
import { type Listed, shownName } from './reaches.ts';
import { herbName, remedyName, type Level, levels, type SafetyBook } from './safety-book.ts';
import { isAsWritten, isEmpty, joined, type SafetyProfile, writtenName } from './safety-profile.ts';

/** One thing that speaks against, in the words of the rule. */
type AnswerWarning = {
  verdict: Extract<Verdict, 'avoid' | 'ask' | 'watch'>;
  /** `Garlic · Warfarin`. */
  title: string;
  reason: string;
  advice: string;
};

/** What the safety check says to a typed text: plain data, since a conversation is kept. */
export type SafetyAnswer = {
  /** The strictest first, three at most. */
  warnings: readonly AnswerWarning[];
  /** How many more the whole check has. */
  more: number;
  /** Pairs nobody looked up, and pairs that were looked up without a finding, by name. */
  unchecked: readonly string[];
  clear: readonly string[];
  /** Why no fast or deficit is spoken of, and why a clinician comes first. */
  noLess: NoFastReason | null;
  askFirst: readonly AskFirstReason[];
  /** A child was named without its age. */
  isAgeless: boolean;
  /** Something was asked about that we do not know as a herb. */
  isHerbless: boolean;
  /** The safety check with all of it filled in. */
  link: string;
};

const MOST_WARNINGS = 3;
const verdictOf: Readonly<Record<Level, AnswerWarning['verdict']>> = {
  avoid: 'avoid',
  caution: 'ask',
  watch: 'watch',
};

const HONEY = 'honey-at-bedtime-for-cough';
const nameOf = (book: SafetyBook, { kind, id }: Mentions['herbs'][number]): string => {
  if (id === HONEY) return t('Honey');
  return kind === 'herb' ? herbName(book, id) : remedyName(book, id);
};

/** Ids and written names, as the address of the safety check takes them. */
function linkTo(herbs: Mentions['herbs'], { medicines, conditions }: SafetyProfile): string {
  const parts = {
    medicines: medicines.map((id) => (isAsWritten(id) ? writtenName(id) : id)),
    conditions,
    herbs: herbs.map(({ id }) => id),
  };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([key, ids]) => (ids.length > 0 ? [[key, ids.join(',')]] : [])),
  );
  return `${paths.safetyCheck()}?${query.toString().replaceAll('%2C', ',')}`;
}

type Checked = Pick<SafetyAnswer, 'unchecked' | 'clear'> & { warnings: (AnswerWarning & { rank: number })[] };

/** Each herb against each thing; of equally strict ones what was just told stands before what is on the list. */
function checked(
  book: SafetyBook,
  herbs: Mentions['herbs'],
  told: SafetyProfile,
  profile: SafetyProfile,
  today: string,
): Checked {
  const toldNames = new Set([
    ...told.medicines.map((id) => book.drugs[id]?.name ?? book.medicines[id]?.name),
    ...told.conditions.map((id) => book.conditions[id]?.name),
  ]);
  const rankOf = ({ level, because }: Warning): number =>
    levels.indexOf(level) * 2 + (because.some((name) => toldNames.has(name)) ? 0 : 1);
  const all = herbs.map((herb): Checked => {
    const name = nameOf(book, herb);
    const finding = findWarnings(book, profile, { kind: herb.kind, slug: herb.id }, today);
    const pairs = (listed: readonly Listed[]): string[] =>
      listed.length === 0 ? [] : [`${name} · ${listed.map(shownName).join(', ')}`];
    return {
      warnings: finding.warnings.map((warning) => ({
        verdict: verdictOf[warning.level],
        title: `${name} · ${warning.because.map((one) => t.known(one)).join(', ')}`,
        reason: warning.reason,
        advice: warning.advice,
        rank: rankOf(warning),
      })),
      unchecked: pairs(uncheckedOf(finding)),
      clear: pairs(finding.pairs.filter(({ verdict }) => verdict === 'clear').map(({ listed }) => listed)),
    };
  });
  return {
    warnings: all.flatMap(({ warnings }) => warnings).toSorted((a, b) => a.rank - b.rank),
    unchecked: all.flatMap(({ unchecked }) => unchecked),
    clear: all.flatMap(({ clear }) => clear),
  };
}

/** The words for a child are about a list; whoever writes of their child is told that it is under 18. */
const asPerson = ({ conditions, ...rest }: SafetyProfile): SafetyProfile => ({
  ...rest,
  conditions: conditions.map((id) => (id === 'child' ? 'under-18' : id)),
});

const shortened = ({ warnings, unchecked, clear }: Checked) => ({
  warnings: warnings.slice(0, MOST_WARNINGS).map(({ rank: _rank, ...warning }) => warning),
  more: Math.max(0, warnings.length - MOST_WARNINGS),
  unchecked,
  clear,
});

/** Tea alone, and nothing told, is talk of tea. */
const isSmallTalk = ({ herbs, told }: Mentions): boolean =>
  isEmpty(told) && herbs.every(({ said }) => /^(tea|teas|chai)$/.test(said));

/**
 * What the safety check says to a typed text, by what it names and what is on the writer's own list; null where it has
 * nothing to say.
 */
export function safetyAnswerTo(
  book: SafetyBook,
  text: string,
  list: SafetyProfile,
  today: string,
): SafetyAnswer | null {
  const mentions = mentionsIn(book, text, today);
  const { herbs, told, wish, isAgeless, isAsking } = mentions;
  const profile = joined(told, list);
  const person = joined(asPerson(told), list);
  const noLess = wish === 'fast' ? whyNoFast(person, {}, book) : wish === 'less' ? whyNoLess(person) : null;
  const askFirst = wish === 'fast' && noLess === null ? whyAskFirst(person, book) : [];
  const isChecked = herbs.length > 0 && !isEmpty(profile) && !isSmallTalk(mentions);
  const isHerbless = herbs.length === 0 && wish === null && isAsking && !isEmpty(told);
  if (noLess === null && askFirst.length === 0 && !isChecked && !isHerbless) return null;
  const found = isChecked
    ? checked(book, herbs, told, profile, today)
    : { warnings: [], unchecked: [], clear: [] };
  return {
    ...shortened(found),
    noLess,
    askFirst,
    isAgeless: isAgeless && isChecked && profile.facts?.child_born_on === undefined,
    isHerbless,
    link: linkTo(herbs, profile),
  };
}

/**
 * What speaks against the herbs that a tip names for whoever asked: it was written for everybody. What the tip itself says
 * of illnesses and medicines is its caution, not its reader's.
 */
export function cautionOfTip(
  book: SafetyBook,
  tip: string,
  asked: string,
  list: SafetyProfile,
  today: string,
): SafetyAnswer | null {
  const { herbs } = mentionsIn(book, tip, today);
  const { told } = mentionsIn(book, asked, today);
  const profile = joined(told, list);
  const found = checked(book, herbs, told, profile, today);
  const warnings = found.warnings.filter(({ verdict }) => verdict !== 'watch');
  if (warnings.length === 0) return null;
  return {
    ...shortened({ warnings, unchecked: [], clear: [] }),
    noLess: null,
    askFirst: [],
    isAgeless: false,
    isHerbless: false,
    link: linkTo(herbs, profile),
  };
}
