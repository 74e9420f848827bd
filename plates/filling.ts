import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, fill, group, line } from './shape.ts';

type Piece = {
  /** How many fill a bowl. */
  count: number;
  /** How large one is in a bowl, from the smallest to the largest. */
  size: [low: number, high: number];
  draw: (size: number, colour: string, random: Random) => string;
};

const drop = (size: number, colour: string): string =>
  fill(
    `M0 ${-size}C${size * 0.8} 0 ${size * 0.7} ${size * 0.9} 0 ${size * 0.9}C${-size * 0.7} ${size * 0.9} ${-size * 0.8} 0 0 ${-size}Z`,
    colour,
  ) + ellipse(-size * 0.2, size * 0.2, size * 0.14, size * 0.3, '#ffffff', 0.4);

const round = (size: number, colour: string): string =>
  ellipse(0, 0, size, size, colour) +
  ellipse(-size * 0.3, -size * 0.3, size * 0.26, size * 0.2, '#ffffff', 0.5);

/** What a bowl or jar is heaped with, piece by piece. */
const PIECES = {
  petal: {
    count: 46,
    size: [9, 17],
    draw: (size, colour) =>
      fill(`M0 ${-size}Q${size * 0.7} 0 0 ${size}Q${-size * 0.55} 0 0 ${-size}Z`, colour) +
      line(`M0 ${-size * 0.8}V${size * 0.8}`, darker(colour), 1.2, 0.6),
  },
  crumb: {
    count: 90,
    size: [6, 13],
    draw: (size, colour, random) =>
      fill(
        `M${-size} 0L${-size * 0.4} ${-size * 0.7}L${size * 0.3} ${-size * 0.4}L${size} ${-size * random.between(0, 0.5)}L${size * 0.5} ${size * 0.5}L${-size * 0.3} ${size * 0.6}Z`,
        colour,
      ) + line(`M${-size * 0.7} 0L${size * 0.7} ${-size * 0.1}`, lighter(colour, 0.35), 1.3, 0.7),
  },
  root: {
    count: 30,
    size: [15, 26],
    draw: (size, colour) =>
      `<rect x="${-size}" y="-6" width="${size * 2}" height="12" rx="4" fill="${colour}"/>` +
      line(`M${-size * 0.7} -2H${size * 0.6}M${-size * 0.5} 3H${size * 0.7}`, darker(colour, 0.3), 1.5, 0.7) +
      ellipse(size, 0, 3.6, 6, lighter(colour, 0.6)),
  },
  rootlet: {
    count: 60,
    size: [14, 24],
    draw: (size, colour) =>
      line(`M${-size} 0Q${-size * 0.3} ${-size * 0.6} ${size * 0.2} 0T${size} 2`, colour, 4),
  },
  slice: {
    count: 26,
    size: [17, 26],
    draw: (size, colour) =>
      ellipse(0, 3, size, size * 0.66, darker(colour, 0.3)) +
      ellipse(0, 0, size, size * 0.66, lighter(colour, 0.25)) +
      ellipse(0, 0, size * 0.62, size * 0.38, lighter(colour, 0.5)),
  },
  bark: {
    count: 26,
    size: [17, 28],
    draw: (size, colour) =>
      fill(
        `M${-size} 2Q${-size} -9 ${-size * 0.8} -10Q0 -17 ${size * 0.9} -9L${size} 3Q0 -6 ${-size} 2Z`,
        lighter(colour, 0.2),
      ) + fill(`M${-size} 2Q0 -6 ${size} 3L${size * 0.9} 9Q0 0 ${-size * 0.95} 8Z`, darker(colour, 0.3)),
  },
  peel: {
    count: 24,
    size: [16, 24],
    draw: (size, colour) =>
      line(
        `M${-size} ${size * 0.4}Q${-size * 0.6} ${-size} ${size * 0.2} ${-size * 0.6}T${size} ${size * 0.4}`,
        '#f8ecd0',
        12,
      ) +
      line(
        `M${-size} ${size * 0.2}Q${-size * 0.6} ${-size * 1.2} ${size * 0.2} ${-size * 0.8}T${size} ${size * 0.2}`,
        colour,
        8,
      ) +
      ellipse(-size * 0.4, -size * 0.62, 1.6, 1.6, darker(colour, 0.3)) +
      ellipse(size * 0.2, -size * 0.74, 1.6, 1.6, darker(colour, 0.3)),
  },
  resin: {
    count: 40,
    size: [10, 21],
    draw: (size, colour, random) =>
      fill(
        `M${-size} 0Q${-size * 0.9} ${-size * 0.9} 0 ${-size * 0.8}T${size} ${-size * 0.1}Q${size * random.between(0.6, 1)} ${size * 0.9} 0 ${size * 0.8}T${-size} 0Z`,
        colour,
      ) + ellipse(-size * 0.3, -size * 0.3, size * 0.3, size * 0.18, '#fbe3ad', 0.85),
  },
  pulp: {
    count: 22,
    size: [18, 28],
    draw: (size, colour) =>
      ellipse(0, 0, size, size * 0.74, colour) +
      line(`M${-size} 2Q0 ${-size * 0.9} ${size} 0`, '#c9a87a', 2.4, 0.9) +
      ellipse(-size * 0.3, -size * 0.26, size * 0.26, size * 0.13, '#d9a888', 0.7),
  },
  flesh: {
    count: 30,
    size: [14, 23],
    draw: (size, colour) =>
      fill(
        `M${-size} ${size * 0.3}Q${-size * 0.7} ${-size * 0.7} 0 ${-size * 0.6}T${size} ${size * 0.3}Q0 ${size * 0.7} ${-size} ${size * 0.3}Z`,
        colour,
      ) + line(`M${-size * 0.6} 0Q0 ${-size * 0.4} ${size * 0.6} 0`, darker(colour, 0.3), 1.8, 0.7),
  },
  needle: {
    count: 90,
    size: [13, 18],
    draw: (size, colour) =>
      line(`M${-size} 0Q0 -5 ${size} 0`, colour, 5) +
      line(`M${-size * 0.7} -2Q0 -6 ${size * 0.7} -2`, lighter(colour, 0.5), 1.4),
  },
  grain: { count: 150, size: [6, 8], draw: (size, colour) => ellipse(0, 0, size, size * 0.68, colour) },
  drop: { count: 130, size: [8, 10], draw: drop },
  globe: {
    count: 80,
    size: [10, 12],
    draw: (size, colour) =>
      round(size, colour) +
      line(
        `M0 ${-size}V${size}M${-size * 0.5} ${-size * 0.8}Q${-size * 0.8} 0 ${-size * 0.5} ${size * 0.8}`,
        darker(colour, 0.3),
        1.4,
        0.7,
      ),
  },
  kernel: { count: 44, size: [17, 20], draw: round },
  wrinkled: {
    count: 80,
    size: [10, 13],
    draw: (size, colour) =>
      round(size, darker(colour, 0.2)) +
      line(
        `M${-size * 0.7} 0Q${-size * 0.2} ${-size * 0.6} ${size * 0.2} 0T${size * 0.8} ${size * 0.1}M${-size * 0.3} ${size * 0.6}Q${size * 0.2} ${size * 0.2} ${size * 0.6} ${size * 0.5}`,
        lighter(colour, 0.4),
        1.6,
        0.8,
      ),
  },
  ribbed: {
    count: 90,
    size: [13, 16],
    draw: (size, colour) =>
      ellipse(0, 0, size, size * 0.34, colour) +
      line(
        `M${-size * 0.9} 0H${size * 0.9}M${-size * 0.6} ${-size * 0.16}H${size * 0.6}M${-size * 0.6} ${size * 0.16}H${size * 0.6}`,
        lighter(colour, 0.5),
        1.2,
        0.9,
      ),
  },
  kidney: {
    count: 34,
    size: [22, 27],
    draw: (size, colour) =>
      fill(
        `M${-size} ${-size * 0.1}C${-size} ${-size * 0.8} ${size} ${-size * 0.8} ${size} ${-size * 0.1}C${size} ${size * 0.5} ${size * 0.5} ${size * 0.5} ${size * 0.3} ${size * 0.1}Q0 ${-size * 0.16} ${-size * 0.3} ${size * 0.1}C${-size * 0.5} ${size * 0.5} ${-size} ${size * 0.5} ${-size} ${-size * 0.1}Z`,
        colour,
      ) +
      line(
        `M${-size * 0.7} ${-size * 0.3}Q0 ${-size * 0.66} ${size * 0.7} ${-size * 0.3}`,
        '#fffaea',
        2,
        0.7,
      ),
  },
  eyed: {
    count: 60,
    size: [15, 18],
    draw: (size, colour) =>
      fill(
        `M${-size} 0C${-size} ${-size * 0.8} ${size} ${-size * 0.8} ${size} 0C${size} ${size * 0.7} ${size * 0.3} ${size * 0.7} 0 ${size * 0.4}C${-size * 0.3} ${size * 0.7} ${-size} ${size * 0.7} ${-size} 0Z`,
        lighter(colour, 0.3),
      ) +
      ellipse(0, size * 0.2, size * 0.36, size * 0.28, '#2f2320') +
      ellipse(0, size * 0.22, size * 0.15, size * 0.1, '#fbf6e6'),
  },
  rimmed: {
    count: 60,
    size: [17, 20],
    draw: (size, colour) =>
      ellipse(0, 0, size, size * 0.58, darker(colour, 0.16)) +
      ellipse(0, 0, size * 0.78, size * 0.4, lighter(colour, 0.45)),
  },
  square: {
    count: 90,
    size: [10, 13],
    draw: (size, colour) =>
      `<rect x="${-size}" y="${-size * 0.7}" width="${size * 2}" height="${size * 1.4}" rx="${size * 0.4}" fill="${colour}"/>` +
      line(`M${-size * 0.7} ${-size * 0.6}L${size * 0.6} ${size * 0.3}`, darker(colour, 0.35), 1.8, 0.8),
  },
} satisfies Record<string, Piece>;

export type Filling = keyof typeof PIECES;

/** Plants whose dried part or seed has a form of its own. */
const OF_PLANT: Readonly<Record<string, Filling>> = {
  'african-potato': 'slice',
  'bitter-melon': 'slice',
  'black-pepper': 'wrinkled',
  'milk-thistle': 'drop',
  cashew: 'kidney',
  coriander: 'globe',
  cowpea: 'eyed',
  cumin: 'ribbed',
  fennel: 'ribbed',
  fenugreek: 'square',
  flax: 'drop',
  ginger: 'slice',
  ginseng: 'slice',
  grapefruit: 'peel',
  macadamia: 'kernel',
  pumpkin: 'rimmed',
  rosemary: 'needle',
  sesame: 'drop',
  tamarind: 'pulp',
  valerian: 'rootlet',
};

const OF_PART: readonly [part: RegExp, filling: Filling][] = [
  [/leaf|herb|shoot/, 'crumb'],
  [/bark/, 'bark'],
  [/root|corm|rhizome/, 'root'],
  [/resin/, 'resin'],
  [/fruit/, 'flesh'],
  [/seed|grain|kernel/, 'grain'],
];

export const fillingOf = ({ plant, part }: Plate): Filling =>
  OF_PLANT[plant] ?? OF_PART.find(([words]) => words.test(part))?.[1] ?? 'petal';

const shaded = (colour: string, random: Random): string =>
  mix(darker(colour, 0.14), lighter(colour, 0.28), random.next());

/** One piece around the origin, `scale` times as large as in a bowl. */
export function drawPiece(filling: Filling, colour: string, random: Random, scale = 1): string {
  const { size, draw }: Piece = PIECES[filling];
  return group(draw(random.between(...size), shaded(colour, random), random), 0, 0, 0, scale);
}

/** Pieces heaped up to `width` on both sides of the middle, over a rim at `rim`. */
export function pieces(filling: Filling, width: number, rim: number, colour: string, random: Random): string {
  const heaped = Array.from({ length: PIECES[filling].count }, () => {
    const x = random.between(-0.84, 0.84) * width;
    const y = rim + 4 - (1 - (x / width) ** 2) * width * 0.44 * random.between(0, 1.02);
    return { x, y, turn: random.between(0, 180) };
  });
  return heaped
    .toSorted((a, b) => a.y - b.y)
    .map(({ x, y, turn }) => group(drawPiece(filling, colour, random), x, y, turn))
    .join('');
}
