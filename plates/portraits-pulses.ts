import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter } from './colour.ts';
import { fingers } from './compound.ts';
import { furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { places, singles, stemOf, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** A pea flower from the side: standard, wings and keel over a green calyx at the origin. */
const peaFlower = (size: number, colour: string): string =>
  fill(
    `M0 0C${-size * 0.9} ${-size * 0.3} ${-size * 0.7} ${-size * 1.2} 0 ${-size}C${size * 0.7} ${-size * 1.2} ${size * 0.9} ${-size * 0.3} 0 0Z`,
    colour,
  ) +
  line(`M0 ${-size * 0.1}V${-size * 0.9}`, darker(colour, 0.16), size * 0.04) +
  fill(
    `M0 0C${-size * 0.5} ${-size * 0.1} ${-size * 0.4} ${-size * 0.6} 0 ${-size * 0.52}C${size * 0.4} ${-size * 0.6} ${size * 0.5} ${-size * 0.1} 0 0Z`,
    lighter(colour, 0.5),
  ) +
  ellipse(0, size * 0.02, size * 0.16, size * 0.14, '#7d9a4c');

const threeLeaflets = (
  length: number,
  colour: string,
  outline: 'ovate' | 'obovate',
  saw: boolean,
  stalk: number,
): string =>
  fingers(
    [-72, 72, 0],
    {
      outline,
      length,
      width: outline === 'ovate' ? 0.66 : 0.6,
      colour,
      count: 5,
      ...(saw ? { margin: 'saw', teeth: 8, depth: 0.1 } : {}),
    },
    stalk,
  );

/** Trigonella: three leaflets, cream pea flowers in the axils, thin upcurved pods with a long beak and their calyx at the base. */
const fenugreek: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [340, 905], to: [150, 230], bend: 0.1 }),
    stemOf({ from: [360, 905], to: [570, 220], bend: -0.1 }),
    stemOf({ from: [350, 910], to: [362, 110], bend: 0.02 }),
  ];
  const leaf = (scale: number): string => threeLeaflets(112 * scale, hues.leaf, 'obovate', true, 46 * scale);
  const pod = (x: number, y: number, side: number, length: number): string => {
    const spine = arc([0, 0], [0, -length], -0.2 * side, 24);
    const widths = [7, 12, 12, 11, 6, 2.5, 1.5];
    return group(
      limb(spine, widths, '#c6c873') +
        furrows(spine, widths, [0.1], '#7d8a3c', 2) +
        fill('M-15 -26L-9 4H9L15 -26L6 -14L0 -28L-6 -14Z', '#6f9148'),
      x,
      y,
      side * 46,
    );
  };
  const hung = stems
    .map((stem, nth) =>
      places(stem, 4, 0.34, 0.8)
        .map(({ x, y }, at) => {
          const side = (at + nth) % 2 ? 1 : -1;
          return (at + nth) % 4 === 3
            ? group(peaFlower(44, '#f4e9b4'), x, y, side * 56)
            : pod(x, y, side, 250 - at * 14);
        })
        .join(''),
    )
    .join('');
  const seeds = [0, 1, 2, 3]
    .map((at) =>
      group(
        `<rect x="-26" y="-18" width="52" height="36" rx="11" fill="${at % 2 ? '#c99a3c' : '#b58a34'}"/>` +
          line('M-18 -15Q2 2 20 12', '#84601c', 4),
        190 + at * 74,
        890 + (at % 2) * 22,
        at * 31 - 20,
      ),
    )
    .join('');
  return (
    stems
      .map(
        (stem) =>
          wood(stem, '#7d9a4c', 12) +
          singles(stem, { count: 6, start: 0.16, end: 0.98, spread: [84, 50], taper: 0.7, leaf }),
      )
      .join('') +
    hung +
    seeds
  );
};

/** Vigna unguiculata: lopsided pointed leaflets, pods in pairs at the end of one long stalk, a lilac flower, eyed seeds. */
const cowpea: Portrait = ({ hues }) => {
  const stem = arc([60, 330], [690, 190], -0.2, 50);
  const leaf = (scale: number): string => threeLeaflets(150 * scale, hues.leaf, 'ovate', false, 70 * scale);
  const pod = (x: number, y: number, turn: number, length: number): string => {
    const spine = arc([0, 0], [0, length], turn / 220, 30);
    const widths = [8, 15, 16, 14, 16, 14, 16, 14, 15, 10, 3];
    return group(
      limb(spine, widths, hues.accent) +
        furrows(spine, widths, [-0.3], darker(hues.accent, 0.2), 2.4) +
        fill('M-17 22L-10 -8H10L17 22L6 10L0 24L-6 10Z', '#5f8f4c'),
      x,
      y,
      turn,
    );
  };
  const pair = (from: Point, to: Point, length: number): string =>
    line(smooth(arc(from, to, -0.12, 12)), '#6f9a52', 10) +
    pod(to[0], to[1], 12, length) +
    pod(to[0] + 6, to[1], -14, length * 0.94);
  const flower =
    line(smooth(arc([560, 170], [660, 400], 0.1, 12)), '#6f9a52', 8) +
    group(peaFlower(94, '#c3a3d6'), 660, 400, 160) +
    group(peaFlower(60, '#d3b9e0'), 630, 380, -150);
  const seeds = [0, 1, 2, 3, 4]
    .map((at) =>
      group(
        fill('M-40 -6C-38 -34 38 -34 40 -6C42 26 16 28 2 14C-12 28 -42 26 -40 -6Z', '#efe2c3') +
          ellipse(0, 8, 13, 11, '#2f2320') +
          ellipse(0, 9, 6, 4, '#fbf6e6'),
        130 + at * 84,
        890 + (at % 2) * 26,
        at * 33 - 40,
      ),
    )
    .join('');
  return (
    wood(stem, '#6f9a52', 13) +
    line('M690 190q50 -30 30 -70t-40 -4t20 26', '#7fa05c', 5) +
    singles(stem, { count: 7, start: 0.05, end: 0.94, spread: [66, 40], taper: 0.82, leaf }) +
    pair([200, 240], [190, 440], 390) +
    pair([400, 170], [420, 400], 400) +
    flower +
    seeds
  );
};

export const pulses: Readonly<Record<string, Portrait>> = { fenugreek, cowpea };
