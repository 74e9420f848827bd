import { useSyncExternalStore } from 'react';

import { deviceStore } from './device-store.ts';
import { subscribeSession } from './session-store.ts';

/** A value kept on this device, the same in all tabs. */
export type StoredState<T> = {
  get: () => T;
  /** Changes start from what is kept by then, so that another tab's is never overwritten; `update` may run twice. */
  change: (update: (value: T) => T) => void;
  /** The live value; `empty` while prerendered markup is taken over. */
  useValue: () => T;
};

/**
 * A value of the person's, forgotten when they sign out.
 *
 * @param ttlMs how long after its last change the value is kept
 */
export function createStoredState<T>(
  key: string,
  guard: (value: unknown) => value is T,
  empty: T,
  ttlMs: number,
): StoredState<T> {
  const store = deviceStore('person');
  const get = (): T => store.read(key, guard) ?? empty;
  const subscribe = (listener: () => void): (() => void) => {
    const stops = [
      store.subscribe((told) => {
        if (told.key === key) listener();
      }),
      subscribeSession(listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    get,
    change: (update) => store.change(key, guard, empty, update, ttlMs),
    useValue: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}
