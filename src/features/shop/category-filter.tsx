import { useQuery } from '@tanstack/react-query';

import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { FilterLink } from './filter-link.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

interface CategoryFilterProps {
  view: ShopNavigation;
  /** Chips in a row that can be pushed sideways, or a list for a sidebar. */
  as: 'chips' | 'list';
}

const frames = {
  chips: '-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0',
  list: 'grid gap-1',
};
const items = {
  chips: 'rounded-full border px-4',
  list: 'rounded-lg px-3',
};

/** The categories as links, so that each can be opened, shared and gone back from. */
export function CategoryFilter({ view, as }: CategoryFilterProps) {
  const { data, isPending } = useQuery(catalogueQueries.categories());
  if (isPending) return <Skeleton className={as === 'chips' ? 'h-13 w-full rounded-full' : 'h-64 w-full'} />;
  // Without the list of categories the shop still works through search and sorting.
  if (!data) return null;
  const choices = [{ id: null, name: t('All') }, ...data];
  return (
    <nav aria-label={t('Categories')}>
      <ul className={frames[as]}>
        {choices.map(({ id, name }) => {
          const chosen = id === view.filters.category;
          return (
            <li key={id ?? 'all'}>
              <FilterLink
                view={view}
                change={{ category: id }}
                aria-current={chosen ? 'true' : undefined}
                className={cn(
                  'flex min-h-11 items-center whitespace-nowrap no-underline transition-colors',
                  items[as],
                  chosen
                    ? 'border-leaf bg-leaf text-on-leaf'
                    : 'border-line text-ink hover:border-leaf-600 hover:bg-leaf-50',
                  !chosen && as === 'chips' && 'bg-surface',
                )}
              >
                {t.known(name)}
              </FilterLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
