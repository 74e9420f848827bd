import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places, stemOf, wood } from './stems.ts';

/** A long grass blade along its rib, with a midrib of its own colour. */
function ribbon(rib: Point[], wide: number, colour: string, midrib: string): string {
  const half = (sign: number): Point[] =>
    rib.map(([x, y], at): Point => {
      const turn = (angleAt(rib, at) * Math.PI) / 180;
      const reach =
        (sign * wide * Math.sin(Math.PI * Math.min(1, 0.22 + (at / (rib.length - 1)) * 0.78))) / 1;
      return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    });
  return (
    fill(smooth([...half(-1), ...half(1).toReversed()], true), colour) +
    fill(smooth([...rib, ...half(1).toReversed()], true), darker(colour, 0.1)) +
    line(smooth(rib), midrib, wide * 0.2)
  );
}

const grains = (colour: string, size: number, spots: readonly (readonly [number, number])[]): string =>
  spots
    .map(([x, y], at) =>
      group(
        ellipse(0, 0, size, size * 0.94, at % 3 ? colour : lighter(colour, 0.25)) +
          ellipse(-size * 0.3, -size * 0.3, size * 0.24, size * 0.2, '#fff8e6', 0.8) +
          ellipse(size * 0.1, size * 0.66, size * 0.3, size * 0.18, darker(colour, 0.4)),
        x,
        y,
        at * 40,
      ),
    )
    .join('');

/** Sorghum bicolor: a stout cane with broad leaves one above the other and a single filled oval head of round grains. */
function sorghum({ hues }: Plate, random: Random): string {
  const cane = stemOf({ from: [370, 905], to: [372, 360], bend: 0.01 });
  const blade = (x: number, y: number, side: number, reach: number, rise: number): string => {
    const rib = Array.from({ length: 17 }, (_, at): Point => {
      const t = at / 16;
      return [x + side * reach * t, y - rise * (2.5 * t - 2.1 * t * t)];
    });
    return ribbon(rib, 31, side < 0 ? hues.leaf : mix(hues.leaf, '#8fae62', 0.3), '#e3e8c8');
  };
  const head = Array.from({ length: 190 }, (_, at) => {
    const t = (at + 0.5) / 190;
    const wide = 112 * Math.sin(Math.PI * (0.1 + t * 0.86)) ** 0.8;
    const x = Math.sin(at * 2.4) * wide;
    const y = -t * 300;
    const colour = mix('#a4492c', '#d58a58', random.next());
    return (
      ellipse(x, y + 9, 10, 8, '#4f2a1c') +
      ellipse(x, y, 13, 12.4, colour) +
      ellipse(x - 4, y - 4, 3.4, 3, '#f5dcb8', 0.85)
    );
  }).join('');
  return (
    wood(cane, '#8fa660', 34) +
    places(cane, 6, 0.1, 0.94)
      .map(({ x, y }) => line(`M${x - 17} ${y}H${x + 17}`, '#6f8447', 5))
      .join('') +
    [
      [-1, 800, 330, 250],
      [1, 730, 320, 230],
      [-1, 640, 300, 240],
      [1, 560, 290, 220],
      [-1, 480, 240, 190],
      [1, 430, 200, 150],
    ]
      .map(([side = 1, y = 0, reach = 0, rise = 0]) => blade(371, y, side, reach, rise))
      .join('') +
    group(
      fill(
        'M-106 -150C-106 -10 -50 20 0 20C50 20 106 -10 106 -150C106 -270 50 -318 0 -318C-50 -318 -106 -270 -106 -150Z',
        '#6f3420',
      ) + head,
      372,
      355,
    ) +
    grains('#b8643c', 20, [
      [60, 905],
      [104, 918],
      [84, 872],
      [136, 896],
      [40, 880],
      [170, 920],
    ])
  );
}

/** Eleusine coracana: narrow folded leaves in two ranks, heads of thick grain-studded spikes curled inwards like a fist. */
function fingerMillet({ hues }: Plate, random: Random): string {
  const leaf = (from: Point, to: Point, bend: number): string =>
    ribbon(arc(from, to, bend, 12), 11, mix(hues.leaf, '#9fbb6c', random.next() * 0.5), '#dfe6bf');
  const spike = (open: number, length: number): string => {
    const spine: Point[] = [[0, 0]];
    for (let at = 1; at <= 20; at += 1) {
      const heading = (open * (1 - (at / 20) * 1.5) * Math.PI) / 180;
      const [x, y] = spine[at - 1] ?? [0, 0];
      spine.push([x + (Math.sin(heading) * length) / 20, y - (Math.cos(heading) * length) / 20]);
    }
    const rows = spine
      .slice(2)
      .flatMap(([x, y], at) =>
        [-1, 0, 1].map((row) => {
          const angle = (angleAt(spine, at + 2) * Math.PI) / 180;
          const reach = row * 9 * (at > 15 ? 0.5 : 1);
          return ellipse(
            x + Math.cos(angle) * reach,
            y + Math.sin(angle) * reach,
            6,
            5.6,
            mix('#7c3a24', '#bd7144', random.next()),
          );
        }),
      )
      .join('');
    return line(smooth(spine), '#4d2a1a', 27) + line(smooth(spine), '#7d4a2c', 21) + rows;
  };
  const head = (x: number, y: number, size: number, lean: number): string =>
    group(
      [-18, 18, -54, 54, -92, 92].map((open) => spike(open, size * (1.12 - Math.abs(open) / 600))).join('') +
        ellipse(0, 2, 16, 12, '#7d8a48'),
      x,
      y,
      lean,
    );
  const stalk = (from: Point, to: Point, bend: number): string =>
    line(smooth(arc(from, to, bend, 14)), '#7f9a52', 15) +
    line(smooth(arc([from[0] - 3, from[1]], [to[0] - 3, to[1]], bend, 14)), '#b3c388', 4);
  return (
    [
      [90, 560, 0.3],
      [700, 570, -0.3],
      [60, 720, 0.24],
      [720, 720, -0.24],
      [160, 420, 0.2],
      [640, 430, -0.2],
      [270, 380, 0.1],
      [520, 390, -0.1],
    ]
      .map(([x = 0, y = 0, bend = 0]) => leaf([390 + (x - 390) * 0.1, 900], [x, y], bend))
      .join('') +
    stalk([380, 900], [190, 420], 0.12) +
    stalk([402, 900], [600, 430], -0.12) +
    stalk([392, 900], [395, 330], 0.02) +
    [
      [-1, 0.3],
      [1, 0.44],
      [-1, 0.58],
      [1, 0.7],
    ]
      .map(([side = 1, t = 0]) => leaf([393, 900 - t * 560], [393 + side * 190, 780 - t * 640], side * 0.2))
      .join('') +
    head(190, 425, 158, -16) +
    head(600, 435, 158, 16) +
    head(395, 335, 205, 0) +
    grains('#8f4a30', 12, [
      [50, 910],
      [80, 918],
      [66, 890],
      [106, 908],
      [134, 918],
      [96, 886],
      [120, 894],
      [160, 914],
    ])
  );
}

/** Grains of the field. */
export const grainPortraits: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  sorghum,
  fingerMillet,
};
