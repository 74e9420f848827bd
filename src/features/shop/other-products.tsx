import { useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { needOf } from '../../entities/needs/needs.ts';
import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { ProductGrid } from './product-grid.tsx';
import { countFilters, noFilters, type ShopFilters, withoutFilters, shopQueries } from './shop.queries.ts';

/** Products of the same herb, then of the same shelf; nothing when there are none. */
export function RelatedProducts({ productId }: { productId: number }) {
  const { data = [] } = useQuery(catalogueQueries.related(productId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        {t('You may also like')}
      </h2>
      <ProductGrid products={data} hearts />
    </section>
  );
}

interface ProductMissingProps {
  /** What stood in the address in place of a number; it may well be a name. */
  search?: string;
}

/** There is no product on sale under this address, or no longer. */
export function ProductMissing({ search = '' }: ProductMissingProps) {
  const { data } = useInfiniteQuery(shopQueries.list({}));
  const popular = data?.pages[0]?.products.filter((product) => product.in_stock).slice(0, 4) ?? [];
  return (
    <>
      <div className="mx-auto grid max-w-lg grid-cols-1 justify-items-center gap-4 py-12 text-center">
        <PageHead title={t('Product not found')} noIndex />
        <SprigArt className="h-24" />
        <h1 className="text-3xl">{t('We don’t have this product')}</h1>
        <p className="text-muted text-lg text-pretty">
          {t(
            'It may have left our shelves, or the link is not complete. Search the shop by its name, or look at what is there today.',
          )}
        </p>
        <form action={paths.shop()} className="flex w-full max-w-sm gap-2">
          <input
            type="search"
            name="q"
            aria-label={t('Search the shop')}
            placeholder={t('For example moringa')}
            defaultValue={
              /[a-z]{3}/i.test(search)
                ? search
                    .replaceAll(/[^\p{L}\d]+/gu, ' ')
                    .trim()
                    .slice(0, 60)
                : ''
            }
            className="border-edge bg-surface placeholder:text-muted min-h-12 min-w-0 grow rounded-lg border px-3.5 text-base shadow-sm"
          />
          <button type="submit" className={buttonStyles({ variant: 'primary' })}>
            {t('Search')}
          </button>
        </form>
        <Link to={paths.shop()} className={buttonStyles({ variant: 'quiet' })}>
          {t('Show all products')}
        </Link>
      </div>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <h2 id="popular" className="mb-5 text-2xl">
            {t('What others like')}
          </h2>
          <ProductGrid products={popular} />
        </section>
      )}
    </>
  );
}

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
