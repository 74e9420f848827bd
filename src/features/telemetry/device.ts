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
