import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cityOf, deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { inOrder, modeWords } from './mode-words.ts';
import { Portrait } from './portrait.tsx';
import { RatingLine } from './rating-line.tsx';

export type ListedPractitioner = {
  slug: string;
  display_name: string;
  title: string;
  headline: string;
  languages: string[];
  county: string | null;
  time_zone: string;
  rating: number | null;
  rating_count: number;
  from_price_kes: number;
  modes: string[];
  in_plans: boolean;
  next_free_at: string | null;
  avatar_path: string | null;
};

/** Somebody of the directory, with the next time that is free on the reader's own clock. */
export function PractitionerCard({ person }: { person: ListedPractitioner }) {
  return (
    <article className="group border-line bg-surface hover:border-leaf-400 relative grid h-full content-start gap-4 rounded-2xl border p-5 shadow-md transition-colors">
      <div className="flex gap-4">
        <Portrait name={person.display_name} avatarPath={person.avatar_path} />
        <div className="min-w-0">
          <h2 className="text-xl leading-snug">
            <Link
              to={paths.nutritionist(person.slug)}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-2xl"
            >
              {person.display_name}
            </Link>
          </h2>
          <p className="text-muted text-sm">
            {person.title}, {person.county ?? cityOf(person.time_zone)}
          </p>
          <RatingLine rating={person.rating} count={person.rating_count} />
        </div>
      </div>
      {person.headline && <p className="text-pretty">{person.headline}</p>}
      <ul className="flex flex-wrap gap-1.5" aria-label={t('Ways to meet and languages')}>
        {inOrder(person.modes).map((mode) => (
          <li key={mode}>
            <Badge>{modeWords(mode).label}</Badge>
          </li>
        ))}
        {person.in_plans && (
          <li>
            <Badge tone="gold">{t('In your plan')}</Badge>
          </li>
        )}
      </ul>
      <p className="text-muted text-sm">
        {t('Speaks {languages}', {
          languages: person.languages.map((one) => t.known(one)).join(', '),
        })}
      </p>
      <div className="border-line mt-auto flex flex-wrap items-end justify-between gap-2 border-t pt-3">
        <p className="text-sm">
          <span className="text-muted block">{t('Next free')}</span>
          <span className="font-semibold">
            {person.next_free_at === null ? t('Nothing for now') : whenIn(person.next_free_at, deviceZone())}
          </span>
        </p>
        <p className="ml-auto text-right text-sm">
          <span className="text-muted block">{t('From')}</span>
          <span className="font-semibold">{formatKes(person.from_price_kes)}</span>
        </p>
      </div>
    </article>
  );
}
