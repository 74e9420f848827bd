import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter } from './colour.ts';
import { fingers } from './compound.ts';
import { berry, blossom } from './fruit.ts';
import { evenly, furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line, type Point } from './shape.ts';
import { places, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Commiphora wightii: twisted thorny branches under papery bark, tiny leaflets in threes, red drupes, oozing golden tears. */
const guggul: Portrait = ({ hues }) => {
  const bark = '#c9a878';
  const branches: [Point[], number[]][] = [
    [
      [
        [300, 905],
        [270, 780],
        [340, 660],
        [290, 540],
        [350, 430],
        [300, 330],
      ],
      [60, 54, 44, 34, 24, 10],
    ],
    [
      [
        [320, 690],
        [430, 600],
        [470, 480],
        [590, 420],
        [640, 300],
      ],
      [34, 28, 20, 14, 6],
    ],
    [
      [
        [300, 560],
        [190, 480],
        [200, 370],
        [90, 300],
        [70, 200],
      ],
      [28, 24, 18, 12, 6],
    ],
    [
      [
        [340, 440],
        [430, 340],
        [420, 230],
        [500, 130],
      ],
      [20, 16, 11, 5],
    ],
    [
      [
        [300, 350],
        [230, 250],
        [260, 160],
        [220, 70],
      ],
      [16, 13, 9, 5],
    ],
  ];
  const smoothed = branches.map(([points, widths]) => {
    const line = points.flatMap((from, at): Point[] => {
      const to = points[at + 1];
      return to ? arc(from, to, at % 2 ? 0.14 : -0.14, 8).slice(0, -1) : [from];
    });
    return [line, widths] as const;
  });
  const tuft = (x: number, y: number, turn: number): string =>
    group(
      fingers(
        [-62, 62, 0],
        {
          outline: 'obovate',
          length: 44,
          width: 0.66,
          colour: hues.leaf,
          margin: 'saw',
          teeth: 5,
          depth: 0.14,
          count: 3,
        },
        12,
      ),
      x,
      y,
      turn,
    );
  const spines = smoothed
    .flatMap(([line_]) =>
      places(line_, 5, 0.35, 1).map(({ x, y, along, nth }) =>
        group(
          limb(arc([0, 0], [0, -84], 0.04, 6), [7, 5, 1], '#8a6a48') + tuft(-4, -30, nth % 2 ? 70 : -70),
          x,
          y,
          along + (nth === 4 ? 0 : nth % 2 ? 58 : -58),
        ),
      ),
    )
    .join('');
  const curl = (x: number, y: number, turn: number, size: number): string =>
    group(
      fill(
        `M0 0Q${size * 0.5} ${-size * 0.3} ${size} ${-size * 0.1}Q${size * 1.3} ${size * 0.1} ${size * 1.1} ${size * 0.3}Q${size * 1.06} ${size * 0.08} ${size * 0.8} ${size * 0.14}Q${size * 0.4} ${size * 0.2} 0 ${size * 0.5}Z`,
        '#f3e3c0',
      ) + line(`M0 0Q${size * 0.5} ${-size * 0.3} ${size} ${-size * 0.1}`, '#a3814f', 3, 0.7),
      x,
      y,
      turn,
    );
  const tear = (x: number, y: number, size: number): string =>
    group(
      fill(
        `M0 ${-size}C${size * 0.7} ${-size * 0.3} ${size * 0.8} ${size} 0 ${size * 1.1}C${-size * 0.8} ${size} ${-size * 0.7} ${-size * 0.3} 0 ${-size}Z`,
        '#c07a1e',
      ) +
        ellipse(size * 0.16, size * 0.3, size * 0.4, size * 0.5, '#8f4a12', 0.5) +
        ellipse(-size * 0.24, size * 0.1, size * 0.16, size * 0.3, '#fbe0a0', 0.9),
      x,
      y,
    );
  const drupe = (x: number, y: number): string =>
    line(`M${x} ${y - 34}V${y - 10}`, '#8a7d4a', 3) + group(berry(17, '#c43a2c', 1.2), x, y);
  const flower = (x: number, y: number): string => group(blossom(4, 18, 6, '#a8503a', '', '#e6c27c'), x, y);
  return (
    spines +
    smoothed
      .map(
        ([line_, widths]) => limb(line_, widths, bark) + furrows(line_, widths, [-0.4, 0.4], '#93704a', 2.4),
      )
      .join('') +
    curl(286, 770, -16, 54) +
    curl(262, 850, 30, 60) +
    curl(330, 640, -30, 46) +
    curl(290, 560, 160, 40) +
    curl(450, 540, -70, 34) +
    curl(186, 430, 60, 32) +
    curl(350, 470, 10, 34) +
    tear(330, 760, 30) +
    tear(300, 690, 22) +
    tear(352, 830, 20) +
    tear(452, 600, 22) +
    tear(206, 480, 20) +
    tear(326, 880, 16) +
    drupe(560, 490) +
    drupe(520, 500) +
    drupe(140, 400) +
    flower(470, 260) +
    flower(260, 210) +
    flower(600, 330)
  );
};

/** The trunk at the left of the plate. */
const trunkLine = arc([130, 910], [140, -40], 0.02, 30);
const trunkWidths = [92, 76, 70];

/** Vachellia nilotica: long paired whitish thorns, tiny leaflets, yellow balls, grey pods like strings of beads, amber resin. */
const acacia: Portrait = ({ hues }) => {
  const twig = arc([190, 420], [700, 170], -0.1, 50);
  const second = arc([200, 620], [560, 560], -0.1, 40);
  // A dashed stroke is two rows of tiny leaflets along its rib.
  const pinna = (length: number, turn: number, y: number): string =>
    `<path d="M0 ${Math.round(y)}v${-length}" transform="rotate(${turn} 0 ${Math.round(y)})" stroke="${turn < 0 ? lighter(hues.leaf, 0.12) : hues.leaf}" stroke-width="21" stroke-dasharray="5 3"/>`;
  const leaf = (scale: number): string =>
    line(`M0 0V${Math.round(-128 * scale)}`, darker(hues.leaf, 0.1), 4) +
    evenly(5, 0.34, 1)
      .map((t) => [-62, 62].map((turn) => pinna(Math.round(72 * scale), turn, -128 * t * scale)).join(''))
      .join('');
  const thorns = (stem: Point[], count: number): string =>
    places(stem, count, 0.12, 0.9)
      .map(({ x, y, along }) =>
        [-40, 40]
          .map((turn) =>
            group(
              fill('M-10 0L0 -124L10 0Z', '#fffaf0') + line('M10 0L0 -124L-10 0', '#6f6450', 3),
              x,
              y,
              along + turn,
            ),
          )
          .join(''),
      )
      .join('');
  const ball = (x: number, y: number): string =>
    line(`M${x} ${y - 46}V${y}`, '#9ab06a', 4) +
    group(
      Array.from({ length: 28 }, (_, at) =>
        group(line('M0 0V-27', at % 2 ? '#f0c522' : '#e0ac16', 3.4), 0, 0, at * 12.86),
      ).join('') + ellipse(0, 0, 18, 18, '#f3ce3a'),
      x,
      y,
    );
  const pod = (x: number, y: number, turn: number, beads: number): string =>
    group(
      line('M0 -40V4', '#8a8f5c', 5) +
        line(`M0 0V${beads * 42}`, '#a09c8c', 12) +
        Array.from(
          { length: beads },
          (_, at) =>
            ellipse(0, 22 + at * 42, 21, 20, at % 2 ? '#aaa698' : '#b5b1a3') +
            ellipse(-6, 16 + at * 42, 7, 5, '#d3d0c4', 0.8),
        ).join(''),
      x,
      y,
      turn,
    );
  const tear = (x: number, y: number, size: number): string =>
    group(
      fill(
        `M0 ${-size}C${size * 0.9} ${-size * 0.1} ${size * 0.7} ${size} 0 ${size}C${-size * 0.7} ${size} ${-size * 0.9} ${-size * 0.1} 0 ${-size}Z`,
        '#c97a1c',
      ) + ellipse(-size * 0.2, size * 0.1, size * 0.18, size * 0.34, '#f6cf7c', 0.9),
      x,
      y,
    );
  return (
    limb(trunkLine, trunkWidths, '#4a3a30') +
    furrows(trunkLine, trunkWidths, [-0.7, -0.35, 0, 0.35, 0.7], '#2b201a', 7) +
    tear(176, 520, 26) +
    tear(150, 570, 17) +
    tear(96, 690, 22) +
    singles(twig, { count: 7, start: 0.2, end: 0.98, spread: [92, 66], taper: 0.9, leaf }) +
    singles(second, { count: 4, start: 0.3, end: 0.98, spread: [92, 66], taper: 0.9, leaf }) +
    thorns(twig, 6) +
    thorns(second, 4) +
    wood(twig, '#7a6450', 14) +
    wood(second, '#7a6450', 12) +
    ball(470, 380) +
    ball(520, 400) +
    ball(610, 330) +
    ball(430, 410) +
    pod(330, 500, 6, 6) +
    pod(390, 610, -6, 5)
  );
};

export const resins: Readonly<Record<string, Portrait>> = { guggul, 'scented-pod-acacia': acacia };
