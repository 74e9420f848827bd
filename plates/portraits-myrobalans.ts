import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawFruit, speckles } from './fruit.ts';
import { evenly } from './limb.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { places, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Amla's fruit: a stalkless globe with six faint lines from pole to pole. */
const gooseberry = (radius: number, colour: string): string =>
  ellipse(0, 0, radius, radius * 0.94, colour) +
  ellipse(radius * 0.3, radius * 0.14, radius * 0.64, radius * 0.74, darker(colour, 0.16), 0.4) +
  [-0.86, -0.32, 0.32, 0.86]
    .map((at) =>
      line(
        `M0 ${-radius * 0.9}Q${at * radius * 1.3} 0 0 ${radius * 0.9}`,
        lighter(colour, 0.6),
        Math.max(2, radius * 0.05),
        0.9,
      ),
    )
    .join('') +
  ellipse(0, -radius * 0.84, radius * 0.16, radius * 0.07, darker(colour, 0.3)) +
  ellipse(-radius * 0.44, -radius * 0.4, radius * 0.12, radius * 0.18, '#ffffff', 0.6);

/** Haritaki dried: hard, tapering at both ends, with lengthwise ribs. */
const ribbed = (length: number, colour: string): string => {
  const body = drawFruit({ outline: 'spindle', length, colour, ribs: 0 });
  return (
    body +
    [-0.2, -0.1, 0.02, 0.13, 0.22]
      .map((x, at) =>
        line(
          `M0 4Q${x * 2 * length} ${length / 2} 0 ${length - 4}`,
          at % 2 ? lighter(colour, 0.3) : darker(colour, 0.45),
          length * 0.028,
          0.9,
        ),
      )
      .join('')
  );
};

/** Bibhitaki: a grey velvety globe, faintly five-ridged, with the scar of its stalk. */
const velvet = (radius: number, colour: string): string =>
  ellipse(0, 0, radius, radius * 0.96, colour) +
  ellipse(radius * 0.26, radius * 0.2, radius * 0.7, radius * 0.7, darker(colour, 0.16), 0.4) +
  [-0.7, 0, 0.7]
    .map((at) =>
      line(
        `M${at * 4} ${-radius * 0.86}Q${at * radius * 1.3} 0 0 ${radius * 0.88}`,
        darker(colour, 0.2),
        radius * 0.05,
        0.5,
      ),
    )
    .join('') +
  speckles(54, radius * 0.9, radius * 0.86, Math.max(1.8, radius * 0.028), lighter(colour, 0.5), 0.7) +
  ellipse(0, -radius * 0.84, radius * 0.2, radius * 0.09, darker(colour, 0.4));

/** A twig of amla: tiny leaves in two ranks, so that the twig looks like one feathered leaf. */
function feather(from: Point, to: Point, bend: number, colour: string, size = 34): string {
  const rib = arc(from, to, bend, 34);
  return (
    line(smooth(rib), '#8f8a52', 6) +
    places(rib, 30, 0.08, 1)
      .map(({ x, y, along, t }) =>
        [-1, 1]
          .map((side) =>
            group(
              ellipse(
                0,
                -size * 0.5,
                size * 0.13,
                size * 0.5 * (1.1 - t * 0.4),
                side < 0 ? lighter(colour, 0.14) : darker(colour, 0.06),
              ),
              x,
              y,
              along + side * 62,
            ),
          )
          .join(''),
      )
      .join('')
  );
}

/** Phyllanthus emblica: globes tight on the wood between feathery twigs. */
const amla: Portrait = ({ hues }) => {
  const bough = arc([50, 240], [700, 200], -0.12, 40);
  const hang: [number, Point, number][] = [
    [0.1, [40, 560], 0.1],
    [0.3, [190, 640], 0.06],
    [0.52, [390, 640], -0.04],
    [0.74, [570, 600], -0.1],
    [0.94, [730, 520], -0.14],
  ];
  const up: [number, Point][] = [
    [0.2, [110, 30]],
    [0.45, [330, 10]],
    [0.7, [560, 20]],
  ];
  const on = (share: number): Point => bough[Math.round(share * 40)] ?? [0, 0];
  const fruit = (share: number, dx: number, dy: number, radius: number): string => {
    const [x, y] = on(share);
    return group(gooseberry(radius, mix(hues.accent, '#a9c25c', (share * 7) % 0.6)), x + dx, y + dy);
  };
  const dried = [0, 1, 2, 3, 4]
    .map((at) =>
      group(
        fill('M-34 8Q-20 -30 8 -26Q38 -22 34 8Q4 24 -34 8Z', at % 2 ? '#4a3a2c' : '#332822') +
          line('M-20 2Q0 -16 24 0', '#7d6650', 3),
        190 + at * 66,
        880 + (at % 2) * 30,
        at * 23 - 30,
      ),
    )
    .join('');
  const flowers = [0.26, 0.5, 0.6, 0.82]
    .map((share) => {
      const [x, y] = on(share);
      return ellipse(x - 6, y - 12, 6, 6, '#d9d873') + ellipse(x + 8, y - 10, 5, 5, '#e6e48f');
    })
    .join('');
  return (
    hang.map(([share, to, bend]) => feather(on(share), to, bend, hues.leaf)).join('') +
    up.map(([share, to]) => feather(on(share), to, 0.06, hues.leaf, 30)).join('') +
    wood(bough, '#8a7a5c', 20) +
    fruit(0.16, 4, 52, 50) +
    fruit(0.24, -2, 48, 46) +
    fruit(0.37, 0, 52, 52) +
    fruit(0.45, 6, 46, 44) +
    fruit(0.6, -6, 52, 50) +
    fruit(0.67, 8, 48, 45) +
    fruit(0.84, 0, 48, 46) +
    flowers +
    dried
  );
};

/** Terminalia chebula: smooth fruits tapering at both ends, and dried ones with lengthwise ribs. */
const haritaki: Portrait = ({ hues }) => {
  const bough = arc([50, 210], [680, 200], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'ovate',
      length: 215 * scale,
      width: 0.52,
      colour: hues.leaf,
      count: 8,
      stalk: 30,
      stalkColour: '#a3a860',
    });
  const fruit = (x: number, y: number, turn: number, length = 170): string =>
    group(
      drawFruit({ outline: 'oval', length, colour: '#b9bc58', stalk: 120, stalkColour: '#8a8a4a' }),
      x,
      y,
      turn,
    );
  const spike = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0V-150', '#a9a868', 5) +
        Array.from({ length: 24 }, (_, at) =>
          ellipse(at % 2 ? 8 : -8, -24 - at * 5.4, 6, 4, at % 3 ? '#ece3ba' : '#d9cf98'),
        ).join(''),
      x,
      y,
      turn,
    );
  return (
    spike(640, 190, 30) +
    spike(690, 205, 74) +
    wood(bough, '#84705a', 18) +
    singles(bough, { count: 9, start: 0.08, end: 0.97, spread: [66, 44], taper: 0.78, leaf }) +
    fruit(210, 350, 10) +
    fruit(320, 370, -3, 186) +
    fruit(430, 350, -12) +
    group(ribbed(190, '#6f5230'), 150, 760, -24) +
    group(ribbed(190, '#4a3524'), 320, 760, 10) +
    group(ribbed(180, '#8a6a38'), 440, 790, 40)
  );
};

/** Terminalia bellirica: broad leaves crowded at the twig's end, thin spikes, small grey velvety globes on stalks. */
const bibhitaki: Portrait = ({ hues }) => {
  const bough = arc([60, 700], [380, 330], -0.12, 30);
  const tip: Point = [380, 330];
  const leaf = (turn: number, size: number): string =>
    group(
      drawBlade({
        outline: 'obovate',
        length: 240 * size,
        width: 0.6,
        colour: mix(hues.leaf, '#7da35c', Math.abs(turn) / 260),
        count: 7,
        stalk: 80,
        stalkColour: '#a9a868',
      }),
      tip[0],
      tip[1],
      turn,
    );
  const spike = (turn: number, length: number): string =>
    group(
      line(`M0 0V${-length}`, '#a9b06a', 4) +
        Array.from({ length: 26 }, (_, at) =>
          ellipse(at % 2 ? 7 : -7, -50 - (at * (length - 54)) / 26, 5, 4, at % 3 ? '#d9dc8f' : '#c3c872'),
        ).join(''),
      tip[0],
      tip[1],
      turn,
    );
  const fruit = (from: Point, to: Point): string =>
    line(smooth(arc(from, to, 0.1, 8)), '#8f8660', 7) + group(velvet(48, '#a39a88'), to[0], to[1] + 44);
  const stone = group(
    ellipse(0, 0, 76, 72, '#8f8470') +
      ellipse(0, 0, 62, 58, '#c9b78f') +
      ellipse(0, 2, 42, 38, '#6f5234') +
      ellipse(0, 2, 24, 21, '#efe3c4'),
    560,
    850,
  );
  const dried = group(
    velvet(74, '#8a7d68') +
      [-50, -16, 22, 54]
        .map((x) => line(`M${x * 0.3} -62Q${x * 1.2} 0 ${x * 0.3} 64`, '#5f5444', 6, 0.8))
        .join(''),
    390,
    850,
    12,
  );
  return (
    [-112, 108, -84, 84, -56, 62, -30, 38, 4].map((turn, at) => leaf(turn, at % 2 ? 0.9 : 1)).join('') +
    spike(-44, 300) +
    spike(-14, 340) +
    spike(20, 320) +
    spike(52, 280) +
    wood(bough, '#8a7d6a', 30) +
    fruit([350, 360], [270, 500]) +
    fruit([370, 350], [390, 540]) +
    fruit([390, 345], [500, 490]) +
    fruit([330, 390], [180, 590]) +
    dried +
    stone
  );
};

/** Triphala: amla with its feathery twig, haritaki and bibhitaki side by side, and the flesh without its stones. */
const triphala: Portrait = ({ hues }) => {
  const flesh = evenly(9, 0, 1)
    .map((share, at) =>
      group(
        fill(
          'M-30 6Q-22 -22 2 -20Q30 -20 32 6Q2 20 -30 6Z',
          ['#8a7440', '#5c4630', '#a39a6c'][at % 3] ?? '#8a7440',
        ) + line('M-18 0Q2 -12 20 0', '#3f3122', 2.6, 0.7),
        90 + share * 400,
        866 + (at % 3) * 26,
        at * 41,
      ),
    )
    .join('');
  return (
    feather([60, 120], [180, 560], 0.06, hues.leaf, 40) +
    feather([280, 100], [330, 520], -0.05, hues.leaf, 40) +
    feather([500, 110], [600, 520], -0.08, hues.leaf, 40) +
    wood(arc([20, 130], [640, 140], -0.1, 30), '#8a7a5c', 18) +
    group(gooseberry(60, hues.accent), 160, 142) +
    group(gooseberry(56, lighter(hues.accent, 0.2)), 400, 128) +
    [
      [120, 112],
      [300, 96],
      [456, 104],
    ]
      .map(([x = 0, wide = 0]) => ellipse(x, 876, wide, 14, '#3b2f1c', 0.16))
      .join('') +
    group(gooseberry(100, hues.accent), 122, 778) +
    group(ribbed(300, '#a8873f'), 300, 574, 0) +
    group(velvet(94, '#a39a8a'), 456, 782) +
    flesh
  );
};

export const myrobalans: Readonly<Record<string, Portrait>> = { amla, haritaki, bibhitaki, triphala };
