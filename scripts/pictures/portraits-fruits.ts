import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { fingers } from './compound.ts';
import { berry, blossom, crown, drawFruit, halved, speckles, stamens } from './fruit.ts';
import { evenly, furrows, limb, rings } from './limb.ts';
import { drawPalmate } from './palmate.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { pairs, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Carica papaya: a scarred trunk, fruits crowding under a crown of long-stalked leaves with seven lobes. */
const papaya: Portrait = ({ hues }) => {
  const trunk = arc([330, 905], [345, 300], 0.02, 40);
  const widths = [50, 40, 34];
  const scars = evenly(13, 0.06, 0.62)
    .map((share, at) => {
      const [x, y] = trunk[Math.round(share * 40)] ?? [0, 0];
      return ellipse(x + ((at % 3) - 1) * 20, y, 12, 6, '#6f6a52', 0.7);
    })
    .join('');
  const leaf = (turn: number, stalk: number, radius: number): string =>
    group(
      drawPalmate({
        lobes: [-126, -86, -44, 0, 44, 86, 126],
        radius,
        depth: 0.66,
        teeth: 3,
        colour: mix(hues.leaf, '#7fae5c', Math.abs(turn) / 300),
        stalk,
        stalkColour: '#b5bf7c',
      }),
      345,
      300,
      turn,
    );
  const fruit = (x: number, y: number, length: number, turn: number, ripe: number): string =>
    group(
      drawFruit({
        outline: 'papaya',
        length,
        colour: mix('#7f9a3c', '#eba236', ripe),
        stalk: 24,
        stalkColour: '#8a9a52',
      }),
      x,
      y,
      turn,
    );
  const seeds = speckles(17, 22, 66, 10, '#2b3328', 1);
  return (
    [-104, 100, -66, 62].map((turn) => leaf(turn, 150, 130)).join('') +
    limb(trunk, widths, '#a59d84') +
    scars +
    rings(trunk, widths, evenly(8, 0.08, 0.6), '#7c755d', 3, 0.2) +
    [-30, 28, 0].map((turn) => leaf(turn, 110, 125)).join('') +
    fruit(290, 330, 170, 26, 0.1) +
    fruit(402, 330, 170, -26, 0.2) +
    fruit(262, 372, 196, 20, 0.55) +
    fruit(428, 372, 200, -20, 0.9) +
    fruit(345, 372, 210, 0, 0.75) +
    group(
      halved('papaya', 220, ['#dd9a36', '#ee7f3c'], ellipse(0, 4, 34, 78, '#c2552c') + seeds),
      120,
      690,
      6,
    )
  );
};

/** Adansonia digitata: the whole tree with its swollen trunk, and one velvety fruit on its long cord, whole and cut. */
const baobab: Portrait = ({ hues }) => {
  const bark = '#a4978a';
  const trunk = arc([225, 900], [225, 420], 0, 30);
  const widths = [168, 150, 160, 158, 130, 88];
  const boughs: [Point, Point, number, number][] = [
    [[160, 450], [40, 270], -0.16, 38],
    [[200, 440], [130, 180], 0.1, 36],
    [[240, 440], [270, 150], -0.08, 38],
    [[280, 450], [400, 230], 0.14, 36],
    [[300, 470], [600, 190], 0.2, 34],
  ];
  const tuft = (x: number, y: number, turn: number, length: number): string =>
    group(
      fingers(
        [-76, -38, 0, 38, 76],
        { outline: 'spoon', length, width: 0.42, colour: mix(hues.leaf, '#8fae52', 0.3), count: 4 },
        length * 0.5,
      ),
      x,
      y,
      turn,
    );
  const velvet = '#a89556';
  const cut = Array.from({ length: 12 }, (_, at) =>
    group(
      ellipse(0, 0, 13, 10, '#f6ecd8') + ellipse(2, 0, 8, 6, '#4d3527'),
      Math.cos(at * 2.4) * 34 * Math.sqrt(at / 12),
      Math.sin(at * 2.4) * 78 * Math.sqrt(at / 12),
      at * 40,
    ),
  ).join('');
  return (
    boughs
      .map(([from, to, bend, wide]) => limb(arc(from, to, bend, 16), [wide, wide * 0.55, 9], bark))
      .join('') +
    limb(trunk, widths, bark) +
    furrows(trunk, widths, [-0.7, -0.3, 0.15, 0.6], '#7f7368', 5) +
    boughs
      .flatMap(([, [x, y]], at) =>
        [-60, 10, 70].map((turn) => tuft(x, y, turn + (at - 2) * 10, at === 4 ? 92 : 62)),
      )
      .join('') +
    line('M590 200Q606 280 600 344', '#7d7a4c', 9) +
    group(
      drawFruit({ outline: 'egg', length: 300, colour: velvet, ribs: 3 }) +
        Array.from({ length: 60 }, (_, at) =>
          line(
            `M${Math.round(Math.cos(at * 2.4) * 84 * Math.sqrt(at / 60))} ${Math.round(150 + Math.sin(at * 2.4) * 122 * Math.sqrt(at / 60))}l2 -9`,
            lighter(velvet, 0.5),
            2.4,
            0.7,
          ),
        ).join(''),
      600,
      340,
      -3,
    ) +
    group(halved('egg', 250, ['#8a7a44', '#f3e7cd'], cut), 450, 660, 4)
  );
};

/** Psidium guajava: peeling coppery bark, ribbed leaves in pairs, yellow fruits that keep their calyx at the far end. */
const guava: Portrait = ({ hues }) => {
  const trunk = arc([120, 910], [150, 60], 0.05, 30);
  const twig = arc([150, 330], [690, 250], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'elliptic',
      length: 190 * scale,
      width: 0.46,
      colour: hues.leaf,
      count: 11,
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

export const fruits: Readonly<Record<string, Portrait>> = {
  papaya,
  baobab,
  guava,
  avocado,
  grapefruit,
  pumpkin,
};
