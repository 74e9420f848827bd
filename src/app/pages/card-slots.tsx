import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { forCart, type ProductSummary } from '../../features/shop/product.ts';
import { paths } from '../../lib/paths.ts';
import { Later, lazyPart } from '../../start/later.tsx';
import { settled } from '../../start/settled.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shop.ts';
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

const WishlistLink = lazyPart(async () => (await import('./hearts.tsx')).WishlistLink);
/** Where the device holds a list of medicines, hearts come at once with the signs it asks for. */
const CardCorner = lazyPart(async () => {
  if (!hasSafetyList()) await settled;
  return (await import('./hearts.tsx')).CardCorner;
});

export const renderCardWish = (product: ProductSummary) => (
  <Later when="hydrated">
    <CardCorner id={product.id} name={product.name} />
  </Later>
);

/** The way to the wishlist, beside a title. */
export const wishlistLink = (
  <Later when="settled" place={<span className="block h-11 w-12 sm:w-32" />}>
    <WishlistLink />
  </Later>
);
