import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { ProductMissing, RelatedProducts } from '../../features/shop/other-products.tsx';
import { paths } from '../../lib/paths.ts';

/** In place of a product that is not there: others, ready to buy. `search` is what the address asked for. */
export function MissingProduct({ search }: { search?: string }) {
  return <ProductMissing {...(search === undefined ? {} : { search })} />;
}

/** The lower half of a product's page: what buyers say, and what lies beside it on the shelf. */
export function MoreOfProduct({ productId }: { productId: number }) {
  return (
    <>
      <ProductReviews productId={productId} returnTo={`${paths.product(productId)}#reviews`} />
      <RelatedProducts productId={productId} />
    </>
  );
}
