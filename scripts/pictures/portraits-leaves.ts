import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { pairs, places, singles, type Stem, stemOf, wood } from './stems.ts';

/** Croton megalocarpus: long-stalked scalloped heart leaves, one or two orange, cream spikes, hanging three-lobed capsules. */
function croton({ hues }: Plate): string {
  const branch = stemOf({ from: [120, 930], to: [560, 210], bend: -0.08 });
  const leaf = (size: number, colour: string): string =>
    drawBlade({
      outline: 'heart',
      length: size,
      width: 0.78,
      colour,
      margin: 'scallop',
      teeth: 14,
      depth: 0.05,
      count: 6,
      stalk: size * 0.62,
      stalkColour: '#9a8f62',
    }) + group(ellipse(-8, 0, 6, 6, '#c9a13a') + ellipse(8, 0, 6, 6, '#c9a13a'), 0, -size * 0.6);
  const spike = (x: number, y: number, turn: number, length: number): string =>
    group(
      line(`M0 0V${-length}`, '#a59a58', 7) +
        Array.from({ length: 30 }, (_, at) =>
          group(
            openFlower(5, 17 - at * 0.26, 0.8, '#f7edbb', '#c3a038'),
            (at % 3) * 12 - 12,
            -length * (0.14 + (0.86 * at) / 30),
          ),
        ).join(''),
      x,
      y,
      turn,
    );
  const capsules =
    line('M470 350Q560 420 556 590', '#9a8f62', 6) +
    [450, 500, 550, 600]
      .map((y, at) =>
        group(
          ellipse(-13, 0, 19, 22, '#97a05c') +
            ellipse(13, 0, 19, 22, '#7f8a4b') +
            ellipse(0, 3, 15, 22, '#aab26e') +
            line('M-14 -20Q0 -12 14 -20', '#5f6a38', 3),
          552 + (at % 2 ? 24 : -24),
          y,
        ),
      )
      .join('');
  const set = (index: number, turn: number, size: number, colour: string): string => {
    const [x, y] = branch[index] ?? [0, 0];
    return group(leaf(size, colour), x, y, turn);
  };
  return (
    spike(556, 216, 12, 180) +
    spike(552, 226, -24, 200) +
    spike(470, 340, -32, 190) +
    wood(branch, '#93877a', 24) +
    line(
      places(branch, 14, 0.05, 0.7)
        .map(({ x, y }) => `M${x - 8} ${y}l12 -8`)
        .join(''),
      '#6f6458',
      3,
      0.7,
    ) +
    capsules +
    set(8, -96, 180, hues.leaf) +
    set(10, 96, 190, darker(hues.leaf, 0.08)) +
    set(17, -84, 190, '#e08a2c') +
    set(18, 108, 196, hues.leaf) +
    set(27, -76, 190, darker(hues.leaf, 0.06)) +
    set(30, 100, 150, '#d9792a') +
    set(36, -58, 160, lighter(hues.leaf, 0.1)) +
    set(38, 62, 150, hues.leaf)
  );
}

/** Urtica: stinging bristles, long-stalked coarsely toothed leaves in pairs, joined stipules, hanging greenish tassels. */
function nettle({ hues }: Plate, random: Random): string {
  const stem = stemOf({ from: [395, 905], to: [400, 210], bend: 0.02 });
  const bristle = (x: number, y: number, turn: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.sin(angle) * 22)} ${-Math.round(Math.cos(angle) * 22)}`;
  };
  const leaf = (scale: number, side: number): string => {
    const length = 220 * scale;
    const bristles = Array.from({ length: 14 }, () =>
      bristle(
        random.between(-0.26, 0.26) * length,
        -52 * scale - random.between(0.12, 0.7) * length,
        random.between(-60, 60),
      ),
    ).join('');
    return (
      drawBlade({
        outline: 'ovate',
        length,
        width: 0.68,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.1),
        margin: 'saw',
        teeth: 10,
        depth: 0.28,
        count: 6,
        stalk: 74 * scale,
        stalkColour: '#7d9a5a',
        bend: side * 16,
      }) + line(bristles, '#f3f1dc', 1.9, 0.9)
    );
  };
  const tassel = (size: number): string =>
    [-16, 4, 22]
      .map((turn) =>
        group(
          line(`M0 0V${size}`, '#9aa869', 3) +
            Array.from({ length: 12 }, (_, at) =>
              ellipse(
                random.between(-8, 8),
                size * (0.14 + (0.86 * at) / 12),
                6.4,
                5.4,
                at % 2 ? '#b9c48a' : '#98a866',
              ),
            ).join(''),
          0,
          0,
          turn,
        ),
      )
      .join('');
  const nodes = places(stem, 5, 0.16, 0.86);
  return (
    wood(stem, '#6d8a4e', 19) +
    pairs(stem, { count: 5, start: 0.16, end: 0.86, spread: [88, 62], taper: 0.5, leaf }) +
    nodes
      .filter(({ nth }) => nth > 1)
      .map(
        ({ x, y, nth }) =>
          group(tassel(110 - nth * 12), x - 12, y + 4, 34) +
          group(tassel(110 - nth * 12), x + 12, y + 4, -34),
      )
      .join('') +
    nodes
      .map(({ x, y }) =>
        group(fill('M-7 4Q-30 6 -34 28Q-12 26 -2 8ZM7 4Q30 6 34 28Q12 26 2 8Z', '#a9c077'), x, y),
      )
      .join('') +
    line(
      places(stem, 34, 0.05, 0.98)
        .map(({ x, y, nth }) => bristle(x + (nth % 2 ? 7 : -7), y, nth % 2 ? 74 : -74))
        .join(''),
      '#5f6f46',
      2.2,
    ) +
    group(leaf(0.4, -1), 400, 214, -20) +
    group(leaf(0.4, 1), 400, 214, 22)
  );
}

/** Corchorus: saw-toothed leaves whose lowest teeth are drawn out into two bristles, yellow stars, long ribbed beaked pods. */
function juteMallow({ hues }: Plate): string {
  const leaf = (scale: number, side: number): string => {
    const length = 235 * scale;
    return (
      line(`M-6 ${-40 * scale}q-24 8 -46 36M6 ${-40 * scale}q24 8 46 36`, darker(hues.leaf, 0.1), 3.2) +
      drawBlade({
        outline: 'lance',
        length,
        width: 0.38,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
        margin: 'saw',
        teeth: 14,
        depth: 0.16,
        count: 7,
        stalk: 38 * scale,
        bend: side * 16,
      })
    );
  };
  const pod = (x: number, y: number, turn: number, length: number): string =>
    group(
      line('M0 0V-20', '#8a9a52', 4) +
        fill(
          `M-13 -18Q-18 ${-length * 0.5} -11 ${-length * 0.84}L0 ${-length}L11 ${-length * 0.84}Q18 ${-length * 0.5} 13 -18Z`,
          '#c2b86a',
        ) +
        line([-7, -2.4, 2.4, 7].map((dx) => `M${dx} -24V${-length * 0.86}`).join(''), '#7d7434', 2.4),
      x,
      y,
      turn,
    );
  const star = (x: number, y: number, size: number): string =>
    group(
      openFlower(5, size, 0.62, '#f1c92c', '#b98a18') +
        Array.from({ length: 10 }, (_, at) =>
          group(
            line(`M0 0V${-size * 0.38}`, '#c99416', 2) + ellipse(0, -size * 0.4, 3.4, 3.4, '#a8760f'),
            0,
            0,
            at * 36,
          ),
        ).join(''),
      x,
      y,
    );
  const stems: Stem[] = [
    { from: [393, 760], to: [210, 330], bend: 0.1 },
    { from: [396, 905], to: [430, 170], bend: -0.02 },
  ];
  return stems
    .map((one, at) => {
      const stem = stemOf(one);
      const nodes = places(stem, at ? 8 : 4, at ? 0.12 : 0.34, 0.93);
      return (
        wood(stem, '#8f9a58', at ? 16 : 11) +
        singles(stem, {
          count: at ? 8 : 4,
          start: at ? 0.12 : 0.34,
          end: 0.93,
          spread: [86, 50],
          taper: 0.56,
          leaf,
        }) +
        nodes
          .filter(({ nth }) => nth > 0 && nth < 5)
          .map(({ x, y, along, nth }) => pod(x, y, along + (nth % 2 ? 34 : -34), 190))
          .join('') +
        nodes
          .filter(({ nth }) => nth % 2 === 1 || nth === 6)
          .map(
            ({ x, y, nth }) =>
              line(`M${x} ${y}l${nth % 2 ? -26 : 26} -20`, '#8f9a58', 4) +
              star(x + (nth % 2 ? -34 : 34), y - 26, 38),
          )
          .join('') +
        group(leaf(0.5, 1), one.to[0], one.to[1], angleAt(stem, 40))
      );
    })
    .join('');
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
  return (
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
      .join('')
  );
}

/** Colocasia: leaves whose stalks join inside the heart-shaped blade, a yellow spathe, a ringed, shaggy corm and one cut through. */
function taro({ hues }: Plate, random: Random): string {
  const leaf = (x: number, y: number, turn: number, size: number, colour: string): string => {
    const blade: Point[] = [
      [0, -0.12],
      [0.2, -0.42],
      [0.46, -0.36],
      [0.6, 0.02],
      [0.5, 0.44],
      [0.24, 0.82],
      [0, 1.04],
    ];
    const scaled = (sign: number): Point[] => blade.map(([dx, dy]) => [dx * size * sign, dy * size]);
    const veins = [-150, 150, -112, 112, -70, 70, -36, 36]
      .map((open) => {
        const angle = (open * Math.PI) / 180;
        const reach = size * (Math.abs(open) > 100 ? 0.4 : 0.54);
        return `M0 0Q${Math.round(Math.sin(angle) * reach * 0.6)} ${Math.round(Math.cos(angle) * reach * 0.4)} ${Math.round(Math.sin(angle) * reach)} ${Math.round(Math.cos(angle) * reach)}`;
      })
      .join('');
    return (
      line(smooth(arc([390 + (x - 390) * 0.12, 760], [x, y], (x - 390) / -1500, 16)), '#7d8f5f', 19) +
      line(smooth(arc([386 + (x - 390) * 0.12, 760], [x - 4, y], (x - 390) / -1500, 16)), '#a9b988', 5, 0.8) +
      group(
        fill(smooth([...scaled(1), ...scaled(-1).toReversed()], true), colour) +
          fill(smooth([...scaled(1), [0, 0]], true), darker(colour, 0.1)) +
          line(`${veins}M0 0V${Math.round(size * 0.96)}`, lighter(colour, 0.42), 4, 0.85) +
          ellipse(0, 0, 13, 13, '#7a4a6a') +
          ellipse(size * 0.22, size * 0.4, 9, 11, '#eaf4f6', 0.85) +
          ellipse(-size * 0.26, size * 0.2, 7, 8, '#eaf4f6', 0.85),
        x,
        y,
        turn,
      )
    );
  };
  const corm = (cut: boolean): string =>
    cut
      ? ellipse(0, 0, 84, 62, '#6b4d33') +
        ellipse(0, 0, 72, 51, '#f4eeea') +
        Array.from({ length: 46 }, (_, at) =>
          ellipse(
            Math.cos(at * 2.4) * 64 * Math.sqrt(at / 46),
            Math.sin(at * 2.4) * 45 * Math.sqrt(at / 46),
            3.4,
            2,
            '#a276a0',
          ),
        ).join('')
      : Array.from({ length: 34 }, () =>
          line(
            `M${Math.round(random.between(-72, 72))} ${Math.round(random.between(-50, 110))}l${Math.round(random.between(-34, 34))} 34`,
            '#9a7a55',
            3.4,
          ),
        ).join('') +
        fill('M-70 -60Q0 -84 70 -60Q106 30 66 112Q0 140 -66 112Q-106 30 -70 -60Z', '#6b4d33') +
        [-30, 4, 38, 72]
          .map((y) =>
            line(
              `M${-84 + Math.abs(y - 20) * 0.2} ${y}Q0 ${y + 30} ${84 - Math.abs(y - 20) * 0.2} ${y}`,
              '#452f1e',
              6,
            ),
          )
          .join('') +
        Array.from({ length: 30 }, () =>
          line(
            `M${Math.round(random.between(-70, 60))} ${Math.round(random.between(-46, 96))}l${Math.round(random.between(-8, 8))} 22`,
            '#a98a62',
            2.6,
          ),
        ).join('');
  return (
    line('M410 760Q440 560 440 400', '#93a070', 10) +
    group(
      fill('M0 60C-34 0 -26 -110 6 -170C34 -100 30 -10 12 60Z', '#f0cb4e') +
        fill('M2 40C-12 0 -10 -80 4 -120C16 -80 16 0 8 40Z', '#d99a2c'),
      442,
      390,
      6,
    ) +
    leaf(150, 470, 26, 220, hues.leaf) +
    leaf(640, 480, -30, 200, hues.leaf) +
    leaf(260, 230, 12, 236, mix(hues.leaf, '#86ab6a', 0.3)) +
    leaf(606, 190, -18, 186, mix(hues.leaf, '#86ab6a', 0.4)) +
    group(corm(false), 392, 800) +
    group(corm(true), 190, 880)
  );
}

/** Herbs and trees known by how their leaves are set and stalked. */
export const leafPortraits: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  croton,
  nettle,
  'jute-mallow': juteMallow,
  mondia,
  brahmi,
  taro,
};
