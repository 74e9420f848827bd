import { useLocation } from 'react-router';

import { wishlistLink } from '../../entities/wishlist/hearts.tsx';
import { ShopBrowser } from '../../features/shop/shop-browser.tsx';
import { shopQueries } from '../../features/shop/shop.queries.ts';
import { readView } from '../../features/shop/use-shop-view.ts';
import type { Arrival } from '../../lib/navigation/navigation.ts';
import { queryClient } from '../../lib/query-client.ts';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';

/** Starts the reads without waiting for them: the page opens at once. While prerendering, the cache is filled beforehand. */
export function prefetch({ search }: Arrival): void {
  const { filters } = readView(search);
  void queryClient.prefetchInfiniteQuery(shopQueries.list(filters));
  void queryClient.prefetchQuery(shopQueries.categories());
}

/** `/shop`, and `/enhanced-shop`, an older address of the same. */
export function Component() {
  const isOlder = useLocation().pathname.startsWith('/enhanced-shop');
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Shop herbs, teas, oils and superfoods')}
        description={t(
          'Kenyan herbs, superfoods, supplements, teas and oils with clear use, ingredients and warnings. Prices in KSh, delivery to all 47 counties.',
        )}
        noIndex={isOlder}
      />
      <ShopBrowser actions={wishlistLink} />
    </div>
  );
}
