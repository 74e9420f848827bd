import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * What only this device knows and does not change: `before` while prerendering and hydrating, from then on what `read` says,
 * a simple value. A page that the app renders by itself has it at once.
 */
export function useOnDevice<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser believes it has a connection; true while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Runs the work once the browser has nothing else to do; Safari cannot say when that is. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}

/** Runs a piece of work when no other tab works on the same. */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

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
