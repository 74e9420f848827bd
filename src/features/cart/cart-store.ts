import { createContext, useContext, useSyncExternalStore } from 'react';

import { readSession, subscribeSession } from '../../lib/session-store.ts';
import { readStored, removeStored, writeStored } from '../../lib/stored.ts';
import type { CartItem, CartProduct, KeptLine } from './cart-item.ts';
import { isCart, isKept } from './cart-item.ts';
import type { RemovedItem } from './cart-rules.ts';
import { countPieces, totalOf, withAdded, withPrices, withQuantity, withRestored } from './cart-rules.ts';

export type { CartItem, CartProduct } from './cart-item.ts';

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
/** Storage may be refused (private windows, full disk): the cart then lives as long as the page. */
let inMemoryOnly = false;
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
export const readCartOwner = (): CartOwner | null => readStored(OWNER_KEY, isOwner);

/** Ties the cart to an account. It is remembered longer than the cart: an expired cart is no emptied one. */
export function writeCartOwner(owner: CartOwner): void {
  writeStored(OWNER_KEY, owner, 52 * CART_TTL_MS);
}

/**
 * What is stored. The cart of somebody who has signed out since, here or elsewhere, went with them: their account keeps it,
 * and phones are shared.
 */
function readItems(): readonly CartItem[] {
  const owner = readCartOwner();
  if (owner && readSession()?.user.id !== owner.userId) {
    removeStored(OWNER_KEY);
    removeStored(CART_KEY);
    removeStored(COUPON_KEY);
  }
  return readStored(CART_KEY, isCart) ?? NOTHING;
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

function store(items: readonly CartItem[]): void {
  if (items.length > 0) writeStored(CART_KEY, items, CART_TTL_MS);
  else removeStored(CART_KEY);
  inMemoryOnly = items.length > 0 && readStored(CART_KEY, isCart) === null;
  announce(items);
}

/** Every change starts from what is stored, so that a change just made in another tab is never overwritten. */
function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
  const items = update(inMemoryOnly ? getCart().items : readItems());
  const owner = readCartOwner();
  if (owner && !owner.unsaved) writeCartOwner({ ...owner, unsaved: true });
  store(items);
}

/** Takes over the account's cart. `owner` says whose it is and whether changes made meanwhile wait to be saved. */
export function adoptCart(items: readonly CartItem[], owner: CartOwner): void {
  writeCartOwner(owner);
  store(items);
}

/** Takes over what is stored: after another tab's change, an expiry while the page slept, or a return through history. */
function refresh(): void {
  if (!inMemoryOnly) announce(readItems());
}

function handleStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === CART_KEY || event.key === null) refresh();
}

function handleVisible(): void {
  if (document.visibilityState === 'visible') refresh();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', refresh);
    document.addEventListener('visibilitychange', handleVisible);
    stopSession = subscribeSession(refresh);
    // Another tab may have changed the cart while nobody listened here.
    if (!inMemoryOnly) current = null;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', handleStorage);
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
  removeStored(COUPON_KEY);
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

/** One value of the live cart. Whoever needs no more is not rendered again when something else changes. */
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
