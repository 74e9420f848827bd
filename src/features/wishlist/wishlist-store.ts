import { createStoredState } from '../../lib/stored-state.ts';

/**
 * The wishlist of this device: ids of products, the newest wish first. A visitor's is forgotten ninety days after its last
 * change. While somebody is signed in it is the copy of the account's list and goes with them when they sign out.
 */
export const WISHLIST_KEY = 'wishlist';
const OWNER_KEY = 'wishlist-owner';
export const WISHLIST_TTL_MS = 90 * 86_400_000;
const MOST_WISHES = 200;

/** Whose copy the list is, and wishes the account has yet to hear of: `[id, wanted]`, in their order. */
export interface WishlistOwner {
  userId: string;
  unsaved: [number, boolean][];
}

export interface Wishlist {
  ids: readonly number[];
  /** False while server-rendered markup is being taken over. */
  ready: boolean;
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isIds = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isId);
const isOwner = (value: unknown): value is WishlistOwner =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'unsaved' in value &&
  Array.isArray(value.unsaved);

const NOTHING: readonly number[] = [];
const list = createStoredState(WISHLIST_KEY, isIds, NOTHING, WISHLIST_TTL_MS);
const ownerState = createStoredState<WishlistOwner | null>(OWNER_KEY, isOwner, null, WISHLIST_TTL_MS);

/** Null while the list belongs to the device alone. */
export const readWishlistOwner = ownerState.get;
export const writeWishlistOwner = (owner: WishlistOwner): void => ownerState.change(() => owner);

let current: Wishlist = { ids: NOTHING, ready: true };

/** The list outside React. */
export function getWishlist(): Wishlist {
  const ids = list.get();
  if (ids !== current.ids) current = { ids, ready: true };
  return current;
}

export const writeWishlist = (ids: readonly number[]): void => list.change(() => ids);

/** The list after one wish more or less. */
export function withWish(ids: readonly number[], id: number, wanted: boolean): number[] {
  const others = ids.filter((other) => other !== id);
  return wanted ? [id, ...others] : others;
}

/** Puts a product on the list or takes it away. False when the list is full. */
export function setWish(id: number, wanted: boolean): boolean {
  const { ids } = getWishlist();
  if (ids.includes(id) === wanted) return true;
  if (wanted && ids.length >= MOST_WISHES) return false;
  const owner = readWishlistOwner();
  if (owner) {
    const others = owner.unsaved.filter(([other]) => other !== id);
    writeWishlistOwner({ ...owner, unsaved: [...others, [id, wanted]] });
  }
  writeWishlist(withWish(ids, id, wanted));
  return true;
}

/** Calls `listener` after every change of the list, here or in another tab; returns the way to stop that. */
export const subscribeWishlist = list.subscribe;
