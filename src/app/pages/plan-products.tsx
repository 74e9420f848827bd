import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { addWithinStock } from '../../features/cart/add-to-cart.ts';
import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { t } from '../../words/shop.ts';
import { findProductsQuery, planProductsQuery } from './plan-products.queries.ts';

/** What a practitioner recommends from the shop, one by one or all together into the cart. */
export function PlanProducts({ ids }: { ids: readonly number[] }) {
  const { data = [] } = useQuery(planProductsQuery(ids));
  const products = data.map(({ price_kes: price, ...product }) => ({ ...product, price }));
  const inStock = products.filter(({ stock }) => stock > 0);
  if (products.length === 0) return null;

  const addAll = (): void => {
    const added = inStock.filter((product) => addWithinStock(product, 1, { quiet: true }));
    if (added.length > 0)
      toast.success(
        t('Added to cart'),
        added.length === 1 ? added[0]?.name : t('{n} products, one of each', { n: added.length }),
      );
  };

  return (
    <section aria-label={t('From the shop')} className="grid gap-3">
      <h3 className="text-lg">{t('From the shop')}</h3>
      <ul className="divide-line border-line divide-y rounded-2xl border px-4">
        {products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center gap-3 py-3">
            <span className="w-14 shrink-0 overflow-hidden rounded-lg">
              <ResponsivePicture name={product.picture} alt="" sizes="56px" />
            </span>
            <span className="min-w-0 grow basis-40">
              <Link
                to={paths.product(product.id)}
                className="block font-semibold underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="text-muted text-sm">
                {product.size} · {product.stock > 0 ? formatKes(product.price) : t('Sold out')}
              </span>
            </span>
            <AddToCartButton product={product} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {inStock.length > 1 && (
          <Button variant="secondary" onClick={addAll}>
            {t('Add all {n} to the cart', { n: inStock.length })}
          </Button>
        )}
        <Link to={paths.cart()} className={buttonStyles({ variant: 'quiet' })}>
          {t('Open the cart')}
        </Link>
      </div>
    </section>
  );
}

const quiet = (words: ReactNode) => <span className="sr-only">{words}</span>;

type Props = { ids: readonly number[]; onChange: (ids: number[]) => void };

/** Chooses products of the shop for a plan, at most twelve. */
export function PlanProductPicker({ ids, onChange }: Props) {
  const [words, setWords] = useState('');
  const { data: chosen = [] } = useQuery({ ...planProductsQuery(ids), enabled: ids.length > 0 });
  const { data: found = [] } = useQuery(findProductsQuery(words));
  const others = found.filter(({ id }) => !ids.includes(id));
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('From the shop')}</legend>
      <ul className="grid gap-2">
        {chosen.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
            <span>
              {product.name}, {product.size}
            </span>
            <Button variant="quiet" size="sm" onClick={() => onChange(ids.filter((id) => id !== product.id))}>
              {t.rich('Remove<quiet> {name}</quiet>', { quiet }, { name: product.name })}
            </Button>
          </li>
        ))}
      </ul>
      {ids.length < 12 && (
        <>
          <SearchBox
            label={t('Search the shop')}
            placeholder={t('Moringa, fenugreek…')}
            value={words}
            onChange={setWords}
          />
          <ul className="grid gap-1">
            {others.map((product) => (
              <li key={product.id} className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  {product.name}, {product.size}, {formatKes(product.price_kes)}
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() => {
                    onChange([...ids, product.id]);
                    setWords('');
                  }}
                >
                  {t.rich('Add<quiet> {name}</quiet>', { quiet }, { name: product.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </fieldset>
  );
}
