import { darker, lighter } from './colour.ts';
import { fill, group, line, type Point, sharp, smooth } from './shape.ts';

/** Right half of a blade: [share of the half width, share of the length], base to tip. */
const OUTLINES = {
  ovate: [
    [0, 0],
    [0.72, 0.08],
    [1, 0.28],
    [0.82, 0.58],
    [0.36, 0.86],
    [0, 1],
  ],
  elliptic: [
    [0, 0],
    [0.5, 0.12],
    [0.95, 0.36],
    [0.95, 0.62],
    [0.5, 0.87],
    [0, 1],
  ],
  oblong: [
    [0, 0],
    [0.8, 0.07],
    [1, 0.28],
    [0.98, 0.66],
    [0.72, 0.9],
    [0, 1],
  ],
  lance: [
    [0, 0],
    [0.6, 0.1],
    [1, 0.3],
    [0.76, 0.58],
    [0.28, 0.86],
    [0, 1],
  ],
  spoon: [
    [0, 0],
    [0.3, 0.12],
    [0.5, 0.4],
    [1, 0.74],
    [0.8, 0.94],
    [0, 1],
  ],
  obovate: [
    [0, 0],
    [0.42, 0.16],
    [0.78, 0.44],
    [1, 0.72],
    [0.78, 0.93],
    [0, 1],
  ],
  heart: [
    [0, 0],
    [0.4, -0.13],
    [0.88, -0.08],
    [1, 0.16],
    [0.84, 0.44],
    [0.36, 0.82],
    [0, 1],
  ],
  strap: [
    [0, 0],
    [0.9, 0.06],
    [1, 0.4],
    [0.8, 0.75],
    [0, 1],
  ],
} satisfies Record<string, Point[]>;

export type Blade = {
  outline: keyof typeof OUTLINES;
  length: number;
  /** Full width as a share of the length. */
  width: number;
  colour: string;
  margin?: 'entire' | 'saw' | 'scallop' | 'wavy';
  teeth?: number;
  /** How far teeth or waves reach, as a share of the half width. */
  depth?: number;
  /** Side veins leave a midrib, run beside it from base to tip, or spread from the base. */
  veins?: 'feather' | 'parallel' | 'base' | 'none';
  count?: number;
  stalk?: number;
  stalkColour?: string;
  /** How far the blade turns from base to tip, in degrees. */
  bend?: number;
};

/** Points of one side, teeth included, before the blade is bent. */
function side({ outline, margin = 'entire', teeth = 9, depth = 0.12 }: Blade): Point[] {
  const corners: Point[] = OUTLINES[outline];
  const at = (index: number): Point => corners[Math.max(0, Math.min(corners.length - 1, index))] ?? [0, 0];
  const steps = margin === 'entire' ? 12 : teeth * 4;
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const place = (step / steps) * (corners.length - 1);
    const from = Math.min(corners.length - 2, Math.floor(place));
    const u = place - from;
    const [a, b, c, d] = [at(from - 1), at(from), at(from + 1), at(from + 2)];
    const through = (axis: 0 | 1): number =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * u +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u ** 3);
    const turn = (step / 4) % 1;
    const swing = {
      entire: 0,
      saw: depth * (turn - 0.5),
      scallop: depth * (Math.abs(Math.sin(Math.PI * turn)) - 0.5),
      wavy: depth * Math.sin(step * 1.57),
    }[margin];
    const ends = step === 0 || step === steps ? 0 : 1;
    return [Math.max(0, through(0)) + swing * ends, through(1) + (margin === 'saw' ? turn * 0.02 * ends : 0)];
  });
}

/** A leaf growing up from the end of its stalk at the origin: a lit and a shaded half, and its own veins. */
export function drawBlade(leaf: Blade): string {
  const { length, width, colour, veins = 'feather', count = 6, stalk = 0, bend = 0, margin } = leaf;
  const turn = (bend * Math.PI) / 180;
  const place = (across: number, along: number): Point => {
    const heading = turn * along;
    const straight = Math.abs(turn) < 0.01;
    const x = straight ? 0 : (length * (1 - Math.cos(heading))) / turn;
    const y = straight ? length * along : (length * Math.sin(heading)) / turn;
    const reach = (across * length * width) / 2;
    return [x + Math.cos(heading) * reach, -y + Math.sin(heading) * reach];
  };
  const half = side(leaf);
  const rib = Array.from({ length: 7 }, (_, at) => place(0, 1 - at / 6));
  const path = margin === 'saw' ? sharp : smooth;
  const shape = (sign: 1 | -1): string =>
    path([...half.map(([across, along]) => place(across * sign, along)), ...rib], true);
  const vein = lighter(colour, 0.42);
  const thin = Math.max(0.9, length * 0.008);
  let lines = '';
  const widthAt = (along: number): number =>
    half.reduce((best, one) => (Math.abs(one[1] - along) < Math.abs(best[1] - along) ? one : best))[0];
  if (veins === 'feather')
    for (let at = 1; at <= count; at += 1) {
      const from = (at / (count + 1)) * 0.86;
      for (const sign of [1, -1])
        lines += smooth([
          place(0, from),
          place(sign * widthAt(from) * 0.45, from + 0.05),
          place(sign * widthAt(from + 0.1) * 0.86, Math.min(0.96, from + 0.12)),
        ]);
    }
  if (veins === 'parallel' || veins === 'base')
    for (let at = 1; at <= count; at += 1)
      for (const sign of [1, -1]) {
        const share = veins === 'parallel' ? at / (count + 0.7) : at / (count + 0.4);
        const reach = veins === 'parallel' ? 0.94 : 0.92 - share * 0.62;
        lines += smooth(
          Array.from({ length: 6 }, (_, step) => {
            const along = (step / 5) * reach;
            const spread =
              veins === 'parallel' ? widthAt(along) : Math.sin((step / 5) * 1.5) * widthAt(reach);
            return place(sign * share * spread, along);
          }),
        );
      }
  return (
    (stalk
      ? line(`M0 0V${-stalk}`, leaf.stalkColour ?? darker(colour, 0.12), Math.max(3, length * 0.026))
      : '') +
    group(
      fill(shape(-1), lighter(colour, 0.14)) +
        fill(shape(1), darker(colour, 0.09)) +
        (lines ? line(lines, vein, thin, 0.7) : '') +
        (veins === 'none' ? '' : line(smooth(rib), vein, thin * 1.7, 0.9)),
      0,
      -stalk,
    )
  );
}
