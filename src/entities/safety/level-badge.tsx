import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { type Verdict, findWarnings, worstVerdict } from './matching.ts';
import type { Level } from './safety-book.ts';
import { isEmpty } from './safety-profile.ts';
import { useBook } from './safety.queries.ts';
import { useSafety, useSafetyProfile } from './use-safety.ts';

/** How the check speaks about each level. */
export const levelWords: Readonly<
  Record<Level, { title: string; short: string; tone: 'danger' | 'gold' | 'info' }>
> = {
  avoid: { title: t('Not for you, by your list'), short: t('Not with your list'), tone: 'danger' },
  caution: { title: t('Ask your clinician first'), short: t('Ask first'), tone: 'gold' },
  watch: { title: t('Know the signs'), short: t('Know the signs'), tone: 'info' },
};

/** The verdict on one pair, in a word or two. */
export const verdictWords: Readonly<
  Record<Verdict, { short: string; tone: 'danger' | 'gold' | 'info' | 'neutral' | 'leaf' }>
> = {
  avoid: { short: t('Not with your list'), tone: 'danger' },
  ask: { short: t('Ask first'), tone: 'gold' },
  unchecked: { short: t('Not looked up'), tone: 'neutral' },
  watch: { short: t('Know the signs'), tone: 'info' },
  clear: { short: t('Nothing found'), tone: 'leaf' },
};

/** The verdict on one pair, as it is said beside the pair. */
export const pairWords: Readonly<Record<Verdict, string>> = {
  avoid: t('Do not use them together'),
  ask: t('Ask first'),
  unchecked: t('Not looked up'),
  watch: t('Know the signs'),
  clear: t('Nothing found'),
};

/** What each herb or remedy means for the visitor's list, by slug; empty while they have none. For lists of many. */
export function useLevels(kind: 'herb' | 'remedy'): ReadonlyMap<string, Verdict> {
  const profile = useSafetyProfile();
  const { book } = useBook(!isEmpty(profile));
  const today = useNairobiDay();
  if (isEmpty(profile) || !book) return new Map();
  const slugs = Object.keys(kind === 'herb' ? book.herbs : book.remedies);
  return new Map(
    slugs.flatMap((slug) => {
      const verdict = worstVerdict(findWarnings(book, profile, { kind, slug }, today));
      return verdict ? [[slug, verdict]] : [];
    }),
  );
}

/**
 * A small sign on a card when something speaks against it for this visitor, and a grey one when it was not looked up with all
 * that is on the list: no sign at all would read as an all-clear.
 */
export function LevelBadge({ level }: { level: Verdict | undefined }) {
  if (!level || level === 'watch' || level === 'clear') return null;
  const { short, tone } = verdictWords[level];
  return (
    <Badge tone={tone}>
      {level !== 'unchecked' && <AlertIcon className="size-4" />}
      {short}
    </Badge>
  );
}

/** The way to the list of one's own medicines. */
export function CheckMedicinesLink() {
  return (
    <Link to={paths.safetyCheck()} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
      <ShieldIcon className="size-5" />
      {t('Check my medicines')}
    </Link>
  );
}

/**
 * A small sign on a product's card: of what does not fit the visitor's list, or, in grey, that it was not looked up with
 * something on it. None where all was looked up.
 */
export function CardMark({ id }: { id: number }) {
  const safety = useSafety({ kind: 'product', id });
  const verdict = safety.kind === 'ready' ? worstVerdict(safety.finding) : null;
  if (verdict === null || verdict === 'watch' || verdict === 'clear') return null;
  const { short, tone } = verdictWords[verdict];
  if (verdict === 'unchecked')
    return (
      <Badge tone={tone} className="px-2 text-xs">
        {short}
      </Badge>
    );
  return (
    <Badge tone={tone} className="gap-1 px-2 text-xs" title={short}>
      <AlertIcon className="size-3.5" />
      {t('Check')}
      <span className="sr-only">: {short}</span>
    </Badge>
  );
}
