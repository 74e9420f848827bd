import { formatKes } from '../../lib/format.ts';

/** `+KSh 70`, `−KSh 1,200`, `KSh 0`. */
export const signedKes = (amount: number): string =>
  amount === 0 ? formatKes(0) : `${amount > 0 ? '+' : '−'}${formatKes(Math.abs(amount))}`;
