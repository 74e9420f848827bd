import { beforeEach, describe, expect, it } from 'vitest';

import { addWithinStock, refusalFor } from './add-to-cart.tsx';
import { addToCart, clearCart, getCart } from './cart-store.ts';

const neem = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450, stock: 3 };

beforeEach(() => {
  localStorage.clear();
  clearCart();
});

describe('refusalFor', () => {
  it.each([
    [0, 1, { ...neem, stock: 0 }, 1, 'Neem leaf is sold out.'],
    [0, 1, neem, 3, null],
    [0, 1, neem, 4, 'Only 3 are left.'],
    [2, 1, neem, 2, 'Only 3 are left. Your cart already has 2.'],
    [1, 1, { ...neem, stock: 1 }, 1, 'Only 1 is left. Your cart already has 1.'],
    [98, 1, { ...neem, stock: 500 }, 2, 'One order takes up to 99 pieces of a product.'],
    [0, 50, neem, 1, 'One order takes up to 50 different products.'],
    [1, 50, neem, 1, null],
  ])('%i held in %i lines', (held, lines, product, quantity, words) => {
    expect(refusalFor(held, lines, product, quantity)).toBe(words);
  });
});

describe('addWithinStock', () => {
  it('adds what there is and not one piece more', () => {
    expect(addWithinStock(neem, 2)).toBe(true);
    expect(addWithinStock(neem, 2)).toBe(false);
    expect(addWithinStock(neem)).toBe(true);
    expect(addWithinStock(neem)).toBe(false);
    expect(getCart().count).toBe(3);
  });

  it('stores no stock with the line: that is asked anew', () => {
    addWithinStock(neem);
    expect(Object.keys(getCart().items[0] ?? {})).not.toContain('stock');
  });

  it('refuses a fifty-first product', () => {
    for (let id = 100; id < 150; id += 1) addToCart({ ...neem, id });
    expect(addWithinStock(neem)).toBe(false);
    expect(getCart().items).toHaveLength(50);
  });
});
