import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Price } from '../../ui/price.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { OptionPicker } from './option-picker.tsx';
import { ProductNames } from './product-names.tsx';
import type { ProductDetail } from './product.ts';
import { withOption } from './product.ts';
import { Rating } from './rating.tsx';
import { ReadFailed } from './read-failed.tsx';
import { SafetyNote } from './safety-note.tsx';
import { StockState } from './stock-state.tsx';

interface QuickViewProps {
  id: number;
  onClose: () => void;
  renderBuyBox: (product: ProductDetail, done: () => void) => ReactNode;
}

/** The most important of a product over the list: enough to buy it, and to know when not to. */
export function QuickView({ id, onClose, renderBuyBox }: QuickViewProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(catalogueQueries.product(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={data?.name ?? t('Quick view')}
      {...(data ? { description: data.summary } : {})}
    >
      {data && <Look product={data} onClose={onClose} renderBuyBox={renderBuyBox} />}
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

function Look({ product, onClose, renderBuyBox }: Omit<QuickViewProps, 'id'> & { product: ProductDetail }) {
  const { data: options = [] } = useQuery(catalogueQueries.options(product.id));
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
      {renderBuyBox(chosen, onClose)}
      <Link to={paths.product(chosen.id)} className={buttonStyles({ variant: 'quiet' })}>
        {t('See everything about it')}
      </Link>
    </div>
  );
}
