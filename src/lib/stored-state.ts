import { useSyncExternalStore } from 'react';

import { deviceStore } from './device-store.ts';
import { subscribeSession } from './session-store.ts';

/** A value kept on this device, the same in all tabs. */
export type StoredState<T> = {
  get: () => T;
  /** Changes start from what is kept now, so that another tab's change is never overwritten. */
  change: (update: (value: T) => T) => void;
  /** Calls `listener` after every change, here or in another tab; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
  /** The live value; `empty` while prerendered markup is taken over. */
  useValue: () => T;
};

const isNone = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * A value of the person's, forgotten when they sign out.
 *
 * @param empty stands for nothing kept; any empty list does where it is one
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
        if (told.key === key || told.key === null) listener();
      }),
      subscribeSession(listener),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    get,
    change: (update) => {
      const value = update(get());
      if (value === empty || (isNone(value) && isNone(empty))) store.remove(key);
      else store.write(key, value, ttlMs);
    },
    subscribe,
    useValue: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}
