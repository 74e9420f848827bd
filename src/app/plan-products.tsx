import { useQuery } from '@tanstack/react-query';

import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { formatKes } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { Link } from '../ui/link.tsx';
import { planProductsQuery } from './plan-products.queries.ts';

/** What a practitioner recommends from the shop, each with a way into the cart. */
export function PlanProducts({ ids }: { ids: readonly number[] }) {
  const { data: products = [] } = useQuery(planProductsQuery(ids));
  if (products.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-lg">From the shop</h3>
      <ul className="grid gap-2">
        {products.map((product) => (
          <li
            key={product.id}
            className="border-line flex flex-wrap items-center justify-between gap-3 rounded-xl border p-3"
          >
            <span>
              <Link
                to={paths.product(product.id)}
                className="font-semibold underline-offset-4 hover:underline"
              >
                {product.name}
              </Link>
              <span className="text-muted block text-sm">
                {product.size}, {formatKes(product.price_kes)}
              </span>
            </span>
            <AddToCartButton
              product={{
                id: product.id,
                name: product.name,
                size: product.size,
                picture: product.picture,
                price: product.price_kes,
                stock: product.stock,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
