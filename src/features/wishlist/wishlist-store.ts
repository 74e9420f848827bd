import { readSession, subscribeSession } from '../../lib/session-store.ts';
import { readStored, removeStored, writeStored } from '../../lib/stored.ts';

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
const isIds = (value: unknown): value is number[] => Array.isArray(value) && value.every(isId);
const isOwner = (value: unknown): value is WishlistOwner =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  typeof value.userId === 'string' &&
  'unsaved' in value &&
  Array.isArray(value.unsaved);

let current: Wishlist | null = null;
const listeners = new Set<() => void>();

/** Null while the list belongs to the device alone. */
export const readWishlistOwner = (): WishlistOwner | null => readStored(OWNER_KEY, isOwner);
export const writeWishlistOwner = (owner: WishlistOwner): void =>
  void writeStored(OWNER_KEY, owner, WISHLIST_TTL_MS);

function readIds(): number[] {
  const owner = readWishlistOwner();
  if (owner && readSession()?.user.id !== owner.userId) {
    removeStored(OWNER_KEY);
    removeStored(WISHLIST_KEY);
  }
  return readStored(WISHLIST_KEY, isIds) ?? [];
}

/** The list outside React. */
export function getWishlist(): Wishlist {
  current ??= { ids: readIds(), ready: true };
  return current;
}

/** Stores the list as it is now, and tells everybody who shows it. */
export function writeWishlist(ids: readonly number[]): void {
  if (ids.length > 0) writeStored(WISHLIST_KEY, ids, WISHLIST_TTL_MS);
  else removeStored(WISHLIST_KEY);
  current = { ids, ready: true };
  for (const listener of listeners) listener();
}

/** The list after one wish more or less. */
export function withWish(ids: readonly number[], id: number, wanted: boolean): number[] {
  const others = ids.filter((other) => other !== id);
  return wanted ? [id, ...others] : others;
}

/** Puts a product on the list or takes it away. False when the list is full. */
export function setWish(id: number, wanted: boolean): boolean {
  const ids = readIds();
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

function refresh(): void {
  current = null;
  for (const listener of listeners) listener();
}

function handleStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === WISHLIST_KEY || event.key === null) refresh();
}

let stopSession = (): void => {};

/** Calls `listener` after every change of the list, here or in another tab; returns the way to stop that. */
export function subscribeWishlist(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', handleStorage);
    stopSession = subscribeSession(refresh);
    current = null;
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    stopSession();
  };
}
