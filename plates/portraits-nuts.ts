import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { pinnateLeaf } from './compound.ts';
import { berry, blossom, drawFruit } from './fruit.ts';
import { evenly, limb, rings } from './limb.ts';
import { arc, ellipse, fill, group, line, type Point } from './shape.ts';
import { singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

const kidney = (size: number, colour: string): string =>
  fill(
    `M0 0C${-size * 0.5} ${-size * 0.02} ${-size * 0.62} ${size * 0.6} ${-size * 0.2} ${size * 0.86}C${size * 0.2} ${size * 1.06} ${size * 0.66} ${size * 0.8} ${size * 0.5} ${size * 0.52}C${size * 0.36} ${size * 0.36} ${size * 0.16} ${size * 0.5} ${size * 0.14} ${size * 0.34}C${size * 0.12} ${size * 0.2} ${size * 0.3} ${size * 0.04} 0 0Z`,
    colour,
  ) + ellipse(-size * 0.2, size * 0.4, size * 0.07, size * 0.2, lighter(colour, 0.5), 0.7);

/** Anacardium occidentale: blunt leathery leaves; the grey nut hangs below its swollen red stalk. */
const cashew: Portrait = ({ hues }) => {
  const twig = arc([60, 160], [600, 170], -0.12, 40);
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'obovate',
      length: 230 * scale,
      width: 0.56,
      colour: hues.leaf,
      count: 8,
      stalk: 12,
      stalkColour: '#c9b95c',
    });
  const apple = (x: number, y: number, length: number, colour: string, turn: number): string =>
    group(
      group(kidney(length * 0.42, '#8b8672'), 0, length * 0.96, -8) +
        drawFruit({ outline: 'pear', length, colour, stalk: 96, stalkColour: '#8a7a44' }),
      x,
      y,
      turn,
    );
  const flowers = Array.from({ length: 12 }, (_, at): Point => [
    600 + Math.cos(at * 2.4) * 22 * Math.sqrt(at),
    150 - at * 5 + Math.sin(at * 2.4) * 18 * Math.sqrt(at),
  ]);
  const kernels = [0, 1, 2]
    .map((at) =>
      group(kidney(62, at % 2 ? '#efdcb0' : '#f5e7c4'), 300 + at * 66, 850 + (at % 2) * 26, at * 60 - 30),
    )
    .join('');
  return (
    wood(twig, '#7a6a4c', 16) +
    singles(twig, { count: 9, start: 0.1, end: 0.98, spread: [66, 40], taper: 0.8, leaf }) +
    flowers
      .map(
        ([x, y]) =>
          line(`M600 180L${Math.round(x)} ${Math.round(y)}`, '#a9a05c', 3) +
          group(blossom(5, 19, 5, '#f3c9c4', '#c9566a', '#e7d9a0'), x, y),
      )
      .join('') +
    apple(190, 310, 260, hues.accent, 4) +
    apple(420, 320, 290, '#eab03c', -3) +
    kernels
  );
};

/** Macadamia: leaves in threes, cream tassels, a green husk split around a smooth brown nut. */
const macadamia: Portrait = ({ hues }) => {
  const bough = arc([60, 210], [700, 250], -0.1, 40);
  const leaf = (length: number, colour: string): string =>
    drawBlade({
      outline: 'oblong',
      length,
      width: 0.32,
      colour,
      margin: 'wavy',
      teeth: 4,
      depth: 0.07,
      count: 8,
      stalk: 8,
    });
  const whorl = (share: number, size: number): string => {
    const [x, y] = bough[Math.round(share * 40)] ?? [0, 0];
    return [-44, 42, 150]
      .map((turn, at) => group(leaf(size, at === 1 ? lighter(hues.leaf, 0.1) : hues.leaf), x, y, turn))
      .join('');
  };
  const tassel = (x: number, y: number, length: number): string =>
    line(`M${x} ${y}q10 ${length / 2} 0 ${length}`, '#b9b07a', 5) +
    Array.from({ length: 56 }, (_, at) => {
      const t = at / 56;
      const side = at % 2 ? 1 : -1;
      return line(
        `M${Math.round(x + 5 * Math.sin(t * 3))} ${Math.round(y + 14 + t * (length - 14))}q${side * 18} -8 ${side * (34 - t * 12)} ${at % 3 ? 6 : 16}`,
        at % 3 ? '#f6edcf' : '#e9d9ac',
        6,
      );
    }).join('');
  const nut = (radius: number): string =>
    berry(radius, '#8a5529') + ellipse(0, -radius * 0.72, radius * 0.16, radius * 0.08, '#d9b98a');
  const husk = (x: number, y: number): string =>
    group(
      line('M0 -270V-70', '#6f8a52', 9) +
        fill(
          'M0 -82C-96 -80 -110 40 -40 92C-72 30 -50 -20 0 -60C50 -20 72 30 40 92C110 40 96 -80 0 -82Z',
          '#5f8f4a',
        ) +
        group(nut(58), 0, 14) +
        fill('M-2 -84C-100 -80 -112 44 -44 94C-66 60 -62 -40 -2 -84Z', '#74a55c') +
        fill('M2 -84C100 -80 112 44 44 94C66 60 62 -40 2 -84Z', '#4f7f40'),
      x,
      y,
    );
  const closed = group(
    drawFruit({ outline: 'globe', length: 130, colour: '#66974f', stalk: 150, ribs: 1 }) +
      fill('M-8 126L0 144L8 126Z', '#4f7f40'),
    210,
    350,
  );
  const cracked = group(
    ellipse(0, 0, 66, 62, '#6f4220') +
      ellipse(0, 0, 54, 50, '#c99a62') +
      ellipse(0, 2, 46, 43, '#f6edd6') +
      ellipse(-14, -12, 14, 9, '#ffffff', 0.8),
    420,
    880,
  );
  return (
    tassel(100, 215, 340) +
    tassel(560, 220, 380) +
    wood(bough, '#7d6a50', 16) +
    whorl(0.22, 190) +
    whorl(0.6, 190) +
    whorl(0.97, 170) +
    closed +
    husk(370, 450) +
    group(nut(62), 280, 870) +
    cracked
  );
};

/** Vitellaria paradoxa: thick corky twigs, long-stalked wavy leaves in a tuft, green fruit, a glossy nut with a pale scar. */
const shea: Portrait = ({ hues }) => {
  const bark = '#6f5c4a';
  const bough = arc([60, 900], [330, 400], -0.1, 30);
  const widths = [66, 48, 38];
  const cork = evenly(9, 0.05, 0.95).map((share, at) => {
    const [x, y] = bough[Math.round(share * 30)] ?? [0, 0];
    return (
      line(`M${Math.round(x - 30)} ${Math.round(y + 12)}l22 -20l22 10l18 -22`, '#4a3c30', 5, 0.8) +
      (at % 2 ? line(`M${Math.round(x)} ${Math.round(y - 6)}l6 40`, '#4a3c30', 5, 0.7) : '')
    );
  });
  const leaf = (turn: number, stalk: number): string =>
    group(
      drawBlade({
        outline: 'oblong',
        length: 250,
        width: 0.32,
        colour: mix(hues.leaf, '#87a552', Math.abs(turn) / 260),
        margin: 'wavy',
        teeth: 5,
        depth: 0.08,
        count: 13,
        stalk,
        stalkColour: '#a3a05c',
      }),
      330,
      400,
      turn,
    );
  const fruit = (x: number, y: number, turn: number, length: number): string =>
    group(
      drawFruit({ outline: 'oval', length, colour: '#8aa24a', stalk: 110, stalkColour: '#7d7a44' }),
      x,
      y,
      turn,
    );
  const nut = (x: number, y: number, turn: number): string =>
    group(
      ellipse(0, 0, 62, 82, '#6f3a1e') +
        ellipse(18, 10, 38, 66, '#53290f', 0.6) +
        ellipse(-12, 0, 30, 62, '#dcc4a0') +
        ellipse(-34, -40, 8, 16, '#b9805a', 0.7),
      x,
      y,
      turn,
    );
  return (
    [-104, 96, -74, 70, -46, 44, -16, 18].map((turn, at) => leaf(turn, 80 + (at % 3) * 16)).join('') +
    fruit(280, 500, 10, 150) +
    fruit(380, 510, -8, 164) +
    fruit(460, 470, -26, 140) +
    limb(bough, widths, bark) +
    cork.join('') +
    nut(330, 830, -24) +
    nut(470, 850, 38)
  );
};

/** Cocos nucifera: a leaning ringed trunk, drooping fronds, three-angled husks, a shell with three pores and a white half. */
const coconut: Portrait = ({ hues }) => {
  const trunk = arc([150, 905], [330, 330], 0.16, 40);
  const widths = [66, 34, 28, 24, 22];
  const frond = (turn: number, length: number, bend: number): string =>
    group(
      pinnateLeaf({
        length,
        pairs: 19,
        odd: false,
        bare: 0.1,
        bend,
        open: 52,
        taper: 0.5,
        leaflet: {
          outline: 'strap',
          length: 96,
          width: 0.1,
          colour: mix(hues.leaf, '#7fae5c', Math.abs(turn) / 240),
          veins: 'none',
        },
      }),
      330,
      330,
      turn,
    );
  const husk = (x: number, y: number, length: number, colour: string, turn: number): string =>
    group(
      fill(
        `M0 0C${length * 0.34} ${length * 0.06} ${length * 0.46} ${length * 0.6} ${length * 0.12} ${length}H${-length * 0.12}C${-length * 0.46} ${length * 0.6} ${-length * 0.34} ${length * 0.06} 0 0Z`,
        colour,
      ) +
        fill(
          `M${length * 0.04} ${length * 0.02}C${length * 0.34} ${length * 0.1} ${length * 0.44} ${length * 0.6} ${length * 0.12} ${length}C${length * 0.2} ${length * 0.6} ${length * 0.16} ${length * 0.2} ${length * 0.04} ${length * 0.02}Z`,
          darker(colour, 0.3),
          0.7,
        ) +
        line(
          `M0 ${length * 0.06}C${length * 0.12} ${length * 0.3} ${length * 0.14} ${length * 0.7} ${length * 0.06} ${length * 0.97}`,
          lighter(colour, 0.3),
          4,
          0.8,
        ) +
        fill(
          `M${-length * 0.17} ${length * 0.03}Q0 ${-length * 0.1} ${length * 0.17} ${length * 0.03}Q0 ${length * 0.14} ${-length * 0.17} ${length * 0.03}Z`,
          '#8f7d4c',
        ),
      x,
      y,
      turn,
    );
  const spray = [-34, -10, 16]
    .map((turn) =>
      group(
        line('M0 0V-120', '#d9c98a', 4) +
          [-30, -60, -90]
            .map((y) => ellipse(-7, y, 8, 5, '#f3e8c0') + ellipse(8, y - 14, 8, 5, '#f3e8c0'))
            .join(''),
        350,
        330,
        turn + 100,
      ),
    )
    .join('');
  const shell = group(
    ellipse(0, 0, 78, 80, '#6b4a2e') +
      Array.from({ length: 9 }, (_, at) =>
        line(`M${-60 + at * 15} ${-40 + (at % 3) * 10}q6 44 ${at - 4} 84`, '#8f6a44', 3, 0.7),
      ).join('') +
      ellipse(-20, -30, 12, 13, '#2f1e12') +
      ellipse(18, -32, 12, 13, '#2f1e12') +
      ellipse(0, 2, 14, 15, '#2f1e12'),
    330,
    840,
    10,
  );
  const half = group(
    ellipse(0, 0, 98, 92, '#59391f') +
      ellipse(0, -2, 88, 82, '#fcf8ee') +
      ellipse(2, 4, 60, 54, '#e3dccb') +
      ellipse(-8, 14, 40, 30, '#f1ebdd'),
    500,
    826,
  );
  return (
    [-128, 124, -98, 92, -66].map((turn) => frond(turn, 330, turn < 0 ? -0.2 : 0.2)).join('') +
    limb(trunk, widths, '#a0917a') +
    rings(trunk, widths, evenly(22, 0.05, 0.96), '#74664f', 4, 0.22) +
    [60, -34, 30, 0].map((turn) => frond(turn, 310, turn < 0 ? -0.16 : 0.16)).join('') +
    spray +
    husk(270, 340, 150, '#7f8f45', 14) +
    husk(400, 338, 150, '#94843f', -14) +
    husk(334, 350, 168, '#8a963f', 0) +
    shell +
    half
  );
};

export const nuts: Readonly<Record<string, Portrait>> = { cashew, macadamia, shea, coconut };
