import { useQuery } from '@tanstack/react-query';

import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/shop.ts';
import { facetsQuery } from './facets.queries.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterChange, ShopFilters } from './shop-filters.ts';
import { countFilters, noFilters } from './shop-filters.ts';

interface FilterSheetProps {
  filters: ShopFilters;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
}

/** The filters over the page: on a phone they come up from below. The products behind follow every choice. */
export function FilterSheet({ filters, onChange, onClose }: FilterSheetProps) {
  const { data } = useQuery(facetsQuery(filters));
  const { forms, uses, herb, minPrice, maxPrice, inStock, minRating } = noFilters;
  return (
    <Dialog open onOpenChange={onClose} title={t('Filters')}>
      <FilterPanel filters={filters} onChange={onChange} />
      <div className="border-line bg-surface sticky -bottom-6 -mx-6 mt-6 -mb-6 grid grid-cols-[auto_1fr] gap-3 border-t px-6 py-4">
        <Button
          variant="quiet"
          className="px-2!"
          disabled={countFilters(filters) === 0}
          onClick={() => onChange({ forms, uses, herb, minPrice, maxPrice, inStock, minRating })}
        >
          {t('Clear all')}
        </Button>
        <Button onClick={onClose}>
          {data ? t.count(data.total, 'Show {n} product', 'Show {n} products') : t('Show products')}
        </Button>
      </div>
    </Dialog>
  );
}
