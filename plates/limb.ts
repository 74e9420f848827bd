import { darker, lighter } from './colour.ts';
import { ellipse, fill, line, normalAt, type Point, smooth } from './shape.ts';

const widthAt = (widths: readonly number[], share: number): number => {
  const place = share * (widths.length - 1);
  const from = Math.min(widths.length - 2, Math.floor(place));
  const [a, b] = [widths[from] ?? 0, widths[from + 1] ?? widths[from] ?? 0];
  return a + (b - a) * (place - from);
};

/** Both edges of a limb: its half widths go evenly from the first to the last point of its line. */
function edges(spine: Point[], widths: readonly number[]): [left: Point[], right: Point[]] {
  const side = (sign: number): Point[] =>
    spine.map(([x, y], at): Point => {
      const [nx, ny] = normalAt(spine, at);
      const half = widthAt(widths, at / (spine.length - 1)) * sign;
      return [x + nx * half, y + ny * half];
    });
  return [side(-1), side(1)];
}

/** A trunk, a branch, a stem or a root: round, with a lit and a shaded side. */
export function limb(spine: Point[], widths: readonly number[], colour: string): string {
  const [left, right] = edges(spine, widths);
  // Seen from above, the light falls on the side that lies to the left or on top.
  const from: Point = spine[0] ?? [0, 0];
  const to: Point = spine.at(-1) ?? [0, 0];
  const shaded = to[1] < from[1] === to[0] - from[0] < Math.abs(to[1] - from[1]) ? left : right;
  return (
    fill(smooth([...left, ...right.toReversed()], true), colour) +
    fill(smooth([...spine, ...shaded.toReversed()], true), darker(colour, 0.24), 0.55)
  );
}

/** Rings or scars across a limb, bowed along it. */
export function rings(
  spine: Point[],
  widths: readonly number[],
  places: readonly number[],
  colour: string,
  thick = 3,
  bow = 0.3,
): string {
  const [left, right] = edges(spine, widths);
  return places
    .map((share) => {
      const at = Math.max(1, Math.round(share * (spine.length - 1)));
      const a: Point = left[at] ?? [0, 0];
      const b: Point = right[at] ?? [0, 0];
      const [nx, ny] = normalAt(spine, at);
      const half = widthAt(widths, share) * bow * 2;
      const middle: Point = [(a[0] + b[0]) / 2 - ny * half, (a[1] + b[1]) / 2 + nx * half];
      return line(`M${pair(a)}Q${pair(middle)} ${pair(b)}`, colour, thick, 0.65);
    })
    .join('');
}

const pair = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Lengthwise wrinkles or furrows of a limb. */
export function furrows(
  spine: Point[],
  widths: readonly number[],
  shares: readonly number[],
  colour: string,
  thick = 3,
): string {
  return shares
    .map((share) =>
      line(
        smooth(
          spine.map(([x, y], at): Point => {
            const [nx, ny] = normalAt(spine, at);
            const half = widthAt(widths, at / (spine.length - 1)) * share;
            return [x + nx * half, y + ny * half];
          }),
        ),
        colour,
        thick,
        0.6,
      ),
    )
    .join('');
}

/** Evenly spread shares between two ends. */
export const evenly = (count: number, from: number, to: number): number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / Math.max(1, count - 1));

/** The end of a cut limb, seen as a flat round: bark, flesh, and rings or a core. */
export const cutEnd = (
  [x, y]: Point,
  rx: number,
  ry: number,
  [bark, flesh, core]: readonly [string, string, string],
): string =>
  ellipse(x, y, rx, ry, bark) +
  ellipse(x, y, rx * 0.84, ry * 0.84, flesh) +
  ellipse(x, y, rx * 0.4, ry * 0.4, core) +
  ellipse(x - rx * 0.25, y - ry * 0.3, rx * 0.2, ry * 0.14, lighter(flesh, 0.5), 0.7);
