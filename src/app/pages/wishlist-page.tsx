import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { addWithinStock } from '../../features/cart/add-to-cart.ts';
import { catalogueQueries } from '../../features/shop/catalogue.queries.ts';
import { StockState } from '../../features/shop/product-lines.tsx';
import { forCart, type ProductSummary } from '../../features/shop/product.ts';
import { ReadFailed } from '../../features/shop/read-failed.tsx';
import { TellMe } from '../../features/wishlist/tell-me.tsx';
import { useWishlist } from '../../features/wishlist/wish-button.tsx';
import { setWish } from '../../features/wishlist/wishlist-store.ts';
import { WishlistView } from '../../features/wishlist/wishlist-view.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/shop.ts';

function moveToCart(product: ProductSummary): void {
  if (addWithinStock(forCart(product))) setWish(product.id, false);
}

/** `/wishlist` */
export function Component() {
  const { ids, ready } = useWishlist();
  const signedIn = useSession() !== null;
  const products = useQuery({ ...catalogueQueries.some(ids), placeholderData: keepPreviousData });
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
          renderStock={(product) => <StockState stock={product.stock} />}
          renderAction={(product) =>
            product.stock > 0 ? (
              <Button size="sm" onClick={() => moveToCart(product)}>
                {t('Move to cart')}
                <span className="sr-only">: {product.name}</span>
              </Button>
            ) : (
              <TellMe id={product.id} name={product.name} returnTo={paths.wishlist()} />
            )
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
