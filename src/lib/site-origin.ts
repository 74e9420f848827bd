const address: unknown = import.meta.env['VITE_SITE_URL'];

/** Where the world finds the site, without a slash at the end; a setting of the build (.env.example). */
export const siteOrigin = (
  typeof address === 'string' && address.trim() ? address.trim() : 'https://mizizi.app'
).replace(/\/+$/, '');
