import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { berry, blossom, drawFruit } from './fruit.ts';
import { cutEnd, evenly, furrows, limb, rings } from './limb.ts';
import { arc, ellipse, fill, group, line, type Point } from './shape.ts';
import { pairs, places, singles, stemOf, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Carissa: paired straight spines, leathery leaves in pairs, starry white-pink flowers, oval berries from red to black. */
const carissa: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [360, 900], to: [150, 250], bend: 0.1 }),
    stemOf({ from: [390, 900], to: [620, 270], bend: -0.12 }),
    stemOf({ from: [375, 905], to: [400, 150], bend: 0.02 }),
  ];
  const leaf = (scale: number): string =>
    drawBlade({ outline: 'ovate', length: 118 * scale, width: 0.62, colour: hues.leaf, count: 5, stalk: 4 });
  const spines = (stem: Point[]): string =>
    places(stem, 6, 0.24, 0.86)
      .map(({ x, y, along }) =>
        [-46, 46]
          .map((turn) =>
            group(fill('M-7 0L0 -96L7 0Z', '#b9a06c') + line('M0 0V-92', '#8f7440', 2.4), x, y, along + turn),
          )
          .join(''),
      )
      .join('');
  const star = (x: number, y: number): string =>
    line(`M${x} ${y + 34}V${y}`, '#d98a96', 7) +
    group(blossom(5, 42, 15, '#fffaf4', '#e2808f', '#e8b8b4'), x, y, 14);
  const heads: Point[] = [
    [150, 232],
    [112, 262],
    [190, 262],
    [620, 252],
    [580, 284],
    [660, 286],
  ];
  const one = (x: number, y: number, colour: string): string =>
    line(`M${x} ${y - 66}V${y - 30}`, '#8a8a4a', 5) + group(berry(28, colour, 1.34), x, y);
  const root = arc([120, 880], [330, 900], 0.1, 12);
  return (
    stems
      .map(
        (stem) =>
          wood(stem, '#6f6a48', 13) +
          spines(stem) +
          pairs(stem, { count: 6, start: 0.2, end: 0.94, spread: [74, 52], taper: 0.72, leaf }),
      )
      .join('') +
    heads.map(([x, y]) => star(x, y)).join('') +
    one(300, 410, '#c23a34') +
    one(345, 430, '#8f2438') +
    one(470, 420, '#35162c') +
    one(515, 442, '#5a1c34') +
    one(424, 560, '#c23a34') +
    one(330, 610, '#35162c') +
    limb(root, [14, 22, 16, 20, 10], '#7d5a3c') +
    furrows(root, [14, 22, 16, 20, 10], [-0.4, 0.3], '#4f3624') +
    cutEnd([118, 880], 12, 15, ['#6b4a30', '#d9b98c', '#c49a68'])
  );
};

/** Withania: a red berry in a papery lantern in the leaf axils, small bells, a straight tapering pale root. */
const ashwagandha: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [330, 660], to: [170, 190], bend: 0.08 }),
    stemOf({ from: [350, 660], to: [540, 170], bend: -0.1 }),
    stemOf({ from: [340, 670], to: [355, 90], bend: 0.02 }),
  ];
  const leaf = (scale: number, side: number): string =>
    drawBlade({
      outline: 'ovate',
      length: 165 * scale * (side < 0 ? 1 : 0.86),
      width: 0.58,
      colour: hues.leaf,
      count: 5,
      stalk: 18,
    });
  const lantern = (x: number, y: number, turn: number): string =>
    group(
      line('M0 -34V4', '#8a9a5c', 5) +
        drawFruit({ outline: 'lantern', length: 84, colour: '#d9cf9a' }) +
        group(berry(27, hues.accent), 0, 40) +
        [-0.9, -0.32, 0.32, 0.9]
          .map((at) => line(`M${at * 8} 3Q${at * 60} 40 ${at * 9} 82`, '#a8975c', 2.6, 0.85))
          .join('') +
        [-8, 0, 8].map((dx) => line(`M${dx * 0.8} 78l${dx * 0.6} 16`, '#b3a468', 4)).join(''),
      x,
      y,
      turn,
    );
  const bell = (x: number, y: number, turn: number): string =>
    group(
      fill('M-6 0C-18 14 -14 26 -22 36L-9 33L0 42L9 33L22 36C14 26 18 14 6 0Z', '#d5d673') +
        ellipse(0, 0, 8, 7, '#8aa05c'),
      x,
      y,
      turn,
    );
  const hung = stems
    .map((stem, nth) =>
      places(stem, 4, 0.28, 0.82)
        .map(({ x, y }, at) =>
          (at + nth) % 3 === 2
            ? bell(x + 16, y + 4, -24) + bell(x - 16, y + 6, 24)
            : lantern(x + (at % 2 ? 26 : -26), y + 26, at % 2 ? -14 : 14),
        )
        .join(''),
    )
    .join('');
  const root = arc([340, 655], [366, 930], 0.03, 20);
  const branch = arc([336, 720], [230, 880], 0.12, 14);
  const loose = arc([60, 890], [290, 915], 0.03, 14);
  return (
    limb(branch, [17, 12, 4], '#c9ad7c') +
    limb(root, [34, 32, 24, 14, 4], '#d3b887') +
    rings(root, [34, 32, 24, 14, 4], evenly(9, 0.08, 0.85), '#a3885a', 2.4, 0.15) +
    stems
      .map(
        (stem) =>
          wood(stem, '#8a9a6c', 13) +
          singles(stem, { count: 7, start: 0.18, end: 0.96, spread: [78, 48], taper: 0.6, leaf }),
      )
      .join('') +
    hung +
    limb(loose, [24, 20, 10, 4], '#d3b887') +
    cutEnd([62, 890], 14, 24, ['#b3966a', '#fbf6e8', '#f3ead2'])
  );
};

/** Managu: a low branching herb with soft wavy leaves, white stars around a yellow cone, and orange berries in small umbels. */
const managu: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [350, 905], to: [120, 380], bend: 0.14 }),
    stemOf({ from: [380, 905], to: [640, 370], bend: -0.16 }),
    stemOf({ from: [365, 910], to: [380, 190], bend: 0.03 }),
  ];
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'ovate',
      length: 178 * scale,
      width: 0.62,
      colour: hues.leaf,
      margin: 'wavy',
      teeth: 3,
      depth: 0.06,
      count: 5,
      stalk: 30,
    });
  const umbel = (x: number, y: number, turn: number, one: (at: number) => string): string =>
    group(
      line('M0 0V-46', '#7fa05c', 7) +
        [-78, -40, 0, 40, 78]
          .map((fan, at) => group(line('M0 0V-44', '#7fa05c', 5) + group(one(at), 0, -60), 0, -44, fan))
          .join(''),
      x,
      y,
      turn,
    );
  const orange = (at: number): string =>
    fill('M-20 14L-26 26L-8 20L0 28L8 20L26 26L20 14Z', '#6f9a4c') +
    berry(27, at === 1 ? '#f0b23c' : '#e2782a');
  const star = (): string =>
    blossom(5, 36, 11, '#fffef8', '', '') + fill('M-9 6Q-6 -18 0 -22Q6 -18 9 6Z', '#f0c022');
  return (
    stems
      .map(
        (stem) =>
          wood(stem, '#6f9a52', 14) +
          singles(stem, { count: 6, start: 0.26, end: 0.98, spread: [78, 50], taper: 0.66, leaf }),
      )
      .join('') +
    umbel(264, 580, 160, orange) +
    umbel(500, 600, -166, orange) +
    umbel(400, 430, 130, orange) +
    umbel(170, 420, -140, () => star()) +
    umbel(560, 420, 150, () => star()) +
    umbel(366, 300, -110, () => star())
  );
};

export const berries: Readonly<Record<string, Portrait>> = { carissa, ashwagandha, managu };
