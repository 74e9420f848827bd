import { useSyncExternalStore } from 'react';

import { subscribeSession } from './session-store.ts';
import { readStored, removeStored, writeStored } from './stored.ts';

/** A value kept on this device, the same in all tabs. */
export type StoredState<T> = {
  get: () => T;
  /** Changes start from what is stored now, so that another tab's change is never overwritten. */
  change: (update: (value: T) => T) => void;
  /** The live value; `empty` while prerendered markup is taken over. */
  useValue: () => T;
};

/**
 * @param key begins with `mizizi-`, so that it is forgotten when a person signs out
 * @param ttlMs how long after its last change the value is kept
 */
export function createStoredState<T>(
  key: string,
  guard: (value: unknown) => value is T,
  empty: T,
  ttlMs: number,
): StoredState<T> {
  let current: { value: T } | null = null;
  // Storage may be refused (private windows, full disk): the value then lives as long as the page.
  let inMemoryOnly = false;
  const listeners = new Set<() => void>();

  const get = (): T => {
    current ??= { value: readStored(key, guard) ?? empty };
    return current.value;
  };
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  const refresh = (): void => {
    current = null;
    announce();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) refresh();
  };
  let stopSession = (): void => {};

  return {
    get,
    change: (update) => {
      const value = update(inMemoryOnly ? get() : (readStored(key, guard) ?? empty));
      if (value === empty) removeStored(key);
      else inMemoryOnly = !writeStored(key, value, ttlMs);
      current = { value };
      announce();
    },
    useValue: () =>
      useSyncExternalStore(
        (listener) => {
          if (listeners.size === 0) {
            addEventListener('storage', onStorage);
            // The end of a session removes what was stored.
            stopSession = subscribeSession(refresh);
            if (!inMemoryOnly) current = null;
          }
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
            if (listeners.size > 0) return;
            removeEventListener('storage', onStorage);
            stopSession();
          };
        },
        get,
        () => empty,
      ),
  };
}
