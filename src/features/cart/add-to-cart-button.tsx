import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';
import { addWithinStock } from './add-to-cart.ts';
import type { CartProduct } from './cart-item.ts';
import { useHeld } from './cart-store.ts';

/** Puts one piece into the cart; says how many are there already. */
export function AddToCartButton({ product }: { product: CartProduct & { stock: number } }) {
  const held = useHeld(product.id);
  const soldOut = product.stock <= 0;
  return (
    <Button
      size="sm"
      variant={held > 0 ? 'secondary' : 'primary'}
      disabled={soldOut}
      onClick={() => addWithinStock(product)}
    >
      {soldOut ? t('Sold out') : held > 0 ? t('Add more') : t('Add to cart')}
      {held > 0 && !soldOut && (
        <>
          {' '}
          <span className="max-sm:sr-only">({held})</span>
        </>
      )}
      <span className="sr-only">: {product.name}</span>
    </Button>
  );
}
