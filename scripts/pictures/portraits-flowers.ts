import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { pinnateLeaf, threads } from './compound.ts';
import { openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { pairs, places, singles, type Stem, stemOf, wood } from './stems.ts';

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
              .map(([x = 0, y = 0]) => ellipse(x * size, y * size, size * 0.032, size * 0.032, '#2b2418'))
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
                  `M0 0L${Math.round(Math.sin((turn * Math.PI) / 180) * size * (at % 2 ? 0.66 : 0.56))} ${-Math.round(Math.cos((turn * Math.PI) / 180) * size * (at % 2 ? 0.66 : 0.56))}`,
              )
              .join(''),
            '#d3960f',
            2,
          ) +
            [-44, -32, -20, -8, 4, 16, 28, 40]
              .map((turn, at) =>
                ellipse(
                  Math.sin((turn * Math.PI) / 180) * size * (at % 2 ? 0.68 : 0.58),
                  -Math.cos((turn * Math.PI) / 180) * size * (at % 2 ? 0.68 : 0.58),
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
      [-96, -6],
      [96, -2],
      [-52, -74],
      [54, -78],
      [0, -118],
      [0, -24],
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
        group(head(main ? 60 : 54), one.to[0], one.to[1], angleAt(stem, 40) * 0.3)
      );
    })
    .join('');
}

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

/** Eucalyptus globulus: sickle leaves hanging, broad blue-white young pairs, warty capped buds, stamen puffs, bark in ribbons. */
function eucalyptus(_: Plate): string {
  const trunk =
    fill('M40 940C70 700 50 300 78 -10H190C180 300 200 700 214 940Z', '#cfc3ad') +
    fill('M130 940C140 700 120 300 134 -10H190C180 300 200 700 214 940Z', '#b3a68f', 0.8) +
    [
      [92, 180, 300],
      [150, 320, 330],
      [84, 480, 300],
    ]
      .map(
        ([x = 0, y = 0, length = 0]) =>
          fill(
            `M${x - 16} ${y}C${x - 26} ${y + length * 0.5} ${x - 46} ${y + length * 0.8} ${x - 66} ${y + length}C${x - 20} ${y + length * 0.8} ${x + 12} ${y + length * 0.5} ${x + 18} ${y}Z`,
            '#9c7a58',
          ) + line(`M${x} ${y}Q${x - 6} ${y + length * 0.5} ${x - 50} ${y + length * 0.9}`, '#7a5c40', 3),
      )
      .join('');
  const twig = arc([170, 210], [720, 250], -0.16, 40);
  const sickle = (x: number, y: number, turn: number, length: number, colour: string): string =>
    group(
      drawBlade({
        outline: 'lance',
        length,
        width: 0.17,
        colour,
        veins: 'feather',
        count: 9,
        stalk: 26,
        stalkColour: '#a5795a',
        bend: turn > 180 ? -46 : 46,
      }),
      x,
      y,
      turn,
    );
  const bud = (size: number): string =>
    line('M0 0V-14', '#8a7f5c', 9) +
    fill(
      `M0 -8L${-size * 0.48} ${-size * 0.72}L${-size * 0.36} ${-size * 0.86}H${size * 0.36}L${size * 0.48} ${-size * 0.72}Z`,
      '#a9bcb8',
    ) +
    line(
      `M0 -8V${-size * 0.84}M${-size * 0.06} -10L${-size * 0.27} ${-size * 0.8}M${size * 0.06} -10L${size * 0.27} ${-size * 0.8}`,
      '#6f8a88',
      4,
    ) +
    fill(
      `M${-size * 0.52} ${-size * 0.8}Q${-size * 0.3} ${-size * 1.02} ${-size * 0.1} ${-size * 1.06}L0 ${-size * 1.24}L${size * 0.1} ${-size * 1.06}Q${size * 0.3} ${-size * 1.02} ${size * 0.52} ${-size * 0.8}Q0 ${-size * 0.66} ${-size * 0.52} ${-size * 0.8}Z`,
      '#8fa6a2',
    ) +
    Array.from({ length: 12 }, (_, at) =>
      ellipse(
        Math.cos(at * 2.4) * size * 0.3,
        -size * 0.6 + Math.sin(at * 2.4) * size * 0.24,
        size * 0.045,
        size * 0.045,
        '#dfe9e6',
      ),
    ).join('');
  const puff = (size: number): string =>
    line('M0 0V-14', '#8a7f5c', 9) +
    line(
      Array.from({ length: 44 }, (_, at) => {
        const turn = ((-112 + at * 5.1) * Math.PI) / 180;
        const reach = size * (at % 2 ? 1.06 : 0.88);
        return `M0 ${-Math.round(size * 0.4)}L${Math.round(Math.sin(turn) * reach)} ${Math.round(-size * 0.4 - Math.cos(turn) * reach)}`;
      }).join(''),
      '#efdfa2',
      3.4,
    ) +
    Array.from({ length: 44 }, (_, at) => {
      const turn = ((-112 + at * 5.1) * Math.PI) / 180;
      const reach = size * (at % 2 ? 1.08 : 0.9);
      return ellipse(Math.sin(turn) * reach, -size * 0.4 - Math.cos(turn) * reach, 4.4, 4.4, '#c79d35');
    }).join('') +
    fill(
      `M0 -6L${-size * 0.46} ${-size * 0.44}Q0 ${-size * 0.64} ${size * 0.46} ${-size * 0.44}Z`,
      '#9db3ae',
    );
  const capsule = (size: number): string =>
    fill(`M0 0L${-size * 0.6} ${-size * 0.6}Q0 ${-size * 0.96} ${size * 0.6} ${-size * 0.6}Z`, '#8a6a4a') +
    ellipse(0, -size * 0.62, size * 0.6, size * 0.2, '#6d5036') +
    line(`M${-size * 0.3} ${-size * 0.62}H${size * 0.3}M0 ${-size * 0.74}V${-size * 0.5}`, '#3f2e20', 4);
  const young = arc([200, 640], [330, 900], 0.1, 20);
  return (
    trunk +
    line(smooth(young), '#9aa79a', 9) +
    [5, 11, 17]
      .map((index, at) => {
        const [x, y] = young[index] ?? [0, 0];
        return [-1, 1]
          .map((side) =>
            group(
              drawBlade({
                outline: 'ovate',
                length: 124 - at * 16,
                width: 0.74,
                colour: '#a9c3bf',
                count: 5,
              }),
              x,
              y,
              150 + side * 74,
            ),
          )
          .join('');
      })
      .join('') +
    [
      [10, 196, 330],
      [15, 172, 370],
      [20, 186, 380],
      [26, 174, 380],
      [31, 188, 350],
      [36, 174, 330],
      [40, 166, 300],
    ]
      .map(([index = 0, turn = 0, length = 0], at) => {
        const [x, y] = twig[index] ?? [0, 0];
        return sickle(x, y, turn, length, mix('#6f9079', '#86a48e', (at % 3) / 2));
      })
      .join('') +
    line(smooth(twig), '#a5795a', 13) +
    [
      [9, bud(92), -26],
      [16, puff(104), -4],
      [24, bud(100), 2],
      [32, puff(104), 14],
      [38, bud(84), 46],
      [13, capsule(74), 168],
      [29, capsule(66), 200],
    ]
      .map(([index, drawn, turn]) => {
        const [x, y] = twig[Number(index)] ?? ([0, 0] as Point);
        return group(String(drawn), x, y, Number(turn));
      })
      .join('')
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

/** Flowers of a form of their own. */
export const flowerPortraits: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  blackSeed: nigella,
  'st-johns-wort': stJohnsWort,
  sweetPotato,
  eucalyptus,
  senna,
};
