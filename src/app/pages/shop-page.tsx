import type { LoaderFunctionArgs } from 'react-router';
import { useLocation } from 'react-router';

import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { forCart } from '../../features/shop/product.ts';
import { ShopBrowser } from '../../features/shop/shop-browser.tsx';
import { readView } from '../../features/shop/shop-filters.ts';
import { shopQueries } from '../../features/shop/shop.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { PageHead } from '../../ui/page-head.tsx';

/** Starts the reads without waiting for them: the page opens at once. While prerendering, the cache is filled beforehand. */
export function loader({ request }: LoaderFunctionArgs): null {
  if (typeof document !== 'undefined') {
    const { filters } = readView(new URL(request.url).searchParams);
    void queryClient.prefetchInfiniteQuery(shopQueries.list(filters));
    void queryClient.prefetchQuery(shopQueries.categories());
  }
  return null;
}

/** `/shop`, and `/enhanced-shop` in the richer layout. */
export function Component() {
  const rich = useLocation().pathname.startsWith('/enhanced-shop');
  return (
    <div className="page pb-12">
      <PageHead
        title="Shop herbs, teas, oils and superfoods"
        description="Kenyan herbs, superfoods, supplements, teas and oils with clear use, ingredients and warnings. Prices in KSh, delivery to all 47 counties."
        noIndex={rich}
      />
      <ShopBrowser rich={rich} renderBuy={(product) => <AddToCartButton product={forCart(product)} />} />
    </div>
  );
}
