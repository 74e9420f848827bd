import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { blossom, drawFruit, halved, speckles } from './fruit.ts';
import { limb } from './limb.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Citrus sinensis: round pitted fruit hanging from a leafy twig, white flowers, one fruit cut across. */
const orange: Portrait = ({ hues }) => {
  const twig = arc([50, 190], [690, 240], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({ outline: 'ovate', length: 200 * scale, width: 0.54, colour: hues.leaf, count: 6, stalk: 20 });
  const fruit = (x: number, y: number, length: number): string =>
    group(
      drawFruit({ outline: 'globe', length, colour: hues.accent, stalk: 100, stalkColour: '#5f7a3c' }) +
        group(speckles(60, length * 0.42, length * 0.4, 2.8, darker(hues.accent, 0.2), 0.6), 0, length / 2) +
        fill('M-14 -2Q0 -14 14 -2Q7 9 0 7Q-7 9 -14 -2Z', '#5f7a3c'),
      x,
      y,
    );
  const segments = Array.from({ length: 9 }, (_, at) =>
    group(
      fill('M0 -10Q30 -44 22 -74Q0 -86 -22 -74Q-30 -44 0 -10Z', at % 2 ? '#f4a83c' : '#ef9a2b'),
      0,
      0,
      at * 40,
    ),
  ).join('');
  const cut =
    ellipse(0, 0, 108, 106, darker(hues.accent, 0.08)) + ellipse(0, 0, 99, 97, '#fbf0d6') + segments;
  return (
    wood(twig, '#7a6244', 15) +
    singles(twig, { count: 8, start: 0.08, end: 0.96, spread: [66, 44], taper: 0.78, leaf }) +
    fruit(190, 300, 210) +
    fruit(410, 310, 230) +
    group(blossom(5, 54, 20, '#fffdf4', '', '#e8b83c'), 610, 350) +
    group(cut, 320, 760)
  );
};

/** Theobroma: ribbed pods that grow straight from the bark, one cut over its rows of pale beans. */
const cacao: Portrait = ({ hues }) => {
  const bough = arc([60, 900], [420, 60], 0.1, 30);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'elliptic',
      length: 260 * scale,
      width: 0.4,
      colour: hues.leaf,
      count: 9,
      stalk: 24,
    });
  const twig = arc([330, 250], [700, 170], -0.1, 30);
  const pod = (x: number, y: number, turn: number, length: number): string =>
    group(
      drawFruit({ outline: 'oval', length, colour: hues.accent, ribs: 5, stalk: 40, stalkColour: '#7a5a3c' }),
      x,
      y,
      turn,
    );
  const beans = [-1, 1]
    .flatMap((side) =>
      [-78, -40, 0, 40, 78].map(
        (y) => ellipse(side * 26, y, 22, 17, '#f3e6d6') + ellipse(side * 26 - 5, y - 4, 8, 5, '#ffffff', 0.8),
      ),
    )
    .join('');
  return (
    wood(twig, '#7a6450', 13) +
    singles(twig, { count: 6, start: 0.1, end: 0.98, spread: [70, 44], taper: 0.85, leaf }) +
    limb(bough, [58, 44, 34], '#7d6854') +
    pod(330, 330, -10, 270) +
    pod(200, 520, 8, 240) +
    group(halved('oval', 290, [hues.accent, '#e9cfae'], beans), 430, 610, 12)
  );
};

/** Lagenaria: bottle gourds that hang by their necks from a vine with round leaves, tendrils and white flowers. */
const gourd: Portrait = ({ hues }) => {
  const vine = arc([40, 200], [710, 210], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'heart',
      length: 170 * scale,
      width: 1,
      colour: hues.leaf,
      margin: 'wavy',
      teeth: 3,
      depth: 0.04,
      veins: 'base',
      count: 3,
      stalk: 40,
    });
  const bottle = (x: number, y: number, size: number, turn: number): string =>
    group(
      line(`M0 ${-size * 0.4}Q10 ${-size * 0.2} 0 6`, '#8a9a5c', 11) +
        fill(
          `M0 0C${size * 0.1} 0 ${size * 0.12} ${size * 0.1} ${size * 0.11} ${size * 0.24}C${size * 0.1} ${size * 0.44} ${size * 0.44} ${size * 0.5} ${size * 0.44} ${size * 0.82}C${size * 0.44} ${size * 1.2} ${-size * 0.44} ${size * 1.2} ${-size * 0.44} ${size * 0.82}C${-size * 0.44} ${size * 0.5} ${-size * 0.1} ${size * 0.44} ${-size * 0.11} ${size * 0.24}C${-size * 0.12} ${size * 0.1} ${-size * 0.1} 0 0 0Z`,
          hues.accent,
        ) +
        fill(
          `M${size * 0.02} ${size * 0.02}C${size * 0.1} 0 ${size * 0.12} ${size * 0.1} ${size * 0.11} ${size * 0.24}C${size * 0.1} ${size * 0.44} ${size * 0.44} ${size * 0.5} ${size * 0.44} ${size * 0.82}C${size * 0.44} ${size * 1.02} ${size * 0.2} ${size * 1.1} 0 ${size * 1.1}C${size * 0.2} ${size * 0.9} ${size * 0.16} ${size * 0.5} ${size * 0.02} ${size * 0.02}Z`,
          darker(hues.accent, 0.2),
          0.5,
        ) +
        ellipse(-size * 0.2, size * 0.74, size * 0.06, size * 0.14, lighter(hues.accent, 0.6), 0.8),
      x,
      y,
      turn,
    );
  return (
    wood(vine, '#7f9a52', 13) +
    line('M690 206q44 -30 24 -66t-34 -2t16 26M130 150q-20 -60 14 -76t34 26', '#8aa35c', 5) +
    singles(vine, { count: 7, start: 0.08, end: 0.96, spread: [60, 40], taper: 0.85, leaf }) +
    bottle(210, 310, 330, 4) +
    bottle(450, 290, 300, -4) +
    group(blossom(5, 62, 28, '#fdfbf2', '#dfe3c4', '#e6d27c'), 630, 360)
  );
};

export const orchard: Readonly<Record<string, Portrait>> = { orange, cacao, gourd };
