import type { Plate } from '../content/products/plate-types.ts';
import { darker } from './colour.ts';
import { fingers, pinnateLeaf } from './compound.ts';
import { berry, stamens } from './fruit.ts';
import { cutEnd, evenly, furrows, limb, rings } from './limb.ts';
import { drawPalmate } from './palmate.ts';
import { arc, ellipse, fill, group, line, type Point } from './shape.ts';
import { places, singles, stemOf, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Thin roots from one place, spread downward. */
const rootlets = (x: number, y: number, length: number, colour: string, turns: readonly number[]): string =>
  turns
    .map((turn, at) =>
      group(
        line(`M0 0q${at % 2 ? 14 : -14} ${length * 0.5} ${at % 2 ? -4 : 6} ${length}`, colour, 4),
        x,
        y,
        turn,
      ),
    )
    .join('');

/** Hydrastis: one stem with just two palmate leaves, a tuft of white stamens, a red compound berry, a knotted yellow rhizome. */
const goldenseal: Portrait = ({ hues }) => {
  const stem = arc([332, 776], [340, 350], 0.03, 30);
  const leaf = (radius: number): string =>
    drawPalmate({
      lobes: [-104, -54, 0, 54, 104],
      radius,
      depth: 0.42,
      teeth: 5,
      colour: hues.leaf,
      stalk: 70,
      stalkColour: '#7d9a5c',
    });
  const rhizome = arc([110, 790], [600, 800], 0.03, 40);
  const widths = [16, 34, 24, 42, 26, 44, 28, 34, 18, 10];
  const brown = '#a47c2c';
  return (
    places(rhizome, 13, 0.04, 0.96)
      .map(({ x, y, nth }) =>
        rootlets(x, y + 16, 84 + (nth % 3) * 20, '#c9952a', [nth * 4 - 26, nth * 3 + 2]),
      )
      .join('') +
    limb(rhizome, widths, brown) +
    rings(rhizome, widths, evenly(10, 0.08, 0.8), '#6f5218', 3, 0.2) +
    [160, 250, 420]
      .map((x) => ellipse(x, 776, 15, 8, '#6f5218') + ellipse(x, 775, 8, 4, '#d9b45c'))
      .join('') +
    cutEnd([598, 800], 27, 38, [brown, '#f5c81e', '#e0a80c']) +
    wood(stem, '#86a05c', 15) +
    group(leaf(240), 340, 380, -62) +
    group(leaf(200), 342, 360, 58) +
    line('M340 350Q338 250 330 190', '#86a05c', 8) +
    group(stamens(34, 62, '#fdfbf2', '#f3e9c3') + ellipse(0, 0, 14, 14, '#a9c07c'), 330, 170) +
    group(
      line('M-60 90L0 8', '#86a05c', 7) +
        Array.from({ length: 13 }, (_, at) =>
          group(
            berry(17, at % 2 ? '#c9282c' : '#d94036'),
            Math.cos(at * 2.4) * 12 * Math.sqrt(at),
            Math.sin(at * 2.4) * 11 * Math.sqrt(at),
          ),
        ).join(''),
      600,
      240,
    ) +
    line('M540 330Q440 400 342 380', '#86a05c', 7)
  );
};

/** Panax: one stem with a single whorl of five-fingered leaves, a stalked ball of red berries, a forked root with a ringed neck. */
const ginseng: Portrait = ({ hues }) => {
  const leaf = (turn: number, size: number): string =>
    group(
      fingers(
        [-84, -42, 0, 42, 84],
        {
          outline: 'obovate',
          length: 140 * size,
          width: 0.46,
          colour: hues.leaf,
          margin: 'saw',
          teeth: 9,
          depth: 0.14,
          count: 6,
          stalkColour: '#8aa35c',
        },
        96 * size,
      ),
      330,
      350,
      turn,
    );
  const root = '#dcbd85';
  const body = arc([330, 640], [334, 790], 0.02, 20);
  const bodyWidths = [20, 52, 62, 58, 46];
  const legs: [Point, Point, number, number[]][] = [
    [[306, 770], [210, 945], 0.1, [32, 27, 18, 4]],
    [[352, 770], [450, 945], -0.1, [32, 26, 17, 4]],
    [[292, 690], [150, 780], -0.16, [20, 14, 9, 3]],
    [[374, 690], [510, 790], 0.16, [20, 14, 9, 3]],
  ];
  const neck = arc([330, 560], [330, 650], 0.05, 12);
  return (
    line('M330 600Q326 460 330 350', '#86a05c', 13) +
    [-84, 84, -34, 34].map((turn) => leaf(turn, Math.abs(turn) > 50 ? 1.1 : 1)).join('') +
    line('M330 350Q334 240 330 150', '#86a05c', 8) +
    Array.from({ length: 21 }, (_, at) =>
      group(
        berry(18, at % 3 ? '#cf2a2a' : '#e04a3c'),
        330 + Math.cos(at * 2.4) * 14 * Math.sqrt(at),
        118 + Math.sin(at * 2.4) * 12 * Math.sqrt(at),
      ),
    ).join('') +
    legs
      .map(
        ([from, to, bend, wide]) =>
          limb(arc(from, to, bend, 18), wide, root) +
          rings(arc(from, to, bend, 18), wide, [0.3, 0.5, 0.7], '#a3814c', 2.4, 0.15) +
          rootlets(to[0], to[1] - 8, 40, '#cbab74', [-24, 20]),
      )
      .join('') +
    limb(body, bodyWidths, root) +
    rings(body, bodyWidths, evenly(6, 0.25, 0.85), '#a3814c', 3, 0.14) +
    limb(neck, [13, 18, 22], darker(root, 0.12)) +
    rings(neck, [13, 18, 22], evenly(7, 0.1, 0.95), '#8a6a3c', 3, 0.2)
  );
};

/** Glycyrrhiza: lilac spikes, small flat pods, and a long slender root cut to its yellow inside. */
const liquorice: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [270, 720], to: [150, 210], bend: 0.06 }),
    stemOf({ from: [300, 720], to: [460, 170], bend: -0.08 }),
  ];
  const leaf = (scale: number): string =>
    pinnateLeaf({
      length: 210 * scale,
      pairs: 6,
      odd: true,
      bare: 0.16,
      open: 66,
      taper: 0.85,
      leaflet: { outline: 'oblong', length: 74 * scale, width: 0.42, colour: hues.leaf, count: 4 },
    });
  const spike = (x: number, y: number, turn: number, length: number): string =>
    group(
      line(`M0 0V${-length}`, '#8aa35c', 7) +
        Array.from({ length: 18 }, (_, at) => {
          const t = at / 18;
          const side = at % 2 ? 1 : -1;
          return group(
            fill('M0 0C-15 -6 -17 -34 0 -40C17 -34 15 -6 0 0Z', at % 3 ? '#a99bd8' : '#c3b8e8') +
              fill('M0 0C-8 -4 -8 -20 0 -24C8 -20 8 -4 0 0Z', '#e9e2f6'),
            side * 7,
            -length * (0.28 + t * 0.68),
            side * (62 - t * 44),
            1 - t * 0.4,
          );
        }).join(''),
      x,
      y,
      turn,
    );
  const pods = [0, 1, 2, 3]
    .map((at) =>
      group(
        fill('M0 0C-14 8 -14 52 0 60C14 52 14 8 0 0Z', '#8f6238') +
          [16, 30, 44].map((y) => ellipse(0, y, 8, 5, '#6f4826')).join(''),
        500 + at * 44,
        500 + (at % 2) * 26,
        at * 14 - 20,
      ),
    )
    .join('');
  const brown = '#8a5f36';
  const main = arc([285, 700], [150, 950], 0.1, 24);
  const runner = arc([285, 720], [500, 810], -0.1, 26);
  const loose = arc([330, 935], [560, 905], -0.05, 16);
  return (
    line('M420 450Q520 480 640 500', '#8aa35c', 6) +
    stems
      .map(
        (stem) =>
          wood(stem, '#7d9a5c', 14) +
          singles(stem, { count: 6, start: 0.14, end: 0.98, spread: [80, 48], taper: 0.82, leaf }),
      )
      .join('') +
    spike(400, 400, 30, 250) +
    spike(250, 440, -6, 270) +
    spike(420, 230, 4, 200) +
    pods +
    limb(main, [26, 22, 18, 13], brown) +
    limb(runner, [22, 17, 14, 12], brown) +
    furrows(main, [26, 22, 18, 13], [-0.4, 0.3], '#5c3c1e') +
    furrows(runner, [22, 17, 14, 12], [-0.4, 0.3], '#5c3c1e') +
    ellipse(285, 705, 40, 28, brown) +
    cutEnd([500, 810], 12, 15, [brown, '#f3d24a', '#e6b92c']) +
    limb(loose, [17, 18, 17], '#f0cf55') +
    furrows(loose, [17, 18, 17], [-0.5, 0, 0.5], '#cf9f26', 2.4) +
    limb(arc([440, 922], [562, 906], -0.03, 10), [18, 19, 18], brown) +
    cutEnd([330, 935], 11, 17, ['#d9b03c', '#f7e07c', '#efc93c']) +
    cutEnd([148, 948], 14, 10, [brown, '#f3d24a', '#e6b92c'])
  );
};

export const roots: Readonly<Record<string, Portrait>> = { goldenseal, ginseng, liquorice };
