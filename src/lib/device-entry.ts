import { t } from '../words/shell.ts';
import { readSession } from './session-store.ts';
import { toast } from './toast.ts';

/** A kept value. The tombstone of a removed one is an entry that expired at 0. */
export type Entry = {
  value: unknown;
  expiresAt: number;
  /** Who was signed in when it was written, '' for a visitor; null for what is the device's own. */
  by: string | null;
  /** Written by a page that knew all that was kept before; what another page wrote is joined to that. */
  isWhole?: true;
};

/** Above every time, and a number that JSON can hold. */
const FOREVER = Number.MAX_SAFE_INTEGER;

/** What is kept in localStorage under these names is ours to move; the rest is read before the first paint. */
const OURS = /^(mizizi-(?!auth|config$|language$|forgets$)|cart|wishlist|contact-outbox$)/;
export const isOurs = (key: string): boolean => OURS.test(key);
/** The counts in the header: they stay where they are read at once. */
export const staysAtHand = (key: string): boolean => /^(cart|wishlist)/.test(key);
/** The device's own names before entries said whose they are. */
const FORMER_DEVICE = /^(mizizi-(pending-order|emergency-numbers)|contact-outbox)$/;

export const user = (): string => readSession()?.user.id ?? '';

export const made = (value: unknown, ttlMs: number, by: string | null, now: number): Entry => ({
  value,
  expiresAt: Math.min(now + ttlMs, FOREVER),
  by,
});
export const removed = (by: string | null): Entry => ({
  value: null,
  expiresAt: 0,
  by: by === null ? null : '',
});

/** Whether somebody else wrote it than the one who uses the device now. */
export const isOfAnother = ({ by }: Entry): boolean => by !== null && by !== '' && by !== user();
/** Whether it goes at a sign-out; what the next person has already begun to keep stays. */
export const goesWithPerson = ({ by }: Entry): boolean => by !== null && (by === '' || by !== user());

/** Reads a stored text, that of release 1.1 too: it named nobody, and kept a device's name and changes without a time. */
export function parseEntry(key: string, raw: string): Entry {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw);
  } catch {
    parsed = raw;
  }
  const { value, expiresAt, by, isWhole } = Object(parsed) as Partial<Entry>;
  const owner = by === undefined ? (FORMER_DEVICE.test(key) ? null : user()) : by;
  if (value === undefined || typeof expiresAt !== 'number')
    return { value: parsed, expiresAt: FOREVER, by: owner };
  return { value, expiresAt, by: owner, ...(isWhole ? { isWhole } : {}) };
}

const nameOf = (row: unknown): unknown => {
  const { id, clientKey } = Object(row) as { id?: unknown; clientKey?: unknown };
  return id ?? clientKey ?? row;
};

/** What was kept with what a page added that could not see it: no row of either is lost, the later one wins. */
export function joined(kept: unknown, late: unknown): unknown {
  if (!Array.isArray(kept) || !Array.isArray(late)) return late;
  const names = new Set(late.map(nameOf));
  return [...(late as unknown[]), ...kept.filter((row) => !names.has(nameOf(row)))];
}

let isTold = false;

/** Says what to do when the device has no room left: what is done from then on lives as long as the page. */
export function tellUnkept(error: unknown): void {
  console.warn('A value could not be kept on this device', error);
  if (isTold || !(error instanceof DOMException) || error.name !== 'QuotaExceededError') return;
  isTold = true;
  toast.error(
    t('This device is full'),
    t(
      'What you do now is lost when this page closes. Delete photos or apps you do not need, then try again.',
    ),
  );
}

let isAsked = false;

/** Something of worth was kept: asks the browser, once while a page lives, not to clear it when room gets short. */
export function keepForGood(): void {
  if (isAsked || typeof navigator === 'undefined' || !('storage' in navigator)) return;
  isAsked = true;
  const { storage } = navigator;
  storage
    .persisted()
    .then((isKept) => isKept || storage.persist())
    .catch((error: unknown) => console.warn('The browser did not say whether it keeps our values', error));
}
