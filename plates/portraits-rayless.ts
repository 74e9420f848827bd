import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker } from './colour.ts';
import type { Random } from './random.ts';
import { angleAt, ellipse, fill, group, line } from './shape.ts';
import { singles, type Stem, stemOf, wood } from './stems.ts';

const THREE: Stem[] = [
  { from: [394, 720], to: [180, 400], bend: 0.12 },
  { from: [398, 720], to: [610, 390], bend: -0.12 },
  { from: [395, 900], to: [400, 240], bend: 0.02 },
];

const isMain = (one: Stem): boolean => one.from[1] > 850;

/** Silybum: one purple head ringed by long outcurved spines, over clasping, spiny leaves marbled white along the veins. */
function milkThistle({ hues }: Plate): string {
  const leaf = (length: number): string => {
    const edge = (sign: number): [number, number][] =>
      Array.from({ length: 13 }, (_, at): [number, number] => {
        const t = at / 12;
        const wide = length * 0.2 * Math.sin(Math.PI * (0.16 + t * 0.82)) * (at % 2 ? 1.22 : 0.66);
        return [sign * wide, -length * (t + (at % 2 ? 0.03 : 0))];
      });
    const all = [...edge(-1), [0, -length * 1.04] as [number, number], ...edge(1).toReversed()];
    const tips = [...edge(-1), ...edge(1)].filter((_, at) => (at % 13) % 2 === 1);
    return (
      fill(`M${all.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`, hues.leaf) +
      line(
        `M0 0V${-length * 0.94}${tips.map(([x, y]) => `M0 ${Math.round(y + length * 0.1)}L${Math.round(x * 0.82)} ${Math.round(y)}`).join('')}`,
        '#f3f4ea',
        length * 0.03,
        0.95,
      ) +
      line(
        tips
          .map(([x, y]) => `M${Math.round(x * 0.96)} ${Math.round(y)}l${Math.round(Math.sign(x) * 16)} -7`)
          .join(''),
        '#e3d48f',
        4,
      )
    );
  };
  const head = (size: number): string =>
    Array.from({ length: 13 }, (_, at) => {
      const turn = -132 + at * 22;
      return group(
        fill(
          `M${-size * 0.17} 0L${-size * 0.13} ${-size * 0.62}Q0 ${-size * 0.84} ${size * 0.1} ${-size * 1.36}Q${size * 0.14} ${-size * 0.7} ${size * 0.15} 0Z`,
          at % 2 ? '#7f9c62' : '#93ad74',
        ),
        0,
        0,
        turn,
      );
    }).join('') +
    ellipse(0, -size * 0.06, size * 0.62, size * 0.56, '#6f8d56') +
    Array.from({ length: 31 }, (_, at) =>
      group(
        line(`M0 0V${-size * (at % 2 ? 1.12 : 1.0)}`, at % 3 ? '#a93f97' : '#c25fb4', size * 0.06),
        0,
        -size * 0.16,
        -58 + at * 3.9,
      ),
    ).join('') +
    [-92, -62, 62, 92, 124, -124, 0, 180, -30, 30]
      .map((turn) =>
        group(
          fill(
            `M${-size * 0.13} ${-size * 0.1}L${-size * 0.1} ${-size * 0.5}Q0 ${-size * 0.7} ${size * 0.05} ${-size * 1.06}Q${size * 0.1} ${-size * 0.56} ${size * 0.12} ${-size * 0.1}Z`,
            '#a2ba82',
          ),
          0,
          size * 0.14,
          180 + turn * 0.56,
        ),
      )
      .join('');
  const stem = stemOf({ from: [395, 890], to: [400, 300], bend: 0.02 });
  const side = stemOf({ from: [398, 640], to: [590, 400], bend: -0.16 });
  const seeds = [
    [70, 900, 40],
    [120, 880, -20],
    [140, 918, 78],
    [90, 860, 10],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        fill('M0 0C-22 -14 -24 -52 0 -62C24 -52 22 -14 0 0Z', '#3a2a20') +
          ellipse(-6, -36, 4, 12, '#8a6a50') +
          ellipse(0, -62, 9, 5, '#d9c48c'),
        x,
        y,
        turn,
      ),
    )
    .join('');
  return (
    wood(stem, '#8aa070', 20) +
    wood(side, '#8aa070', 12) +
    [
      [392, 880, -74, 330],
      [398, 880, 70, 300],
      [392, 800, -48, 330],
      [398, 790, 50, 280],
      [396, 640, -62, 220],
      [399, 560, 66, 150],
      [398, 470, -54, 140],
    ]
      .map(([x = 0, y = 0, turn = 0, length = 0]) => group(leaf(length), x, y, turn))
      .join('') +
    group(head(78), 590, 390, 14) +
    group(head(118), 400, 270) +
    seeds
  );
}

/** Vernonia amygdalina: slim, nearly entire leaves and broad flat clusters of many cream, brush-like heads without rays. */
function bitterLeaf({ hues }: Plate): string {
  const brush = (size: number): string =>
    fill(
      `M${-size * 0.3} ${-size * 0.3}Q${-size * 0.3} ${size * 0.36} 0 ${size * 0.4}Q${size * 0.3} ${size * 0.36} ${size * 0.3} ${-size * 0.3}Z`,
      '#93a56c',
    ) +
    line(
      Array.from(
        { length: 9 },
        (_, at) =>
          `M0 0L${Math.round((at - 4) * size * 0.13)} ${Math.round(-size * (0.92 - Math.abs(at - 4) * 0.06))}`,
      ).join(''),
      '#efe3bb',
      size * 0.15,
    ) +
    line(`M0 0L${-size * 0.3} ${-size * 0.8}M0 0L${size * 0.22} ${-size * 0.86}`, '#c3b07c', size * 0.07);
  const flat = (size: number): string => {
    const heads = Array.from({ length: 17 }, (_, at) => ({
      x: ((at / 16) * 2 - 1) * size,
      y: -size * (0.62 - 0.16 * ((at / 16) * 2 - 1) ** 2) - (at % 3) * size * 0.13,
    }));
    return (
      line(
        heads
          .map(
            ({ x, y }) =>
              `M0 0Q${Math.round(x * 0.5)} ${Math.round(y * 0.4)} ${Math.round(x)} ${Math.round(y)}`,
          )
          .join(''),
        '#8a9a62',
        4,
      ) +
      heads
        .toSorted((a, b) => a.y - b.y)
        .map(({ x, y }) => group(brush(size * 0.27), x, y, (x / size) * 24))
        .join('')
    );
  };
  return THREE.map((one) => {
    const stem = stemOf({ ...one, to: [one.to[0], one.to[1] - 10] });
    return (
      wood(stem, '#9a8663', isMain(one) ? 18 : 11) +
      singles(stem, {
        count: isMain(one) ? 9 : 4,
        start: isMain(one) ? 0.14 : 0.26,
        end: 0.94,
        spread: [74, 44],
        taper: 0.6,
        leaf: (scale, side) =>
          drawBlade({
            outline: 'elliptic',
            length: (isMain(one) ? 220 : 160) * scale,
            width: 0.3,
            colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.1),
            count: 8,
            stalk: 20,
            bend: side * 14,
          }),
      }) +
      group(flat(isMain(one) ? 150 : 104), one.to[0], one.to[1] - 8, angleAt(stem, 40) * 0.3)
    );
  }).join('');
}

/** Flowers in heads without rays. */
export const rayless: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  'milk-thistle': milkThistle,
  'bitter-leaf': bitterLeaf,
};
