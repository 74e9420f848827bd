import { paths } from '../../lib/paths.ts';
import { safePath } from '../../lib/safe-redirect.ts';
import { prepareAccount } from './account.queries.ts';
import { openAuthLink, readAuthLink } from './auth-link.queries.ts';
import { takeRedirect } from './pending-redirect.ts';

/** What `/auth/callback` says next and where it goes. */
export type Arrival = { message: string; to: string };

const finished = new Map<string, Promise<Arrival>>();

/**
 * Signs in with the link in the address and readies the account. The same address is worked off once, however often
 * it is rendered. Throws an error whose message can be shown.
 */
export function finishSignIn(search: string, hash: string): Promise<Arrival> {
  const key = search + hash;
  const running = finished.get(key) ?? arrive(search, hash);
  finished.set(key, running);
  return running;
}

async function arrive(search: string, hash: string): Promise<Arrival> {
  const link = readAuthLink(search, hash);
  const userId = await openAuthLink(link);
  if (link.kind === 'token' && link.type === 'recovery')
    return { message: 'Opening the form for your new password...', to: paths.resetPassword() };
  const account = await prepareAccount(userId);
  const wanted = safePath(new URLSearchParams(search).get('redirect'), '') || takeRedirect();
  return account === 'known'
    ? {
        message: `Welcome back! Redirecting to ${goal(wanted, 'your dashboard')}...`,
        to: wanted ?? paths.dashboard(),
      }
    : {
        message: `Account created successfully! Redirecting to ${goal(wanted, 'health assessment')}...`,
        to: wanted ?? paths.assessment(),
      };
}

function goal(wanted: string | null, usual: string): string {
  if (wanted === null) return usual;
  return wanted.startsWith(paths.checkout()) ? 'checkout' : 'where you left off';
}
