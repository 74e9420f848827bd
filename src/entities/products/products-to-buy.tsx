import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { ResponsivePicture } from '../../ui/picture.tsx';
import { t } from '../../words/shop.ts';
import { AddToCartButton, addWithinStock } from '../cart/add-to-cart.tsx';
import { forCart } from './product.ts';
import { someProductsQuery } from './products.queries.ts';

/** What of these products the shop has, in this order, to be put into the cart one by one or all together. */
export function ProductsToBuy({
  ids,
  title = t('From the shop'),
}: {
  ids: readonly number[];
  title?: string;
}) {
  const { data = [] } = useQuery(someProductsQuery(ids));
  const products = data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  const inStock = products.filter(({ stock }) => stock > 0);
  if (products.length === 0) return null;

  const addAll = (): void => {
    const added = inStock.filter((product) => addWithinStock(forCart(product), 1, { quiet: true }));
    if (added.length > 0)
      toast.success(
        t('Added to cart'),
        added.length === 1 ? added[0]?.name : t('{n} products, one of each', { n: added.length }),
      );
  };

  return (
    <section aria-label={title} className="grid gap-3 print:hidden">
      <h3 className="text-lg">{title}</h3>
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
                {product.size} · {product.stock > 0 ? formatKes(product.price_kes) : t('Sold out')}
              </span>
            </span>
            <AddToCartButton product={forCart(product)} />
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
