import { useInfiniteQuery } from '@tanstack/react-query';

import type { RenderBuy } from './product-grid.tsx';
import { ProductGrid } from './product-grid.tsx';
import type { ProductSummary } from './product.ts';
import { shopQueries } from './shop.queries.ts';

const SHOWN = 4;

/** Other products of the same category, those in stock first; nothing when there are none. */
export function RelatedProducts({ product, renderBuy }: { product: ProductSummary; renderBuy: RenderBuy }) {
  const { data } = useInfiniteQuery(shopQueries.list({ category: product.category_id }));
  const others = (data?.pages[0]?.products ?? [])
    .filter((other) => other.id !== product.id)
    .toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0))
    .slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        You may also like
      </h2>
      <ProductGrid products={others} renderBuy={renderBuy} />
    </section>
  );
}
