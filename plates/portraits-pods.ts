import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { fingers } from './compound.ts';
import { blossom, drawFruit } from './fruit.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { pairs, places, singles, stemOf, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Sesamum: erect, two-lipped bells in the axils, upright grooved capsules, one split over its teardrop seeds. */
const sesame: Portrait = ({ hues }) => {
  const stem = stemOf({ from: [330, 905], to: [345, 90], bend: 0.01 });
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'lance',
      length: 240 * scale,
      width: 0.3,
      colour: hues.leaf,
      count: 7,
      stalk: 26 * scale,
    });
  const low = (scale: number): string =>
    fingers(
      [-46, 46, 0],
      {
        outline: 'lance',
        length: 190 * scale,
        width: 0.36,
        colour: hues.leaf,
        count: 5,
        margin: 'saw',
        teeth: 5,
        depth: 0.18,
      },
      50,
    );
  const capsule = (length: number): string =>
    fill(
      `M-19 -6C-26 ${-length * 0.4} -24 ${-length * 0.86} 0 ${-length - 12}C24 ${-length * 0.86} 26 ${-length * 0.4} 19 -6Q0 8 -19 -6Z`,
      '#7f9f4c',
    ) +
    fill(
      `M4 0C9 ${-length * 0.4} 8 ${-length * 0.86} 0 ${-length - 12}C24 ${-length * 0.86} 26 ${-length * 0.4} 19 -6Z`,
      '#5f8238',
      0.7,
    ) +
    line(
      `M-9 -6Q-12 ${-length * 0.6} -2 ${-length}M9 -6Q12 ${-length * 0.6} 2 ${-length}`,
      '#4a6a2c',
      3,
      0.8,
    ) +
    fill('M-24 -4Q0 14 24 -4L16 -18L8 -4L0 -20L-8 -4L-16 -18Z', '#5f7d3c');
  const bell = (size: number): string =>
    fill(
      `M-8 0C-26 ${size * 0.4} -30 ${size * 0.8} -44 ${size}Q-20 ${size * 1.12} 0 ${size * 1.02}Q26 ${size * 1.36} 46 ${size * 1.04}C30 ${size * 0.8} 26 ${size * 0.4} 8 0Z`,
      '#f9eef0',
    ) +
    fill(
      `M0 4C20 ${size * 0.4} 26 ${size * 0.8} 46 ${size * 1.04}Q26 ${size * 1.36} 0 ${size * 1.02}Z`,
      '#ecc9d3',
      0.8,
    ) +
    ellipse(0, size * 0.98, 24, 10, '#d9a3b5', 0.8) +
    fill('M-14 8L0 -10L14 8L0 2Z', '#6f8f45');
  const nodes = places(stem, 8, 0.34, 0.93);
  const hung = nodes
    .map(({ x, y, nth }) => {
      const high = nth > 4;
      const one = (side: number): string =>
        high
          ? group(bell(84 - nth * 3), x + side * 12, y, side * -56)
          : group(capsule(72 - nth * 2), x + side * 16, y + 4, side * 24);
      return one(-1) + one(1);
    })
    .join('');
  const seeds = Array.from({ length: 9 }, (_, at) =>
    group(
      fill(
        'M0 -15C12 0 11 13 0 15C-11 13 -12 0 0 -15Z',
        at % 4 === 3 ? '#3b2f28' : at % 3 ? '#f3e4bd' : '#c99d68',
      ),
      90 + at * 28 + (at % 2) * 8,
      902 + (at % 3) * 16,
      at * 47,
    ),
  ).join('');
  const split = group(
    fill(
      'M-6 0C-34 -60 -60 -150 -46 -190C-20 -150 -4 -90 0 -20C4 -90 20 -150 46 -190C60 -150 34 -60 6 0Z',
      '#b39a5c',
    ) +
      [-130, -105, -80, -55]
        .map(
          (y) =>
            ellipse(-16 - (y + 55) * -0.18, y, 8, 11, '#f3e4bd') +
            ellipse(16 + (y + 55) * -0.18, y, 8, 11, '#f3e4bd'),
        )
        .join(''),
    130,
    872,
    -12,
  );
  return (
    wood(stem, '#8aa35c', 17) +
    pairs(stem, { count: 2, start: 0.14, end: 0.28, spread: [72, 66], taper: 0.9, leaf: low }) +
    pairs(stem, { count: 5, start: 0.34, end: 0.94, spread: [96, 62], taper: 0.45, leaf }) +
    hung +
    group(drawBlade({ outline: 'lance', length: 90, width: 0.3, colour: hues.leaf }), 345, 92, 4) +
    split +
    seeds
  );
};

/** Capsicum: small cones that point upward, green beside scarlet, calyx at their base; greenish-white stars. */
const cayenne: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [340, 905], to: [120, 300], bend: 0.1 }),
    stemOf({ from: [360, 905], to: [600, 290], bend: -0.12 }),
    stemOf({ from: [350, 910], to: [300, 190], bend: -0.04 }),
    stemOf({ from: [352, 900], to: [450, 200], bend: -0.06 }),
  ];
  const leaf = (scale: number): string =>
    drawBlade({ outline: 'ovate', length: 150 * scale, width: 0.52, colour: hues.leaf, count: 5, stalk: 24 });
  const pepper = (x: number, y: number, turn: number, colour: string, length: number): string =>
    group(
      line('M0 70V2', '#7d9a4c', 7) +
        fill(
          `M-17 2C-19 ${-length * 0.3} -8 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 19 ${-length * 0.3} 17 2Q0 12 -17 2Z`,
          colour,
        ) +
        fill(
          `M3 6C8 ${-length * 0.4} 4 ${-length * 0.8} 0 ${-length}C8 ${-length * 0.8} 19 ${-length * 0.3} 17 2Z`,
          darker(colour, 0.25),
          0.6,
        ) +
        line(`M-8 -6Q-9 ${-length * 0.4} -4 ${-length * 0.66}`, lighter(colour, 0.6), 4, 0.7) +
        fill('M-19 0Q-14 14 0 14Q14 14 19 0L9 -8L0 -2L-9 -8Z', '#5f8a3c'),
      x,
      y,
      turn,
    );
  const fruit = stems
    .map((stem, nth) =>
      places(stem, 5, 0.46, 0.96)
        .map(({ x, y }, at) =>
          (at + nth) % 5 === 4
            ? group(
                blossom(5, 30, 10, '#eef2dc', '', '') +
                  [0, 72, 144, 216, 288]
                    .map((turn) => group(ellipse(0, -9, 4, 6, '#6f87b5'), 0, 0, turn + 36))
                    .join(''),
                x + (at % 2 ? 34 : -34),
                y,
              )
            : pepper(
                x + (at % 2 ? 34 : -34),
                y - 44,
                at % 2 ? 10 : -10,
                (at + nth) % 3 ? hues.accent : '#5f9a3f',
                104 - at * 4,
              ),
        )
        .join(''),
    )
    .join('');
  const dried = [0, 1, 2]
    .map((at) =>
      group(
        fill('M-62 0C-40 -26 30 -20 70 6C30 14 -40 26 -62 0Z', at % 2 ? '#8f2219' : '#a82a1e') +
          line('M-40 -6Q0 -12 40 4M-36 6Q0 4 30 8', '#5f120d', 3, 0.7) +
          line('M-62 0q-16 -6 -26 2', '#7d7a3c', 7),
        180 + at * 130,
        886 + (at % 2) * 30,
        at * 24 - 20,
      ),
    )
    .join('');
  return (
    stems
      .map(
        (stem) =>
          wood(stem, '#7d8f52', 13) +
          singles(stem, { count: 7, start: 0.24, end: 0.98, spread: [80, 56], taper: 0.75, leaf }),
      )
      .join('') +
    fruit +
    dried
  );
};

/** One cardamom pod, hanging from the origin: three-sided, finely ribbed, pointed. */
export const cardamomPod = (length: number, colour: string): string =>
  drawFruit({ outline: 'oval', length, colour }) +
  line(
    [-0.2, -0.1, 0.08, 0.19]
      .map(
        (x) =>
          `M0 4Q${Math.round(x * 2.1 * length)} ${Math.round(length / 2)} 0 ${Math.round(length * 0.97)}`,
      )
      .join(''),
    darker(colour, 0.3),
    Math.max(1.4, length * 0.02),
    0.7,
  ) +
  line(`M0 2V${-length * 0.14}`, mix(colour, '#8a7a4a', 0.5), length * 0.08) +
  fill(
    `M${-length * 0.05} ${length * 0.96}L0 ${length * 1.12}L${length * 0.05} ${length * 0.96}Z`,
    darker(colour, 0.2),
  );

/** Elettaria: reeds with leaves in two ranks; sprays of plump three-sided pods lie on the ground beside them. */
const cardamom: Portrait = ({ hues }) => {
  const reeds: [Point, Point, number][] = [
    [[230, 880], [130, 150], 0.06],
    [[270, 880], [460, 130], -0.1],
    [[250, 880], [290, 60], 0.02],
  ];
  const leaf = (scale: number): string =>
    drawBlade({
      outline: 'lance',
      length: 260 * scale,
      width: 0.19,
      colour: hues.leaf,
      veins: 'parallel',
      count: 2,
      bend: 14,
    });
  const spray: Point[] = arc([260, 870], [690, 720], 0.16, 30);
  const second: Point[] = arc([240, 876], [40, 800], -0.2, 20);
  const pods = [...places(spray, 8, 0.2, 0.98), ...places(second, 3, 0.4, 0.98)]
    .map(
      ({ x, y, nth }) =>
        line(`M${Math.round(x)} ${Math.round(y)}l0 -22`, '#8aa35c', 5) +
        group(cardamomPod(74, nth % 3 ? '#9cba5e' : '#b3c873'), x, y - 14, nth % 2 ? 24 : -20),
    )
    .join('');
  const flower = (x: number, y: number, turn: number): string =>
    group(
      [-64, 64].map((one) => group(ellipse(0, -30, 9, 30, '#dfe8c4'), 0, 0, one)).join('') +
        fill('M0 0C-46 -26 -54 -78 -24 -92Q0 -80 24 -92C54 -78 46 -26 0 0Z', '#fdfbf6') +
        [-26, -13, 0, 13, 26].map((one) => group(line('M0 -14V-72', '#8a4f9c', 3.4), 0, 0, one)).join('') +
        ellipse(0, -6, 8, 12, '#e8d58a'),
      x,
      y,
      turn,
    );
  return (
    reeds
      .map(([from, to, bend]) => {
        const stem = arc(from, to, bend, 40);
        return (
          wood(stem, '#6f9a52', 19) +
          singles(stem, { count: 10, start: 0.24, end: 0.97, spread: [66, 30], taper: 0.8, leaf })
        );
      })
      .join('') +
    line(smooth(spray), '#8aa35c', 9) +
    line(smooth(second), '#8aa35c', 8) +
    pods +
    flower(430, 800, -20) +
    flower(600, 700, 30)
  );
};

export const pods: Readonly<Record<string, Portrait>> = { sesame, cayenne, cardamom };
