/** A number from 0 on, below what is asked. */
export type Draw = (below: number) => number;

/** Numbers that are the same for the same seed (mulberry32). */
export function drawing(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export const one = <T>(draw: Draw, from: readonly T[]): T => from[draw(from.length)] as T;
