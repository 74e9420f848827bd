import { deviceStore } from '../../lib/device-store.ts';

const store = deviceStore('device');

/**
 * An order that was sent and whose answer has not come. Its key is used again until there is an answer, so that a
 * double click, a reload, a second tab or a lost network never make two orders.
 */
export type PendingOrder = { key: string; userId: string };

const STORAGE_KEY = 'mizizi-pending-order';
const KEPT_MS = 7 * 24 * 3_600_000;

function isPending(value: unknown): value is PendingOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'userId'].every((field) => typeof Reflect.get(value, field) === 'string')
  );
}

/** The unanswered order of this user on this device, if any. */
export function readPending(userId: string): PendingOrder | null {
  const pending = store.read(STORAGE_KEY, isPending);
  return pending?.userId === userId ? pending : null;
}

/** The unanswered order, or a new one. */
export function openPending(userId: string): PendingOrder {
  const open = readPending(userId);
  if (open) return open;
  const pending = { key: crypto.randomUUID(), userId };
  store.write(STORAGE_KEY, pending, KEPT_MS);
  return pending;
}

/** Called when the answer came, whatever it was. */
export function closePending(): void {
  store.remove(STORAGE_KEY);
}
