import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawPiece, fillingOf } from './filling.ts';
import { clayOf, drawGround } from './ground.ts';
import { materialOf } from './material.ts';
import { Random } from './random.ts';
import { ellipse, fill, group, line, smooth } from './shape.ts';
import { capsule, tablet } from './vessel.ts';

const WOOD = '#a9773f';

/** One loose piece of what is sold, around the origin. */
function piece(plate: Plate, colour: string, random: Random): string {
  switch (plate.form) {
    case 'seed':
    case 'snack':
    case 'dried':
      return drawPiece(fillingOf(plate), colour, random, 1.3);
    case 'tea':
    case 'whole': {
      const size = random.between(13, 24);
      const shade = mix(plate.hues.accent, plate.hues.leaf, random.between(0, 0.45));
      return (
        fill(`M0 ${-size}Q${size * 0.75} 0 0 ${size}Q${-size * 0.6} 0 0 ${-size}Z`, shade) +
        line(`M0 ${-size * 0.75}V${size * 0.75}`, darker(shade), 1.6, 0.6)
      );
    }
    default:
      return ellipse(
        0,
        0,
        3.4,
        2.6,
        random.next() > 0.5 ? lighter(colour, 0.45) : darker(colour, 0.26),
        0.75,
      );
  }
}

function strewn(
  plate: Plate,
  colour: string,
  random: Random,
  count: number,
  place: () => [x: number, y: number],
): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const [x, y] = place();
    drawn += group(piece(plate, colour, random), x, y, random.between(0, 180));
  }
  return drawn;
}

/** A tall glass jar with a cork, full of `colour`; stands on y = 0. */
function jar(plate: Plate, colour: string, random: Random): string {
  const coarse = ['seed', 'snack', 'dried', 'tea', 'whole'].includes(plate.form);
  const liquid = ['honey', 'butter', 'gel'].includes(plate.form);
  const body =
    'M-200 -470C-216 -452 -222 -436 -222 -410V-46Q-222 0 -176 0H176Q222 0 222 -46V-410C222 -436 216 -452 200 -470Z';
  const top = liquid
    ? 'M-206 -396Q0 -376 206 -396V-48Q206 -16 172 -16H-172Q-206 -16 -206 -48Z'
    : 'M-206 -372Q-110 -436 -6 -428T206 -366V-48Q206 -16 172 -16H-172Q-206 -16 -206 -48Z';
  const grains = liquid
    ? ''
    : strewn(plate, colour, random, coarse ? 300 : 190, () => [
        random.between(-192, 192),
        random.between(-372, -26),
      ]);
  return (
    ellipse(10, 4, 280, 34, '#3b2f1c', 0.17) +
    fill(body, '#fdf8ec', 0.62) +
    fill(top, colour) +
    grains +
    (liquid ? ellipse(0, -396, 206, 20, lighter(colour, 0.35)) : '') +
    fill(
      'M92 -462C214 -452 222 -436 222 -410V-46Q222 0 176 0H120Q170 -20 166 -80V-400Q164 -446 92 -462Z',
      '#3a2a12',
      0.13,
    ) +
    line('M-184 -400V-70', '#ffffff', 22, 0.5) +
    line('M-146 -396V-250', '#ffffff', 9, 0.45) +
    `<rect x="-206" y="-506" width="412" height="46" rx="22" fill="#fdf8ec" opacity=".85"/>` +
    line('M-190 -470H190', '#b9a883', 4, 0.5) +
    fill('M-176 -506L-188 -606Q0 -624 188 -606L176 -506Z', WOOD) +
    fill('M-176 -506L-188 -606Q-120 -614 -70 -614L-84 -506Z', lighter(WOOD, 0.3), 0.6) +
    ellipse(0, -607, 188, 18, lighter(WOOD, 0.25)) +
    strewnCork(random)
  );
}

const strewnCork = (random: Random): string =>
  Array.from({ length: 26 }, () =>
    ellipse(
      random.between(-160, 160),
      random.between(-596, -516),
      random.between(2, 6),
      2.4,
      darker(WOOD, 0.3),
      0.5,
    ),
  ).join('');

/** A wooden scoop with some of it, lying before the jar. */
function scoop(plate: Plate, colour: string, random: Random): string {
  const heap = fill(
    smooth(
      [
        [-118, -26],
        [-70, -82],
        [-4, -98],
        [62, -76],
        [112, -26],
        [60, -8],
        [-60, -8],
      ],
      true,
    ),
    colour,
  );
  const loose = strewn(plate, colour, random, 46, () => {
    const x = random.between(-96, 96);
    return [x, -22 - (1 - (x / 112) ** 2) * 62 * random.next()];
  });
  return (
    ellipse(30, 8, 210, 20, '#3b2f1c', 0.18) +
    line('M118 -14Q210 -34 296 -20', darker(WOOD, 0.08), 30) +
    line('M124 -22Q210 -42 290 -28', lighter(WOOD, 0.3), 8, 0.7) +
    heap +
    loose +
    fill('M-140 -32Q0 6 140 -32Q128 22 74 26H-70Q-128 20 -140 -32Z', WOOD) +
    fill('M-140 -32Q-60 -8 -6 -8Q-60 26 -70 26Q-128 20 -140 -32Z', lighter(WOOD, 0.28), 0.55)
  );
}

/** A honey dipper leaning on the table, dripping. */
const dipper = (colour: string): string =>
  ellipse(20, 6, 170, 18, '#3b2f1c', 0.16) +
  line('M40 -40L290 -150', WOOD, 20) +
  group(
    [-66, -40, -14, 12, 38]
      .map(
        (y, at) =>
          `<rect x="${-58 + Math.abs(at - 2) * 9}" y="${y}" width="${116 - Math.abs(at - 2) * 18}" height="20" rx="10" fill="${at % 2 ? lighter(WOOD, 0.2) : WOOD}"/>`,
      )
      .join('') + fill('M-50 -40Q0 -66 50 -40Q60 30 20 40Q8 86 -4 40Q-58 34 -50 -40Z', colour, 0.72),
    0,
    -40,
    -62,
  ) +
  ellipse(-70, -4, 74, 15, colour, 0.85);

/** A corked bottle without a label, and a dish of the oil. */
function bottle(colour: string, clay: string): string {
  const outline =
    'M-52 -640V-520C-52 -474 -172 -452 -172 -366V-54Q-172 0 -118 0H118Q172 0 172 -54V-366C172 -452 52 -474 52 -520V-640Z';
  return (
    ellipse(10, 4, 230, 30, '#3b2f1c', 0.17) +
    fill(outline, '#fdf8ec', 0.7) +
    fill(
      'M-156 -376V-56Q-156 -16 -116 -16H116Q156 -16 156 -56V-376Q80 -408 0 -396T-156 -376Z',
      colour,
      0.92,
    ) +
    fill(
      'M52 -640V-520C52 -474 172 -452 172 -366V-54Q172 0 118 0H70Q120 -18 118 -70V-362C118 -440 16 -470 16 -520V-640Z',
      '#5a3f10',
      0.12,
    ) +
    line('M-132 -350V-80', '#ffffff', 20, 0.55) +
    line('M-34 -620V-520', '#ffffff', 9, 0.5) +
    `<rect x="-64" y="-664" width="128" height="34" rx="15" fill="#fdf8ec" opacity=".9"/>` +
    fill('M-46 -664L-52 -726Q0 -736 52 -726L46 -664Z', WOOD) +
    ellipse(0, -727, 52, 8, lighter(WOOD, 0.3)) +
    group(
      ellipse(0, 6, 160, 20, '#3b2f1c', 0.17) +
        ellipse(0, -46, 150, 34, darker(clay, 0.12)) +
        ellipse(0, -48, 132, 26, colour) +
        ellipse(-40, -54, 48, 7, '#ffffff', 0.5) +
        fill('M-150 -46Q-120 6 -50 10H50Q120 6 150 -46Q100 -8 0 -8T-150 -46Z', clay),
      300,
      30,
    )
  );
}

/** A wide dish heaped with capsules or tablets. */
function dish(plate: Plate, colour: string, clay: string, random: Random): string {
  const one = plate.form === 'tablet' ? tablet : capsule;
  let heap = '';
  for (let row = 0; row < 6; row += 1) {
    const reach = 270 - row * 42;
    const count = 9 - row;
    for (let at = 0; at < count; at += 1)
      heap += group(
        one({ accent: colour, leaf: plate.hues.leaf, clay }),
        -reach + (at * 2 * reach) / Math.max(1, count - 1) + random.between(-10, 10),
        -170 - row * 30 + random.between(-6, 6),
        random.between(-50, 50),
        1.75,
      );
  }
  return (
    ellipse(10, 6, 330, 40, '#3b2f1c', 0.18) +
    ellipse(0, -158, 360, 70, darker(clay, 0.32)) +
    heap +
    fill('M-360 -158Q-330 0 -150 4H150Q330 0 360 -158Q220 -92 0 -92T-360 -158Z', clay) +
    fill('M-360 -158Q-330 0 -150 4H-60Q-250 -40 -270 -122Q-330 -138 -360 -158Z', lighter(clay, 0.25), 0.6) +
    line('M-346 -112Q-180 -48 0 -48T346 -112', lighter(clay, 0.4), 7, 0.6)
  );
}

function goods(plate: Plate, clay: string, random: Random): string {
  const colour = materialOf(plate);
  switch (plate.form) {
    case 'oil':
      return group(bottle(mix(colour, '#fff8e2', 0.12), clay), 400, 900);
    case 'capsule':
    case 'tablet':
      return group(dish(plate, colour, clay, random), 490, 880);
    case 'honey':
      return (
        group(jar(plate, mix(colour, '#d98a12', 0.35), random), 400, 880) +
        group(dipper(mix(colour, '#d98a12', 0.35)), 690, 930)
      );
    case 'butter':
      return (
        group(jar(plate, '#efe0ae', random), 400, 880) + group(scoop(plate, '#efe0ae', random), 660, 930)
      );
    default:
      return (
        group(jar(plate, plate.form === 'tea' ? darker(plate.hues.accent, 0.2) : colour, random), 400, 880) +
        group(scoop(plate, plate.form === 'tea' ? darker(plate.hues.accent, 0.2) : colour, random), 660, 930)
      );
  }
}

/** What is sold, close and without a label, 1000 × 1000. The same plate always gives the same text. */
export function drawClose(plate: Plate): string {
  const random = new Random(`${plate.plant}/${plate.picture}/close`);
  const clay = clayOf(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${drawGround(plate, random)}${goods(plate, clay, random)}</svg>\n`;
}
