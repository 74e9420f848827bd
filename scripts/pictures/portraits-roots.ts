import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import { fingers, pinnateLeaf } from './compound.ts';
import { berry, blossom, stamens } from './fruit.ts';
import { cutEnd, evenly, furrows, limb, rings } from './limb.ts';
import { drawPalmate } from './palmate.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places, singles, stemOf, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Thin roots from one place, spread downward. */
const rootlets = (x: number, y: number, length: number, colour: string, turns: readonly number[]): string =>
  turns
    .map((turn, at) =>
      group(
        line(`M0 0q${at % 2 ? 14 : -14} ${length * 0.5} ${at % 2 ? -4 : 6} ${length}`, colour, 4),
        x,
        y,
        turn,
      ),
    )
    .join('');

/** Hydrastis: one stem with just two palmate leaves, a tuft of white stamens, a red compound berry, a knotted yellow rhizome. */
const goldenseal: Portrait = ({ hues }) => {
  const stem = arc([332, 776], [340, 350], 0.03, 30);
  const leaf = (radius: number): string =>
    drawPalmate({
      lobes: [-104, -54, 0, 54, 104],
      radius,
      depth: 0.42,
      teeth: 5,
      colour: hues.leaf,
      stalk: 70,
      stalkColour: '#7d9a5c',
    });
  const rhizome = arc([110, 790], [600, 800], 0.03, 40);
  const widths = [16, 34, 24, 42, 26, 44, 28, 34, 18, 10];
  const brown = '#a47c2c';
  return (
    places(rhizome, 13, 0.04, 0.96)
      .map(({ x, y, nth }) =>
        rootlets(x, y + 16, 84 + (nth % 3) * 20, '#c9952a', [nth * 4 - 26, nth * 3 + 2]),
      )
      .join('') +
    limb(rhizome, widths, brown) +
    rings(rhizome, widths, evenly(10, 0.08, 0.8), '#6f5218', 3, 0.2) +
    [160, 250, 420]
      .map((x) => ellipse(x, 776, 15, 8, '#6f5218') + ellipse(x, 775, 8, 4, '#d9b45c'))
      .join('') +
    cutEnd([598, 800], 27, 38, [brown, '#f5c81e', '#e0a80c']) +
    wood(stem, '#86a05c', 15) +
    group(leaf(240), 340, 380, -62) +
    group(leaf(200), 342, 360, 58) +
    line('M340 350Q338 250 330 190', '#86a05c', 8) +
    group(stamens(34, 62, '#fdfbf2', '#f3e9c3') + ellipse(0, 0, 14, 14, '#a9c07c'), 330, 170) +
    group(
      line('M-60 90L0 8', '#86a05c', 7) +
        Array.from({ length: 13 }, (_, at) =>
          group(
            berry(17, at % 2 ? '#c9282c' : '#d94036'),
            Math.cos(at * 2.4) * 12 * Math.sqrt(at),
            Math.sin(at * 2.4) * 11 * Math.sqrt(at),
          ),
        ).join(''),
      600,
      240,
    ) +
    line('M540 330Q440 400 342 380', '#86a05c', 7)
  );
};

/** Piper methysticum: jointed stems, long-stalked hearts with veins spreading from the base, thin spikes, a knotted stock with long roots. */
const kava: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [300, 720], to: [140, 190], bend: 0.06 }),
    stemOf({ from: [340, 720], to: [360, 110], bend: 0.02 }),
    stemOf({ from: [380, 720], to: [580, 200], bend: -0.08 }),
  ];
  const leaf = (turn: number, length: number, stalk: number): string =>
    group(
      drawBlade({
        outline: 'heart',
        length,
        width: 0.86,
        colour: hues.leaf,
        veins: 'base',
        count: 5,
        stalk,
        stalkColour: '#8aa35c',
      }),
      0,
      0,
      turn,
    );
  const laterals: [Point, Point, number][] = [
    [[220, 790], [30, 910], -0.12],
    [[250, 820], [120, 950], 0.1],
    [[310, 830], [280, 960], 0.06],
    [[390, 830], [440, 955], -0.08],
    [[430, 800], [600, 900], 0.14],
    [[450, 780], [680, 820], -0.08],
  ];
  const stock = '#a58e72';
  const knots = (
    [
      [240, 790, 62, 46],
      [330, 806, 76, 56],
      [420, 786, 64, 48],
      [290, 752, 52, 38],
      [375, 750, 56, 40],
    ] as const
  )
    .map(
      ([x, y, rx, ry]) =>
        ellipse(x, y, rx, ry, stock) +
        ellipse(x + rx * 0.2, y + ry * 0.2, rx * 0.7, ry * 0.66, darker(stock, 0.18), 0.5) +
        line(`M${x - rx * 0.5} ${y - ry * 0.2}q${rx * 0.5} ${ry * 0.4} ${rx} 0`, darker(stock, 0.35), 4, 0.6),
    )
    .join('');
  return (
    laterals.map(([from, to, bend]) => limb(arc(from, to, bend, 18), [17, 12, 9, 4], '#b8a286')).join('') +
    knots +
    stems
      .map(
        (stem) =>
          limb(stem, [17, 15, 12], '#7f9a58') +
          places(stem, 6, 0.06, 0.9)
            .map(({ x, y, along }) =>
              group(ellipse(0, 0, 27, 14, '#6f8a48') + ellipse(0, -4, 22, 6, '#a3b87c', 0.7), x, y, along),
            )
            .join(''),
      )
      .join('') +
    stems
      .flatMap((stem, nth) =>
        places(stem, 3, 0.42, 0.98).map(({ x, y, along }, at) =>
          group(
            leaf((at + nth) % 2 ? 66 : -66, 170 - at * 14, 84),
            x,
            y,
            at === 2 ? along * 0.4 + ((at + nth) % 2 ? -46 : 46) : along,
          ),
        ),
      )
      .join('') +
    [
      [250, 430, -24],
      [470, 380, 26],
      [350, 250, 14],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          line('M0 0V-34', '#8aa35c', 5) +
            line('M0 -34V-150', '#d9dda8', 13) +
            line('M-3 -38V-146', '#b7c07c', 3, 0.8),
          x,
          y,
          turn,
        ),
      )
      .join('') +
    cutEnd([420, 800], 34, 30, ['#8f7a60', '#ece0c8', '#d3c2a0'])
  );
};

/** Asparagus racemosus: a thorny wiry climber with tufts of needles, red berries, and a bundle of pale spindle roots. */
const shatavari: Portrait = ({ hues }) => {
  const stem = [
    [350, 650],
    [310, 560],
    [400, 470],
    [320, 370],
    [420, 280],
    [340, 180],
    [420, 90],
    [520, 60],
  ] as Point[];
  const path = smooth(stem);
  const tuft = (x: number, y: number, turn: number, size: number): string =>
    group(
      [-64, -46, -30, -15, 0, 14, 28, 44, 60]
        .map((fan) =>
          group(
            line(
              `M0 0Q${fan * 0.16} ${-size * 0.5} ${fan * 0.04} ${-size}`,
              fan % 4 ? hues.leaf : lighter(hues.leaf, 0.22),
              4.6,
            ),
            0,
            0,
            fan,
          ),
        )
        .join(''),
      x,
      y,
      turn,
    );
  const branches: [Point, Point, number][] = [
    [[330, 540], [120, 400], 0.16],
    [[370, 500], [590, 420], -0.14],
    [[340, 400], [110, 260], 0.12],
    [[380, 330], [640, 270], -0.12],
    [[400, 250], [180, 120], 0.1],
    [[360, 200], [600, 140], -0.1],
  ];
  const twigs = branches
    .map(([from, to, bend]) => {
      const twig = arc(from, to, bend, 20);
      return (
        line(smooth(twig), '#8a8f5c', 6) +
        places(twig, 6, 0.18, 1)
          .map(
            ({ x, y, along, nth }) =>
              tuft(x, y, along + (nth % 2 ? 46 : -46), 74) +
              group(fill('M-5 0Q-2 22 14 30Q10 8 6 0Z', '#8f7440'), x, y, along + 90),
          )
          .join('')
      );
    })
    .join('');
  const tuber = (turn: number, length: number): string =>
    group(
      limb(
        arc([0, 0], [0, length], turn / 300, 20),
        [7, 12, 30, 33, 26, 12, 3],
        turn % 2 ? '#e3d0a3' : '#ecdcb6',
      ) +
        rings(
          arc([0, 0], [0, length], turn / 300, 20),
          [7, 12, 30, 33, 26, 12, 3],
          [0.3, 0.45, 0.6, 0.74],
          '#b59c6a',
          2.4,
          0.16,
        ),
      350,
      660,
      turn,
    );
  return (
    twigs +
    line(path, '#8a8f5c', 10) +
    [
      [308, 560],
      [402, 470],
      [318, 370],
      [422, 282],
      [340, 182],
    ]
      .map(([x = 0, y = 0], at) =>
        group(fill('M-9 0Q-4 30 22 40Q14 10 10 0Z', '#7d6436'), x, y, at % 2 ? -70 : 70),
      )
      .join('') +
    [
      [180, 460],
      [206, 476],
      [560, 470],
      [540, 486],
      [214, 330],
      [560, 330],
      [240, 190],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x} ${y - 34}V${y - 14}`, '#8a8f5c', 3) + group(berry(16, '#c9302c'), x, y),
      )
      .join('') +
    [
      [470, 200],
      [496, 190],
      [300, 300],
      [452, 440],
    ]
      .map(([x = 0, y = 0]) => group(blossom(6, 16, 5, '#fdfaf2', '', '#e6c96a'), x, y))
      .join('') +
    [-62, 58, -43, 40, -25, 22, -9, 7].map((turn, at) => tuber(turn, 250 + (at % 3) * 16)).join('') +
    ellipse(350, 660, 40, 24, '#a8905f') +
    ellipse(350, 654, 26, 14, '#8a7448')
  );
};

/** Panax: one stem with a single whorl of five-fingered leaves, a stalked ball of red berries, a forked root with a ringed neck. */
const ginseng: Portrait = ({ hues }) => {
  const leaf = (turn: number, size: number): string =>
    group(
      fingers(
        [-84, -42, 0, 42, 84],
        {
          outline: 'obovate',
          length: 140 * size,
          width: 0.46,
          colour: hues.leaf,
          margin: 'saw',
          teeth: 9,
          depth: 0.14,
          count: 6,
          stalkColour: '#8aa35c',
        },
        96 * size,
      ),
      330,
      350,
      turn,
    );
  const root = '#dcbd85';
  const body = arc([330, 640], [334, 790], 0.02, 20);
  const bodyWidths = [20, 52, 62, 58, 46];
  const legs: [Point, Point, number, number[]][] = [
    [[306, 770], [210, 945], 0.1, [32, 27, 18, 4]],
    [[352, 770], [450, 945], -0.1, [32, 26, 17, 4]],
    [[292, 690], [150, 780], -0.16, [20, 14, 9, 3]],
    [[374, 690], [510, 790], 0.16, [20, 14, 9, 3]],
  ];
  const neck = arc([330, 560], [330, 650], 0.05, 12);
  return (
    line('M330 600Q326 460 330 350', '#86a05c', 13) +
    [-84, 84, -34, 34].map((turn) => leaf(turn, Math.abs(turn) > 50 ? 1.1 : 1)).join('') +
    line('M330 350Q334 240 330 150', '#86a05c', 8) +
    Array.from({ length: 21 }, (_, at) =>
      group(
        berry(18, at % 3 ? '#cf2a2a' : '#e04a3c'),
        330 + Math.cos(at * 2.4) * 14 * Math.sqrt(at),
        118 + Math.sin(at * 2.4) * 12 * Math.sqrt(at),
      ),
    ).join('') +
    legs
      .map(
        ([from, to, bend, wide]) =>
          limb(arc(from, to, bend, 18), wide, root) +
          rings(arc(from, to, bend, 18), wide, [0.3, 0.5, 0.7], '#a3814c', 2.4, 0.15) +
          rootlets(to[0], to[1] - 8, 40, '#cbab74', [-24, 20]),
      )
      .join('') +
    limb(body, bodyWidths, root) +
    rings(body, bodyWidths, evenly(6, 0.25, 0.85), '#a3814c', 3, 0.14) +
    limb(neck, [13, 18, 22], darker(root, 0.12)) +
    rings(neck, [13, 18, 22], evenly(7, 0.1, 0.95), '#8a6a3c', 3, 0.2)
  );
};

/** Glycyrrhiza: lilac spikes, small flat pods, and a long slender root cut to its yellow inside. */
const liquorice: Portrait = ({ hues }) => {
  const stems = [
    stemOf({ from: [270, 720], to: [150, 210], bend: 0.06 }),
    stemOf({ from: [300, 720], to: [460, 170], bend: -0.08 }),
  ];
  const leaf = (scale: number): string =>
    pinnateLeaf({
      length: 210 * scale,
      pairs: 6,
      odd: true,
      bare: 0.16,
      open: 66,
      taper: 0.85,
      leaflet: { outline: 'oblong', length: 74 * scale, width: 0.42, colour: hues.leaf, count: 4 },
    });
  const spike = (x: number, y: number, turn: number, length: number): string =>
    group(
      line(`M0 0V${-length}`, '#8aa35c', 7) +
        Array.from({ length: 18 }, (_, at) => {
          const t = at / 18;
          const side = at % 2 ? 1 : -1;
          return group(
            fill('M0 0C-15 -6 -17 -34 0 -40C17 -34 15 -6 0 0Z', at % 3 ? '#a99bd8' : '#c3b8e8') +
              fill('M0 0C-8 -4 -8 -20 0 -24C8 -20 8 -4 0 0Z', '#e9e2f6'),
            side * 7,
            -length * (0.28 + t * 0.68),
            side * (62 - t * 44),
            1 - t * 0.4,
          );
        }).join(''),
      x,
      y,
      turn,
    );
  const pods = [0, 1, 2, 3]
    .map((at) =>
      group(
        fill('M0 0C-14 8 -14 52 0 60C14 52 14 8 0 0Z', '#8f6238') +
          [16, 30, 44].map((y) => ellipse(0, y, 8, 5, '#6f4826')).join(''),
        500 + at * 44,
        500 + (at % 2) * 26,
        at * 14 - 20,
      ),
    )
    .join('');
  const brown = '#8a5f36';
  const main = arc([285, 700], [150, 950], 0.1, 24);
  const runner = arc([285, 720], [500, 810], -0.1, 26);
  const loose = arc([330, 935], [560, 905], -0.05, 16);
  return (
    line('M420 450Q520 480 640 500', '#8aa35c', 6) +
    stems
      .map(
        (stem) =>
          wood(stem, '#7d9a5c', 14) +
          singles(stem, { count: 6, start: 0.14, end: 0.98, spread: [80, 48], taper: 0.82, leaf }),
      )
      .join('') +
    spike(400, 400, 30, 250) +
    spike(250, 440, -6, 270) +
    spike(420, 230, 4, 200) +
    pods +
    limb(main, [26, 22, 18, 13], brown) +
    limb(runner, [22, 17, 14, 12], brown) +
    furrows(main, [26, 22, 18, 13], [-0.4, 0.3], '#5c3c1e') +
    furrows(runner, [22, 17, 14, 12], [-0.4, 0.3], '#5c3c1e') +
    ellipse(285, 705, 40, 28, brown) +
    cutEnd([500, 810], 12, 15, [brown, '#f3d24a', '#e6b92c']) +
    limb(loose, [17, 18, 17], '#f0cf55') +
    furrows(loose, [17, 18, 17], [-0.5, 0, 0.5], '#cf9f26', 2.4) +
    limb(arc([440, 922], [562, 906], -0.03, 10), [18, 19, 18], brown) +
    cutEnd([330, 935], 11, 17, ['#d9b03c', '#f7e07c', '#efc93c']) +
    cutEnd([148, 948], 14, 10, [brown, '#f3d24a', '#e6b92c'])
  );
};

export const roots: Readonly<Record<string, Portrait>> = {
  goldenseal,
  kava,
  shatavari,
  ginseng,
  liquorice,
};
