import { t } from '../../words/account.ts';

/** Most specific first: every browser also claims to be those below it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera Mini\b|\bOPT\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const wordFor = (text: string, words: readonly (readonly [RegExp, string])[]): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android` for what a browser calls itself; `Unknown device` when that says nothing. */
export function deviceWords(userAgent: string | null): string {
  const browser = wordFor(userAgent ?? '', browsers);
  const device = wordFor(userAgent ?? '', devices);
  if (browser && device) return t('{browser} on {device}', { browser, device });
  return browser ?? device ?? t('Unknown device');
}

export function isHandheld(userAgent: string | null): boolean {
  return /\bAndroid\b|\biPhone\b|\biPad\b|\bMobile\b/.test(userAgent ?? '');
}
