import { useOnDevice } from '../lib/use-on-device.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

const connection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

let setting: MediaQueryList | undefined;

/** Whether somebody asked for less data: in the browser's data saver, or in the system's settings. */
export function isSavingData(): boolean {
  if (connection()?.saveData === true) return true;
  // Asked once: every picture wants to know it while a page is hydrated.
  setting ??= matchMedia('(prefers-reduced-data: reduce)');
  return setting.matches;
}

/** Whether data that may never be needed is too dear here: on data saver, or on a 2G connection. */
export function isDataDear(): boolean {
  return isSavingData() || connection()?.effectiveType?.endsWith('2g') === true;
}

/** `isSavingData` for components; false while prerendering and hydrating. */
export function useSavingData(): boolean {
  return useOnDevice(isSavingData, false);
}
