import { siteAddress } from './canonical.tsx';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `sitemap.xml`: the pages that search engines should know. */
export const sitemapXml = (paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${escaped(siteAddress(path))}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
