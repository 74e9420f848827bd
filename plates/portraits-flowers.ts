import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { rays } from './bloom.ts';
import { darker } from './colour.ts';
import { threads } from './compound.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point } from './shape.ts';
import { growSprig } from './sprig.ts';
import { pairs, places, type Stem, stemOf, wood } from './stems.ts';

/** Nigella sativa: a few narrow threads for leaves, pale blue flowers without a ruff, a swollen horned capsule, angular seeds. */
function nigella({ hues }: Plate): string {
  const flower = (size: number): string =>
    [0, 72, 144, 216, 288]
      .map((turn, at) =>
        group(
          fill(
            `M0 0L${-size * 0.07} ${-size * 0.22}C${-size * 0.42} ${-size * 0.4} ${-size * 0.4} ${-size * 0.82} 0 ${-size}C${size * 0.4} ${-size * 0.82} ${size * 0.42} ${-size * 0.4} ${size * 0.07} ${-size * 0.22}Z`,
            at % 2 ? '#dbe7f4' : '#c3d6ec',
          ) +
            line(
              `M0 ${-size * 0.26}V${-size * 0.9}M0 ${-size * 0.3}L${-size * 0.18} ${-size * 0.7}M0 ${-size * 0.3}L${size * 0.18} ${-size * 0.7}`,
              '#8fb0d2',
              2,
            ),
          0,
          0,
          turn,
        ),
      )
      .join('') +
    Array.from({ length: 22 }, (_, at) =>
      group(
        line(`M0 0V${-size * (at % 2 ? 0.34 : 0.42)}`, '#6f86a8', 2) +
          ellipse(0, -size * (at % 2 ? 0.36 : 0.44), 4, 5.4, '#39506e'),
        0,
        0,
        at * 16.4,
      ),
    ).join('') +
    [-30, -10, 10, 30]
      .map((turn) => group(line(`M0 0Q4 ${-size * 0.2} 0 ${-size * 0.34}`, '#7f9a55', 5), 0, 0, turn))
      .join('') +
    ellipse(0, 0, size * 0.13, size * 0.13, '#8fa860');
  const capsule = (size: number): string =>
    [-40, -20, 0, 20, 40]
      .map((turn) =>
        group(
          line(`M0 ${-size * 0.7}Q${turn * 0.5} ${-size * 1.2} ${turn * 0.9} ${-size * 1.6}`, '#93a05c', 6),
          turn * 0.5,
          -size * 0.1,
          turn * 0.5,
        ),
      )
      .join('') +
    fill(
      `M0 0C${-size * 0.66} ${-size * 0.06} ${-size * 0.66} ${-size * 0.9} ${-size * 0.2} ${-size}H${size * 0.2}C${size * 0.66} ${-size * 0.9} ${size * 0.66} ${-size * 0.06} 0 0Z`,
      '#b3b878',
    ) +
    line(
      `M0 0V${-size}M0 0C${-size * 0.4} ${-size * 0.1} ${-size * 0.36} ${-size * 0.8} ${-size * 0.12} ${-size}M0 0C${size * 0.4} ${-size * 0.1} ${size * 0.36} ${-size * 0.8} ${size * 0.12} ${-size}`,
      '#7d8448',
      3.4,
    );
  const heads: [Stem, string][] = [
    [{ from: [394, 700], to: [180, 380], bend: 0.12 }, flower(96)],
    [{ from: [398, 680], to: [600, 400], bend: -0.12 }, capsule(84)],
    [{ from: [396, 560], to: [290, 470], bend: 0.1 }, capsule(58)],
    [{ from: [395, 900], to: [405, 230], bend: 0.01 }, flower(122)],
  ];
  const seed = 'M-15 12L-19 -8L-2 -22L17 -10L15 12Z';
  return (
    heads
      .map(([one, head]) => {
        const stem = stemOf(one);
        const main = one.from[1] > 850;
        return (
          wood(stem, '#86a066', main ? 13 : 8) +
          places(stem, main ? 7 : 2, main ? 0.1 : 0.3, main ? 0.74 : 0.58)
            .map(({ x, y, along, nth }) =>
              group(
                threads(150 - nth * 8, main ? 2 : 1, hues.leaf, 3.8, 34),
                x,
                y,
                along + (nth % 2 ? 52 : -52),
              ),
            )
            .join('') +
          group(head, one.to[0], one.to[1], angleAt(stem, 40) * 0.4)
        );
      })
      .join('') +
    [
      [70, 906, 10],
      [112, 914, 60],
      [150, 904, -30],
      [92, 878, 130],
      [132, 876, 20],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(fill(seed, '#25242a') + line('M-12 4L10 -10M-8 10L12 2', '#55535c', 2.4), x, y, turn),
      )
      .join('')
  );
}

/** Hypericum perforatum: dotted leaves without stalks, clusters of yellow flowers with black-edged petals and a brush of stamens. */
function stJohnsWort({ hues }: Plate): string {
  const flower = (size: number): string =>
    [0, 72, 144, 216, 288]
      .map((turn) =>
        group(
          fill(
            `M0 0C${-size * 0.4} ${-size * 0.3} ${-size * 0.42} ${-size * 0.82} ${size * 0.06} ${-size}C${size * 0.34} ${-size * 0.7} ${size * 0.26} ${-size * 0.3} 0 0Z`,
            '#f3c722',
          ) +
            line(
              `M0 ${-size * 0.1}Q${-size * 0.06} ${-size * 0.5} ${size * 0.02} ${-size * 0.9}`,
              '#d39f12',
              1.8,
            ) +
            [
              [-0.28, -0.46],
              [-0.29, -0.62],
              [-0.22, -0.78],
              [-0.1, -0.9],
              [0.14, -0.86],
              [0.22, -0.7],
              [0.25, -0.54],
            ]
              .map(([x = 0, y = 0]) => ellipse(x * size, y * size, size * 0.03, size * 0.03, '#2b2418'))
              .join(''),
          0,
          0,
          turn,
        ),
      )
      .join('') +
    [0, 120, 240]
      .map((bundle) =>
        group(
          line(
            [-44, -32, -20, -8, 4, 16, 28, 40]
              .map(
                (turn, at) =>
                  `M0 0L${Math.round(Math.sin((turn * Math.PI) / 180) * size * (at % 2 ? 0.5 : 0.42))} ${-Math.round(Math.cos((turn * Math.PI) / 180) * size * (at % 2 ? 0.5 : 0.42))}`,
              )
              .join(''),
            '#d3960f',
            2,
          ) +
            [-44, -32, -20, -8, 4, 16, 28, 40]
              .map((turn, at) =>
                ellipse(
                  Math.sin((turn * Math.PI) / 180) * size * (at % 2 ? 0.52 : 0.44),
                  -Math.cos((turn * Math.PI) / 180) * size * (at % 2 ? 0.52 : 0.44),
                  3.6,
                  3.6,
                  '#a85f12',
                ),
              )
              .join(''),
          0,
          0,
          bundle,
        ),
      )
      .join('') +
    ellipse(0, 0, size * 0.13, size * 0.13, '#8fa03a');
  const bud = (size: number): string =>
    fill(
      `M0 0C${-size * 0.6} ${-size * 0.3} ${-size * 0.4} ${-size} 0 ${-size * 1.2}C${size * 0.4} ${-size} ${size * 0.6} ${-size * 0.3} 0 0Z`,
      '#e0a91c',
    ) + fill(`M0 0L${-size * 0.4} ${-size * 0.6}L0 ${-size * 0.4}L${size * 0.4} ${-size * 0.6}Z`, '#7d9a4a');
  const head = (size: number): string =>
    [
      [-92, -10],
      [92, -4],
      [0, -128],
      [0, -22],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M0 40Q${x * 0.4} ${y * 0.5} ${x} ${y}`, '#8a9a52', 4) + group(flower(size), x, y, x),
      )
      .join('') +
    [
      [-140, -50],
      [136, -54],
      [-100, -110],
      [104, -116],
      [-34, -170],
      [42, -172],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x * 0.5} ${y * 0.3}L${x} ${y}`, '#8a9a52', 3) + group(bud(22), x, y, x * 0.2),
      )
      .join('');
  const leaf = (scale: number, side: number): string => {
    const length = 108 * scale;
    const dots = Array.from({ length: 11 }, (_, at) =>
      ellipse(
        (at % 3) * length * 0.1 - length * 0.1,
        -length * (0.18 + (at / 11) * 0.64),
        1.9,
        1.9,
        '#dcebb8',
        0.8,
      ),
    ).join('');
    return (
      drawBlade({
        outline: 'oblong',
        length,
        width: 0.4,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
        veins: 'feather',
        count: 0,
      }) + dots
    );
  };
  const stems: Stem[] = [
    { from: [394, 740], to: [180, 440], bend: 0.14 },
    { from: [398, 740], to: [620, 430], bend: -0.14 },
    { from: [395, 905], to: [400, 300], bend: 0.01 },
  ];
  return stems
    .map((one) => {
      const stem = stemOf(one);
      const main = one.from[1] > 850;
      return (
        wood(stem, '#9a7f52', main ? 14 : 9) +
        pairs(stem, {
          count: main ? 9 : 5,
          start: main ? 0.1 : 0.2,
          end: 0.9,
          spread: [72, 60],
          taper: 0.6,
          leaf: (scale, side) => leaf(main ? scale : scale * 0.8, side),
        }) +
        group(head(main ? 86 : 72), one.to[0], one.to[1], angleAt(stem, 40) * 0.3)
      );
    })
    .join('');
}

/** Linum: slender stems with narrow leaves, round sky-blue petals with darker veins, and round capsules. */
const flax = (plate: Plate, random: Random): string =>
  [
    [[390, 890], [170, 380], 0.1, 88],
    [[400, 890], [590, 330], -0.1, 92],
    [[400, 900], [390, 220], 0.04, 112],
  ]
    .map(([from, to, bend, size]) => {
      const [x, y] = to as Point;
      const radius = size as number;
      const sprig = growSprig(plate, arc(from as Point, to as Point, bend as number, 30), 0.62, random);
      const flower =
        rays(5, radius, radius * 1.1, plate.hues.accent, random) +
        Array.from({ length: 15 }, (_, at) =>
          group(
            line(`M0 ${-radius * 0.2}V${-radius * 0.8}`, darker(plate.hues.accent, 0.3), 2, 0.6),
            0,
            0,
            at * 24,
          ),
        ).join('') +
        rays(5, radius * 0.3, radius * 0.14, '#f6f3e4', random) +
        ellipse(0, 0, radius * 0.1, radius * 0.1, '#d9c26a');
      const capsule = group(
        line('M0 0V-60', plate.hues.leaf, 6) +
          ellipse(0, -80, 28, 30, '#b99a5a') +
          line('M0 -108V-54', '#8f7440', 3),
        x * 0.6 + 160,
        y + 190,
        x < 390 ? -40 : 40,
      );
      return sprig.leaves + capsule + group(flower, x, y);
    })
    .join('');

/** Flowers of a form of their own. */
export const flowerPortraits: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  blackSeed: nigella,
  'st-johns-wort': stJohnsWort,
  flax,
};
