/** The figures of the front page: the shop's own count of orders and what it says about people. */
export type Figures = { users: number; orders: number };

/** 3.2 people for an order, in tenths: 3.2 itself has no exact binary form. */
const USERS_PER_TEN_ORDERS = 32;
const FEWEST: Figures = { users: 150, orders: 45 };
export const JOURNALS = '30+';

/** From the number of orders; null when it could not be read. Never below what a young shop may say. */
export function figuresFrom(orderCount: number | null): Figures {
  if (!orderCount) return FEWEST;
  return {
    users: Math.max(FEWEST.users, Math.floor((orderCount * USERS_PER_TEN_ORDERS) / 10)),
    orders: Math.max(FEWEST.orders, orderCount),
  };
}
