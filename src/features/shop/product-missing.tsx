import { useInfiniteQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { SprigArt } from '../../ui/sprig-art.tsx';
import { t } from '../../words/shop.ts';
import { ProductGrid } from './product-grid.tsx';
import { shopQueries } from './shop.queries.ts';

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
