import { createContext, useContext, useSyncExternalStore } from 'react';

import { keepForGood } from '../../lib/device-full.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { readSession, subscribeSession } from '../../lib/session-store.ts';
import type { CartItem, CartProduct, KeptLine } from './cart-item.ts';
import { isCart, isKept } from './cart-item.ts';
import type { RemovedItem } from './cart-rules.ts';
import { countPieces, totalOf, withAdded, withPrices, withQuantity, withRestored } from './cart-rules.ts';

export type { CartItem, CartProduct } from './cart-item.ts';

const kept = deviceStore('person');

export const CART_KEY = 'cart';
/** Seven days after its last change a cart is forgotten. */
export const CART_TTL_MS = 604_800_000;
/** The coupon lies beside the cart and goes with it: see `coupon-store.ts`. */
export const COUPON_KEY = 'cart-coupon';
const OWNER_KEY = 'cart-owner';

/** Whose copy the cart of this device is, and whether the account has yet to hear of a change. */
export interface CartOwner {
  userId: string;
  unsaved: boolean;
  /** What the account kept when this device last heard of it. */
  known?: readonly KeptLine[];
}

/** The cart as components see it. `ready` is false while server-rendered markup is being taken over. */
export interface CartSnapshot {
  items: readonly CartItem[];
  count: number;
  totalKes: number;
  ready: boolean;
}

const NOTHING: readonly CartItem[] = [];
const SERVER_CART: CartSnapshot = { items: NOTHING, count: 0, totalKes: 0, ready: false };

const whole = (cart: CartSnapshot): CartSnapshot => cart;
let current: CartSnapshot | null = null;
const listeners = new Set<() => void>();
let stopSession = (): void => {};

function snapshotOf(items: readonly CartItem[]): CartSnapshot {
  return { items, count: countPieces(items), totalKes: totalOf(items), ready: true };
}

const isOwner = (value: unknown): value is CartOwner =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'unsaved' in value &&
  typeof value.unsaved === 'boolean' &&
  (!('known' in value) || isKept(value.known));

/** Null while the cart belongs to the device alone. */
export const readCartOwner = (): CartOwner | null => kept.read(OWNER_KEY, isOwner);

/** Ties the cart to an account. It is remembered longer than the cart: an expired cart is no emptied one. */
export function writeCartOwner(owner: CartOwner): void {
  kept.write(OWNER_KEY, owner, 52 * CART_TTL_MS);
}

/**
 * What is stored. The cart of somebody who has signed out since, here or elsewhere, went with him: his account keeps it,
 * and phones are shared.
 */
function readItems(): readonly CartItem[] {
  const owner = readCartOwner();
  if (owner && readSession()?.user.id !== owner.userId) {
    kept.remove(OWNER_KEY);
    kept.remove(CART_KEY);
    kept.remove(COUPON_KEY);
  }
  return kept.read(CART_KEY, isCart) ?? NOTHING;
}

function announce(items: readonly CartItem[]): void {
  current = snapshotOf(items);
  for (const listener of listeners) listener();
}

/** The cart outside React; reads the stored cart on first use. */
export function getCart(): CartSnapshot {
  current ??= snapshotOf(readItems());
  return current;
}

const orNothing = (items: readonly CartItem[]): readonly CartItem[] => (items.length > 0 ? items : NOTHING);

/** Every change starts from what is kept, so that a change just made in another tab is never overwritten. */
function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
  readItems(); // a cart of somebody who has left is no start for a change
  const owner = readCartOwner();
  if (owner && !owner.unsaved) writeCartOwner({ ...owner, unsaved: true });
  kept.change<readonly CartItem[]>(
    CART_KEY,
    isCart,
    NOTHING,
    (items) => orNothing(update(items)),
    CART_TTL_MS,
  );
  keepForGood();
  announce(readItems());
}

/** Takes over the account's cart. `owner` says whose it is and whether changes made meanwhile wait to be saved. */
export function adoptCart(items: readonly CartItem[], owner: CartOwner): void {
  writeCartOwner(owner);
  if (items.length > 0) kept.write(CART_KEY, items, CART_TTL_MS);
  else kept.remove(CART_KEY);
  announce(readItems());
}

/** Takes over what is kept: after another tab's change, an expiry while the page slept, or a return through history. */
function refresh(): void {
  announce(readItems());
}

function handleVisible(): void {
  if (document.visibilityState === 'visible') refresh();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    const stopKept = kept.subscribe(({ key, isElsewhere }) => {
      if (key === CART_KEY && isElsewhere) refresh();
    });
    window.addEventListener('pageshow', refresh);
    document.addEventListener('visibilitychange', handleVisible);
    const stopWatching = subscribeSession(refresh);
    stopSession = () => {
      stopKept();
      stopWatching();
    };
    // Another tab may have changed the cart while nobody listened here.
    current = null;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('pageshow', refresh);
    document.removeEventListener('visibilitychange', handleVisible);
    stopSession();
  };
}

/** Adds pieces of a product; the same product again adds up. */
export function addToCart(product: CartProduct, quantity = 1): void {
  change((items) => withAdded(items, product, quantity));
}

/** Sets the pieces of a line; zero or fewer removes the line. */
export function setQuantity(id: number, quantity: number): void {
  change((items) => withQuantity(items, id, quantity));
}

/** Removes a line. */
export function removeFromCart(id: number): void {
  change((items) => items.filter((item) => item.id !== id));
}

/** Empties the cart and forgets its coupon, as after an order. */
export function clearCart(): void {
  kept.remove(COUPON_KEY);
  change(() => NOTHING);
}

/** Calls `listener` after every change of the cart, here or in another tab; returns the way to stop that. */
export const subscribeCart = subscribe;

/** Undoes removals: the lines come back where they were. */
export function restoreToCart(removed: readonly RemovedItem[]): void {
  change((items) => withRestored(items, removed));
}

/** Makes the current prices the shopper has seen the prices of the lines. */
export function acceptPrices(prices: ReadonlyMap<number, number>): void {
  change((items) => withPrices(items, prices));
}

/** True below a `CartProvider`. */
export const CartContext = createContext(false);

/** The live cart. Throws outside a `CartProvider`. */
export function useCart(): CartSnapshot {
  return useCartValue(whole);
}

/** One value of the live cart. Whoever needs no more is not drawn again when something else changes. */
export function useCartValue<Value>(read: (cart: CartSnapshot) => Value): Value {
  const provided = useContext(CartContext);
  if (!provided) throw new Error('useCart must be used inside <CartProvider>');
  return useSyncExternalStore(
    subscribe,
    () => read(getCart()),
    () => read(SERVER_CART),
  );
}

/** How many pieces of a product the cart holds. */
export const useHeld = (id: number): number =>
  useCartValue(({ items }) => items.find((item) => item.id === id)?.quantity ?? 0);
