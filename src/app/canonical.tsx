const address: unknown = import.meta.env['VITE_SITE_URL'];
/** Where the world finds the site; a setting of the build (.env.example). */
const origin = (
  typeof address === 'string' && address.trim() ? address.trim() : 'https://mizizi.app'
).replace(/\/+$/, '');

/** The absolute address of a path. */
export const siteAddress = (path: string): string => origin + (path === '/' ? '/' : path.replace(/\/+$/, ''));

/** The one address search engines keep for a page, whatever query it was opened with. `path` is without one. */
export function Canonical({ path }: { path: string }) {
  return <link rel="canonical" href={siteAddress(path)} />;
}
