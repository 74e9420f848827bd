import { isDataDear } from './data-saver.ts';

let warm: (path: string) => void = () => {};

/** The app says how to fetch a page's code ahead; `ui` itself knows no routes. */
export function setLinkWarmer(warmer: (path: string) => void): void {
  warm = warmer;
}

/** Fetches the page behind a link before it is pressed; never on data saver or a 2G connection. */
export function warmLink(path: string): void {
  if (!isDataDear()) warm(path);
}
