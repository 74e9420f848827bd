import { createContext } from 'react';

import { nairobiDate } from '../../lib/nairobi.ts';
import { endOf, type Fast } from './fast.ts';

export const GLASS_ML = 250;

/** A glass as the diary of water keeps it: on a day in Nairobi. */
export type Glass = { id: string; drunk_on: string; ml: number };

/** Where the water of a day is counted. */
export type WaterLog = { put: (glass: Glass) => void; remove: (glass: Glass) => void };

/** The diary of water, which belongs to another part of the app; without one glasses are noted with the fast alone. */
export const WaterLogContext = createContext<WaterLog | null>(null);

/**
 * The n-th glass noted with a fast, the first is 1. It has the same id wherever and however often it is noted, so that it
 * is counted once: the fast's id, counted on in its last two digits. It belongs to the day of the fast's end, or to today.
 */
export function glassOf(fast: Fast, number: number, now: number): Glass {
  const last = (Number.parseInt(fast.id.slice(-2), 16) + number) % 256;
  return {
    id: fast.id.slice(0, -2) + last.toString(16).padStart(2, '0'),
    drunk_on: nairobiDate(endOf(fast) ?? now),
    ml: GLASS_ML,
  };
}
