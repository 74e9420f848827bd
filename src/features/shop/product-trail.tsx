import { useQuery } from '@tanstack/react-query';

import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { ChevronRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import type { ProductSummary } from './product.ts';

/** A step on the way from the home page to a product. */
export interface TrailStep {
  name: string;
  path: string;
}

/** The way to a product: home, shop, its category, itself. */
export function useProductTrail(product: ProductSummary): TrailStep[] {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const { data } = useQuery(catalogueQueries.categories());
  const category = data?.find(({ id }) => id === product.category_id);
  return [
    { name: t('Home'), path: paths.home() },
    { name: t('Shop'), path: paths.shop() },
    ...(category ? [{ name: t.known(category.name), path: `${paths.shop()}?category=${category.id}` }] : []),
    { name: product.name, path: paths.product(product.id) },
  ];
}

export function ProductTrail({ steps }: { steps: readonly TrailStep[] }) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  return (
    <nav aria-label={t('Breadcrumb')} className="py-3 text-sm">
      <ol className="text-muted flex flex-wrap items-center gap-x-1">
        {steps.map(({ name, path }, index) => {
          const last = index === steps.length - 1;
          return (
            <li key={path} className={cn('flex items-center gap-1', last && 'max-sm:sr-only')}>
              {index > 0 && <ChevronRightIcon className="size-4" />}
              {last ? (
                <span aria-current="page" className="text-ink py-2">
                  {name}
                </span>
              ) : (
                <Link to={path} className="hover:text-leaf-700 py-2 underline-offset-4 hover:underline">
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
