import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { ellipse, fill, group, line } from './shape.ts';
import { bowl, mound, shadow } from './vessel.ts';

const GLASS = '#fdf8ec';
const ENAMEL = '#f4f1e6';
const RIM = '#3f6a86';
const WOOD = '#a9773f';

const steam = (y: number): string =>
  [-30, 6, 40]
    .map((x, at) => line(`M${x} ${y}q-16 -26 0 -52t0 -${44 + at * 8}`, '#ffffff', 7, 0.55))
    .join('');

/** A white enamel mug, steaming; stands on y = 0 like everything here. */
export const mug = (colour: string): string =>
  shadow(124) +
  line('M86 -158c74 -8 74 104 -2 96', RIM, 22) +
  line('M86 -158c74 -8 74 104 -2 96', ENAMEL, 13) +
  fill('M-98 -196V-26Q-98 0 -72 0H72Q98 0 98 -26V-196Z', ENAMEL) +
  fill('M42 -196V-4H72Q98 -4 98 -26V-196Z', '#3a2a12', 0.1) +
  line('M-76 -168V-34', '#ffffff', 13, 0.85) +
  line('M-97 -26Q-96 -3 -72 -2H72Q96 -3 97 -26', RIM, 7) +
  ellipse(0, -196, 98, 19, RIM) +
  ellipse(0, -196, 88, 15, darker(colour, 0.16)) +
  ellipse(0, -193, 84, 12, colour) +
  ellipse(-24, -196, 36, 4, lighter(colour, 0.6), 0.8) +
  steam(-222);

/** A glass with straight sides. `floating` is what lies on or under the drink. */
export function glass(colour: string, height: number, floating: string | undefined, random: Random): string {
  const [foot, rim] = [height * 0.25, height * 0.32];
  const level = -height * 0.8;
  const at = (y: number): number => foot + (rim - foot) * (-y / height);
  let bits = '';
  if (floating)
    for (let bit = 0; bit < 26; bit += 1) {
      const y = -height * random.between(0.03, 0.14);
      bits += ellipse(
        random.between(-0.8, 0.8) * at(y),
        y,
        5.4,
        4,
        mix(darker(floating, 0.2), lighter(floating, 0.2), random.next()),
      );
    }
  const slice = floating
    ? ellipse(rim * 0.3, level, rim * 0.42, 8, lighter(floating, 0.2)) +
      ellipse(rim * 0.3, level - 1, rim * 0.3, 5, lighter(floating, 0.6))
    : '';
  return (
    shadow(rim * 1.3) +
    fill(
      `M${-rim} ${-height}L${-foot} -18Q${-foot + 2} 0 ${-foot + 18} 0H${foot - 18}Q${foot - 2} 0 ${foot} -18L${rim} ${-height}Z`,
      GLASS,
      0.75,
    ) +
    fill(
      `M${-at(level) + 7} ${level}L${-foot + 7} -20Q${-foot + 9} -9 ${-foot + 20} -9H${foot - 20}Q${foot - 9} -9 ${foot - 7} -20L${at(level) - 7} ${level}Z`,
      colour,
      0.92,
    ) +
    bits +
    ellipse(0, level, at(level) - 7, 13, lighter(colour, 0.5)) +
    slice +
    fill(
      `M${rim * 0.45} ${-height}L${foot * 0.5} 0H${foot - 18}Q${foot - 2} 0 ${foot} -18L${rim} ${-height}Z`,
      '#3a2a12',
      0.08,
    ) +
    line(`M${-rim * 0.72} ${-height * 0.9}L${-foot * 0.72} ${-height * 0.1}`, '#ffffff', 11, 0.75) +
    `<ellipse cx="0" cy="${-height}" rx="${rim}" ry="${rim * 0.15}" fill="#ffffff" fill-opacity=".35" stroke="#b9a883" stroke-width="3" stroke-opacity=".6"/>`
  );
}

/** A glass jug with a spout. */
export const jug = (colour: string): string =>
  shadow(140) +
  line('M104 -284c92 -14 104 168 6 178', '#b9a883', 25, 0.55) +
  line('M104 -284c92 -14 104 168 6 178', GLASS, 18) +
  fill(
    'M-100 -330L-142 -356L-92 -262Q-96 -214 -116 -166Q-138 -58 -92 0H92Q138 -58 116 -166Q96 -214 100 -330Z',
    GLASS,
    0.8,
  ) +
  fill('M-92 -236Q-98 -200 -108 -162Q-126 -60 -86 -12H86Q126 -60 108 -162Q98 -200 92 -236Z', colour, 0.95) +
  ellipse(0, -236, 92, 15, lighter(colour, 0.55)) +
  fill('M44 -330Q40 -210 62 -150Q80 -60 44 0H92Q138 -58 116 -166Q96 -214 100 -330Z', '#3a2a12', 0.08) +
  line('M-74 -300Q-76 -220 -92 -160Q-104 -90 -84 -40', '#ffffff', 12, 0.75) +
  line('M-100 -330L-142 -356M-100 -330Q0 -312 100 -330', '#b9a883', 4, 0.7) +
  line('M-100 -330Q0 -346 100 -330', '#b9a883', 3, 0.5);

/** A wide basin. `floating` is scattered on the water. */
export function basin(colour: string, floating: string | undefined, random: Random): string {
  let bits = '';
  if (floating)
    for (let bit = 0; bit < 34; bit += 1) {
      const turn = random.between(0, Math.PI * 2);
      const far = Math.sqrt(random.next());
      bits += ellipse(
        Math.cos(turn) * far * 190,
        -128 + Math.sin(turn) * far * 24,
        9,
        4,
        lighter(floating, 0.2),
        0.9,
      );
    }
  const surface =
    ellipse(0, -128, 206, 29, colour) +
    line('M-120 -132q34 -10 68 0t68 0M-40 -116q30 -8 60 0', lighter(colour, 0.75), 5, 0.9) +
    bits;
  return bowl(220, 132, RIM, surface);
}

/** A bowl of something spooned, with a handful of `floating` in its middle. */
export function soupBowl(colour: string, floating: string, clay: string, random: Random): string {
  let bits = '';
  for (let bit = 0; bit < (colour === floating ? 0 : 24); bit += 1)
    bits += group(
      ellipse(0, 0, 11, 6, mix(floating, darker(floating, 0.2), random.next())),
      random.between(-78, 78),
      -112 + random.between(-13, 13),
      random.between(-40, 40),
    );
  return (
    bowl(
      168,
      112,
      clay,
      ellipse(0, -110, 156, 22, colour) + ellipse(-34, -114, 88, 9, lighter(colour, 0.5), 0.7) + bits,
    ) + (colour === floating ? '' : steam(-136))
  );
}

/** A plate with two helpings. */
export const plate = (colour: string, other: string, random: Random): string =>
  shadow(236) +
  ellipse(0, -18, 240, 48, lighter(RIM, 0.1)) +
  ellipse(0, -24, 240, 47, ENAMEL) +
  ellipse(0, -26, 178, 32, '#e6dfcd') +
  group(mound(96, -26, colour, random, 0.62), -76, 0) +
  group(mound(92, -22, other, random, 0.52), 84, 4);

/** A small turned dish with a heap in it. */
export const dish = (colour: string, clay: string, random: Random): string =>
  bowl(92, 58, clay, mound(84, -58, colour, random, 0.46));

/** A loose heap of seeds or spice on the table. */
export function heap(colour: string, random: Random): string {
  let drawn = ellipse(6, 4, 104, 15, '#3b2f1c', 0.16) + mound(92, -4, darker(colour, 0.16), random, 0.42);
  for (let seed = 0; seed < 110; seed += 1) {
    const x = random.between(-96, 96);
    const y = 8 - (1 - (x / 100) ** 2) * 50 * random.next();
    drawn += group(
      ellipse(0, 0, 7, 3.6, mix(darker(colour, 0.16), lighter(colour, 0.4), random.next())),
      x,
      y,
      random.between(0, 180),
    );
  }
  return drawn;
}

/** A wooden spoon that lies before the rest. */
export const spoon = (): string =>
  ellipse(20, 6, 150, 11, '#3b2f1c', 0.18) +
  line('M-30 -12Q60 -34 160 -40', WOOD, 17) +
  line('M-26 -17Q60 -39 156 -45', lighter(WOOD, 0.35), 5, 0.7) +
  group(ellipse(0, 0, 66, 26, WOOD) + ellipse(-4, -5, 54, 17, darker(WOOD, 0.22)), -80, -12, 5);
