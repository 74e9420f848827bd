import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { useIsSessionReady } from '../../lib/session.ts';
import { useAddressState } from '../../lib/use-address-state.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon } from '../../ui/icons.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/care.ts';
import { DirectoryFilterFields } from './directory-filter-fields.tsx';
import { countFilters, noFilters, readFilters, writeFilters } from './directory-filters.ts';
import { PractitionerCard } from './practitioner-card.tsx';
import { practitionerQueries } from './practitioners.queries.ts';

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
