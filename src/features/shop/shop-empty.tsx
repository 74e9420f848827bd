import { useInfiniteQuery } from '@tanstack/react-query';

import { needOf } from '../../entities/needs/needs.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { ProductGrid } from './product-grid.tsx';
import type { ShopFilters } from './shop-filters.ts';
import { countFilters, noFilters, withoutFilters } from './shop-filters.ts';
import { shopQueries } from './shop.queries.ts';

interface ShopEmptyProps {
  filters: ShopFilters;
  pathFor: (change: Partial<ShopFilters>) => string;
}

function advice({ query }: ShopFilters, narrowed: boolean): string {
  if (narrowed) return t('No product fits all the filters together. Take one away, or start again.');
  return query
    ? t(
        'Try fewer letters, another name for the plant in English or Swahili, or what you need it for, like “sleep” or “digestion”.',
      )
    : t('This shelf is empty at the moment. Look around the rest of the shop.');
}

/** Nothing matches: ways on, and what others buy. */
export function ShopEmpty({ filters, pathFor }: ShopEmptyProps) {
  // Beside a pregnancy or an illness nothing is offered because others like it.
  const isNeed = filters.query !== '' && needOf(filters.query) !== null;
  const { data } = useInfiniteQuery({ ...shopQueries.list({}), enabled: !isNeed });
  const popular = isNeed ? [] : (data?.pages[0]?.products.slice(0, 4) ?? []);
  const narrowed = countFilters(filters) > 0;
  const link = buttonStyles({ variant: 'secondary' });
  return (
    <>
      <EmptyState
        title={
          filters.query ? t('Nothing found for “{query}”', { query: filters.query }) : t('Nothing here yet')
        }
        action={
          <>
            {narrowed && (
              <Link to={pathFor(withoutFilters(filters))} className={link}>
                {t('Clear the filters')}
              </Link>
            )}
            {!narrowed && filters.query && filters.category && (
              <Link to={pathFor({ category: null })} className={link}>
                {t('Search all categories')}
              </Link>
            )}
            <Link to={pathFor(noFilters)} className={link}>
              {t('Show all products')}
            </Link>
          </>
        }
      >
        {isNeed && !narrowed ? t('We have no product for this need.') : advice(filters, narrowed)}
      </EmptyState>
      {popular.length > 0 && (
        <>
          <h2 className="mb-4 text-2xl">{t('What others like')}</h2>
          <ProductGrid products={popular} hearts />
        </>
      )}
    </>
  );
}
