import type { Plate } from '../content/products/plate-types.ts';
import { rays } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawPalmate } from './palmate.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { growSprig } from './sprig.ts';
import { wood } from './stems.ts';

type Portrait = (plate: Plate, random: Random) => string;

/** Cucurbita: a golden funnel, five-lobed leaves, curling tendrils, the ribbed fruit under its thick angled stalk. */
const pumpkin: Portrait = ({ hues }) => {
  const vine = arc([60, 560], [690, 190], -0.24, 40);
  const leaf = (x: number, y: number, turn: number, radius: number): string =>
    group(
      drawPalmate({
        lobes: [-120, -62, 0, 62, 120],
        radius,
        depth: 0.26,
        teeth: 4,
        colour: hues.leaf,
        stalk: 70,
      }),
      x,
      y,
      turn,
    );
  const tendril = (x: number, y: number, way: number): string =>
    line(
      `M${x} ${y}q${40 * way} -30 ${60 * way} 10t${16 * way} 44q${-22 * way} 16 ${-26 * way} -10t${26 * way} -6`,
      '#8aa352',
      5,
    );
  const ribs = [-3, 3, -2, 2, -1, 1, 0]
    .map((at) =>
      ellipse(
        at * 52,
        0,
        78,
        150 - Math.abs(at) * 9,
        mix(darker(hues.accent, 0.05 * Math.abs(at)), lighter(hues.accent, 0.16), at < 0 ? 0.6 : 0.2),
      ),
    )
    .join('');
  const stalk =
    fill('M-52 14L-26 -64L-34 -132L30 -142L24 -64L54 14L18 -4L0 20L-20 -2Z', '#6f8a45') +
    line('M-18 0L-8 -134M18 0L10 -136', '#4f6a30', 5, 0.8) +
    ellipse(-2, -137, 33, 11, '#b9b87c');
  const petals = [-62, -31, 31, 62, 0]
    .map((turn) =>
      group(
        fill('M0 0C-46 -60 -40 -126 0 -168C40 -126 46 -60 0 0Z', turn === 0 ? '#f7bb2b' : '#eea51f') +
          line('M0 -30V-140', '#d9861a', 3, 0.7),
        0,
        0,
        turn,
      ),
    )
    .join('');
  const funnel =
    line('M0 110Q8 70 0 40', '#7f9a4c', 12) +
    fill('M-16 46L-34 0H34L16 46Z', '#dca028') +
    petals +
    ellipse(0, -18, 22, 15, '#c97c14') +
    line('M0 -10V-52', '#f9dd7c', 13);
  const seeds = [0, 1, 2, 3]
    .map((at) =>
      group(
        ellipse(0, 0, 34, 19, '#d9c48f') + ellipse(0, 0, 26, 13, '#f6ecd0'),
        400 + at * 34,
        880 + (at % 2) * 34,
        at * 37,
      ),
    )
    .join('');
  return (
    wood(vine, '#6f9348', 14) +
    leaf(150, 440, -50, 170) +
    leaf(330, 300, -12, 190) +
    leaf(600, 205, 60, 150) +
    tendril(470, 240, 1) +
    tendril(230, 380, -1) +
    group(funnel, 600, 480, 22) +
    ellipse(250, 872, 240, 22, '#3b2f1c', 0.16) +
    group(ribs, 245, 730) +
    group(stalk, 245, 606) +
    seeds
  );
};

/** Momordica charantia: a vine with deeply cut leaves, yellow flowers and warty spindle-shaped fruit. */
const bitterMelon: Portrait = (plate, random) => {
  const stem = arc([60, 190], [720, 230], -0.16, 40);
  const leaves = growSprig(
    { ...plate, leafShape: 'palmate', leafEdge: 'toothed', density: 2 },
    stem,
    0.95,
    random,
  );
  const fruit = (x: number, y: number, size: number): string => {
    const outline = `M0 0C${size * 0.34} ${size * 0.22} ${size * 0.36} ${size * 1.05} 0 ${size * 1.5}C${-size * 0.36} ${size * 1.05} ${-size * 0.34} ${size * 0.22} 0 0Z`;
    let warts = '';
    for (let row = 1; row < 14; row += 1)
      for (let column = -2; column <= 2; column += 1) {
        const t = row / 14;
        const wide = size * 0.26 * Math.sin(Math.PI * t) ** 0.8;
        warts += ellipse(
          (column / 2) * wide * 0.92 + (row % 2) * wide * 0.1,
          size * 1.5 * t,
          size * 0.042,
          size * 0.055,
          (row + column) % 2 ? lighter(plate.hues.accent, 0.24) : darker(plate.hues.accent, 0.16),
        );
      }
    return group(
      line(`M0 -90Q14 -40 0 6`, darker(plate.hues.leaf, 0.2), 7) + fill(outline, plate.hues.accent) + warts,
      x,
      y,
    );
  };
  const bloom = (x: number, y: number): string =>
    group(rays(5, 62, 52, '#f2cf3a', random) + ellipse(0, 0, 14, 14, '#d99a1c'), x, y);
  const stalks =
    line('M640 190Q654 280 640 360M110 178Q96 280 110 380', darker(plate.hues.leaf, 0.1), 6) +
    line('M360 150q30 60 4 96t-26 -8t22 -14M700 226q50 20 34 62t-36 -6', '#8aa35c', 4.5);
  return (
    stalks + fruit(230, 330, 270) + fruit(470, 350, 320) + leaves.leaves + bloom(640, 360) + bloom(110, 380)
  );
};

export const gourds: Readonly<Record<string, Portrait>> = { pumpkin, 'bitter-melon': bitterMelon };
