import type { Plate } from '../content/products/plate-types.ts';
import { petal, rays } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawLeaf } from './leaf.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { growSprig } from './sprig.ts';

type Portrait = (plate: Plate, random: Random) => string;

/** Lantana camara: rough, toothed leaves in pairs, flat heads of small flowers, yellow within and pink without. */
const lantana: Portrait = (plate, random) => {
  const head = (x: number, y: number, size: number): string => {
    let florets = '';
    for (let at = 33; at >= 0; at -= 1) {
      const [turn, reach] = [at * 2.4, size * Math.sqrt(at / 33)];
      const colour = at > 14 ? '#dc5f86' : at > 6 ? '#ef9550' : '#f5cd3c';
      const small = size * 0.19;
      florets += group(
        rays(4, small, small * 0.86, colour, random) +
          ellipse(0, 0, small * 0.2, small * 0.2, darker(colour, 0.4)),
        Math.cos(turn) * reach,
        Math.sin(turn) * reach * 0.62,
        at * 31,
      );
    }
    return group(florets, x, y);
  };
  const berries = (x: number, y: number): string =>
    [
      [0, 0, '#2c2340'],
      [34, 10, '#2c2340'],
      [14, 32, '#3f6b3a'],
      [-24, 26, '#2c2340'],
      [42, 40, '#3f6b3a'],
    ]
      .map(
        ([dx, dy, colour]) =>
          ellipse(x + Number(dx), y + Number(dy), 21, 21, String(colour)) +
          ellipse(x + Number(dx) - 7, y + Number(dy) - 7, 5, 5, '#ffffff', 0.5),
      )
      .join('');
  const branches: [Point, Point, number, number][] = [
    [[380, 890], [170, 350], 0.12, 110],
    [[400, 890], [620, 330], -0.14, 110],
    [[395, 900], [400, 190], 0.05, 140],
  ];
  return (
    branches
      .map(([from, to, bend, size]) => {
        const sprig = growSprig(
          { ...plate, leafShape: 'ovate', density: 1 },
          arc(from, to, bend, 30),
          0.72,
          random,
        );
        return sprig.leaves + head(to[0], to[1] - 10, size);
      })
      .join('') + berries(500, 600)
  );
};

/** A pea flower seen from the side: broad standard, wings and keel in a woolly calyx. */
const pea = (size: number): string =>
  fill(
    `M0 0C${-size * 0.9} ${-size * 0.2} ${-size * 0.8} ${-size * 1.3} 0 ${-size * 1.15}C${size * 0.8} ${-size * 1.3} ${size * 0.9} ${-size * 0.2} 0 0Z`,
    '#fbf8f0',
  ) +
  fill(`M0 0C${-size * 0.9} ${-size * 0.2} ${-size * 0.8} ${-size * 1.3} 0 ${-size * 1.15}V0Z`, '#e6e2ee') +
  line(`M0 ${-size * 0.1}V${-size * 1.1}`, '#c9c3d6', 3) +
  ellipse(0, -size * 0.22, size * 0.26, size * 0.34, '#efe8d8') +
  ellipse(0, -size * 0.1, size * 0.12, size * 0.24, '#d9dcc0') +
  ellipse(0, size * 0.08, size * 0.22, size * 0.18, '#8d7350');

/** Tephrosia vogelii: velvety pinnate leaves, upright racemes of white pea flowers, flat woolly brown pods. */
const tephrosia: Portrait = (plate, random) => {
  const sprig = growSprig(
    { ...plate, leafShape: 'pinnate', density: 2 },
    arc([370, 900], [420, 420], 0.06, 40),
    1.05,
    random,
  );
  let raceme = line('M420 430Q414 260 404 70', darker(plate.hues.leaf, 0.1), 12);
  for (let at = 0; at < 9; at += 1) {
    const t = at / 9;
    const side = at % 2 ? 1 : -1;
    raceme += group(
      pea(74 - t * 40),
      418 - t * 12 + side * (50 - t * 34),
      440 - t * 350,
      side * (52 - t * 30),
    );
  }
  const pod = (x: number, y: number, turn: number): string => {
    const wool = Array.from({ length: 26 }, (_, at) =>
      line(
        `M${at % 2 ? -27 : 27} ${26 + at * 9}l${at % 2 ? -11 : 11} ${random.between(-8, 5)}`,
        '#c9ac7c',
        2.6,
      ),
    ).join('');
    return group(
      line('M0 -70V8', plate.hues.leaf, 8) +
        wool +
        fill('M0 0C36 10 32 90 30 190Q28 262 4 282Q-26 262 -30 190C-34 90 -32 12 0 0Z', '#9b7748') +
        [60, 110, 160, 210].map((dy) => ellipse(0, dy, 19, 15, '#86643a')).join(''),
      x,
      y,
      turn,
    );
  };
  return sprig.leaves + pod(500, 540, -14) + pod(560, 500, -34) + pod(330, 540, 20) + raceme;
};

/** Ricinus communis: large leaves like a hand with toothed fingers, an upright spike of spiny capsules. */
const castor: Portrait = (plate, random) => {
  const leaf = (from: Point, to: Point, turn: number, length: number): string =>
    line(smooth(arc(from, to, 0.06, 10)), '#8d4a3a', 10) +
    group(
      drawLeaf({ shape: 'palmate', edge: 'toothed', colour: plate.hues.leaf }, length, random),
      to[0],
      to[1],
      turn,
    );
  const leaves =
    line('M400 900Q440 660 430 440', '#8d4a3a', 20) +
    leaf([424, 560], [250, 470], -58, 240) +
    leaf([424, 600], [590, 520], 58, 230) +
    leaf([418, 720], [220, 760], -84, 220) +
    leaf([418, 740], [600, 790], 84, 200);
  const capsule = (x: number, y: number, size: number): string => {
    const colour = mix('#b4423f', '#7d9a4c', random.next() * 0.45);
    return group(
      Array.from({ length: 22 }, (_, at) =>
        group(line(`M0 0V${-size * 1.34}`, lighter(colour, 0.16), 5), 0, 0, at * 16.4),
      ).join('') +
        ellipse(0, 0, size, size, colour) +
        line(
          `M0 ${-size}V${size}M${-size * 0.5} ${-size * 0.86}Q${-size * 0.9} 0 ${-size * 0.5} ${size * 0.86}`,
          darker(colour, 0.25),
          4,
          0.7,
        ) +
        Array.from({ length: 12 }, (_, at) =>
          ellipse(
            Math.cos(at * 2.4) * size * 0.62,
            Math.sin(at * 2.4) * size * 0.62,
            4,
            4,
            lighter(colour, 0.45),
          ),
        ).join(''),
      x,
      y,
    );
  };
  let spike = line('M430 440V60', '#8d4a3a', 14);
  for (let row = 0; row < 6; row += 1)
    for (const side of [-1, 1, 0])
      spike += capsule(430 + side * (58 - row * 6), 400 - row * 62 - (side === 0 ? 26 : 0), 44 - row * 4);
  return leaves + spike;
};

/** Kigelia africana: heavy grey-brown sausages on long cords, dark red flower bells, pinnate leaves. */
const kigelia: Portrait = (plate, random) => {
  const bough = growSprig({ ...plate, density: 2 }, arc([50, 170], [740, 210], -0.1, 40), 0.85, random);
  const sausage = (x: number, drop: number, length: number, turn: number): string =>
    line(smooth(arc([x, 190], [x + turn * 2, drop], 0.04, 8)), '#7a6a4c', 9) +
    group(
      fill(
        `M0 0C64 6 74 60 72 ${length * 0.6}Q70 ${length} 0 ${length}Q-70 ${length} -72 ${length * 0.6}C-74 60 -64 6 0 0Z`,
        '#a08f70',
      ) +
        fill(
          `M0 0C64 6 74 60 72 ${length * 0.6}Q70 ${length} 0 ${length}Q42 ${length * 0.6} 0 0Z`,
          '#7f7054',
          0.75,
        ) +
        Array.from({ length: 26 }, () =>
          ellipse(random.between(-48, 48), random.between(40, length - 36), 5, 3, '#cdbf9f', 0.8),
        ).join(''),
      x + turn * 2,
      drop,
      turn,
    );
  const bell = (x: number, y: number): string =>
    line(`M${x - 16} 180Q${x} 260 ${x} ${y}`, '#7a6a4c', 6) +
    group(
      [-34, 34, 0]
        .map((turn) => group(fill(petal(92, 62), turn ? '#7c1d2b' : '#9b2c38'), 0, 0, 180 + turn))
        .join('') + ellipse(0, 6, 26, 18, '#5f7a3c'),
      x,
      y,
    );
  return (
    sausage(270, 360, 400, 3) + sausage(480, 420, 440, -4) + bell(640, 380) + bell(130, 400) + bough.leaves
  );
};

/** Plants that can poison and that must be told from others, each from its botanical description. */
export const poisonous: Readonly<Record<string, Portrait>> = { lantana, tephrosia, castor, kigelia };
