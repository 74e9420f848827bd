import { forgetDevice } from '../lib/device-store.ts';
import { signOut } from '../lib/session.ts';

/** Removes everything this site keeps on the device: session, cart, drafts, choices and saved pages. */
export async function clearDevice(): Promise<void> {
  // Even when the server cannot be told, nothing stays here.
  await signOut().catch((error: unknown) => console.warn('The server could not end the session', error));
  await forgetDevice();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // storage is switched off: nothing was kept
  }
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
