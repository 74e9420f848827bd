import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * What only this device knows and does not change: `before` while prerendering and hydrating, from then on what `read` says,
 * a simple value. A page that the app renders by itself has it at once.
 */
export function useOnDevice<T>(read: () => T, before: T): T {
  return useSyncExternalStore(never, read, () => before);
}
