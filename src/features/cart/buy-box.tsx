import type { ReactNode } from 'react';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { addWithinStock, limitWords } from './add-to-cart.ts';
import type { CartProduct } from './cart-item.ts';
import { MAX_PIECES } from './cart-item.ts';
import { useCart } from './cart-store.ts';

interface BuyBoxProps {
  product: CartProduct & { stock: number };
  /** Called after the pieces are in the cart. */
  onBuyNow: () => void;
  /** Called after pieces were added without leaving. */
  onAdded?: () => void;
  /** What to do about a product that is sold out. */
  whenSoldOut?: ReactNode;
}

/** How many, into the cart, or straight on to it. Never offers more than there are. */
export function BuyBox({ product, onBuyNow, onAdded, whenSoldOut }: BuyBoxProps) {
  'use no memo'; // drawn seldom: the compiler's caches would only weigh
  const [wanted, setWanted] = useState(1);
  const [refused, setRefused] = useState(false);
  const held = useCart().items.find((item) => item.id === product.id)?.quantity ?? 0;
  const most = Math.min(product.stock, MAX_PIECES) - held;
  const quantity = Math.max(1, Math.min(wanted, most));

  if (product.stock <= 0) {
    return (
      <div className="border-line bg-sunk grid justify-items-start gap-3 rounded-xl border p-4">
        <p>
          <strong>Sold out.</strong> New stock comes with the next harvest. Look at the similar products
          below.
        </p>
        {whenSoldOut}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={quantity}
          min={1}
          max={MAX_PIECES}
          onChange={(next) => {
            setRefused(next > most);
            setWanted(Math.max(1, Math.min(next, most)));
          }}
        />
        <Button
          onClick={() => {
            setRefused(false);
            if (!addWithinStock(product, quantity)) return;
            setWanted(1);
            onAdded?.();
          }}
        >
          Add to cart
        </Button>
      </div>
      <Button
        variant="secondary"
        onClick={() => {
          // Somebody who holds all there is only wants to see the cart.
          if (most <= 0 || addWithinStock(product, quantity, { quiet: true })) onBuyNow();
        }}
      >
        Buy now
      </Button>
      {refused && quantity >= most && (
        <p role="alert" className="text-clay-700 font-medium">
          {limitWords(most + held)}
        </p>
      )}
      {held > 0 && (
        <p className="text-muted text-sm">
          {held === 1 ? '1 piece is' : `${held} pieces are`} in your cart already
          {most <= 0
            ? `, and ${held >= product.stock ? 'that is all we have' : 'that is the most per order'}.`
            : '.'}
        </p>
      )}
    </div>
  );
}
