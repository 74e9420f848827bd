import { ProductReviews } from '../../features/reviews/product-reviews.tsx';
import { RelatedProducts } from '../../features/shop/other-products.tsx';
import { paths } from '../../lib/paths.ts';

/** The lower half of a product's page: what buyers say, and what lies beside it on the shelf. */
export function MoreOfProduct({ productId }: { productId: number }) {
  return (
    <>
      <ProductReviews productId={productId} returnTo={`${paths.product(productId)}#reviews`} />
      <RelatedProducts productId={productId} />
    </>
  );
}
