import { useState } from 'react';

import { addWithinStock } from '../../entities/cart/add-to-cart.tsx';
import { StockState } from '../../entities/products/product-lines.tsx';
import { forCart, type ProductSummary } from '../../entities/products/product.ts';
import { TellMe } from '../../entities/wishlist/tell-me.tsx';
import { setWish } from '../../entities/wishlist/wishlist.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { UndoStrip } from '../../ui/record-notes.tsx';
import { t } from '../../words/shop.ts';

interface WishlistViewProps {
  ids: readonly number[];
  /** Those of them that are sold; undefined while they are on their way. */
  products: readonly ProductSummary[] | undefined;
}

/** The wishes, the newest first. */
export function WishlistView({ ids, products }: WishlistViewProps) {
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
                  <Wish product={product} onRemove={() => remove(id, product.name)} />
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

function moveToCart(product: ProductSummary): void {
  if (addWithinStock(forCart(product))) setWish(product.id, false);
}

interface WishProps {
  product: ProductSummary;
  onRemove: () => void;
}

function Wish({ product, onRemove }: WishProps) {
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
        <StockState stock={product.stock} />
      </div>
      <div className="col-span-full flex items-center justify-between gap-2">
        {product.stock > 0 ? (
          <Button size="sm" onClick={() => moveToCart(product)}>
            {t('Move to cart')}
            <span className="sr-only">: {product.name}</span>
          </Button>
        ) : (
          <TellMe id={product.id} name={product.name} returnTo={paths.wishlist()} />
        )}
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
