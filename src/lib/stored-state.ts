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
  /** Takes over what is stored; a value that is still the same keeps its identity, or every look would be a change. */
  const takeOver = (): void => {
    if (inMemoryOnly) return;
    const value = readStored(key, guard) ?? empty;
    if (!current || JSON.stringify(current.value) !== JSON.stringify(value)) current = { value };
  };
  const refresh = (): void => {
    takeOver();
    announce();
  };
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) refresh();
  };
  let stopSession = (): void => {};
  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      // The end of a session removes what was stored.
      stopSession = subscribeSession(refresh);
      // Another tab may have changed it while nobody listened here.
      takeOver();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      removeEventListener('storage', onStorage);
      stopSession();
    };
  };

  return {
    get,
    change: (update) => {
      const value = update(inMemoryOnly ? get() : (readStored(key, guard) ?? empty));
      if (value === empty) removeStored(key);
      inMemoryOnly = value !== empty && !writeStored(key, value, ttlMs);
      current = { value };
      announce();
    },
    useValue: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}
