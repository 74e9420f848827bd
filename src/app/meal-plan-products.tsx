import { useQuery } from '@tanstack/react-query';

import { addWithinStock } from '../features/cart/add-to-cart.ts';
import { formatKes } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { Button, buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { ResponsivePicture } from '../ui/responsive-picture.tsx';
import { t } from '../words/nutrition.ts';
import { type PlanProduct, mealPlanProductsQuery } from './meal-plan-products.queries.ts';

const toCart = ({ id, name, size, picture, price_kes, stock }: PlanProduct) => ({
  id,
  name,
  size,
  picture,
  price: price_kes,
  stock,
});

/** What our shop has of a shopping list, to be put into the cart. */
export function MealPlanProducts({ ids }: { ids: readonly number[] }) {
  const { data: products = [] } = useQuery(mealPlanProductsQuery(ids));
  const inStock = products.filter(({ stock }) => stock > 0);
  if (products.length === 0) return null;

  const addAll = (): void => {
    const added = inStock.filter((product) => addWithinStock(toCart(product), 1, { quiet: true }));
    if (added.length > 0)
      toast.success(
        t('Added to cart'),
        added.length === 1 ? added[0]?.name : t('{n} products, one of each', { n: added.length }),
      );
  };

  return (
    <section aria-labelledby="from-the-shop" className="border-line grid gap-3 border-t pt-5 print:hidden">
      <h3 id="from-the-shop" className="text-xl">
        {t('We have these')}
      </h3>
      <ul className="divide-line divide-y">
        {products.map((product) => (
          <li key={product.id} className="flex items-center gap-3 py-2">
            <span className="w-14 shrink-0 overflow-hidden rounded-lg">
              <ResponsivePicture name={product.picture} alt="" sizes="56px" />
            </span>
            <span className="min-w-0 grow">
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
            <Button
              size="sm"
              variant="secondary"
              disabled={product.stock <= 0}
              aria-label={t('Add {name} to the cart', { name: product.name })}
              onClick={() => addWithinStock(toCart(product))}
            >
              {t('Add')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {inStock.length > 1 && (
          <Button onClick={addAll}>{t('Add all {n} to the cart', { n: inStock.length })}</Button>
        )}
        <Link to={paths.cart()} className={buttonStyles({ variant: 'quiet' })}>
          {t('Open the cart')}
        </Link>
      </div>
    </section>
  );
}
