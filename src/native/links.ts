import { safePath } from '../lib/safe-redirect.ts';

/** What a sign-in in the browser comes back to; the Android manifest claims it. */
export const SIGN_IN_RETURN = 'app.mizizi://auth/callback';

/**
 * The path of this app that a link from outside leads to; null when it leads nowhere here.
 *
 * @param origin the site's public address, such as `https://mizizi.app`
 */
export function pathOfLink(link: string, origin: string): string | null {
  if (!URL.canParse(link)) return null;
  const { protocol, host, pathname, search, hash } = new URL(link);
  if (link.startsWith(SIGN_IN_RETURN))
    return host === 'auth' && pathname === '/callback' ? `/auth/callback${search}${hash}` : null;
  if (`${protocol}//${host}` !== origin) return null;
  return safePath(`${pathname}${search}${hash}`, '') || null;
}
