import type { ProductSummary } from '../../entities/products/product.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, EyeIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shop.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { MOST_COMPARED, type ShopNavigation, useSharedShopView } from './use-shop-view.ts';

/** Categories and filters beside the products. */
export function ShopAside({ view }: { view: ShopNavigation }) {
  return (
    <>
      <div>
        <h2 className="mb-2 text-lg">{t('Categories')}</h2>
        <CategoryFilter as="list" view={view} />
      </div>
      <FilterPanel filters={view.filters} onChange={(change) => view.show(change)} />
    </>
  );
}

/** What cards on a wide screen offer beside buying: a quick view, and a place in the comparison. */
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
