import { forgetPerson } from './device-store.ts';
import { queryClient } from './query-client.ts';
import { notifySession, readSession, subscribeSession } from './session-store.ts';

function forgetPrivateData(): void {
  forgetPerson();
  try {
    // What a tab remembers is the person's who used it.
    sessionStorage.clear();
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
