import type { Plate } from '../content/products/plate-types.ts';
import { type Blade, drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { lipped, whorledSpike } from './florets.ts';
import { angleAt, ellipse, group, line } from './shape.ts';
import { pairs, places, type Stem, stemOf, wood } from './stems.ts';

/** What tells one herb of the mint family from another. */
type Mint = {
  stems: Stem[];
  stem: string;
  thick: number;
  leaf: Omit<Blade, 'colour'>;
  leafColour?: string;
  nodes: number;
  /** Shares of a stem between which leaves stand; above them it is bare. */
  leafy: [start: number, end: number];
  spread: [low: number, high: number];
  taper?: number;
  spike: { length: number; whorls: number; size: number; colour: string; calyx: string };
  flower?: (size: number) => string;
  hairs?: string;
  /** Colour of seeds lying on the ground. */
  seeds?: string;
};

const THREE: Stem[] = [
  { from: [392, 760], to: [205, 420], bend: 0.1 },
  { from: [398, 760], to: [600, 400], bend: -0.1 },
  { from: [395, 900], to: [400, 330], bend: 0.02 },
];

/** Flowers whose stamens reach far out of the lips. */
const longStamens = (colour: string, calyx: string) => (size: number) =>
  line(
    `M0 ${-size * 0.5}L${size * 0.12} ${-size * 1.7}M0 ${-size * 0.5}L${size * 0.48} ${-size * 1.6}`,
    '#b59cc2',
    3,
  ) +
  ellipse(size * 0.12, -size * 1.72, size * 0.13, size * 0.13, '#d9542a') +
  ellipse(size * 0.48, -size * 1.62, size * 0.13, size * 0.13, '#d9542a') +
  lipped(size, colour, calyx);

const MINTS: Readonly<Record<string, Mint>> = {
  'sweet-basil': {
    stems: THREE,
    stem: '#7aa653',
    thick: 13,
    leaf: { outline: 'ovate', length: 150, width: 0.66, veins: 'feather', count: 5, stalk: 34, bend: 26 },
    nodes: 4,
    leafy: [0.28, 0.9],
    spread: [78, 62],
    taper: 0.6,
    spike: { length: 260, whorls: 5, size: 50, colour: '#fffdf6', calyx: '#7fa650' },
  },
  'african-basil': {
    stems: [
      { from: [392, 800], to: [165, 380], bend: 0.12 },
      { from: [398, 800], to: [630, 360], bend: -0.12 },
      { from: [394, 640], to: [300, 300], bend: 0.06 },
      { from: [396, 640], to: [505, 290], bend: -0.06 },
      { from: [395, 900], to: [402, 320], bend: 0.02 },
    ],
    stem: '#8a7a52',
    thick: 14,
    leaf: {
      outline: 'elliptic',
      length: 178,
      width: 0.44,
      margin: 'saw',
      teeth: 10,
      depth: 0.16,
      stalk: 66,
      bend: 18,
    },
    nodes: 3,
    leafy: [0.3, 0.88],
    spread: [96, 74],
    taper: 0.7,
    spike: { length: 230, whorls: 10, size: 38, colour: '#f4f1df', calyx: '#a3a97c' },
  },
  'camphor-basil': {
    stems: [
      { from: [392, 760], to: [190, 470], bend: 0.1 },
      { from: [398, 760], to: [610, 450], bend: -0.1 },
      { from: [395, 900], to: [400, 400], bend: 0.02 },
    ],
    stem: '#9aa58e',
    thick: 13,
    leaf: {
      outline: 'elliptic',
      length: 140,
      width: 0.5,
      margin: 'saw',
      teeth: 9,
      depth: 0.12,
      stalk: 16,
      bend: 10,
    },
    leafColour: '#97a88f',
    nodes: 5,
    leafy: [0.24, 0.92],
    spread: [72, 58],
    spike: { length: 300, whorls: 5, size: 48, colour: '#d6c3df', calyx: '#98a088' },
    flower: longStamens('#d6c3df', '#98a088'),
    hairs: '#e6ebdc',
  },
  tulsi: {
    stems: [
      { from: [392, 800], to: [150, 470], bend: 0.12 },
      { from: [398, 800], to: [600, 440], bend: -0.12 },
      { from: [394, 700], to: [270, 390], bend: 0.08 },
      { from: [396, 700], to: [500, 360], bend: -0.08 },
      { from: [395, 900], to: [390, 330], bend: 0.02 },
    ],
    stem: '#7c4a63',
    thick: 11,
    leaf: {
      outline: 'elliptic',
      length: 96,
      width: 0.56,
      margin: 'saw',
      teeth: 7,
      depth: 0.14,
      stalk: 30,
      stalkColour: '#7c4a63',
      bend: 8,
    },
    leafColour: '#5f7f58',
    nodes: 4,
    leafy: [0.3, 0.9],
    spread: [74, 58],
    taper: 0.7,
    spike: { length: 230, whorls: 8, size: 25, colour: '#c79ac6', calyx: '#7a4f72' },
    hairs: '#d8c3d2',
  },
  peppermint: {
    stems: [
      { from: [392, 800], to: [215, 520], bend: 0.1 },
      { from: [398, 800], to: [560, 500], bend: -0.1 },
      { from: [395, 900], to: [392, 360], bend: 0.03 },
    ],
    stem: '#78466a',
    thick: 14,
    leaf: {
      outline: 'ovate',
      length: 168,
      width: 0.44,
      margin: 'saw',
      teeth: 10,
      depth: 0.18,
      stalk: 40,
      stalkColour: '#78466a',
      bend: 10,
    },
    leafColour: '#2f7a50',
    nodes: 5,
    leafy: [0.26, 0.93],
    spread: [80, 58],
    spike: { length: 150, whorls: 6, size: 42, colour: '#c9a3d4', calyx: '#7f5f86' },
  },
  chia: {
    stems: THREE,
    stem: '#7f9a5c',
    thick: 15,
    leaf: {
      outline: 'ovate',
      length: 168,
      width: 0.62,
      margin: 'saw',
      teeth: 10,
      depth: 0.14,
      stalk: 74,
      bend: 18,
    },
    leafColour: '#68a05c',
    nodes: 4,
    leafy: [0.28, 0.92],
    spread: [84, 66],
    taper: 0.6,
    spike: { length: 230, whorls: 11, size: 44, colour: '#7470c4', calyx: '#8f92b4' },
    seeds: '#8b8680',
  },
  sage: {
    stems: [
      { from: [380, 840], to: [190, 520], bend: 0.14 },
      { from: [400, 840], to: [600, 510], bend: -0.14 },
      { from: [392, 900], to: [395, 440], bend: 0.03 },
    ],
    stem: '#8d7d6c',
    thick: 17,
    leaf: {
      outline: 'oblong',
      length: 175,
      width: 0.32,
      margin: 'scallop',
      teeth: 16,
      depth: 0.1,
      count: 10,
      stalk: 46,
      bend: 16,
    },
    leafColour: '#93a68f',
    nodes: 4,
    leafy: [0.24, 0.8],
    spread: [72, 54],
    taper: 0.66,
    spike: { length: 330, whorls: 5, size: 64, colour: '#7a66bd', calyx: '#7d6a78' },
  },
};

/** Smooth oval seeds with dark marbling. */
const mottled = (colour: string): string =>
  [
    [56, 905, 20],
    [104, 916, 70],
    [84, 876, -30],
    [140, 890, 40],
    [168, 918, -60],
    [124, 860, 100],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      group(
        ellipse(0, 0, 25, 18, at % 3 ? colour : lighter(colour, 0.5)) +
          line('M-16 -5q8 8 14 0t12 4M-12 8q10 -6 16 0M2 -12q6 4 12 0', '#3f3a36', 2.6, 0.85) +
          ellipse(-7, -8, 6, 3, '#fffaf0', 0.8),
        x,
        y,
        turn,
      ),
    )
    .join('');

/** A herb of the mint family: crosswise pairs of leaves on square stems, and whorled spikes standing clear above them. */
function mint({ hues }: Plate, kind: Mint): string {
  const colour = kind.leafColour ?? hues.leaf;
  const { stems, stem: bark, thick } = kind;
  let drawn = '';
  for (const one of stems) {
    const stem = stemOf(one);
    const main = one.from[1] > 850;
    const [x, y] = one.to;
    drawn +=
      wood(stem, bark, main ? thick : thick * 0.7) +
      group(
        whorledSpike({
          ...kind.spike,
          length: kind.spike.length * (main ? 1 : 0.78),
          size: kind.spike.size * (main ? 1 : 0.86),
          stem: bark,
          ...(kind.flower ? { flower: kind.flower } : {}),
        }),
        x,
        y,
        angleAt(stem, stem.length - 1) * 0.6,
      ) +
      pairs(stem, {
        count: main ? kind.nodes + 1 : Math.max(2, kind.nodes - 2),
        start: kind.leafy[0],
        end: kind.leafy[1],
        spread: kind.spread,
        taper: kind.taper ?? 0.5,
        leaf: (scale, side) =>
          drawBlade({
            ...kind.leaf,
            colour: side < 0 ? colour : darker(colour, 0.08),
            length: kind.leaf.length * scale * (main ? 1 : 0.8),
            stalk: (kind.leaf.stalk ?? 0) * scale,
            bend: (kind.leaf.bend ?? 0) * side,
          }),
      });
    if (kind.hairs)
      drawn += places(stem, 26, 0.08, 0.98)
        .map(({ x: hx, y: hy, nth }) =>
          line(`M${hx} ${hy}l${nth % 2 ? 14 : -14} -5`, kind.hairs ?? bark, 2, 0.9),
        )
        .join('');
  }
  return kind.seeds ? drawn + mottled(kind.seeds) : drawn;
}

/** Herbs of the mint family that differ in what the words above name. */
export const mints: Readonly<Record<string, (plate: Plate) => string>> = Object.fromEntries(
  Object.entries(MINTS).map(([plant, kind]) => [plant, (plate: Plate): string => mint(plate, kind)]),
);
