import type { ReactNode } from 'react';
import { useState } from 'react';

import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { UndoStrip } from '../../ui/undo-strip.tsx';
import { t } from '../../words/shop.ts';
import { setWish } from './wishlist-store.ts';

/** What a wish shows of its product. Prices in whole shillings. */
export interface WishedProduct {
  id: number;
  name: string;
  size: string;
  price_kes: number;
  compare_at_kes: number | null;
  picture: string;
  stock: number;
}

interface WishlistViewProps<Product extends WishedProduct> {
  ids: readonly number[];
  /** Those of them that are sold; undefined while they are on their way. */
  products: readonly Product[] | undefined;
  /** How much of it there is, in words. */
  renderStock: (product: Product) => ReactNode;
  /** Moves it into the cart, or for something sold out: what to do instead. */
  renderAction: (product: Product) => ReactNode;
}

/** The wishes, the newest first. */
export function WishlistView<Product extends WishedProduct>(props: WishlistViewProps<Product>) {
  const { ids, products, renderStock, renderAction } = props;
  const [removed, setRemoved] = useState<{ id: number; name: string } | null>(null);
  const undoable = removed !== null && !ids.includes(removed.id) ? removed : null;
  const remove = (id: number, name: string) => {
    setRemoved({ id, name });
    setWish(id, false);
  };
  return (
    <div className="grid gap-4">
      {undoable && (
        <UndoStrip removal={undoable} label={t('Undo')} onUndo={() => setWish(undoable.id, true)}>
          {t.rich(
            'Removed <b>{name}</b>',
            { b: (words) => <strong>{words}</strong> },
            { name: undoable.name },
          )}
        </UndoStrip>
      )}
      {ids.length === 0 ? (
        <EmptyState
          title={t('Nothing on your wishlist yet')}
          action={
            <Link to={paths.shop()} className={buttonStyles({ variant: 'primary' })}>
              {t('Look around the shop')}
            </Link>
          }
        >
          {t(
            'Tap the heart on anything you are not ready to buy. It waits here, and when it is sold out we can tell you when it is back.',
          )}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2 lg:gap-4">
          {ids.map((id) => {
            const product = products?.find((one) => one.id === id);
            return (
              <li key={id} className="border-line bg-surface rounded-2xl border p-3 shadow-sm sm:p-4">
                {product ? (
                  <Wish
                    product={product}
                    stock={renderStock(product)}
                    action={renderAction(product)}
                    onRemove={() => remove(id, product.name)}
                  />
                ) : products === undefined ? (
                  <Skeleton className="h-28 w-full" />
                ) : (
                  <div className="flex items-center justify-between gap-3">
                    <p className="text-muted">{t('We no longer sell this product.')}</p>
                    <Button variant="secondary" size="sm" onClick={() => remove(id, t('a product'))}>
                      {t('Remove it')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

interface WishProps {
  product: WishedProduct;
  stock: ReactNode;
  action: ReactNode;
  onRemove: () => void;
}

function Wish({ product, stock, action, onRemove }: WishProps) {
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <ResponsivePicture
        name={product.picture}
        alt=""
        sizes="112px"
        className="border-line rounded-xl border"
      />
      <div className="grid content-start gap-1">
        <h2 className="text-lg leading-snug">
          <Link to={paths.product(product.id)} className="underline-offset-4 hover:underline">
            {product.name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Price amount={product.price_kes} compareAt={product.compare_at_kes} />
          <span className="text-muted text-sm">{product.size}</span>
        </p>
        {stock}
      </div>
      <div className="col-span-full flex items-center justify-between gap-2">
        {action}
        <Button
          variant="quiet"
          size="icon"
          aria-label={t('Remove {name} from your wishlist', { name: product.name })}
          onClick={onRemove}
        >
          <TrashIcon />
        </Button>
      </div>
    </article>
  );
}
