import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { forgetSession, SESSION_KEY } from '../../lib/session-store.ts';
import { addWithinStock, refusalFor } from './add-to-cart.tsx';
import {
  acceptPrices,
  addToCart,
  adoptCart,
  CART_KEY,
  CART_TTL_MS,
  CartContext,
  type CartProduct,
  clearCart,
  getCart,
  readCartOwner,
  removeFromCart,
  restoreToCart,
  setQuantity,
  useCart,
} from './cart-store.ts';
import { keepCoupon, readCoupon } from './coupon-field.tsx';

const neem: CartProduct = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450 };
const tea: CartProduct = { id: 2, name: 'Hibiscus tea', size: '50 g', picture: 'hibiscus', price: 300 };

const quantities = () => Object.fromEntries(getCart().items.map((item) => [item.id, item.quantity]));
const useIt = () =>
  renderHook(useCart, {
    wrapper: ({ children }) => createElement(CartContext, { value: true }, children),
  });

/** The page is shown again after a while in the background. */
const comeBack = () =>
  act(() => {
    window.dispatchEvent(new Event('pageshow'));
  });

/** What the browser does in this tab when another tab of the site has written the cart. */
function writeFromAnotherTab(raw: string | null): void {
  if (raw === null) localStorage.removeItem(CART_KEY);
  else localStorage.setItem(CART_KEY, raw);
  window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY, newValue: raw }));
}

beforeEach(() => {
  localStorage.clear();
  clearCart();
});

describe('the rules of the cart', () => {
  it('appends a new product and adds up the same one', () => {
    addToCart(neem, 2);
    addToCart(tea);
    addToCart(neem, 3);
    expect(quantities()).toEqual({ 1: 5, 2: 1 });
    expect(getCart().items.map((item) => item.id)).toEqual([1, 2]);
  });

  it('counts pieces and multiplies prices', () => {
    addToCart(neem, 2);
    addToCart(tea, 3);
    expect(getCart()).toMatchObject({ count: 5, totalKes: 2 * 450 + 3 * 300 });
  });

  it('sets a quantity', () => {
    addToCart(neem);
    setQuantity(1, 7);
    expect(quantities()).toEqual({ 1: 7 });
  });

  it.each([0, -1, Number.NaN])('removes the line when its quantity becomes %s', (quantity) => {
    addToCart(neem, 2);
    addToCart(tea);
    setQuantity(1, quantity);
    expect(quantities()).toEqual({ 2: 1 });
  });

  it('removes a line and clears the cart', () => {
    addToCart(neem);
    addToCart(tea);
    removeFromCart(1);
    expect(quantities()).toEqual({ 2: 1 });
    clearCart();
    expect(getCart()).toMatchObject({ items: [], count: 0, totalKes: 0 });
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  it('brings removed lines back to their places, unless they were added again', () => {
    addToCart(neem, 2);
    addToCart(tea, 3);
    const removed = getCart().items.map((item, index) => ({ item, index }));
    clearCart();
    addToCart(tea, 1);
    restoreToCart(removed);
    expect(getCart().items.map((item) => [item.id, item.quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('takes over new prices', () => {
    addToCart(neem, 2);
    acceptPrices(new Map([[1, 500]]));
    expect(getCart().totalKes).toBe(1000);
  });
});

describe('the stored cart', () => {
  it('lives for seven days after the last change', () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00Z') });
    expect(CART_TTL_MS).toBe(604_800_000);
    addToCart(neem);
    const { result } = useIt();
    vi.setSystemTime(Date.now() + CART_TTL_MS - 1);
    comeBack();
    expect(result.current.count).toBe(1);
    vi.setSystemTime(Date.now() + 1);
    comeBack();
    expect(result.current.count).toBe(0);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  it.each([
    ['broken JSON', '{"value": ['],
    ['no expiry', JSON.stringify({ value: [] })],
    ['another shape', JSON.stringify({ value: { items: [] }, expiresAt: 9e15 })],
    ['a fractional quantity', JSON.stringify({ value: [{ ...neem, quantity: 1.5 }], expiresAt: 9e15 })],
    ['a price of text', JSON.stringify({ value: [{ ...neem, price: '450', quantity: 1 }], expiresAt: 9e15 })],
    [
      'the same product twice',
      JSON.stringify({
        value: [
          { ...neem, quantity: 1 },
          { ...neem, quantity: 2 },
        ],
        expiresAt: 9e15,
      }),
    ],
  ])('is removed when it is corrupt: %s', (_, raw) => {
    const { result } = useIt();
    act(() => writeFromAnotherTab(raw));
    expect(result.current.items).toEqual([]);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
  });

  it('follows another tab and never overwrites its change', () => {
    const { result } = useIt();
    act(() => addToCart(neem));
    const stored = localStorage.getItem(CART_KEY) ?? '';
    const theirs = stored.replace('"quantity":1', '"quantity":4');
    act(() => writeFromAnotherTab(theirs));
    expect(result.current.count).toBe(4);

    // Their next change is stored, but the event has not arrived here yet.
    localStorage.setItem(CART_KEY, theirs.replace('"quantity":4', '"quantity":6'));
    act(() => addToCart(neem));
    expect(result.current.count).toBe(7);

    act(() => writeFromAnotherTab(null));
    expect(result.current.count).toBe(0);
  });

  it('works for the length of the visit when nothing can be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    addToCart(neem);
    addToCart(neem);
    expect(quantities()).toEqual({ 1: 2 });
  });
});

describe('the cart of an account', () => {
  const signIn = (userId: string) =>
    localStorage.setItem(SESSION_KEY, JSON.stringify({ access_token: 'x', user: { id: userId } }));

  it('remembers that the account has yet to hear of a change', () => {
    signIn('asha');
    adoptCart([{ ...neem, quantity: 2 }], { userId: 'asha', unsaved: false });
    expect(readCartOwner()?.unsaved).toBe(false);
    addToCart(neem);
    expect(readCartOwner()?.unsaved).toBe(true);
    expect(quantities()).toEqual({ 1: 3 });
  });

  it('goes with its owner, and its coupon too', () => {
    signIn('asha');
    adoptCart([{ ...neem, quantity: 2 }], { userId: 'asha', unsaved: false });
    keepCoupon('KARIBU10');
    const { result } = useIt();
    expect(result.current.count).toBe(2);
    act(() => forgetSession());
    expect(result.current.count).toBe(0);
    expect(localStorage.getItem(CART_KEY)).toBeNull();
    expect(readCoupon()).toBe('');
  });

  it('does not go to the next person on the same phone', () => {
    signIn('asha');
    adoptCart([{ ...neem, quantity: 2 }], { userId: 'asha', unsaved: false });
    signIn('baraka');
    const { result } = useIt();
    expect(result.current.items).toEqual([]);
  });

  it('stays with the device while nobody is signed in', () => {
    addToCart(neem, 2);
    signIn('asha');
    const { result } = useIt();
    expect(result.current.count).toBe(2);
  });
});

describe('useCart', () => {
  it('tells a developer when the provider is missing', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => renderHook(useCart)).toThrow('useCart must be used inside <CartProvider>');
  });
});

const neemPowder = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neemPowder', price: 450, stock: 3 };

beforeEach(() => {
  localStorage.clear();
  clearCart();
});

describe('refusalFor', () => {
  it.each([
    [0, 1, { ...neem, stock: 0 }, 1, 'Neem leaf is sold out.'],
    [0, 1, neemPowder, 3, null],
    [0, 1, neemPowder, 4, 'Only 3 are left.'],
    [2, 1, neemPowder, 2, 'Only 3 are left. Your cart already has 2.'],
    [1, 1, { ...neem, stock: 1 }, 1, 'Only 1 is left. Your cart already has 1.'],
    [98, 1, { ...neem, stock: 500 }, 2, 'One order takes up to 99 pieces of a product.'],
    [0, 50, neemPowder, 1, 'One order takes up to 50 different products.'],
    [1, 50, neemPowder, 1, null],
  ])('%i held in %i lines', (held, lines, product, quantity, words) => {
    expect(refusalFor(held, lines, product, quantity)).toBe(words);
  });
});

describe('addWithinStock', () => {
  it('adds what there is and not one piece more', () => {
    expect(addWithinStock(neemPowder, 2)).toBe(true);
    expect(addWithinStock(neemPowder, 2)).toBe(false);
    expect(addWithinStock(neemPowder)).toBe(true);
    expect(addWithinStock(neemPowder)).toBe(false);
    expect(getCart().count).toBe(3);
  });

  it('stores no stock with the line: that is asked anew', () => {
    addWithinStock(neemPowder);
    expect(Object.keys(getCart().items[0] ?? {})).not.toContain('stock');
  });

  it('refuses a fifty-first product', () => {
    for (let id = 100; id < 150; id += 1) addToCart({ ...neem, id });
    expect(addWithinStock(neemPowder)).toBe(false);
    expect(getCart().items).toHaveLength(50);
  });
});
