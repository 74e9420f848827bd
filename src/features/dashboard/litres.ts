import { formatNumber } from '../../lib/format.ts';

/** Litres as they stand on an axis: a glass is a quarter of one. */
export const litres = (value: number): string => formatNumber(value, 2);
