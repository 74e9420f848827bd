import { deviceStore } from '../../lib/device-store.ts';
import { isText } from '../../lib/guards.ts';
import { safePath } from '../../lib/safe-redirect.ts';

const store = deviceStore('person');

/**
 * Where a person was going when signing in took them away from this page: to Google, or to the mailbox for the
 * confirmation link. Kept as long as such a link lives, and shared by every tab of this browser.
 */
const KEY = 'mizizi-after-sign-in';
const LINK_LIFE_MS = 24 * 3_600_000;

/** @param path a path of this site, or null to forget an older one */
export function rememberRedirect(path: string | null): void {
  if (path) store.write(KEY, path, LINK_LIFE_MS);
  else store.remove(KEY);
}

/** The remembered path, once; null when there is none. */
export function takeRedirect(): string | null {
  const path = store.read(KEY, isText);
  store.remove(KEY);
  return safePath(path, '') || null;
}
