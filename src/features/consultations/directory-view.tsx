import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { cityOf, deviceZone, whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/care.ts';
import { inOrder, modeWords } from './consultation.ts';
import { DirectoryFilterFields, Portrait, RatingLine } from './practitioner-parts.tsx';
import {
  countFilters,
  noFilters,
  readFilters,
  writeFilters,
  practitionerQueries,
} from './practitioners.queries.ts';

type ListedPractitioner = {
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
function PractitionerCard({ person }: { person: ListedPractitioner }) {
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

/** Everybody who can be booked. Filters live in the address. */
export function DirectoryView() {
  const isHydrated = useIsSessionReady();
  const { filters, change, reset } = useAddressState({
    empty: noFilters,
    read: readFilters,
    write: writeFilters,
  });
  const {
    data: people,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...practitionerQueries.list({ ...filters, query: filters.query.trim() }),
    enabled: isHydrated,
  });
  const { data: facets } = useQuery({ ...practitionerQueries.facets(), enabled: isHydrated });
  const many = countFilters(filters);
  const fields = <DirectoryFilterFields facets={facets} filters={filters} onChange={change} />;

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <aside
        aria-label={t('Find a nutritionist')}
        className="grid content-start gap-4 lg:sticky lg:top-24 lg:self-start"
      >
        <SearchBox
          label={t('Search the nutritionists')}
          placeholder={t('Name or need')}
          value={filters.query}
          onChange={(query) => change({ query })}
        />
        <details className="border-line bg-surface rounded-2xl border lg:hidden">
          <summary className="flex min-h-12 items-center gap-2 px-4 font-semibold">
            <FilterIcon className="size-5" />
            {many > 0 ? t('Filters ({n})', { n: many }) : t('Filters')}
          </summary>
          <div className="px-4 pb-4">{fields}</div>
        </details>
        <div className="max-lg:hidden">{fields}</div>
      </aside>
      <div aria-busy={isFetching} className="@container">
        <output className="text-muted mb-3 block">
          {people && t.count(people.length, '{n} nutritionist', '{n} nutritionists')}
        </output>
        {!people && error && (
          <Alert
            tone="danger"
            title={t('The nutritionists could not be loaded')}
            action={
              <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          >
            {errorText(error)}
          </Alert>
        )}
        {!people && !error && (
          <div aria-hidden="true" className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} className="h-72 rounded-2xl" />
            ))}
          </div>
        )}
        {people && people.length > 0 && (
          <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-2">
            {people.map((person) => (
              <li key={person.id}>
                <PractitionerCard person={person} />
              </li>
            ))}
          </ul>
        )}
        {people?.length === 0 && (
          <EmptyState
            title={t('Nobody fits yet')}
            action={
              <Button variant="secondary" onClick={reset}>
                {t('Show everybody')}
              </Button>
            }
          >
            {t(
              'Try fewer filters or another language. We list a nutritionist once the licence has been checked.',
            )}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
