import { useSyncExternalStore } from 'react';

import { readSession, subscribeSession } from '../../lib/session-store.ts';
import type { Wishlist } from './wishlist-store.ts';
import { getWishlist, readWishlistOwner, subscribeWishlist } from './wishlist-store.ts';

const SERVER_LIST: Wishlist = { ids: [], ready: false };

/** Brings list and account together when somebody is signed in. Its code is fetched only then. */
function sync(): void {
  if (!readSession()) return;
  import('./wishlist-sync.ts')
    .then(({ syncWishlist }) => syncWishlist())
    .catch((error: unknown) => {
      // Without a connection the wishes wait on the device; the next change or visit tries again.
      console.warn('The wishlist could not be kept with the account', error);
    });
}

function syncChanges(): void {
  if (readWishlistOwner()?.unsaved.length) sync();
}

let watchers = 0;
let stops: (() => void)[] = [];

/** Subscribes a component; while there is any, the list is kept with the account. */
function subscribe(listener: () => void): () => void {
  if (watchers === 0) {
    addEventListener('online', sync);
    stops = [
      subscribeWishlist(syncChanges),
      subscribeSession(sync),
      () => removeEventListener('online', sync),
    ];
    sync();
  }
  watchers += 1;
  const stop = subscribeWishlist(listener);
  return () => {
    stop();
    watchers -= 1;
    if (watchers === 0) for (const stopWatching of stops) stopWatching();
  };
}

/** The live list. */
export const useWishlist = (): Wishlist => useSyncExternalStore(subscribe, getWishlist, () => SERVER_LIST);

/** Whether a product is on the list. */
export const useIsWished = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => getWishlist().ids.includes(id),
    () => false,
  );
