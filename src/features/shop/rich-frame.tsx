import { type ReactNode, useSyncExternalStore } from 'react';

import type { ProductSummary } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, EyeIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MOST_COMPARED } from './shop-filters.ts';
import { type ShopNavigation, useSharedShopView } from './use-shop-view.ts';

const WIDE = '(min-width: 1024px)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(WIDE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether there is room for a sidebar: without it the filters are not even fetched. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );

interface RichFrameProps {
  view: ShopNavigation;
  search: ReactNode;
  /** The categories in a row, for screens without a sidebar. */
  chips: ReactNode;
  children: ReactNode;
}

/** The richer layout: search, categories and filters beside the products. */
export function RichFrame({ view, search, chips, children }: RichFrameProps) {
  const { filters, show } = view;
  const wide = useIsWide();
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-10">
      <aside aria-label={t('Filters')} className="grid grid-cols-1 content-start gap-5">
        {search}
        {wide ? (
          <>
            <div>
              <h2 className="mb-2 text-lg">{t('Categories')}</h2>
              <CategoryFilter as="list" view={view} />
            </div>
            <FilterPanel filters={filters} onChange={(change) => show(change)} />
          </>
        ) : (
          chips
        )}
      </aside>
      {children}
    </div>
  );
}

/** What the richer cards offer beside buying: a quick view, and a place in the comparison. */
export function CardTools({ product }: { product: ProductSummary }) {
  const { compare, toggleCompared, lookAt } = useSharedShopView();
  const chosen = compare.includes(product.id);
  const full = !chosen && compare.length >= MOST_COMPARED;
  return (
    <>
      <Button variant="quiet" size="sm" className="grow px-1!" onClick={() => lookAt(product.id)}>
        <EyeIcon className="size-5 xl:hidden" />
        {t('Quick view')}
        <span className="sr-only">: {product.name}</span>
      </Button>
      <Button
        variant="quiet"
        size="sm"
        className="grow px-1!"
        aria-pressed={chosen}
        disabled={full}
        title={full ? t('Up to {n} products can be compared', { n: MOST_COMPARED }) : undefined}
        onClick={() => toggleCompared(product.id)}
      >
        <span
          aria-hidden="true"
          className={cn(
            'grid size-5 place-items-center rounded-sm border',
            chosen ? 'border-leaf bg-leaf text-on-leaf' : 'border-edge',
          )}
        >
          {chosen && <CheckIcon className="size-4" />}
        </span>
        {t('Compare')}
        <span className="sr-only">: {product.name}</span>
      </Button>
    </>
  );
}
