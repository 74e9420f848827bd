import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker } from './colour.ts';
import { blossom } from './fruit.ts';
import { evenly, limb } from './limb.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { pairs, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** A trunk that stands at the left of the plate. */
const trunkLine = arc([130, 910], [140, -40], 0.02, 30);

const trunkWidths = [92, 76, 70];

const trunk = (colour: string): string => limb(trunkLine, trunkWidths, colour);

/** A slab of dried bark, curved, with its outer and its inner side. */
const slab = (x: number, y: number, turn: number, length: number, outer: string, inner: string): string =>
  group(
    fill(
      `M${-length / 2} 0Q${-length / 2 - 8} -34 ${-length / 2 + 14} -40Q0 -54 ${length / 2 - 8} -40Q${length / 2 + 12} -30 ${length / 2} 2Q0 -16 ${-length / 2} 0Z`,
      inner,
    ) +
      fill(`M${-length / 2} 0Q0 -18 ${length / 2} 2L${length / 2 - 4} 16Q0 0 ${-length / 2 + 4} 14Z`, outer) +
      line(
        `M${-length * 0.4} -30Q0 -42 ${length * 0.4} -30M${-length * 0.42} -18Q0 -30 ${length * 0.42} -18`,
        darker(inner, 0.2),
        3,
        0.6,
      ),
    x,
    y,
    turn,
  );

/** Prunus africana: dark bark cracked in square plates, red leaf stalks, glossy shallow-toothed leaves, fruits of two lobes. */
const prunus: Portrait = ({ hues }) => {
  const plates = Array.from({ length: 56 }, (_, at) => {
    const [row, column] = [Math.floor(at / 4), at % 4];
    const y = -40 + row * 63 + (column % 2) * 24;
    const x = 66 + column * 33 + Math.round((9 - row) * 0.6);
    return `<rect x="${x}" y="${y}" width="28" height="${50 + ((row + column) % 3) * 5}" rx="5" fill="${['#4a3a34', '#5c4a42', '#3f322d'][(row + column) % 3]}"/>`;
  }).join('');
  const twig = arc([190, 330], [700, 200], -0.1, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'elliptic',
      length: 170 * scale,
      width: 0.44,
      colour: hues.leaf,
      margin: 'scallop',
      teeth: 10,
      depth: 0.06,
      count: 7,
      stalk: 34,
      stalkColour: '#c2413a',
    });
  const fruit = (x: number, y: number): string =>
    line(`M${x + 10} ${y - 160}Q${x} ${y - 90} ${x} ${y - 20}`, '#8a9a4a', 5) +
    group(
      ellipse(-17, 0, 24, 24, '#7d2440') +
        ellipse(17, 0, 24, 24, '#6a1c38') +
        ellipse(-24, -8, 6, 5, '#e3a9b5', 0.8) +
        line('M0 -20V20', '#4a1026', 3, 0.7),
      x,
      y,
    );
  const raceme = group(
    line('M0 0V-130', '#9ab06a', 5) +
      Array.from({ length: 10 }, (_, at) =>
        group(blossom(5, 15, 5, '#fdfaf2', '', '#d9c86a'), at % 2 ? 18 : -18, -24 - at * 11),
      ).join(''),
    470,
    240,
    20,
  );
  return (
    trunk('#2f2622') +
    plates +
    raceme +
    wood(twig, '#6a4238', 15) +
    singles(twig, { count: 9, start: 0.14, end: 0.97, spread: [68, 44], taper: 0.85, leaf }) +
    fruit(330, 420) +
    fruit(410, 400) +
    fruit(560, 350) +
    slab(310, 880, -6, 150, '#3f302a', '#a8573c') +
    slab(440, 915, 8, 140, '#4a3830', '#b5654a')
  );
};

/** Terminalia arjuna: smooth pale grey flaking bark, hanging woody fruits with five stiff wings, curved pinkish bark. */
const arjuna: Portrait = ({ hues }) => {
  const flakes = (
    [
      [110, 180, 26, 50],
      [160, 330, 24, 62],
      [100, 480, 28, 56],
      [164, 620, 24, 60],
      [104, 760, 30, 54],
    ] as const
  )
    .map(
      ([x, y, rx, ry]) =>
        ellipse(x, y, rx, ry, '#e6d8c6') +
        line(`M${x + rx - 4} ${y - ry * 0.6}q12 ${ry * 0.6} 0 ${ry * 1.2}`, '#9a9488', 4, 0.7),
    )
    .join('');
  const twig = arc([190, 280], [710, 210], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'oblong',
      length: 200 * scale,
      width: 0.36,
      colour: hues.leaf,
      count: 9,
      stalk: 18,
      stalkColour: '#a8a868',
    }) +
    ellipse(-6, -12, 5, 4, '#d9d07c') +
    ellipse(6, -12, 5, 4, '#d9d07c');
  const fruit = (x: number, y: number, length: number): string =>
    line(`M${x} ${y - 130}V${y}`, '#8a7d52', 6) +
    group(
      fill(
        `M0 0C${-length * 0.6} ${length * 0.14} ${-length * 0.6} ${length * 0.86} 0 ${length}C${length * 0.6} ${length * 0.86} ${length * 0.6} ${length * 0.14} 0 0Z`,
        '#8a6238',
      ) +
        fill(
          `M0 0C${-length * 0.3} ${length * 0.16} ${-length * 0.3} ${length * 0.84} 0 ${length}C${length * 0.3} ${length * 0.84} ${length * 0.3} ${length * 0.16} 0 0Z`,
          '#a97c4a',
        ) +
        fill(
          `M0 0C${-length * 0.06} ${length * 0.2} ${-length * 0.06} ${length * 0.8} 0 ${length}C${length * 0.1} ${length * 0.8} ${length * 0.1} ${length * 0.2} 0 0Z`,
          '#c99c64',
        ) +
        [-0.52, -0.4, 0.4, 0.52]
          .map((at) =>
            line(
              `M${at * length * 0.2} ${length * 0.08}C${at * length} ${length * 0.24} ${at * length} ${length * 0.76} ${at * length * 0.2} ${length * 0.92}`,
              '#5f4020',
              3,
              0.7,
            ),
          )
          .join('') +
        line(
          evenly(6, 0.2, 0.8)
            .map(
              (t) =>
                `M${-length * 0.38} ${length * t}l${length * 0.2} -8M${length * 0.38} ${length * t}l${-length * 0.2} -8`,
            )
            .join(''),
          '#5f4020',
          2,
          0.6,
        ),
      x,
      y,
    );
  const spike = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0V-150', '#b5b47a', 4) +
        Array.from({ length: 26 }, (_, at) =>
          ellipse(at % 2 ? 7 : -7, -20 - at * 5, 6, 4, at % 3 ? '#f3ecca' : '#e3d9a8'),
        ).join(''),
      x,
      y,
      turn,
    );
  return (
    trunk('#bdb6aa') +
    flakes +
    spike(560, 200, -14) +
    spike(620, 200, 20) +
    wood(twig, '#9a8d7a', 15) +
    pairs(twig, { count: 5, start: 0.2, end: 0.94, spread: [72, 50], taper: 0.8, leaf }) +
    fruit(320, 380, 150) +
    fruit(450, 400, 165) +
    fruit(580, 370, 140) +
    slab(330, 850, -8, 190, '#b9aea0', '#c98a78') +
    slab(510, 880, 6, 180, '#a99f92', '#d39a86') +
    slab(390, 920, 12, 170, '#b9aea0', '#bd7a68')
  );
};

/** Warburgia: glossy wavy leaves, single egg-shaped fruits in the axils, one cream flower, bark brown outside and pink within. */
const warburgia: Portrait = ({ hues }) => {
  const scales = Array.from({ length: 40 }, (_, at) => {
    const [row, column] = [Math.floor(at / 4), at % 4];
    return fill(
      `M${70 + column * 34} ${90 + row * 82 + (column % 2) * 34}q18 -14 34 0q-2 34 -18 44q-18 -12 -16 -44Z`,
      ['#6f4f38', '#7d5c42', '#5f422e'][(row + column) % 3] ?? '#6f4f38',
      0.9,
    );
  }).join('');
  const twig = arc([200, 300], [700, 190], -0.1, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'lance',
      length: 200 * scale,
      width: 0.36,
      colour: hues.leaf,
      margin: 'wavy',
      teeth: 4,
      depth: 0.07,
      count: 9,
      stalk: 14,
    });
  const egg = (share: number, colour: string): string => {
    const [x, y] = twig[Math.round(share * 40)] ?? [0, 0];
    return (
      line(`M${x} ${y}q6 30 2 62`, '#7d8a4a', 6) +
      group(
        ellipse(0, 0, 38, 50, colour) +
          ellipse(12, 6, 24, 38, darker(colour, 0.2), 0.4) +
          ellipse(-13, -18, 8, 14, '#ffffff', 0.5) +
          fill('M-16 -46Q0 -60 16 -46Q0 -36 -16 -46Z', '#6f8a4a'),
        x + 2,
        y + 106,
      )
    );
  };
  const flower =
    line('M606 175Q612 240 606 290', '#7d8a4a', 5) +
    group(
      blossom(5, 40, 17, '#eef0cf', '', '') +
        fill('M-13 10Q-11 -26 0 -28Q11 -26 13 10Z', '#d9c25a') +
        ellipse(0, -26, 8, 5, '#8a9a3c'),
      606,
      300,
    );
  return (
    trunk('#4a3527') +
    scales +
    wood(twig, '#6a5240', 16) +
    singles(twig, { count: 10, start: 0.12, end: 0.97, spread: [64, 42], taper: 0.88, leaf }) +
    egg(0.26, '#6f8a48') +
    egg(0.5, '#6a4a78') +
    egg(0.72, '#7d8a58') +
    flower +
    slab(330, 870, -8, 200, '#6a4a34', '#c97d66') +
    slab(430, 920, 10, 170, '#5c402c', '#d38a72')
  );
};

export const barks: Readonly<Record<string, Portrait>> = { pygeum: prunus, arjuna, warburgia };
