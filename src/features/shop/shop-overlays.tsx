import type { ReactNode } from 'react';

import { CompareTray } from './compare-tray.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import type { ProductDetail } from './product.ts';
import { QuickView } from './quick-view.tsx';
import type { ShopNavigation } from './use-shop-view.ts';

interface ShopOverlaysProps {
  view: ShopNavigation;
  filtering: boolean;
  onFiltered: () => void;
  renderBuyBox: (product: ProductDetail, done: () => void) => ReactNode;
}

/** What may lie over the list: the filters, the products to compare, a quick view. */
export function ShopOverlays({ view, filtering, onFiltered, renderBuyBox }: ShopOverlaysProps) {
  const { filters, compare, look } = view;
  return (
    <>
      {filtering && (
        <FilterSheet
          filters={filters}
          onChange={(change) => view.show(change, { replace: true })}
          onClose={onFiltered}
        />
      )}
      {compare.length > 0 && (
        <CompareTray ids={compare} onRemove={view.toggleCompared} onClear={view.clearCompared} />
      )}
      {look !== null && <QuickView id={look} onClose={view.lookAway} renderBuyBox={renderBuyBox} />}
    </>
  );
}
