import { useSyncExternalStore } from 'react';

import { readStored, removeStored, writeStored } from '../../lib/stored.ts';

/** The county somebody last asked delivery for. Goes with the person who signs out, like everything under this prefix. */
const KEY = 'mizizi-county';
const YEAR_MS = 365 * 86_400_000;

const isText = (value: unknown): value is string => typeof value === 'string';
const listeners = new Set<() => void>();
const read = (): string => readStored(KEY, isText) ?? '';

/** Remembers a county, '' forgets it. */
export function keepCounty(county: string): void {
  if (county) writeStored(KEY, county, YEAR_MS);
  else removeStored(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The remembered county, '' for none. */
export const useCounty = (): string => useSyncExternalStore(subscribe, read, () => '');
