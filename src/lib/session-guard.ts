import { LANGUAGE_KEY } from '../words/language.ts';
import { queryClient } from './query-client.ts';
import { notifySession, readSession, SESSION_KEY, subscribeSession } from './session-store.ts';

const OURS = 'mizizi-';
/** What belongs to the device, not to the person; and the key that keeps an unanswered order from being made twice. */
const staysBehind = [LANGUAGE_KEY, 'mizizi-config', 'mizizi-pending-order'];
/** Names from before the prefix. A visitor's cart and wishes are theirs, too, from when they signed in. */
const named = ['cart', 'cart-coupon', 'cart-owner', 'wishlist', 'wishlist-owner'];

/** Names of stored values that a person leaves behind and the next one on this device must not find. */
function privateKeys(storage: Storage): string[] {
  return Object.keys(storage).filter(
    (key) =>
      named.includes(key) ||
      (key.startsWith(OURS) && !key.startsWith(SESSION_KEY) && !staysBehind.includes(key)),
  );
}

function forgetPrivateData(): void {
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of privateKeys(storage)) storage.removeItem(key);
  } catch {
    // storage is switched off: nothing was kept
  }
}

/**
 * Forgets what was read and typed by a person as soon as that person's session is over, whatever ended it: the sign-out
 * here, in another tab, or the server. Phones are shared. Returns the function that stops watching.
 */
export function guardPrivateData(): () => void {
  let userId = readSession()?.user.id;
  const stop = subscribeSession(() => {
    const before = userId;
    userId = readSession()?.user.id;
    if (before === userId) return;
    if (userId !== undefined) queryClient.enter(userId);
    if (before === undefined) return;
    queryClient.leave(before);
    forgetPrivateData();
  });
  // A page that comes back with the Back button slept through what happened.
  const wake = (event: PageTransitionEvent): void => {
    if (event.persisted) notifySession();
  };
  addEventListener('pageshow', wake);
  return () => {
    stop();
    removeEventListener('pageshow', wake);
  };
}
