import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useCart } from '../../entities/cart/cart-store.ts';
import type { ProductSummary } from '../../entities/products/product.ts';
import { someProductsQuery } from '../../entities/products/products.queries.ts';
import { wishlistLink } from '../../entities/wishlist/hearts.tsx';
import { useWishlist } from '../../entities/wishlist/wish-button.tsx';
import { CartView } from '../../features/cart/cart-view.tsx';
import { ReadFailed } from '../../features/shop/read-failed.tsx';
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';
import { SafetyOfCart } from './own-safety.tsx';

/** `/cart` */
export function Component() {
  const signedIn = useSession() !== null;
  const { items } = useCart();
  return (
    <div className="page pb-12">
      <PageHead title={t('Your cart')} noIndex />
      <PageHeader title={t('Your cart')} actions={wishlistLink} />
      <CartView signedIn={signedIn} safety={<SafetyOfCart items={items} />} />
    </div>
  );
}

/** `/wishlist` */
export const wishlist: PageModule = { Component: Wishlist };

function Wishlist() {
  const { ids, ready } = useWishlist();
  const signedIn = useSession() !== null;
  const products = useQuery({ ...someProductsQuery(ids), placeholderData: keepPreviousData });
  const failed = products.isError && !products.data;
  return (
    <div className="page pb-12">
      <PageHead title={t('Your wishlist')} noIndex />
      <PageHeader
        title={t('Your wishlist')}
        intro={
          ready && ids.length > 0 && !signedIn
            ? t.rich('Kept on this device. <a>Sign in</a> to find it everywhere.', {
                a: (words) => (
                  <Link
                    to={paths.auth({ redirect: paths.wishlist() })}
                    className="text-leaf-700 underline underline-offset-4"
                  >
                    {words}
                  </Link>
                ),
              })
            : undefined
        }
      />
      {!ready && <Skeleton className="h-72 w-full" />}
      {ready && failed && (
        <ReadFailed
          what="your wishlist"
          error={products.error}
          busy={products.isFetching}
          onRetry={() => void products.refetch()}
        />
      )}
      {ready && !failed && (
        <WishlistView
          ids={ids}
          products={
            products.isPlaceholderData && products.isFetching ? known(ids, products.data) : products.data
          }
        />
      )}
    </div>
  );
}

/** What was read for another list, as long as it knows every product of this one. */
const known = (
  ids: readonly number[],
  products: readonly ProductSummary[] | undefined,
): readonly ProductSummary[] | undefined =>
  products && ids.every((id) => products.some((product) => product.id === id)) ? products : undefined;
