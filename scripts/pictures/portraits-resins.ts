import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { fingers, pinnateLeaf } from './compound.ts';
import { berry, blossom } from './fruit.ts';
import { furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** A cut through the stem of guduchi: wedges of wood like the spokes of a wheel. */
export const wheel = (radius: number): string =>
  ellipse(0, 0, radius, radius, '#8f8a74') +
  ellipse(0, 0, radius * 0.88, radius * 0.88, '#efe6c6') +
  Array.from({ length: 12 }, (_, at) =>
    group(
      fill(
        `M-3 ${-radius * 0.2}L${-radius * 0.17} ${-radius * 0.82}H${radius * 0.17}L3 ${-radius * 0.2}Z`,
        '#c9b27c',
      ),
      0,
      0,
      at * 30,
    ),
  ).join('') +
  ellipse(0, 0, radius * 0.16, radius * 0.16, '#f6efd6');

/** Tinospora: a twining warty stem, aerial roots like threads, long-stalked hearts, red drupes, stem cuts with spokes. */
const guduchi: Portrait = ({ hues }) => {
  const stem = [
    [40, 240],
    [160, 170],
    [300, 250],
    [430, 150],
    [560, 240],
    [720, 150],
  ] as Point[];
  const other = [
    [40, 150],
    [170, 260],
    [300, 160],
    [430, 260],
    [560, 150],
    [720, 250],
  ] as Point[];
  const grey = '#a39c80';
  const warts = [...stem, ...other]
    .flatMap(([x, y], at) =>
      [-6, 7].map((dx) => ellipse(x + dx, y + (at % 2 ? 5 : -5) + Math.abs(dx) * 0.1, 7, 5, '#6f6a52', 0.8)),
    )
    .join('');
  const leaf = (x: number, y: number, turn: number, length: number): string =>
    group(
      drawBlade({
        outline: 'heart',
        length,
        width: 0.96,
        colour: hues.leaf,
        veins: 'base',
        count: 3,
        stalk: 96,
        stalkColour: '#8fae5c',
      }) +
        ellipse(0, -6, 9, 10, '#a3bd6a') +
        ellipse(0, -92, 9, 10, '#a3bd6a'),
      x,
      y,
      turn,
    );
  const threads = [90, 130, 236, 262, 380, 470, 500, 610, 650]
    .map((x, at) =>
      line(
        `M${x} ${220 - (at % 3) * 20}q${at % 2 ? 14 : -12} ${150 + (at % 4) * 30} ${at % 2 ? -6 : 8} ${340 + (at % 4) * 76}`,
        '#c9b98c',
        4.5,
      ),
    )
    .join('');
  const drupes =
    line('M430 170Q440 240 430 330', '#8fae5c', 5) +
    Array.from({ length: 11 }, (_, at) =>
      group(
        berry(20, at % 3 ? '#d23a2c' : '#b92a24'),
        430 + (at % 2 ? 20 : -20) + (at % 3) * 6 - 6,
        250 + at * 14,
      ),
    ).join('');
  const piece = (x: number, y: number, length: number, turn: number): string =>
    group(
      limb(arc([0, 0], [length, 0], 0.03, 10), [40, 42, 40], '#a9a28a') +
        [0.2, 0.5, 0.8].map((t) => line(`M${length * t} -30q10 26 -4 56`, '#d3cdb5', 5, 0.8)).join('') +
        group(wheel(44), 0, 0, 0, 1),
      x,
      y,
      turn,
    );
  return (
    threads +
    line(smooth(other), darker(grey, 0.14), 20) +
    line(smooth(stem), grey, 22) +
    line(smooth(stem.map(([x, y]): Point => [x, y - 6])), lighter(grey, 0.35), 5, 0.7) +
    warts +
    leaf(110, 210, 170, 170) +
    leaf(240, 210, 190, 180) +
    leaf(330, 200, 20, 130) +
    leaf(560, 210, 172, 180) +
    leaf(650, 200, 130, 140) +
    leaf(180, 190, -24, 120) +
    leaf(500, 180, -10, 110) +
    drupes +
    piece(90, 880, 190, 4) +
    group(wheel(56), 360, 880) +
    piece(450, 890, 150, -6)
  );
};

/** Zanthoxylum: a trunk of prickle-tipped cones, pinnate leaves, red-brown fruits split over one shining black seed. */
const zanthoxylum: Portrait = ({ hues }) => {
  const bark = '#9a9284';
  const spine = arc([140, 910], [150, -40], 0.02, 30);
  const widths = [100, 82, 74];
  const knob = (x: number, y: number, size: number): string =>
    group(
      ellipse(0, 0, size, size * 0.82, darker(bark, 0.3)) +
        ellipse(0, -size * 0.1, size * 0.8, size * 0.64, '#ab9f8a') +
        ellipse(0, -size * 0.2, size * 0.56, size * 0.44, '#bdb29c') +
        ellipse(0, -size * 0.28, size * 0.32, size * 0.25, '#8f7d64') +
        fill(
          `M${-size * 0.16} ${-size * 0.24}L${size * 0.1} ${-size * 0.86}L${size * 0.2} ${-size * 0.22}Z`,
          '#4a3426',
        ),
      x,
      y,
    );
  const side = (y: number, way: number): string =>
    fill(
      `M${way < 0 ? 70 : 218} ${y - 34}L${way < 0 ? 26 : 262} ${y - 12}L${way < 0 ? 10 : 280} ${y - 16}L${way < 0 ? 30 : 258} ${y + 6}L${way < 0 ? 66 : 222} ${y + 32}Z`,
      '#a3978a',
    );
  const twig = arc([210, 330], [720, 200], -0.12, 40);
  const leaf = (turn: number, share: number, length: number): string => {
    const [x, y] = twig[Math.round(share * 40)] ?? [0, 0];
    return group(
      pinnateLeaf({
        length,
        pairs: 4,
        odd: true,
        bare: 0.24,
        open: 66,
        taper: 0.9,
        leaflet: { outline: 'elliptic', length: length * 0.36, width: 0.44, colour: hues.leaf, count: 6 },
      }),
      x,
      y,
      turn,
    );
  };
  const prickles = places(twig, 7, 0.16, 0.9)
    .map(({ x, y, along, nth }) =>
      group(fill('M-9 0Q-6 -26 -24 -34Q8 -34 10 0Z', '#5f4030'), x, y, along + (nth % 2 ? 90 : -90)),
    )
    .join('');
  const fruits = (
    [
      [430, 470, 0],
      [480, 500, 1],
      [400, 520, 1],
      [450, 550, 1],
      [510, 450, 0],
    ] as const
  )
    .map(
      ([x, y, open]) =>
        line(`M450 300Q456 400 ${x} ${y - 20}`, '#8a7d4a', 4) +
        (open
          ? group(
              fill(
                'M0 -30C-40 -30 -44 20 -18 32C-24 6 -14 -10 0 -16C14 -10 24 6 18 32C44 20 40 -30 0 -30Z',
                '#a8452f',
              ) +
                ellipse(0, 8, 19, 20, '#1d1a1c') +
                ellipse(-6, 0, 6, 6, '#ffffff', 0.85),
              x,
              y,
            )
          : group(berry(27, '#b5533a') + line('M0 -26V26', '#7a2f20', 3), x, y)),
    )
    .join('');
  return (
    side(200, -1) +
    side(360, 1) +
    side(540, -1) +
    side(690, 1) +
    limb(spine, widths, bark) +
    furrows(spine, widths, [-0.5, 0.2, 0.7], darker(bark, 0.25), 3) +
    knob(130, 110, 44) +
    knob(170, 250, 40) +
    knob(110, 350, 42) +
    knob(176, 450, 46) +
    knob(118, 580, 48) +
    knob(180, 690, 44) +
    knob(122, 800, 50) +
    prickles +
    wood(twig, '#6f5a48', 15) +
    leaf(-10, 0.3, 260) +
    leaf(150, 0.4, 280) +
    leaf(16, 0.62, 240) +
    leaf(140, 0.82, 260) +
    leaf(70, 0.99, 220) +
    fruits +
    [
      [330, 880, -8],
      [460, 910, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          fill('M-74 14L-66 -26Q0 -40 70 -24L74 16Q0 0 -74 14Z', '#a39a8a') +
            fill('M-74 14Q0 0 74 16L70 28Q0 12 -70 26Z', '#d3b95c') +
            knob(-28, -14, 24) +
            knob(30, -14, 22),
          x,
          y,
          turn,
        ),
      )
      .join('')
  );
};

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

export const resins: Readonly<Record<string, Portrait>> = { guduchi, zanthoxylum, guggul };
