import { useSyncExternalStore } from 'react';

import { readStored, removeStored, writeStored } from '../../lib/stored.ts';

/**
 * The orders placed on this device without an account, newest first. The token is all that opens such an order, so it is
 * kept here and nowhere else; signing out of an account forgets it like everything personal.
 */
export type GuestOrder = { id: string; number: string; token: string; phone: string; placedAt: string };

const KEY = 'mizizi-guest-orders';
const KEPT_MS = 180 * 86_400_000;
const MOST = 20;
const NONE: readonly GuestOrder[] = [];

const isGuestOrder = (value: unknown): value is GuestOrder =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'number', 'token', 'phone', 'placedAt'].every(
    (field) => typeof Reflect.get(value, field) === 'string',
  );

const isList = (value: unknown): value is GuestOrder[] => Array.isArray(value) && value.every(isGuestOrder);

let cached = NONE;
const listeners = new Set<() => void>();

/** The same array until the list changes, as useSyncExternalStore asks for. */
export function readGuestOrders(): readonly GuestOrder[] {
  const stored = readStored(KEY, isList) ?? NONE;
  const mark = (orders: readonly GuestOrder[]): string => orders.map(({ token }) => token).join(' ');
  if (mark(stored) !== mark(cached)) cached = stored;
  return cached;
}

function write(orders: readonly GuestOrder[]): void {
  if (orders.length === 0) removeStored(KEY);
  else writeStored(KEY, orders.slice(0, MOST), KEPT_MS);
  for (const listener of listeners) listener();
}

export function keepGuestOrder(order: GuestOrder): void {
  write([order, ...readGuestOrders().filter(({ id }) => id !== order.id)]);
}

/** Called once an account has the order, or nobody has it any more. */
export function forgetGuestOrder(orderId: string): void {
  write(readGuestOrders().filter(({ id }) => id !== orderId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The live list; empty while prerendering. */
export const useGuestOrders = (): readonly GuestOrder[] =>
  useSyncExternalStore(subscribe, readGuestOrders, () => NONE);

/** The token of one order, if it was placed on this device without an account. */
export const useGuestToken = (orderId: string): string | null =>
  useGuestOrders().find(({ id }) => id === orderId)?.token ?? null;
