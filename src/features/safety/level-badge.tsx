import { verdictWords } from '../../entities/safety/level-words.ts';
import { findWarnings, type Verdict, worstVerdict } from '../../entities/safety/matching.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { useNairobiDay } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { AlertIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';

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
