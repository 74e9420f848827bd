import { createHash } from 'node:crypto';

/** Where the files lie, relative to the site. */
const PAGE_DATA_FOLDER = 'page-data';

/** Up to here the data cost a page less than a request of their own would. */
const MOST_CHARACTERS = 8_000;

const block = (attributes: string, text: string): string =>
  `<script type="application/json" id="page-data"${attributes}>${text}</script>`;

/**
 * The data of a page for the app that takes it over. Large ones go into a file of their own, which is fetched after the
 * first paint: they must not hold up what is seen.
 *
 * @param path the address of the page
 * @returns what goes into the page, and the file where there is one, its name relative to the site
 */
export function pageData(
  path: string,
  data: object,
): { html: string; file?: { name: string; text: string } } {
  const text = JSON.stringify(data);
  if (text.length <= MOST_CHARACTERS) return { html: block('', text.replaceAll('<', '\\u003c')) };
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const name = `${PAGE_DATA_FOLDER}/${path.slice(1).replaceAll('/', '-') || 'start'}-${hash}.json`;
  return { html: block(` data-from="/${name}"`, ''), file: { name, text } };
}
