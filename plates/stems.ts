import { lighter } from './colour.ts';
import { angleAt, arc, group, line, type Point, smooth } from './shape.ts';

export type Stem = { from: Point; to: Point; bend: number };

const STEPS = 40;

/** A stem with its light side, `width` at the base. */
export function wood(stem: Point[], colour: string, width: number): string {
  return (
    line(smooth(stem), colour, width) +
    line(smooth(stem.map(([x, y]): Point => [x - width * 0.2, y])), lighter(colour, 0.3), width * 0.3, 0.7)
  );
}

export const stemOf = ({ from, to, bend }: Stem): Point[] => arc(from, to, bend, STEPS);

type Place = { x: number; y: number; along: number; t: number; nth: number };

/** `count` places on a stem between two shares of its length. */
export function places(stem: Point[], count: number, start: number, end: number): Place[] {
  return Array.from({ length: count }, (_, nth) => {
    const t = count === 1 ? start : start + ((end - start) * nth) / (count - 1);
    const index = Math.round(t * (stem.length - 1));
    const [x, y] = stem[index] ?? [0, 0];
    return { x, y, along: angleAt(stem, index), t, nth };
  });
}

type Leaves = {
  count: number;
  start: number;
  end: number;
  /** Degrees between stem and leaf at the lowest and at the highest node. */
  spread: [low: number, high: number];
  leaf: (scale: number, side: number) => string;
  /** How small the highest leaves are beside the lowest. */
  taper?: number;
};

/** Leaves in pairs, every second pair turned to the viewer, so that the pairs stand crosswise. */
export function pairs(stem: Point[], { count, start, end, spread, leaf, taper = 0.5 }: Leaves): string {
  let drawn = '';
  for (const { x, y, along, nth } of places(stem, count, start, end)) {
    const share = count === 1 ? 0 : nth / (count - 1);
    const scale = 1 - share * (1 - taper);
    const open = spread[0] + (spread[1] - spread[0]) * share;
    for (const side of [-1, 1]) {
      const front = nth % 2 === 1;
      drawn += group(leaf(scale * (front ? 0.8 : 1), side), x, y, along + side * open * (front ? 0.72 : 1));
    }
  }
  return drawn;
}

/** Leaves one by one, left and right in turn. */
export function singles(stem: Point[], { count, start, end, spread, leaf, taper = 0.5 }: Leaves): string {
  let drawn = '';
  for (const { x, y, along, nth } of places(stem, count, start, end)) {
    const share = count === 1 ? 0 : nth / (count - 1);
    const side = nth % 2 ? 1 : -1;
    const open = spread[0] + (spread[1] - spread[0]) * share;
    drawn += group(leaf(1 - share * (1 - taper), side), x, y, along + side * open);
  }
  return drawn;
}
