import { useQuery } from '@tanstack/react-query';

import { t } from '../../words/shop.ts';
import { catalogueQueries } from './catalogue.queries.ts';
import { ProductGrid } from './product-grid.tsx';

/** Products of the same herb, then of the same shelf; nothing when there are none. */
export function RelatedProducts({ productId }: { productId: number }) {
  const { data = [] } = useQuery(catalogueQueries.related(productId));
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="related" className="mt-14">
      <h2 id="related" className="mb-5 text-2xl">
        {t('You may also like')}
      </h2>
      <ProductGrid products={data} hearts />
    </section>
  );
}
