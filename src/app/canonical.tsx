import { siteOrigin } from '../lib/site-origin.ts';

/** The absolute address of a path. */
export const siteAddress = (path: string): string =>
  siteOrigin + (path === '/' ? '/' : path.replace(/\/+$/, ''));

/** The one address search engines keep for a page, whatever query it was opened with. `path` is without one. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={siteAddress(path)} />;
}
