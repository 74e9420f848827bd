import { t } from '../../words/shop.ts';
import { CategoryFilter } from './category-filter.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

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
