import type { Plate } from '../content/products/plate-types.ts';
import { lighter } from './colour.ts';
import { pinnateLeaf } from './compound.ts';
import { blossom } from './fruit.ts';
import { furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { places, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Tamarindus: many blunt paired leaflets without an end one, plump curved brown pods, one broken over its strung pulp. */
const tamarind: Portrait = ({ hues }) => {
  const twig = arc([40, 190], [690, 210], -0.12, 50);
  const leaf = (scale: number): string =>
    pinnateLeaf({
      length: 230 * scale,
      pairs: 13,
      odd: false,
      bare: 0.12,
      open: 70,
      taper: 0.8,
      leaflet: { outline: 'oblong', length: 52 * scale, width: 0.4, colour: hues.leaf, veins: 'none' },
    });
  const widths = [9, 26, 30, 25, 30, 25, 31, 26, 29, 15, 5];
  const pod = (x: number, y: number, turn: number, length: number, bend: number): string => {
    const spine = arc([0, 0], [0, length], bend, 30);
    return group(
      line('M0 -74V6', '#6f5a3c', 8) +
        limb(spine, widths, hues.accent) +
        furrows(spine, widths, [-0.45], lighter(hues.accent, 0.4), 4),
      x,
      y,
      turn,
    );
  };
  const flower = (x: number, y: number): string =>
    group(
      [-70, 0, 70]
        .map((turn) =>
          group(
            fill('M0 0C-22 -20 -22 -52 0 -62C22 -52 22 -20 0 0Z', '#f6e3a3') +
              line('M-6 -12V-46M0 -10V-52M6 -12V-46', '#c9403c', 2.4),
            0,
            0,
            turn,
          ),
        )
        .join('') + ellipse(0, 4, 9, 9, '#a9b35c'),
      x,
      y,
    );
  const strung = arc([90, 830], [420, 850], -0.14, 30);
  const pulp = places(strung, 5, 0.1, 0.86)
    .map(
      ({ x, y }, at) =>
        ellipse(x, y, 40, 30, at % 2 ? '#6b3a20' : '#7d4626') +
        ellipse(x - 10, y - 11, 12, 7, '#b9805a', 0.7),
    )
    .join('');
  const shell = arc([330, 900], [500, 870], -0.14, 14);
  const seeds = [0, 1, 2]
    .map((at) =>
      group(
        `<rect x="-21" y="-17" width="42" height="34" rx="9" fill="#4a2a18"/>` +
          ellipse(-5, -5, 7, 4, '#a87a58', 0.8),
        150 + at * 62,
        912 + (at % 2) * 18,
        at * 30,
      ),
    )
    .join('');
  return (
    wood(twig, '#7a6248', 17) +
    singles(twig, { count: 9, start: 0.06, end: 0.98, spread: [62, 40], taper: 0.85, leaf }) +
    pod(180, 300, 6, 330, 0.2) +
    pod(320, 270, -4, 360, -0.16) +
    pod(470, 300, -8, 320, 0.18) +
    flower(620, 330) +
    flower(560, 400) +
    line(smooth(strung), '#c9a87a', 7) +
    pulp +
    line(smooth(strung.map(([x, y]): Point => [x, y - 8])), '#d9bb8a', 3) +
    limb(shell, [8, 30, 32, 34], hues.accent) +
    ellipse(498, 871, 12, 33, '#5f3418') +
    seeds
  );
};

/** Azadirachta: sickle-shaped lopsided toothed leaflets, yellow drupes on drooping stalks, small white stars. */
const neem: Portrait = ({ hues }) => {
  const twig = arc([40, 170], [640, 210], -0.1, 50);
  const leaf = (length: number): string =>
    pinnateLeaf({
      length,
      pairs: 7,
      odd: false,
      bare: 0.2,
      open: 68,
      taper: 0.85,
      bend: 0.06,
      leaflet: {
        outline: 'lance',
        length: length * 0.34,
        width: 0.27,
        colour: hues.leaf,
        margin: 'saw',
        teeth: 6,
        depth: 0.22,
        bend: -52,
        count: 5,
      },
    });
  const cluster = (x: number, y: number, drop: number, ripe: boolean): string => {
    const axis = arc([x, y], [x + 14, y + drop], 0.08, 20);
    const spots = places(axis, 6, 0.3, 1);
    return (
      line(smooth(axis), '#9aa35c', 6) +
      spots
        .map(({ x: px, y: py, nth }) => {
          const side = nth % 2 ? 1 : -1;
          const [ex, ey] = [px + side * 42, py + 34];
          return (
            line(
              `M${Math.round(px)} ${Math.round(py)}Q${Math.round(ex)} ${Math.round(py)} ${Math.round(ex)} ${Math.round(ey)}`,
              '#9aa35c',
              4,
            ) +
            (ripe
              ? group(
                  ellipse(0, 24, 19, 27, nth % 3 ? '#d9c43c' : '#a9b548') +
                    ellipse(-6, 15, 4, 8, '#fff6c8', 0.8),
                  ex,
                  ey,
                )
              : group(blossom(5, 20, 6, '#fdfaf0', '', '#e3c75c'), ex, ey))
          );
        })
        .join('')
    );
  };
  return (
    wood(twig, '#7d5f45', 18) +
    (
      [
        [0.1, 150],
        [0.34, 172],
        [0.6, 188],
        [0.84, 160],
        [0.99, 124],
        [0.24, 20],
        [0.52, -8],
        [0.78, 30],
      ] as const
    )
      .map(([share, turn], at) => {
        const [x, y] = twig[Math.round(share * 50)] ?? [0, 0];
        return group(leaf(at < 4 ? 400 : 240), x, y, turn);
      })
      .join('') +
    cluster(230, 150, 230, true) +
    cluster(470, 150, 250, true) +
    cluster(610, 190, 190, false)
  );
};

export const trees: Readonly<Record<string, Portrait>> = { tamarind, neem };
