import { darker, lighter } from './colour.ts';
import { ellipse, fill, group, line } from './shape.ts';
import { bowl } from './vessel.ts';

const lying = (width: number): string => ellipse(8, 5, width, width * 0.13, '#3b2f1c', 0.17);
const BLUE = '#5f86a6';
const CLAY = '#b5623f';
const WATER = '#cfe3e8';

const box = (x: number, y: number, width: number, height: number, round: number, colour: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;

/** A folded cotton cloth with a woven stripe. */
export const cloth = (): string =>
  lying(150) +
  [0, 1, 2, 3]
    .map((at) => {
      const y = -34 * at;
      const shade = at % 2 ? '#f7f1e2' : '#ece2cb';
      return (
        `<path d="M-132 ${y - 34}Q-148 ${y - 17} -132 ${y}H132Q150 ${y - 17} 132 ${y - 34}Z" fill="${shade}"/>` +
        line(`M-128 ${y - 2}H130`, '#c9b98f', 3, 0.7) +
        line(`M-134 ${y - 24}H136`, at % 2 ? BLUE : CLAY, 6, 0.75)
      );
    })
    .join('') +
  line('M132 -136q18 17 0 34', '#c9b98f', 3, 0.8);

/** A rolled elastic bandage with a loose end. */
export const bandage = (): string =>
  lying(210) +
  fill('M-60 -22H196Q212 -22 216 -10L222 6H-60Z', '#e3cfa6') +
  line('M-40 -8H214', '#c9b48a', 3, 0.8) +
  fill('M-60 -196H20A98 98 0 0 1 20 0H-60Z', '#efe0c2') +
  line('M-10 -192V-4M22 -190V-4M54 -184V-10M86 -166V-30', '#d4c096', 4, 0.6) +
  ellipse(-60, -98, 98, 98, '#f6ead2') +
  [84, 68, 52, 37, 23, 10]
    .map(
      (radius) => `<circle cx="-60" cy="-98" r="${radius}" fill="none" stroke="#cdb88e" stroke-width="5"/>`,
    )
    .join('') +
  line('M188 -16l16 -8M190 0l16 4', '#8a8577', 6);

/** A rubber bottle in a knitted ribbed shape. */
export const hotWaterBottle = (): string => {
  const red = '#b54a44';
  return (
    lying(150) +
    box(-26, -428, 52, 64, 12, '#3b3733') +
    fill('M-60 -386H60L40 -322H-40Z', darker(red, 0.16)) +
    fill(
      'M-40 -332C-112 -322 -132 -294 -132 -244V-50Q-132 0 -82 0H82Q132 0 132 -50V-244C132 -294 112 -322 40 -332Z',
      red,
    ) +
    fill(
      'M40 -332C112 -322 132 -294 132 -244V-50Q132 0 82 0H46Q88 -20 86 -72V-246Q86 -312 40 -332Z',
      '#3a1210',
      0.22,
    ) +
    [-84, -50, -16, 18, 52].map((x) => line(`M${x} -268V-38`, lighter(red, 0.3), 8, 0.55)).join('') +
    line('M-114 -244V-60', '#ffffff', 8, 0.35)
  );
};

/** A tap in the wall, running into a basin. */
export const tap = (): string => {
  const steel = '#a9b2b5';
  const pool = ellipse(0, -110, 188, 25, WATER) + ellipse(-6, -112, 66, 11, '#f4fafb');
  return (
    box(-330, -470, 370, 50, 14, steel) +
    line('M-320 -458H28', '#e6ebec', 8, 0.9) +
    ellipse(-236, -445, 20, 62, darker(steel, 0.14)) +
    fill('M10 -470H62Q96 -468 96 -430V-372H42V-410Q42 -420 30 -420H10Z', steel) +
    line('M58 -456Q82 -452 84 -424V-384', '#e6ebec', 8, 0.9) +
    box(34, -382, 70, 18, 6, darker(steel, 0.25)) +
    box(-36, -524, 24, 58, 8, darker(steel, 0.2)) +
    box(-88, -546, 128, 28, 14, CLAY) +
    group(bowl(200, 112, BLUE, pool), 74, 6) +
    fill('M50 -364H88Q84 -230 92 -104H46Q54 -230 50 -364Z', WATER, 0.95) +
    line('M60 -352Q64 -230 58 -112M76 -344Q72 -230 80 -116', '#ffffff', 6, 0.8)
  );
};

/** A squeeze bottle for rinsing the nose. */
export const noseBottle = (): string =>
  lying(140) +
  fill(
    'M-34 -300H34Q40 -262 78 -246Q112 -230 112 -186V-40Q112 0 72 0H-72Q-112 0 -112 -40V-186Q-112 -230 -78 -246Q-40 -262 -34 -300Z',
    '#f2f6f7',
  ) +
  fill('M-98 -180H98V-44Q98 -12 68 -12H-68Q-98 -12 -98 -44Z', '#cfe3e8') +
  ellipse(0, -180, 98, 14, '#e6f2f5') +
  fill('M40 -246Q112 -230 112 -186V-40Q112 0 72 0H38Q70 -16 68 -60V-190Q68 -228 40 -246Z', '#2b4350', 0.12) +
  [-60, -96, -132].map((y) => line(`M-112 ${y}H-72`, '#8aa7b4', 5)).join('') +
  box(-44, -330, 88, 36, 10, BLUE) +
  fill('M-30 -330Q-22 -384 0 -396Q22 -384 30 -330Z', lighter(BLUE, 0.2)) +
  line('M-86 -176V-50', '#ffffff', 10, 0.8);

export const conditioner = (): string =>
  lying(110) +
  box(-82, -250, 164, 250, 34, '#cfa9bd') +
  box(40, -246, 42, 242, 24, darker('#cfa9bd', 0.25)).replace('/>', ' opacity=".45"/>') +
  box(-56, -190, 112, 104, 8, '#fbf4ee') +
  line('M-34 -158H34M-34 -136H34M-34 -114H10', '#a06a86', 6, 0.8) +
  box(-34, -306, 68, 60, 10, '#fbf4ee') +
  line('M-60 -220V-40', '#ffffff', 9, 0.55);

/** A fine-toothed comb, leaning. */
export const liceComb = (): string => {
  const bone = '#4f6a5a';
  const teeth = Array.from({ length: 29 }, (_, at) =>
    line(`M${-196 + at * 14} -96V-4`, lighter(bone, 0.22), 6),
  ).join('');
  return (
    lying(220) +
    teeth +
    box(-214, -190, 428, 104, 26, bone) +
    line('M-190 -166H186', lighter(bone, 0.45), 8, 0.7) +
    line('M-190 -108H190', darker(bone, 0.3), 4, 0.6)
  );
};

/** A paper sachet of rehydration salts. */
export const sachet = (): string =>
  lying(110) +
  group(
    fill(
      'M-86 -218L-76 -226L-66 -218L-56 -226L-46 -218L-36 -226L-26 -218L-16 -226L-6 -218L4 -226L14 -218L24 -226L34 -218L44 -226L54 -218L64 -226L74 -218L86 -226V0H-86Z',
      '#f8f4ea',
    ) +
      box(-86, -196, 172, 52, 0, BLUE) +
      `<text x="0" y="-158" font-family="DejaVu Serif, serif" font-size="38" font-weight="700" text-anchor="middle" fill="#ffffff">ORS</text>` +
      fill('M0 -124C28 -86 26 -44 0 -44S-28 -86 0 -124Z', '#7fb0c4') +
      line('M-56 -22H56', '#b9a883', 6, 0.8) +
      fill('M52 -226H86V0H52Z', '#3a2a12', 0.07),
    0,
    0,
    -5,
  );
