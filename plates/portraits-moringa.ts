import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { places, wood } from './stems.ts';

/** Moringa oleifera: leaves divided thrice into small oval leaflets, drooping cream panicles, long three-angled pods, winged seeds. */
export function moringa({ hues }: Plate, random: Random): string {
  const bough = arc([40, 190], [740, 160], -0.04, 40);
  const leaf = (x: number, y: number, turn: number, length: number): string => {
    const small = (size: number, colour: string): string =>
      drawBlade({ outline: 'elliptic', length: size, width: 0.58, colour, veins: 'none' });
    const branch = (reach: number): string =>
      line(`M0 0V${-reach}`, darker(hues.leaf, 0.15), 2.6) +
      [0.3, 0.54, 0.78]
        .map((t) =>
          [-1, 1]
            .map((side) =>
              group(
                small(length * 0.105, side < 0 ? lighter(hues.leaf, 0.12) : hues.leaf),
                0,
                -reach * t,
                side * 62,
              ),
            )
            .join(''),
        )
        .join('') +
      group(small(length * 0.12, hues.leaf), 0, -reach);
    return group(
      line(`M0 0V${-length}`, darker(hues.leaf, 0.18), 4.4) +
        [0.26, 0.46, 0.66, 0.84]
          .map((t, at) =>
            [-1, 1]
              .map((side) => group(branch(length * (0.46 - at * 0.07)), 0, -length * t, side * 58))
              .join(''),
          )
          .join('') +
        group(branch(length * 0.22), 0, -length),
      x,
      y,
      turn,
    );
  };
  const pod = (x: number, y: number, length: number, turn: number): string =>
    group(
      line('M0 -88V6', '#8a9a5c', 7) +
        fill(`M0 0C-20 30 -20 ${length * 0.8} 0 ${length}C20 ${length * 0.8} 20 30 0 0Z`, '#8aa05a') +
        fill(`M0 0C-20 30 -20 ${length * 0.8} 0 ${length}C-6 ${length * 0.8} -6 30 0 0Z`, '#a9bb78') +
        fill(`M0 0C20 30 20 ${length * 0.8} 0 ${length}C8 ${length * 0.8} 8 30 0 0Z`, '#6a8044') +
        Array.from({ length: 9 }, (_, at) =>
          line(`M-13 ${length * (0.12 + at * 0.09)}q13 9 26 0`, '#5f743c', 2, 0.6),
        ).join(''),
      x,
      y,
      turn,
    );
  const flower = (size: number): string =>
    openFlower(5, size, 0.58, '#f7ecc8', '#e3b53a') +
    [150, 180, 210].map((turn) => group(ellipse(0, -size * 0.42, 3, 8, '#d99a22'), 0, 0, turn)).join('');
  const panicle = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0V190M0 40L-44 84M0 60L42 104M0 100L-40 146M0 120L36 160', '#93a468', 4) +
        [
          [-44, 84],
          [42, 104],
          [-40, 146],
          [36, 160],
          [0, 190],
          [-14, 54],
          [16, 76],
          [-10, 120],
        ]
          .map(([dx = 0, dy = 0]) => group(flower(25), dx, dy, random.between(-40, 40)))
          .join(''),
      x,
      y,
      turn,
    );
  const seed = (x: number, y: number, turn: number): string =>
    group(
      [0, 120, 240]
        .map((wing) =>
          group(
            fill('M0 0C-26 -10 -30 -42 0 -54C30 -42 26 -10 0 0Z', '#f0e6cc', 0.95) +
              line('M0 -10V-48', '#cdbb90', 2),
            0,
            0,
            wing,
          ),
        )
        .join('') +
        ellipse(0, 0, 17, 17, '#5f4229') +
        ellipse(-5, -5, 5, 4, '#9a7a58'),
      x,
      y,
      turn,
    );
  return (
    pod(330, 250, 500, 4) +
    pod(400, 240, 560, -3) +
    pod(468, 250, 480, -9) +
    leaf(120, 180, 184, 310) +
    leaf(225, 180, 172, 350) +
    leaf(560, 180, 190, 330) +
    leaf(668, 160, 158, 320) +
    wood(bough, '#a39a86', 25) +
    places(bough, 12, 0.05, 0.95)
      .map(({ x, y }) => line(`M${Math.round(x)} ${Math.round(y - 9)}l-8 16`, '#7d7564', 3, 0.7))
      .join('') +
    panicle(300, 180, 16) +
    panicle(520, 176, -14) +
    seed(80, 880, 10) +
    seed(160, 905, 50) +
    seed(230, 880, 90)
  );
}
