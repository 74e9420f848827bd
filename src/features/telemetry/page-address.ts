/** Parts of the site whose very address says something about a person's health or wants. */
const REVEALING =
  /^\/(health-assessment|dashboard|herbs|herbal-remedies|nutrition|nutrition-knowledge|nutritionists|consultations|fasting|product)(\/|$)/;
const OPEN = /^\/(shop|enhanced-shop|cart|about|contact|faq|shipping|returns|pricing|plans)?$/;
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

/** True where an account must not stand beside the address. */
export const isRevealing = (path: string): boolean => REVEALING.test(path);

/** True where the words on buttons are the same for everybody. */
export const isOpenPage = (path: string): boolean => OPEN.test(path);

/** A path without ids of orders and people. */
export const barePath = (path: string): string => path.replace(UUID, ':id').slice(0, 300);

/** The address of a page without its query, its fragment and any id. */
export function pageUrl(path: string = location.pathname): string {
  return `${location.origin}${barePath(path)}`;
}

/** Where a visit came from: only the site, since the path of a search may tell what somebody looks for. */
export function referrerSite(referrer: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, protocol } = new URL(referrer);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}
