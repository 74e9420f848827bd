import { readKeptSession } from '../../lib/session.ts';
import { openAuthLink, readAuthLink } from './auth-link.queries.ts';

/**
 * A reset link may be opened once, its page be reloaded while somebody still thinks of a password. This tab therefore
 * remembers for a while whose link it opened. Being signed in is not enough: on a shared phone anybody could be.
 */
const KEY = 'mizizi-reset';
const KEPT_MS = 15 * 60_000;

type Opened = { userId: string; until: number };

/** Opens the reset link in the address, or goes on with the one this tab opened before; throws when there is neither. */
export async function openReset(search: string, hash: string): Promise<{ email: string }> {
  const link = readAuthLink(search, hash);
  if (link.kind === 'none') {
    if (!isOpen()) throw new Error('there is no link in the address');
  } else {
    remember({ userId: await openAuthLink(link), until: Date.now() + KEPT_MS });
  }
  return { email: readKeptSession()?.user.email ?? '' };
}

/** The password is changed: the next one needs another link. */
export function closeReset(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // storage is switched off: nothing was remembered
  }
}

function isOpen(): boolean {
  const userId = readKeptSession()?.user.id;
  try {
    const opened = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Opened> | null;
    return userId !== undefined && opened?.userId === userId && Number(opened.until) > Date.now();
  } catch {
    return false; // storage is switched off or holds something else: a new link is needed
  }
}

function remember(opened: Opened): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(opened));
  } catch {
    // storage is switched off: only a reload needs it
  }
}
