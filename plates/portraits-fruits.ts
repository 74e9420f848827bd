import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { blossom, crown, drawFruit, halved, speckles, stamens } from './fruit.ts';
import { limb } from './limb.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { pairs, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Psidium guajava: peeling coppery bark, ribbed leaves in pairs, yellow fruits that keep their calyx at the far end. */
const guava: Portrait = ({ hues }) => {
  const trunk = arc([120, 915], [150, -40], 0.05, 30);
  const twig = arc([150, 330], [690, 250], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'elliptic',
      length: 215 * scale,
      width: 0.44,
      colour: hues.leaf,
      count: 13,
      stalk: 10,
    });
  const fruit = (x: number, y: number, length: number, colour: string): string =>
    group(
      drawFruit({ outline: 'globe', length, colour, stalk: 54, stalkColour: '#7d8a4a' }) +
        group(crown(length * 0.3, '#7d7a3c'), 0, length),
      x,
      y,
    );
  const flakes = (
    [
      [112, 760, 40, 70, '#dcb68f'],
      [150, 620, 34, 56, '#a9a87c'],
      [122, 480, 30, 64, '#e0bd97'],
      [158, 250, 26, 60, '#d3a57c'],
      [126, 150, 20, 46, '#aaa980'],
      [158, 850, 24, 44, '#c98f66'],
    ] as const
  )
    .map(
      ([x, y, rx, ry, colour]) =>
        ellipse(x, y, rx * 0.6, ry, colour) +
        line(`M${x + rx * 0.5} ${y - ry * 0.7}q12 ${ry * 0.7} 2 ${ry * 1.3}`, '#84502f', 4, 0.7),
    )
    .join('');
  const inside =
    ellipse(0, 0, 66, 66, '#e5707c') +
    ellipse(0, 0, 44, 44, '#e98a92') +
    Array.from({ length: 20 }, (_, at) =>
      ellipse(
        Math.cos(at * 0.314 * 2) * (at % 2 ? 42 : 24),
        Math.sin(at * 0.628) * (at % 2 ? 42 : 24),
        5,
        4,
        '#f8e8c4',
      ),
    ).join('');
  const flower = blossom(5, 62, 30, '#fffdf6', '', '') + stamens(28, 42, '#efe6c4', '#d9b03c');
  return (
    limb(trunk, [62, 46, 38], '#b07a52') +
    flakes +
    wood(twig, '#8a6a44', 16) +
    pairs(twig, { count: 5, start: 0.16, end: 0.9, spread: [70, 52], taper: 0.7, leaf }) +
    group(leaf(0.62), 690, 250, 78) +
    fruit(310, 350, 150, '#e3cf52') +
    fruit(500, 352, 170, '#ead75c') +
    ellipse(640, 392, 66, 62, '#7fa35c', 0.5) +
    group(flower, 640, 390) +
    group(halved('globe', 170, ['#d3c04a', '#f5dcc4'], inside), 350, 700)
  );
};

/** Persea americana: dark leaves crowded at the twig's end, pebbly fruit hanging by its narrow end, one cut. */
const avocado: Portrait = ({ hues }) => {
  const twig = arc([40, 200], [560, 240], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'elliptic',
      length: 230 * scale,
      width: 0.46,
      colour: hues.leaf,
      count: 7,
      stalk: 26,
      stalkColour: '#8f9a52',
    });
  const fruit = (x: number, y: number, length: number, turn: number): string =>
    group(
      drawFruit({ outline: 'pear', length, colour: hues.accent, stalk: 170, stalkColour: '#7a7a3f' }) +
        group(speckles(46, length * 0.28, length * 0.26, 3.4, lighter(hues.accent, 0.35)), 0, length * 0.64) +
        group(speckles(14, length * 0.13, length * 0.16, 3, lighter(hues.accent, 0.35)), 0, length * 0.26),
      x,
      y,
      turn,
    );
  const stone =
    ellipse(0, 46, 62, 62, '#8a5a32') +
    ellipse(16, 58, 44, 46, '#6f4425', 0.6) +
    ellipse(-20, 24, 15, 11, '#d9b08a', 0.8);
  return (
    wood(twig, '#80664a', 17) +
    singles(twig, { count: 8, start: 0.42, end: 0.98, spread: [74, 44], taper: 0.85, leaf }) +
    group(leaf(0.8), 560, 240, 92) +
    fruit(190, 320, 330, 3) +
    fruit(430, 330, 300, -4) +
    group(
      halved('pear', 330, [darker(hues.accent, 0.3), '#e6e58e'], ellipse(0, 46, 84, 90, '#f0ecae') + stone),
      450,
      590,
      8,
    )
  );
};

/** Citrus: leaves on winged stalks, thorns, waxy flowers, a pitted round fruit, whole and in segments. */
const grapefruit: Portrait = ({ hues }) => {
  const twig = arc([70, 200], [690, 260], -0.12, 40);
  const leaf = (scale: number): string => {
    const wing = drawBlade({
      outline: 'spoon',
      length: 66 * scale,
      width: 0.78,
      colour: lighter(hues.leaf, 0.1),
      veins: 'none',
    });
    return (
      wing +
      group(
        drawBlade({ outline: 'ovate', length: 180 * scale, width: 0.54, colour: hues.leaf, count: 6 }),
        0,
        -64 * scale,
      )
    );
  };
  const rind = hues.accent;
  const fruit = (x: number, y: number, length: number): string =>
    group(
      drawFruit({ outline: 'globe', length, colour: rind, stalk: 70, stalkColour: '#5f7a3c' }) +
        group(speckles(80, length * 0.44, length * 0.42, 3.4, darker(rind, 0.2), 0.6), 0, length / 2) +
        fill('M-16 -2Q0 -16 16 -2Q8 10 0 8Q-8 10 -16 -2Z', '#5f7a3c'),
      x,
      y,
    );
  const segments = Array.from({ length: 10 }, (_, at) =>
    group(
      fill('M0 -12Q34 -50 26 -86Q0 -100 -26 -86Q-34 -50 0 -12Z', at % 2 ? '#f3b45c' : '#efa748') +
        line('M-6 -40L-9 -76M5 -36L8 -74', '#fbd795', 3, 0.8),
      0,
      0,
      at * 36,
    ),
  ).join('');
  const cut =
    ellipse(0, 0, 124, 122, darker(rind, 0.1)) +
    ellipse(0, 0, 115, 113, '#fbf1d8') +
    segments +
    ellipse(0, 0, 13, 13, '#f6e6c4');
  const thorns = [0.22, 0.4, 0.58, 0.76]
    .map((share, at) => {
      const [x, y] = twig[Math.round(share * 40)] ?? [0, 0];
      return fill(`M${x - 8} ${y}L${x + 12} ${y + (at % 2 ? -74 : 70)}L${x + 12} ${y}Z`, '#7d9a4a');
    })
    .join('');
  const flower = (x: number, y: number, turn: number): string =>
    group(
      blossom(5, 60, 22, '#fffdf4', '', '') +
        stamens(14, 30, '#fffdf4', '#e8b83c') +
        ellipse(0, 0, 9, 9, '#a9b85c'),
      x,
      y,
      turn,
    );
  return (
    thorns +
    wood(twig, '#5f7a3c', 15) +
    singles(twig, { count: 8, start: 0.1, end: 0.94, spread: [66, 46], taper: 0.75, leaf }) +
    fruit(250, 320, 280) +
    flower(610, 390, 10) +
    flower(690, 310, 40) +
    group(ellipse(0, 0, 18, 25, '#f6f2e4') + ellipse(0, 18, 11, 8, '#8fa352'), 520, 330, 20) +
    group(cut, 400, 740)
  );
};

export const fruits: Readonly<Record<string, Portrait>> = { guava, avocado, grapefruit };
