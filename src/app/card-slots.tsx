import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import type { ProductSummary } from '../features/shop/product.ts';
import { forCart } from '../features/shop/product.ts';
import { WishButton } from '../features/wishlist/wish-button.tsx';
import { paths } from '../lib/paths.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';

/** What buys a product from its card: a button, or for one with several options the way to choose. */
export function renderCardBuy(product: ProductSummary) {
  if (product.variant_count === 0 || !product.in_stock) return <AddToCartButton product={forCart(product)} />;
  return (
    <Link to={paths.product(product.id)} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
      Choose <span className="sr-only">an option of {product.name}</span>
    </Link>
  );
}

export const renderCardWish = (product: ProductSummary) => <WishButton id={product.id} name={product.name} />;
