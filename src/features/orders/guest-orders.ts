import { isText, listOf, objectOf } from '../../lib/guards.ts';
import { createStoredState } from '../../lib/stored-state.ts';

/**
 * The orders placed on this device without an account, newest first. The token is all that opens such an order, so it is
 * kept here and nowhere else; signing out of an account forgets it like everything personal.
 */
export type GuestOrder = { id: string; number: string; token: string; phone: string; placedAt: string };

const KEY = 'mizizi-guest-orders';
const KEPT_MS = 180 * 86_400_000;
const MOST = 20;
const NONE: readonly GuestOrder[] = [];

const isList = listOf(
  objectOf<GuestOrder>({ id: isText, number: isText, token: isText, phone: isText, placedAt: isText }),
);
const guestOrders = createStoredState(KEY, isList, NONE, KEPT_MS);

export const readGuestOrders = guestOrders.get;

export const keepGuestOrder = (order: GuestOrder): void =>
  guestOrders.change((orders) => [order, ...orders.filter(({ id }) => id !== order.id)].slice(0, MOST));

/** Called once an account has the order, or nobody has it any more. */
export const forgetGuestOrder = (orderId: string): void =>
  guestOrders.change((orders) => orders.filter(({ id }) => id !== orderId));

/** The live list; empty while prerendering. */
export const useGuestOrders = guestOrders.useValue;

/** The token of one order, if it was placed on this device without an account. */
export const useGuestToken = (orderId: string): string | null =>
  useGuestOrders().find(({ id }) => id === orderId)?.token ?? null;
