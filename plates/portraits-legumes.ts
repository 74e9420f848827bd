import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { mix } from './colour.ts';
import { pinnateLeaf } from './compound.ts';
import { butterfly, openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places, singles, type Stem, stemOf, wood } from './stems.ts';

const mirrored = (drawn: string): string => `<g transform="scale(-1 1)">${drawn}</g>`;

/** Aspalathus: slender red stems with tufts of soft green needles, small yellow butterfly flowers, red-brown cut needles. */
function rooibos(_: Plate, random: Random): string {
  const green = '#6f9a4e';
  const stems: Stem[] = [
    { from: [388, 870], to: [140, 350], bend: 0.14 },
    { from: [400, 870], to: [600, 340], bend: -0.14 },
    { from: [390, 800], to: [270, 220], bend: 0.06 },
    { from: [396, 800], to: [500, 210], bend: -0.06 },
    { from: [394, 905], to: [390, 130], bend: 0.02 },
  ];
  const tuft = (length: number): string =>
    line(
      [-44, -26, -10, 8, 24, 42]
        .map(
          (turn) =>
            `M0 0Q${Math.round(Math.sin((turn * Math.PI) / 180) * length * 0.4)} ${-Math.round(length * 0.5)} ${Math.round(Math.sin((turn * Math.PI) / 150) * length)} ${-Math.round(Math.cos((turn * Math.PI) / 180) * length)}`,
        )
        .join(''),
      mix(green, '#a9c46c', random.next() * 0.6),
      4.6,
    );
  const plant = stems
    .map((one) => {
      const stem = stemOf(one);
      const flowers = places(stem, 4, 0.66, 0.92)
        .map(({ x, y, along, nth }) => {
          const flower = group(butterfly(46, '#f0c52c', '#f4d54e', '#8a5a3a'), 0, 0, 50);
          return group(nth % 2 ? flower : mirrored(flower), x, y, along);
        })
        .join('');
      return (
        line(smooth(stem), '#9c4a36', one.from[1] > 880 ? 13 : 8) +
        places(stem, 20, 0.2, 1)
          .map(({ x, y, along, nth }) => group(tuft(78 - nth * 1.4), x, y, along + (nth % 2 ? 40 : -40)))
          .join('') +
        group(tuft(64), one.to[0], one.to[1], angleAt(stem, 40)) +
        flowers
      );
    })
    .join('');
  const cut = Array.from({ length: 60 }, () => {
    const x = random.between(30, 250);
    const reach = 1 - ((x - 140) / 120) ** 2;
    const turn = random.between(0, 3.1);
    return line(
      `M${Math.round(x)} ${Math.round(918 - random.next() * 46 * Math.max(0.1, reach))}l${Math.round(Math.cos(turn) * 22)} ${Math.round(-Math.sin(turn) * 10)}`,
      mix('#8f3f1f', '#c46a34', random.next()),
      5,
    );
  }).join('');
  return plant + cut;
}

/** Erythrina abyssinica: a corky prickled branch, three broad rounded leaflets, upright cones of scarlet flowers, red seeds. */
function erythrina({ hues }: Plate): string {
  const bough = arc([120, 930], [430, 330], -0.16, 30);
  const cork = bough
    .slice(2, -3)
    .map(([x, y], at) => {
      const side = at % 2 ? 1 : -1;
      const turn = angleAt(bough, at + 2);
      return (
        group(
          line(`M${side * 6} 12l${side * 16} -18M${-side * 20} 6l${side * 10} -22`, '#4f4234', 4, 0.7),
          x,
          y,
          turn,
        ) +
        (at % 4 === 1
          ? group(
              fill('M-13 0Q-8 -14 0 -36Q8 -14 13 0Z', '#6d5a46') + fill('M-4 -20L0 -38L4 -20Z', '#3f3226'),
              x + side * 27,
              y,
              turn + side * 78,
            )
          : '')
      );
    })
    .join('');
  const leaf = (x: number, y: number, turn: number, size: number): string =>
    group(
      line(`M0 0V${-size * 1.3}`, '#8a9a62', 6) +
        [
          [-92, 0.78],
          [92, 0.78],
          [0, 1.3],
        ]
          .map(([open = 0, up = 0]) =>
            group(
              drawBlade({ outline: 'heart', length: size, width: 1.08, colour: hues.leaf, count: 4 }),
              0,
              -size * up,
              open,
            ),
          )
          .join(''),
      x,
      y,
      turn,
    );
  const head = (x: number, y: number, size: number): string => {
    const flowers: string[] = [];
    for (let row = 0; row < 7; row += 1)
      for (const side of [-1, 1, -0.45, 0.45]) {
        const t = row / 6;
        const one =
          fill(
            `M-9 0C-15 ${-size * 0.3} -10 ${-size * 0.52} 2 ${-size * 0.62}C15 ${-size * 0.44} 14 ${-size * 0.2} 8 0Z`,
            row % 2 ? '#d8331f' : '#c22a1c',
          ) +
          line(
            `M-4 ${-size * 0.08}q-12 ${-size * 0.12} -18 ${-size * 0.26}M4 ${-size * 0.08}q12 ${-size * 0.12} 18 ${-size * 0.26}`,
            '#7b2a24',
            2.4,
          ) +
          ellipse(0, 0, 10, 12, '#8a3a2c');
        flowers.push(
          group(one, side * size * 0.2 * (1 - t * 0.7), -size * (0.08 + t * 0.86), side * (98 - t * 78)),
        );
      }
    return group(
      line(`M0 ${size * 0.2}V${-size * 0.9}`, '#7a6246', 13) +
        flowers.join('') +
        group(fill(petal(size * 0.5, size * 0.2), '#e4492e'), 0, -size * 0.92),
      x,
      y,
    );
  };
  const pod =
    line('M0 0Q8 40 0 66', '#7a6246', 6) +
    [0, 58, 112].map((y) => ellipse(y * 0.1, 92 + y, 25, 34, '#a08a62')).join('') +
    [70, 92, 128, 150, 186, 210]
      .map((y) => line(`M-24 ${y}l-9 -6M${y * 0.12 + 20} ${y}l9 -6`, '#cbb88f', 3))
      .join('');
  const seed = (x: number, y: number, turn: number): string =>
    group(
      ellipse(0, 0, 24, 16, '#cf2a1d') + ellipse(0, -13, 8, 5, '#1f1a18') + ellipse(-9, -2, 5, 3, '#f08a70'),
      x,
      y,
      turn,
    );
  return (
    line('M428 350Q474 380 480 330', '#8a7a5e', 17) +
    line('M380 470Q270 480 222 400', '#8a7a5e', 16) +
    line('M330 540Q470 560 560 480', '#8a7a5e', 13) +
    line(smooth(bough), '#8c7b62', 62) +
    line(smooth(bough.map(([x, y]): Point => [x - 16, y])), '#b3a286', 14, 0.6) +
    cork +
    leaf(545, 500, 62, 104) +
    leaf(300, 610, -58, 104) +
    leaf(250, 790, -50, 88) +
    group(pod, 476, 538) +
    head(480, 330, 160) +
    head(222, 380, 140) +
    seed(520, 905, 10) +
    seed(580, 918, -20) +
    seed(552, 876, 30)
  );
}

/** Senna: lance leaflets in pairs without an end leaflet, upright racemes of open yellow flowers, short broad flat papery pods. */
function senna({ hues }: Plate, random: Random): string {
  const leaflet = (length: number) => ({
    outline: 'lance' as const,
    length,
    width: 0.3,
    colour: hues.leaf,
    count: 4,
  });
  const flower = (size: number): string =>
    openFlower(5, size, 0.72, '#f2c52a', '#a8741c') +
    Array.from({ length: 5 }, (_, at) =>
      group(
        line(`M-5 ${-size * 0.3}V${-size * 0.8}M5 ${-size * 0.3}V${-size * 0.76}`, '#b5842a', 1.8),
        0,
        0,
        at * 72,
      ),
    ).join('') +
    line(`M0 0L10 22M0 0L-8 20M0 0L2 26`, '#8a5a22', 5);
  const raceme = (x: number, y: number, turn: number, size: number): string =>
    group(
      line('M0 0V-230', '#93a05c', 6) +
        [0, 1, 2, 3, 4]
          .map((at) => group(flower(size - at * 3.4), at % 2 ? 26 : -26, -56 - at * 34))
          .join('') +
        [0, 1, 2].map((at) => ellipse(at % 2 ? 8 : -8, -222 - at * 15, 9, 11, '#dcab24')).join(''),
      x,
      y,
      turn,
    );
  const pod = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0V30', '#8a8f4e', 5) +
        fill('M0 26C-34 34 -56 80 -40 142Q-24 168 8 158C44 140 50 66 0 26Z', '#a3a060') +
        fill('M0 38C-24 46 -42 84 -30 136Q-18 154 6 148C32 132 38 72 0 38Z', '#bdb87c') +
        [62, 84, 106, 128].map((y2) => ellipse(-8 + (y2 - 60) * 0.06, y2, 13, 7, '#86813f')).join(''),
      x,
      y,
      turn,
    );
  const stems: Stem[] = [
    { from: [393, 840], to: [180, 480], bend: 0.14 },
    { from: [398, 840], to: [600, 470], bend: -0.14 },
    { from: [395, 905], to: [400, 360], bend: 0.01 },
  ];
  const dried = Array.from({ length: 16 }, (_, at) =>
    group(
      drawBlade({
        outline: 'lance',
        length: 88,
        width: 0.32,
        colour: at % 2 ? '#b3b98a' : '#9fa873',
        count: 3,
      }),
      random.between(520, 700),
      922 - random.between(0, 44),
      random.between(-100, 100),
    ),
  ).join('');
  return (
    stems
      .map((one, at) => {
        const stem = stemOf(one);
        return (
          wood(stem, '#8a8f5c', at === 2 ? 14 : 10) +
          singles(stem, {
            count: at === 2 ? 6 : 4,
            start: 0.18,
            end: 0.92,
            spread: [76, 52],
            taper: 0.74,
            leaf: (scale, side) =>
              pinnateLeaf({
                length: 190 * scale,
                pairs: 5,
                odd: false,
                bend: side * 0.1,
                leaflet: leaflet(88 * scale),
                open: 56,
                taper: 0.8,
              }),
          }) +
          raceme(one.to[0], one.to[1], angleAt(stem, 40) * 0.4, at === 2 ? 46 : 40)
        );
      })
      .join('') +
    pod(300, 520, 16) +
    pod(500, 520, -18) +
    pod(330, 640, 30) +
    pod(470, 650, -26) +
    dried
  );
}

/** The pea family and its kin. */
export const legumes: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  rooibos,
  erythrina,
  senna,
};
