import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { darker, lighter } from './colour.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { pairs, places, type Stem, stemOf, wood } from './stems.ts';

/** Ipomoea batatas: stems trailing over the ground and rooting, stalked heart leaves, a lilac funnel, tubers pointed at both ends. */
function sweetPotato({ hues }: Plate): string {
  const vine = stemOf({ from: [50, 640], to: [740, 600], bend: 0.06 });
  const second = stemOf({ from: [110, 420], to: [690, 350], bend: -0.06 });
  const leaf = (x: number, y: number, turn: number, size: number, colour: string): string =>
    group(
      drawBlade({
        outline: 'heart',
        length: size,
        width: 0.98,
        colour,
        count: 4,
        stalk: size * 0.62,
        stalkColour: '#8a6a72',
      }),
      x,
      y,
      turn,
    );
  const funnel = (size: number): string =>
    line(`M0 ${size * 0.9}V0`, '#8a9a62', 6) +
    fill(
      `M${-size * 0.1} ${size * 0.3}Q${-size * 0.2} ${-size * 0.3} ${-size * 0.92} ${-size * 0.72}Q0 ${-size * 1.2} ${size * 0.92} ${-size * 0.72}Q${size * 0.2} ${-size * 0.3} ${size * 0.1} ${size * 0.3}Z`,
      '#d9bfe0',
    ) +
    ellipse(0, -size * 0.76, size * 0.92, size * 0.38, '#e9d6ee') +
    line(
      [-0.7, -0.35, 0, 0.35, 0.7]
        .map(
          (x) =>
            `M${Math.round(x * size * 0.3)} ${-Math.round(size * 0.68)}L${Math.round(x * size)} ${-Math.round(size * (0.98 - Math.abs(x) * 0.26))}`,
        )
        .join(''),
      '#c39ccb',
      3,
    ) +
    ellipse(0, -size * 0.68, size * 0.34, size * 0.17, '#6d2f74') +
    ellipse(0, -size * 0.66, size * 0.1, size * 0.06, '#f5ecd8') +
    fill(
      `M${-size * 0.16} ${size * 0.36}L${-size * 0.22} ${-size * 0.02}L0 ${size * 0.14}L${size * 0.22} ${-size * 0.02}L${size * 0.16} ${size * 0.36}Z`,
      '#7d9a58',
    );
  const tuber = (x: number, y: number, turn: number, size: number, colour: string): string =>
    group(
      fill(
        `M0 0C${size * 0.12} ${-size * 0.18} ${size * 0.34} ${-size * 0.2} ${size * 0.5} ${-size * 0.2}C${size * 0.7} ${-size * 0.2} ${size * 0.9} ${-size * 0.1} ${size * 1.06} ${size * 0.02}C${size * 0.86} ${size * 0.08} ${size * 0.72} ${size * 0.2} ${size * 0.48} ${size * 0.2}C${size * 0.28} ${size * 0.2} ${size * 0.12} ${size * 0.1} 0 0Z`,
        colour,
      ) +
        fill(
          `M${size * 0.12} ${-size * 0.06}Q${size * 0.5} ${-size * 0.24} ${size * 0.86} ${-size * 0.06}Q${size * 0.5} ${-size * 0.12} ${size * 0.12} ${-size * 0.06}Z`,
          lighter(colour, 0.35),
          0.8,
        ) +
        line(
          `M${size * 0.3} ${size * 0.04}h${size * 0.08}M${size * 0.56} ${size * 0.1}h${size * 0.1}M${size * 0.66} ${-size * 0.06}h${size * 0.07}`,
          darker(colour, 0.35),
          3.4,
        ) +
        line(
          `M${size * 1.04} ${size * 0.02}q${size * 0.1} ${size * 0.04} ${size * 0.16} ${size * 0.12}M2 0q${-size * 0.08} ${-size * 0.08} ${-size * 0.1} ${-size * 0.2}`,
          colour,
          6,
        ),
      x,
      y,
      turn,
    );
  const cut = (x: number, y: number): string =>
    group(
      ellipse(0, 0, 62, 48, '#a8435a') + ellipse(0, 0, 53, 40, '#eea04e') + ellipse(0, 0, 34, 25, '#f2b067'),
      x,
      y,
      -10,
    );
  const roots = places(vine, 3, 0.2, 0.7)
    .map(({ x, y }) =>
      line(`M${x} ${y}q-8 40 -22 66M${x} ${y}q6 40 4 76M${x} ${y}q16 34 30 56`, '#c9ab84', 3.6),
    )
    .join('');
  return (
    roots +
    line('M330 655Q320 700 250 730M420 655Q430 700 400 750', '#a8705a', 8) +
    wood(vine, '#8a6a72', 12) +
    wood(second, '#8a6a72', 10) +
    line('M50 640Q0 520 110 420', '#8a6a72', 11) +
    places(second, 6, 0.08, 0.94)
      .map(({ x, y, nth }) =>
        leaf(
          x,
          y,
          nth % 2 ? 150 - nth * 4 : -24 + nth * 9,
          142 - nth * 4,
          nth % 2 ? darker(hues.leaf, 0.08) : hues.leaf,
        ),
      )
      .join('') +
    places(vine, 6, 0.1, 0.96)
      .map(({ x, y, nth }) =>
        leaf(
          x,
          y,
          nth % 2 ? 20 + nth * 4 : -34 + nth * 5,
          134,
          nth % 2 ? hues.leaf : darker(hues.leaf, 0.06),
        ),
      )
      .join('') +
    line('M330 400Q370 330 372 280', '#8a9a62', 6) +
    group(funnel(104), 374, 230, 10) +
    tuber(290, 760, 20, 240, '#9c3a52') +
    tuber(60, 810, -6, 330, '#a8435a') +
    tuber(120, 890, 4, 330, '#b9566a') +
    cut(480, 888)
  );
}

/** Mondia whitei: a twining stem, pairs of long-stalked heart leaves with frilled stipules, maroon flowers, a cut root. */
function mondia({ hues }: Plate): string {
  const pole = line('M400 900V90', '#a58a63', 22) + line('M394 890V100', '#c6ad86', 6, 0.7);
  const vine: Point[] = Array.from({ length: 61 }, (_, at): Point => {
    const t = at / 60;
    return [400 + Math.sin(t * Math.PI * 5) * 36, 890 - t * 760];
  });
  const leaf = (size: number, colour: string): string =>
    drawBlade({
      outline: 'heart',
      length: size,
      width: 0.86,
      colour,
      count: 6,
      stalk: size * 0.52,
      stalkColour: '#8a7a4e',
    });
  const frill = (x: number, y: number): string =>
    [-58, -30, 0, 30, 58]
      .flatMap((turn) => [
        group(fill('M0 0C-9 -8 -10 -26 -3 -34L0 -27L4 -35C11 -25 9 -8 0 0Z', '#b9c98a'), x, y, turn + 90),
        group(fill('M0 0C-9 -8 -10 -26 -3 -34L0 -27L4 -35C11 -25 9 -8 0 0Z', '#a9bc78'), x, y, turn - 90),
      ])
      .join('');
  const flower = (x: number, y: number, size: number): string =>
    group(
      Array.from({ length: 5 }, (_, at) =>
        group(
          fill(petal(size, size * 0.74), '#a9b05a') +
            group(fill(petal(size * 0.86, size * 0.54), '#74202f'), 0, -size * 0.02),
          0,
          0,
          at * 72,
        ),
      ).join('') +
        Array.from({ length: 5 }, (_, at) =>
          group(ellipse(0, -size * 0.16, size * 0.07, size * 0.12, '#e6d3a0'), 0, 0, at * 72 + 36),
        ).join(''),
      x,
      y,
    );
  let drawn =
    pole +
    line(smooth(vine), '#7d6a45', 14) +
    line(smooth(vine.map(([x, y]): Point => [x - 3, y])), '#a8946a', 4, 0.8);
  for (const [nth, at] of [7, 19, 31, 43, 54].entries()) {
    const [x, y] = vine[at] ?? [0, 0];
    const size = 196 - nth * 20;
    drawn +=
      frill(x, y) +
      group(leaf(size, hues.leaf), x, y, -96 + nth * 7) +
      group(leaf(size, darker(hues.leaf, 0.09)), x, y, 96 - nth * 7);
  }
  const panicle =
    line(
      'M430 470Q520 440 560 360M500 436Q560 440 610 430M372 330Q300 290 250 210M310 282Q250 290 200 300',
      '#8a7a4e',
      6,
    ) +
    flower(560, 350, 46) +
    flower(618, 430, 42) +
    flower(516, 388, 38) +
    flower(246, 200, 46) +
    flower(194, 306, 42);
  const root = (x: number, y: number, turn: number, length: number): string =>
    group(
      fill(`M-26 0Q-34 ${-length * 0.5} -20 ${-length}H20Q34 ${-length * 0.5} 26 0Z`, '#8b6440') +
        line(`M-14 -20V${-length * 0.9}M4 -30V${-length * 0.8}M16 -14V${-length * 0.94}`, '#64452a', 3) +
        ellipse(0, 0, 26, 17, '#f5ead0') +
        ellipse(0, 0, 10, 6.6, '#d9bf8c'),
      x,
      y,
      turn,
    );
  return drawn + panicle + root(120, 900, 74, 210) + root(190, 868, 98, 190);
}

/** Bacopa: a mat of creeping stems that root at the nodes, small fleshy spoon leaves, single pale flowers on long stalks. */
function brahmi({ hues }: Plate): string {
  const runners: Stem[] = [
    { from: [40, 860], to: [700, 850], bend: 0.03 },
    { from: [60, 770], to: [690, 760], bend: -0.05 },
  ];
  const shoots: Stem[] = [
    { from: [130, 855], to: [70, 700], bend: 0.2 },
    { from: [260, 850], to: [225, 640], bend: 0.12 },
    { from: [390, 850], to: [400, 600], bend: -0.08 },
    { from: [520, 850], to: [560, 650], bend: -0.14 },
    { from: [620, 855], to: [700, 720], bend: -0.2 },
  ];
  const leaf = (scale: number, side: number): string =>
    drawBlade({
      outline: 'spoon',
      length: 84 * scale,
      width: 0.46,
      colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
      veins: 'feather',
      count: 0,
    });
  const flower = (x: number, y: number, turn: number): string =>
    group(
      line('M0 0Q6 -50 0 -96', '#93a862', 4) +
        group(
          [-70, 0, 70, 142, 216]
            .map((open, at) => group(fill(petal(38, 34), at % 2 ? '#f5eefa' : '#e3d4ee'), 0, 0, open))
            .join('') +
            ellipse(0, 0, 10, 10, '#d9d67c') +
            [20, 110, 200, 290].map((open) => group(ellipse(0, -14, 3, 5, '#6a5a8a'), 0, 0, open)).join(''),
          0,
          -98,
        ),
      x,
      y,
      turn,
    );
  const matted = (one: Stem, count: number, size: number): string => {
    const stem = stemOf(one);
    return (
      wood(stem, '#8f9a58', 9) +
      pairs(stem, {
        count,
        start: 0.06,
        end: 0.98,
        spread: [62, 48],
        taper: 0.86,
        leaf: (scale, side) => leaf(scale * size, side),
      })
    );
  };
  const roots = runners.flatMap((one) =>
    places(stemOf(one), 9, 0.08, 0.94).map(({ x, y }) =>
      [-14, 0, 14]
        .map((dx) => line(smooth(arc([x, y], [x + dx, y + 50], dx / 60, 4)), '#d9cfb2', 2.8))
        .join(''),
    ),
  );
  return group(
    roots.join('') +
      runners.map((one) => matted(one, 15, 0.8)).join('') +
      shoots.map((one) => matted(one, 7, 1)).join('') +
      [
        [84, 740, -24],
        [236, 680, 18],
        [398, 640, -14],
        [330, 800, -8],
        [548, 690, 12],
        [480, 790, 22],
      ]
        .map(([x = 0, y = 0, turn = 0]) => flower(x, y, turn))
        .join(''),
    -8,
    -190,
    0,
    1.22,
  );
}

/** Plants that climb or creep. */
export const creepers: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  sweetPotato,
  mondia,
  brahmi,
};
