export type Device = { device_type: 'mobile' | 'tablet' | 'desktop'; browser: string; os: string };

const MOBILE_BELOW_PX = 768;
const firstOf = (names: readonly (readonly [RegExp, string])[], text: string): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? 'Other';

// In this order: most browsers also name the ones they descend from.
const browsers = [
  [/OPR\/|Opera Mini|OPiOS/, 'Opera'],
  [/EdgA?\/|EdgiOS/, 'Edge'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/UCBrowser/, 'UC Browser'],
  [/FxiOS|Firefox\//, 'Firefox'],
  [/CriOS|Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/KAIOS/, 'KaiOS'],
  [/Linux/, 'Linux'],
] as const;

/** The kind of device, browser family and system behind a user agent; `width` is the screen's in CSS pixels. */
export function describeDevice(userAgent: string, width: number): Device {
  const isTablet = /iPad|Tablet|Android(?!.*Mobile)/.test(userAgent);
  const isMobile = /Mobile|iPhone|KAIOS|Opera Mini/.test(userAgent) || width < MOBILE_BELOW_PX;
  return {
    device_type: isTablet ? 'tablet' : isMobile ? 'mobile' : 'desktop',
    browser: firstOf(browsers, userAgent),
    os: firstOf(systems, userAgent),
  };
}

/** What a measurement depends on, as far as the browser tells. Memory in gigabytes. */
export function connectionFacts(): { connection_type?: string; device_memory?: number } {
  const { connection, deviceMemory } = navigator as Navigator & {
    connection?: { effectiveType?: string };
    deviceMemory?: number;
  };
  return {
    ...(connection?.effectiveType ? { connection_type: connection.effectiveType } : {}),
    ...(deviceMemory ? { device_memory: deviceMemory } : {}),
  };
}

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
