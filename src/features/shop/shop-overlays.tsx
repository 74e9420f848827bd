import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { ProductNames, Rating, StockState } from '../../entities/products/product-lines.tsx';
import { forCart, type ProductDetail, withOption } from '../../entities/products/product.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { t } from '../../words/shop.ts';
import { BuyBox, OptionPicker } from './buy-box.tsx';
import { catalogueQueries } from './catalogue.queries.ts';
import { CompareTray } from './compare-tray.tsx';
import { facetsQuery } from './facets.queries.ts';
import { FilterPanel } from './filter-panel.tsx';
import { SafetyNote } from './product-facts.tsx';
import { ReadFailed } from './read-failed.tsx';
import { countFilters, type FilterChange, noFilters, type ShopFilters } from './shop.queries.ts';
import type { ShopNavigation } from './use-shop-view.ts';

interface ShopOverlaysProps {
  view: ShopNavigation;
  filtering: boolean;
  onFiltered: () => void;
}

interface FilterSheetProps {
  filters: ShopFilters;
  onChange: (change: FilterChange) => void;
  onClose: () => void;
}

/** The filters over the page: on a phone they come up from below. The products behind follow every choice. */
function FilterSheet({ filters, onChange, onClose }: FilterSheetProps) {
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

interface QuickViewProps {
  id: number;
  onClose: () => void;
}

/** The most important of a product over the list: enough to buy it, and to know when not to. */
function QuickView({ id, onClose }: QuickViewProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(catalogueQueries.product(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.name ?? t('Quick view')}
      {...(data ? { description: data.summary } : {})}
    >
      {data && <Look product={data} onClose={onClose} />}
      {data === null && (
        <p>
          {t.rich('We no longer sell this. <a>Look for something like it</a>', {
            a: (words) => (
              <Link to={paths.product(id)} className="underline">
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {isPending && <Skeleton className="h-72 w-full" />}
      {error && !data && (
        <ReadFailed what="this product" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Look({ product, onClose }: Omit<QuickViewProps, 'id'> & { product: ProductDetail }) {
  const { data: options = [] } = useQuery(catalogueQueries.options(product.id));
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState(product.id);
  const option = options.find((entry) => entry.id === chosenId);
  const chosen = option ? withOption(product, option) : product;
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-4">
        <ResponsivePicture
          name={chosen.picture}
          alt={chosen.picture_alt}
          sizes="112px"
          className="border-line rounded-xl border"
        />
        <div className="grid justify-items-start gap-1.5">
          <ProductNames product={chosen} stacked className="text-muted text-sm" />
          <Rating rating={chosen.rating} count={chosen.rating_count} />
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Price amount={chosen.price_kes} compareAt={chosen.compare_at_kes} className="text-xl" />
            <span className="text-muted text-sm">{chosen.size}</span>
          </p>
          <StockState stock={chosen.stock} />
        </div>
      </div>
      <OptionPicker options={options} chosen={chosen.id} onChoose={({ id }) => setChosenId(id)} />
      <SafetyNote product={product} />
      <BuyBox
        key={chosen.id}
        product={forCart(chosen)}
        onAdded={onClose}
        onBuyNow={(pieces) => void navigate(paths.checkout({ id: chosen.id, pieces }))}
      />
      <Link to={paths.product(chosen.id)} className={buttonStyles({ variant: 'quiet' })}>
        {t('See everything about it')}
      </Link>
    </div>
  );
}

/** What may lie over the list: the filters, the products to compare, a quick view. */
export function ShopOverlays({ view, filtering, onFiltered }: ShopOverlaysProps) {
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
      {look !== null && <QuickView id={look} onClose={view.lookAway} />}
    </>
  );
}
