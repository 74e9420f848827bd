import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { berry, blossom } from './fruit.ts';
import { cutEnd, limb, rings } from './limb.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';
import { places, stemOf } from './stems.ts';

type Portrait = (plate: Plate) => string;

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
        width: 1.04,
        colour: lighter(hues.leaf, 0.08),
        veins: 'base',
        count: 6,
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
            leaf((at + nth) % 2 ? 66 : -66, 200 - at * 14, 84),
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

export const rootstocks: Readonly<Record<string, Portrait>> = { kava, shatavari };
