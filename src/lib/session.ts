import { useSyncExternalStore } from 'react';

import { forgetPerson } from './device-store.ts';
import { useOnDevice, whenIdle } from './device.ts';
import { queryClient } from './query-client.ts';
import {
  forgetSession,
  notifySession,
  readKeptSession,
  readSession,
  type Session,
  subscribeSession,
} from './session-store.ts';
import { getSupabase } from './supabase.ts';

export type { Session } from './session-store.ts';
export { readKeptSession, readSession } from './session-store.ts';

/** The signed-in user, read synchronously; null while prerendering and during the first hydrating render. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, () => null);
}

/** Whether somebody has given the password here, and is still to give the code of the second step. */
export function useNeedsCode(): boolean {
  return useSyncExternalStore(
    subscribeSession,
    () => readKeptSession()?.needsCode === true,
    () => false,
  );
}

/** False while prerendering and hydrating (where `useSession` says null for everybody), true from then on. */
export const useIsSessionReady = (): boolean => useOnDevice(() => true, false);

/** Ends this device's session, also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    const client = await getSupabase();
    await client.auth.signOut({ scope: 'local' });
  } finally {
    forgetSession();
  }
}

/** Asks whether the session goes on, which may have been ended on another device. */
function checkKeptSession(): void {
  if (document.visibilityState !== 'visible' || !readKeptSession()) return;
  getSupabase()
    .then(({ checkSession }) => checkSession())
    .catch(() => {
      // offline or no server: the next call to the client tries again
    });
}

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

/**
 * Watches over what a session leaves behind, and loads the auth client in a quiet moment when somebody is signed in, so
 * that the token is kept fresh and a session that was ended elsewhere is left.
 */
export function wakeSession(): void {
  guardPrivateData();
  document.addEventListener('visibilitychange', checkKeptSession);
  if (!readKeptSession()) return;
  whenIdle(checkKeptSession);
}
