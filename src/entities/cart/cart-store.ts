import { createContext, useContext, useSyncExternalStore } from 'react';

import { type Guard, isFlag, isText, listOf, objectOf, optional } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';

/** One line of the cart as it is kept on the device. `price` is whole shillings as last shown to the shopper. */
export interface CartItem {
  id: number;
  name: string;
  size: string;
  picture: string;
  price: number;
  quantity: number;
}

/** What must be known of a product to put it in the cart. */
export type CartProduct = Omit<CartItem, 'quantity'>;

/** A line as the account keeps it. */
export type KeptLine = { product_id: number; quantity: number };

/** `quote_order` and `place_order` accept at most this many lines and pieces of a line. */
export const MAX_LINES = 50;
export const MAX_PIECES = 99;

const isWhole =
  (least: number): Guard<number> =>
  (value): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= least;

const isCartItem = objectOf<CartItem>({
  id: isWhole(1),
  name: isText,
  size: isText,
  picture: isText,
  price: isWhole(0),
  quantity: isWhole(1),
});

const isKept = listOf(objectOf<KeptLine>({ product_id: isWhole(1), quantity: isWhole(1) }));

/** Whether a stored value is a cart we wrote: well-formed lines, each product once. */
export function isCart(value: unknown): value is readonly CartItem[] {
  return listOf(isCartItem)(value) && new Set(value.map((item) => item.id)).size === value.length;
}

export const CART_KEY = 'cart';
/** Seven days after its last change a cart is forgotten. */
export const CART_TTL_MS = 604_800_000;
/** The coupon lies beside the cart and goes with it: see `coupon-field.tsx`. */
const COUPON_KEY = 'cart-coupon';
const OWNER_KEY = 'cart-owner';

/** Whose copy the cart of this device is, and whether the account has yet to hear of a change. */
export interface CartOwner {
  userId: string;
  unsaved: boolean;
  /** What the account kept when this device last heard of it. */
  known?: readonly KeptLine[];
  /** What was sent to be saved since, the newest last: of none of it is known whether it arrived. */
  sent?: readonly (readonly KeptLine[])[];
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

/** A line taken out of the cart and the place it had, so that the removal can be undone. */
export interface RemovedItem {
  item: CartItem;
  index: number;
}

/** Adds pieces: a product already in the cart gets more of them, another is appended. Name and price are refreshed. */
function withAdded(items: readonly CartItem[], product: CartProduct, quantity: number): CartItem[] {
  const { id, name, size, picture, price } = product;
  const held = items.find((item) => item.id === id);
  return withQuantity(
    held
      ? items.map((item) => (item.id === id ? { ...item, name, size, picture, price } : item))
      : [...items, { id, name, size, picture, price, quantity: 0 }],
    id,
    (held?.quantity ?? 0) + quantity,
  );
}

/** Sets the pieces of one line; zero or fewer removes it. */
function withQuantity(items: readonly CartItem[], id: number, quantity: number): CartItem[] {
  const whole = Math.trunc(quantity);
  if (!(whole > 0)) return items.filter((item) => item.id !== id);
  return items.map((item) => (item.id === id ? { ...item, quantity: whole } : item));
}

/** Puts removed lines back where they were; a product added again in the meantime keeps its newer line. */
function withRestored(items: readonly CartItem[], removed: readonly RemovedItem[]): CartItem[] {
  const next = [...items];
  for (const { item, index } of removed.toSorted((a, b) => a.index - b.index)) {
    if (!next.some((other) => other.id === item.id)) next.splice(index, 0, item);
  }
  return next;
}

/** Takes over current prices, by product id. */
function withPrices(items: readonly CartItem[], prices: ReadonlyMap<number, number>): CartItem[] {
  return items.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }));
}

/** Number of pieces: the sum of the quantities. */
export const countPieces = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.quantity, 0);

/** Sum of price times quantity, in whole shillings. */
const totalOf = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => sum + item.price * item.quantity, 0);

function snapshotOf(items: readonly CartItem[]): CartSnapshot {
  return { items, count: countPieces(items), totalKes: totalOf(items), ready: true };
}

const isOwner = objectOf<CartOwner>({
  userId: isText,
  unsaved: isFlag,
  known: optional(isKept),
  sent: optional(listOf(isKept)),
});

const cart = createStoredState<readonly CartItem[]>(CART_KEY, isCart, NOTHING, CART_TTL_MS);
/** It is remembered longer than the cart: an expired cart is no emptied one. */
const ownerState = createStoredState<CartOwner | null>(OWNER_KEY, isOwner, null, 52 * CART_TTL_MS);
/** The code of the coupon, '' for none. */
export const coupon = createStoredState(COUPON_KEY, isText, '', CART_TTL_MS);

/** Null while the cart belongs to the device alone. */
export const readCartOwner = ownerState.get;
/** Ties the cart to an account. */
export const writeCartOwner = (owner: CartOwner): void => ownerState.change(() => owner);

let current = snapshotOf(NOTHING);

/** The cart outside React. */
export function getCart(): CartSnapshot {
  const items = cart.get();
  if (items !== current.items) current = snapshotOf(items);
  return current;
}

function change(update: (items: readonly CartItem[]) => readonly CartItem[]): void {
  const owner = readCartOwner();
  if (owner && !owner.unsaved) writeCartOwner({ ...owner, unsaved: true });
  cart.change(update);
}

/** Takes over the account's cart. `owner` says whose it is and whether changes made meanwhile wait to be saved. */
export function adoptCart(items: readonly CartItem[], owner: CartOwner): void {
  writeCartOwner(owner);
  cart.change(() => items);
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
  coupon.change(() => '');
  change(() => NOTHING);
}

/** Calls `listener` after every change of the cart, here or in another tab; returns the way to stop that. */
export const subscribeCart = cart.subscribe;

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
    subscribeCart,
    () => read(getCart()),
    () => read(SERVER_CART),
  );
}

/** How many pieces of a product the cart holds. */
export const useHeld = (id: number): number =>
  useCartValue(({ items }) => items.find((item) => item.id === id)?.quantity ?? 0);
