import { AddToCartButton } from '../features/cart/add-to-cart-button.tsx';
import { AfterHydration, lazyPart } from '../features/shop/late-parts.tsx';
import { forCart, type ProductSummary } from '../features/shop/product.ts';
import { paths } from '../lib/paths.ts';
import { settled } from '../lib/settled.ts';
import { buttonStyles } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { t } from '../words/shop.ts';
import { hasSafetyList } from './device-list.ts';

/** What buys a product from its card: a button, or for one with several options the way to choose. */
export function renderCardBuy(product: ProductSummary) {
  if (product.variant_count === 0 || !product.in_stock) return <AddToCartButton product={forCart(product)} />;
  return (
    <Link to={paths.product(product.id)} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
      {t.rich(
        'Choose <quiet>an option of {name}</quiet>',
        { quiet: (words) => <span className="sr-only">{words}</span> },
        { name: product.name },
      )}
    </Link>
  );
}

/** Hearts come when the page has settled; where the device holds a list of medicines, at once with the signs it asks for. */
const hearts = async () => {
  if (!hasSafetyList()) await settled;
  return import('./hearts.ts');
};
const WishlistLink = lazyPart(async () => (await hearts()).WishlistLink);
const CardCorner = lazyPart(async () => (await hearts()).CardCorner);

export const renderCardWish = (product: ProductSummary) => (
  <AfterHydration>
    <CardCorner id={product.id} name={product.name} />
  </AfterHydration>
);

/** The way to the wishlist, beside a title. */
export const wishlistLink = (
  <AfterHydration place={<span className="h-11 w-32" />}>
    <WishlistLink />
  </AfterHydration>
);
