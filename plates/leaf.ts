import type { LeafEdge, LeafShape } from '../content/products/plate-types.ts';
import { darker, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { angleAt, arc, fill, group, line, normalAt, type Point, sharp, smooth } from './shape.ts';

type Blade = {
  /** Half width at `t` (0 base … 1 tip), as a share of the length. */
  profile: (t: number) => number;
  veins: number;
};

const bump = (t: number, rise: number, fall: number): number => t ** rise * (1 - t) ** fall;

const BLADES = {
  ovate: { profile: (t) => 0.8 * bump(t, 0.5, 0.9), veins: 6 },
  elliptic: { profile: (t) => 0.66 * bump(t, 0.62, 0.72), veins: 7 },
  lanceolate: { profile: (t) => 0.42 * bump(t, 0.6, 0.9), veins: 8 },
  heart: { profile: (t) => 0.94 * bump(t, 0.3, 0.92), veins: 5 },
  arrow: { profile: (t) => 0.72 * bump(t, 0.16, 0.95), veins: 6 },
  lobed: {
    profile: (t) => 0.86 * bump(t, 0.45, 0.75) * (0.66 + 0.5 * Math.abs(Math.sin(t * Math.PI * 2.9))),
    veins: 6,
  },
  needle: { profile: (t) => 0.085 * bump(t, 0.3, 0.35), veins: 0 },
  strap: { profile: (t) => 0.105 * bump(t, 0.26, 0.6), veins: 0 },
} satisfies Record<string, Blade>;

export type Foliage = { shape: LeafShape; edge: LeafEdge; colour: string };

type BladeKind = keyof typeof BLADES;
const isBlade = (shape: string): shape is BladeKind => shape in BLADES;

/** How far the margin swings out of the smooth outline at `t`: teeth point to the tip, waves roll. */
function margin(edge: LeafEdge, t: number): number {
  if (edge === 'toothed') return 1 + 0.16 * Math.min(1, 5 * t) * (((t * 10.5) % 1) - 0.45);
  if (edge === 'wavy') return 1 + 0.09 * Math.sin(t * Math.PI * 9);
  return 1;
}

/** One blade growing up from the origin along a bowed midrib: a lit half, a shaded half, veins. */
function blade(
  kind: BladeKind,
  length: number,
  { colour, edge }: Foliage,
  random: Random,
  bend: number,
): string {
  const { profile, veins }: Blade = BLADES[kind];
  const rib = arc([0, 0], [0, -length], bend, veins > 0 ? 36 : 14);
  const side = (sign: 1 | -1): Point[] =>
    rib.map(([x, y], index): Point => {
      const t = index / (rib.length - 1);
      const half = profile(t) * length * margin(edge, t);
      const [nx, ny] = normalAt(rib, index);
      return [x + nx * half * sign, y + ny * half * sign];
    });
  const [left, right] = [side(-1), side(1)];
  const path = edge === 'toothed' && veins > 0 ? sharp : smooth;
  const lit = lighter(colour, random.between(0.1, 0.22));
  const shade = darker(colour, random.between(0.06, 0.2));
  let drawn =
    fill(path([...left, ...[...rib].reverse()], true), lit) +
    fill(path([...right, ...[...rib].reverse()], true), shade);
  const vein = lighter(colour, 0.5);
  for (let index = 1; index <= veins; index += 1) {
    const at = Math.round((index / (veins + 1)) * (rib.length - 5)) + 1;
    const from = rib[at] ?? [0, 0];
    for (const edge of [left, right]) {
      const target = edge[Math.min(edge.length - 2, at + 4)] ?? from;
      const to: Point = [from[0] + (target[0] - from[0]) * 0.78, from[1] + (target[1] - from[1]) * 0.78];
      drawn += line(
        smooth(arc(from, to, edge === left ? 0.1 : -0.1, 4)),
        vein,
        Math.max(0.8, length * 0.006),
        0.55,
      );
    }
  }
  return drawn + line(smooth(rib.slice(0, -1)), vein, Math.max(1, length * 0.013), veins === 0 ? 0.4 : 0.9);
}

/** Leaflets along a rachis, in pairs, with one at the tip. `leaflet` draws one of the given length. */
function pinnate(
  length: number,
  pairs: number,
  foliage: Foliage,
  bend: number,
  leaflet: (size: number, sign: number) => string,
): string {
  const rachis = arc([0, 0], [0, -length * 0.84], bend, 30);
  let drawn = '';
  for (let pair = 0; pair < pairs; pair += 1) {
    const index = Math.round(((pair + 1.1) / (pairs + 0.5)) * 29);
    const [x, y] = rachis[index] ?? [0, 0];
    const size = length * (0.38 - 0.2 * Math.abs(pair / Math.max(1, pairs - 1) - 0.3));
    for (const sign of [-1, 1])
      drawn += group(leaflet(size, sign), x, y, angleAt(rachis, index) + sign * (64 - pair * 3));
  }
  const [x, y] = rachis.at(-1) ?? [0, 0];
  return (
    line(smooth(rachis), darker(foliage.colour, 0.15), Math.max(2, length * 0.016)) +
    drawn +
    group(leaflet(length * 0.24, 0), x, y, angleAt(rachis, 29))
  );
}

function palmate(length: number, foliage: Foliage, random: Random): string {
  const lobes = [-112, -70, -34, 0, 34, 70, 112];
  return [0, 6, 1, 5, 2, 4, 3]
    .map((at) => lobes[at] ?? 0)
    .map((turn) =>
      group(blade('elliptic', length * (0.98 - Math.abs(turn / 112) * 0.42), foliage, random, 0), 0, 0, turn),
    )
    .join('');
}

/** Fine divided foliage: short hairs along one rib. */
function feathery(length: number, { colour }: Foliage, random: Random, bend: number): string {
  const rib = arc([0, 0], [0, -length], bend, 24);
  let drawn = line(smooth(rib), colour, length * 0.014);
  for (let index = 2; index < 24; index += 1) {
    const [x, y] = rib[index] ?? [0, 0];
    const reach = length * 0.42 * bump(index / 24, 0.3, 0.6);
    for (const sign of [-1, 1]) {
      const turn = ((angleAt(rib, index) + sign * random.near(46, 0.2)) * Math.PI) / 180;
      const end: Point = [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach];
      drawn += line(
        smooth(arc([x, y], end, 0.1 * sign, 4)),
        sign < 0 ? lighter(colour, 0.12) : darker(colour, 0.12),
        Math.max(1.6, length * 0.012),
      );
    }
  }
  return drawn;
}

/** A palm frond or kelp: long leaflets all along an arching rib. */
function frond(length: number, foliage: Foliage, random: Random, bend: number): string {
  const rib = arc([0, 0], [0, -length], bend * 2.2, 26);
  let drawn = '';
  for (let index = 3; index < 26; index += 1) {
    const [x, y] = rib[index] ?? [0, 0];
    const size = length * (0.34 - 0.2 * Math.abs(index / 26 - 0.4));
    for (const sign of [-1, 1])
      drawn += group(
        blade('strap', size, foliage, random, 0.08 * sign),
        x,
        y,
        angleAt(rib, index) + sign * (66 - index),
      );
  }
  return drawn + line(smooth(rib), darker(foliage.colour, 0.1), length * 0.016);
}

/** A leaf growing up (−y) from the origin; `length` in plate units (a plate is 1000 wide). */
export function drawLeaf(foliage: Foliage, length: number, random: Random): string {
  const { shape } = foliage;
  const bend = random.between(-0.12, 0.12);
  const small =
    (kind: BladeKind) =>
    (size: number, sign: number): string =>
      blade(kind, random.near(size, 0.06), foliage, random, 0.12 * sign);
  if (isBlade(shape)) return blade(shape, length, foliage, random, bend);
  switch (shape) {
    case 'pinnate':
      return pinnate(length, 6, foliage, bend, small('lanceolate'));
    case 'bipinnate':
      return pinnate(length, 4, foliage, bend, (size, sign) =>
        pinnate(size * 1.05, 4, { ...foliage, edge: 'smooth' }, 0.1 * sign, small('ovate')),
      );
    case 'trifoliate':
      return pinnate(length, 1, foliage, bend, (size, sign) =>
        small('ovate')(size * (sign === 0 ? 2 : 1.35), sign),
      );
    case 'palmate':
      return palmate(length, foliage, random);
    case 'feathery':
      return feathery(length, foliage, random, bend);
    case 'frond':
      return frond(length, foliage, random, bend);
    case 'none':
      return '';
  }
  return '';
}
