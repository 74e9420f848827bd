import { levelWords } from '../../entities/safety/level-words.ts';
import { findWarnings, worstLevel } from '../../entities/safety/matching.ts';
import type { Level } from '../../entities/safety/safety-book.ts';
import { isEmpty } from '../../entities/safety/safety-profile.ts';
import { useBook } from '../../entities/safety/use-book.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { Badge } from '../../ui/badge.tsx';
import { AlertIcon } from '../../ui/icons.tsx';

/** What each herb or remedy means for the visitor's list, by slug; empty while he has none. For lists of many. */
export function useLevels(kind: 'herb' | 'remedy'): ReadonlyMap<string, Level> {
  const profile = useSafetyProfile();
  const { book } = useBook(!isEmpty(profile));
  if (isEmpty(profile) || !book) return new Map();
  const slugs = Object.keys(kind === 'herb' ? book.herbs : book.remedies);
  return new Map(
    slugs.flatMap((slug) => {
      const level = worstLevel(findWarnings(book, profile, { kind, slug }));
      return level ? [[slug, level]] : [];
    }),
  );
}

/** A small sign on a card when something speaks against it for this visitor; otherwise nothing. */
export function LevelBadge({ level }: { level: Level | undefined }) {
  if (!level || level === 'watch') return null;
  const { short, tone } = levelWords[level];
  return (
    <Badge tone={tone}>
      <AlertIcon className="size-4" />
      {short}
    </Badge>
  );
}
