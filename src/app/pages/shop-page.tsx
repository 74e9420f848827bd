import { useLocation, useNavigate } from 'react-router';

import { forCart } from '../../features/shop/product.ts';
import { readView } from '../../features/shop/shop-address.ts';
import { ShopBrowser } from '../../features/shop/shop-browser.tsx';
import { shopQueries } from '../../features/shop/shop.queries.ts';
import type { Arrival } from '../../lib/navigation/page-route.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { lazyPart } from '../../start/later.tsx';
import { PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { renderCardBuy, renderCardWish, wishlistLink } from './card-slots.tsx';

/** Only the quick view needs it. */
const BuyBox = lazyPart(async () => (await import('../../features/cart/buy-box.tsx')).BuyBox);

/** Starts the reads without waiting for them: the page opens at once. While prerendering, the cache is filled beforehand. */
export function prefetch({ search }: Arrival): void {
  const { filters } = readView(search);
  void queryClient.prefetchInfiniteQuery(shopQueries.list(filters));
  void queryClient.prefetchQuery(shopQueries.categories());
}

/** `/shop`, and `/enhanced-shop`, an older address of the same. */
export function Component() {
  const isOlder = useLocation().pathname.startsWith('/enhanced-shop');
  const navigate = useNavigate();
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Shop herbs, teas, oils and superfoods')}
        description={t(
          'Kenyan herbs, superfoods, supplements, teas and oils with clear use, ingredients and warnings. Prices in KSh, delivery to all 47 counties.',
        )}
        noIndex={isOlder}
      />
      <ShopBrowser
        actions={wishlistLink}
        renderBuy={renderCardBuy}
        renderWish={renderCardWish}
        renderBuyBox={(product, done) => (
          <BuyBox
            key={product.id}
            product={forCart(product)}
            onAdded={done}
            onBuyNow={(pieces) => void navigate(paths.checkout({ id: product.id, pieces }))}
          />
        )}
      />
    </div>
  );
}
