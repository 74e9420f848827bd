import { useSyncExternalStore } from 'react';

import { anonRows } from '../../lib/anon-rest.ts';
import type { Tables } from '../../lib/database.types.ts';
import { deviceStore } from '../../lib/device-store.ts';
import { isText, listOf, mapOf } from '../../lib/guards.ts';
import { settled } from '../../start/later.tsx';
import bundledRow from './bundled-identity.json';

/** Who the shop is and how it is reached: the row of `shop_identity`, as everybody may read it. */
export type ShopIdentity = Omit<Tables<'shop_identity'>, 'id' | 'version' | 'edited_at'>;

/**
 * What prerendered pages say, and who has never read the row: its defaults, and what the settings of this build put in their
 * place (stack/identity-settings.ts).
 */
export const bundledIdentity: ShopIdentity = {
  ...bundledRow,
  ...(import.meta.env['VITE_SHOP_IDENTITY'] as Partial<ShopIdentity> | undefined),
};
export const identityColumns = Object.keys(bundledRow) as (keyof ShopIdentity)[];

const STORAGE_KEY = 'mizizi-shop-identity';
const KEPT_MS = 365 * 24 * 3_600_000;
/** A page that stands open for longer asks again when somebody comes back to it. */
const FRESH_MS = 60_000;

const store = deviceStore('device');
const areValues = mapOf((value): value is string | string[] => isText(value) || listOf(isText)(value));
const isIdentity = (value: unknown): value is ShopIdentity =>
  areValues(value) &&
  identityColumns.every((name) => Array.isArray(value[name]) === (name === 'hours') && name in value);

let known: ShopIdentity | undefined;
let askedAt = -Infinity;
const listeners = new Set<() => void>();

/** As it was last read on this device; without that as it is bundled. */
export function knownIdentity(): ShopIdentity {
  return (known ??= store.read(STORAGE_KEY, isIdentity) ?? bundledIdentity);
}

/** Shows what was read or saved, here and on later pages. */
export function keepIdentity(read: ShopIdentity): void {
  const kept = Object.fromEntries(identityColumns.map((name) => [name, read[name]])) as ShopIdentity;
  if (JSON.stringify(kept) === JSON.stringify(knownIdentity())) return;
  known = kept;
  store.write(STORAGE_KEY, kept, KEPT_MS);
  for (const listener of listeners) listener();
}

/** Reads the row, at most once a minute. Without a connection what is known stays. */
export function readIdentity(): void {
  if (Date.now() - askedAt < FRESH_MS) return;
  askedAt = Date.now();
  anonRows('shop_identity', identityColumns).then(
    ([row]) => {
      if (row) keepIdentity(row);
    },
    () => {
      askedAt = -Infinity;
    },
  );
}

const lookAgain = (): void => {
  if (document.visibilityState === 'visible') readIdentity();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) document.addEventListener('visibilitychange', lookAgain);
  listeners.add(listener);
  // The first view of a page does not wait for it, nor share its line with it.
  void settled.then(readIdentity);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', lookAgain);
  };
}

/** Who the shop is: as prerendered, then as known on this device, then as it is. */
export const useShop = (): ShopIdentity =>
  useSyncExternalStore(subscribe, knownIdentity, () => bundledIdentity);

/** `254700000000` → `+254 700 000 000`. */
export const shownPhone = (phone: string): string =>
  phone.replace(/^254(\d{3})(\d{3})(\d{3})$/, '+254 $1 $2 $3');
