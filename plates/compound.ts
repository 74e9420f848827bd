import { type Blade, drawBlade } from './blade.ts';
import { darker } from './colour.ts';
import { angleAt, arc, group, line, type Point, smooth } from './shape.ts';

type Pinnate = {
  length: number;
  pairs: number;
  leaflet: Blade;
  /** A leaflet at the tip; without it the leaf ends in a pair. */
  odd: boolean;
  /** Bare share of the common stalk. */
  bare?: number;
  bend?: number;
  /** Degrees between common stalk and leaflet. */
  open?: number;
  /** How small the leaflets of the last pair are beside the middle ones. */
  taper?: number;
};

/** Leaflets in pairs along a common stalk that grows up from the origin. */
export function pinnateLeaf({
  length,
  pairs,
  leaflet,
  odd,
  bare = 0.2,
  bend = 0,
  open = 62,
  taper = 0.7,
}: Pinnate): string {
  const rachis = arc([0, 0], [0, -length], bend, 30);
  let drawn = line(smooth(rachis), darker(leaflet.colour, 0.16), Math.max(2.4, length * 0.014));
  for (let pair = 0; pair < pairs; pair += 1) {
    const share = pair / Math.max(1, pairs - 1);
    const index = Math.round((bare + (1 - bare) * (odd ? 0.9 : 0.98) * share) * 30);
    const [x, y] = rachis[index] ?? [0, 0];
    const scale = share < 0.35 ? 0.86 + 0.4 * share : 1 - (1 - taper) * ((share - 0.35) / 0.65);
    for (const side of [-1, 1])
      drawn += group(
        drawBlade({
          ...leaflet,
          length: leaflet.length * scale,
          bend: (leaflet.bend ?? 0) * side,
          colour: side < 0 ? leaflet.colour : darker(leaflet.colour, 0.08),
        }),
        x,
        y,
        angleAt(rachis, index) + side * open,
      );
  }
  const [x, y] = rachis[30] ?? [0, 0];
  return odd ? drawn + group(drawBlade({ ...leaflet, bend: 0 }), x, y, angleAt(rachis, 30)) : drawn;
}

/** Leaflets spreading like fingers from the end of a stalk. */
export function fingers(turns: readonly number[], leaflet: Blade, stalk: number): string {
  const widest = Math.max(...turns.map(Math.abs));
  return (
    line(
      `M0 0V${-stalk}`,
      leaflet.stalkColour ?? darker(leaflet.colour, 0.14),
      Math.max(4, leaflet.length * 0.03),
    ) +
    [...turns]
      .toSorted((a, b) => Math.abs(b) - Math.abs(a))
      .map((turn) =>
        group(
          drawBlade({
            ...leaflet,
            length: leaflet.length * (1 - (Math.abs(turn) / (widest || 1)) * 0.3),
            stalk: 0,
          }),
          0,
          -stalk,
          turn,
        ),
      )
      .join('')
  );
}

/** Foliage divided again and again into threads: one path for the whole leaf. */
export function threads(length: number, order: number, colour: string, width: number, spread = 48): string {
  let path = '';
  const grow = (x: number, y: number, turn: number, reach: number, left: number): void => {
    const end: Point = [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
    path += `M${Math.round(x)} ${Math.round(y)}L${Math.round(end[0])} ${Math.round(end[1])}`;
    if (left === 0) return;
    const knots = left > 1 ? 4 : 3;
    for (let at = 1; at <= knots; at += 1) {
      const share = 0.12 + (0.84 * at) / (knots + 0.4);
      for (const side of [-1, 1])
        grow(
          x + (end[0] - x) * share,
          y + (end[1] - y) * share,
          turn + (side * spread * Math.PI) / 180,
          reach * (0.52 - share * 0.26),
          left - 1,
        );
    }
  };
  grow(0, 0, 0, length, order);
  return line(path, colour, width);
}
