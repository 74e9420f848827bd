import { useSyncExternalStore } from 'react';

import { guardPrivateData } from './session-guard.ts';
import {
  forgetSession,
  readKeptSession,
  readSession,
  type Session,
  subscribeSession,
} from './session-store.ts';
import { getSupabase } from './supabase.ts';
import { useOnDevice } from './use-on-device.ts';

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

/**
 * Watches over what a session leaves behind, and loads the auth client in a quiet moment when somebody is signed in, so
 * that the token is kept fresh and a session that was ended elsewhere is left.
 */
export function wakeSession(): void {
  guardPrivateData();
  document.addEventListener('visibilitychange', checkKeptSession);
  if (!readKeptSession()) return;
  if ('requestIdleCallback' in window) requestIdleCallback(checkKeptSession);
  else setTimeout(checkKeptSession, 200);
}
