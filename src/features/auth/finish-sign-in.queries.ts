import { paths } from '../../lib/paths.ts';
import { safePath } from '../../lib/safe-redirect.ts';
import { readKeptSession } from '../../lib/session.ts';
import { t } from '../../words/account.ts';
import { prepareAccount } from './account.queries.ts';
import { openAuthLink, readAuthLink } from './auth-link.queries.ts';
import { takeRedirect } from './pending-redirect.ts';

/** What `/auth/callback` says next and where it goes. */
export type Arrival = { message: string; to: string };

const finished = new Map<string, Promise<Arrival>>();

/**
 * Signs in with the link in the address and readies the account. The same link is worked off once, however often its
 * page is rendered. Throws an error whose message can be shown.
 */
export function finishSignIn(search: string, hash: string): Promise<Arrival> {
  const key = search + hash;
  const running = finished.get(key) ?? arrive(search, hash);
  finished.set(key, running);
  // A failure is not kept: the same address may be fine the next time, with a connection or a session.
  running.catch(() => finished.delete(key));
  return running;
}

async function arrive(search: string, hash: string): Promise<Arrival> {
  const link = readAuthLink(search, hash);
  const userId = await openAuthLink(link);
  // Who is still to give a code is no newcomer, and nobody to the database.
  const account = readKeptSession()?.needsCode ? 'known' : await prepareAccount(userId);
  const wanted = safePath(new URLSearchParams(search).get('redirect'), '') || takeRedirect();
  if (link.kind === 'token' && link.type === 'email_change')
    return {
      message: t('Your new email address is confirmed. Taking you back to your profile...'),
      to: wanted ?? paths.profile(),
    };
  return account === 'known'
    ? {
        message: t('Welcome back! Redirecting to your dashboard...'),
        to: wanted ?? paths.dashboard(),
      }
    : {
        message: t('Account created successfully! Redirecting to health assessment...'),
        to: wanted ?? paths.assessment(),
      };
}

/** The reset page's address when a link for a new password was led to the callback instead. */
export function strayResetLink(search: string, hash: string): string | null {
  const link = readAuthLink(search, hash);
  return link.kind === 'token' && link.type === 'recovery' ? paths.resetPassword() + search : null;
}
