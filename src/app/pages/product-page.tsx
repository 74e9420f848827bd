import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { useNavigate, useParams } from 'react-router';

import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { BuyBox } from '../../features/cart/buy-box.tsx';
import { ProductJsonLd } from '../../features/shop/product-json-ld.tsx';
import { ProductMissing } from '../../features/shop/product-missing.tsx';
import { ProductSkeleton } from '../../features/shop/product-skeleton.tsx';
import { ProductTrail, useProductTrail } from '../../features/shop/product-trail.tsx';
import { ProductView } from '../../features/shop/product-view.tsx';
import type { ProductDetail } from '../../features/shop/product.ts';
import { forCart, parseProductId } from '../../features/shop/product.ts';
import { ReadFailed } from '../../features/shop/read-failed.tsx';
import { RelatedProducts } from '../../features/shop/related-products.tsx';
import { shopQueries } from '../../features/shop/shop.queries.ts';
import { paths } from '../../lib/paths.ts';
import { queryClient } from '../../lib/query-client.ts';
import { PageHead } from '../../ui/page-head.tsx';

/** Starts the read without waiting for it. While prerendering, the cache is filled beforehand. */
export function loader({ params }: LoaderFunctionArgs): null {
  const id = parseProductId(params['id']);
  if (id !== null && typeof document !== 'undefined') {
    void queryClient.prefetchQuery(shopQueries.product(id));
    void queryClient.prefetchQuery(shopQueries.categories());
  }
  return null;
}

/** `/product/:id` */
export function Component() {
  const id = parseProductId(useParams()['id']);
  return (
    <div className="page pb-12">{id === null ? <ProductMissing /> : <ProductById key={id} id={id} />}</div>
  );
}

function ProductById({ id }: { id: number }) {
  const { data, error, isPending, isFetching, fetchStatus, refetch } = useQuery(shopQueries.product(id));
  if (data) return <ProductFound product={data} />;
  if (data === null) return <ProductMissing />;
  if (isPending && fetchStatus !== 'paused') return <ProductSkeleton />;
  return (
    <div className="mx-auto max-w-xl py-16">
      <PageHead title="Product" noIndex />
      <h1 className="sr-only">Product</h1>
      <ReadFailed what="this product" error={error} busy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}

function ProductFound({ product }: { product: ProductDetail }) {
  const navigate = useNavigate();
  const trail = useProductTrail(product);
  return (
    <>
      <PageHead title={`${product.name}, ${product.size}`} description={product.summary} />
      <ProductJsonLd product={product} trail={trail} />
      <ProductTrail steps={trail} />
      <ProductView
        product={product}
        buy={<BuyBox product={forCart(product)} onBuyNow={() => void navigate(paths.cart())} />}
      />
      <RelatedProducts
        product={product}
        renderBuy={(other) => <AddToCartButton product={forCart(other)} />}
      />
    </>
  );
}
