import type { Plate } from '../../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { darker, lighter } from './colour.ts';
import { drawLeaf, type Foliage } from './leaf.ts';
import type { Random } from './random.ts';
import { angleAt, arc, group, line, type Point, smooth } from './shape.ts';

/** A leaf's natural length on the plate, before it tapers towards the tip of the stem. */
const LEAF_LENGTH: Record<Plate['leafShape'], number> = {
  pinnate: 330,
  bipinnate: 350,
  trifoliate: 210,
  lanceolate: 235,
  ovate: 215,
  elliptic: 235,
  heart: 215,
  arrow: 330,
  lobed: 235,
  needle: 120,
  feathery: 230,
  strap: 560,
  palmate: 190,
  frond: 470,
  none: 0,
};

const COMPOUND = new Set<Plate['leafShape']>(['pinnate', 'bipinnate', 'palmate', 'lobed', 'heart']);

type Sprig = {
  stem: Point[];
  leaves: string;
  tip: Point;
  nodes: { at: Point; turn: number; side: number }[];
};

/** A leafy stem along `stem`, leaves set as the plant sets them, small ones at the tip. */
function growSprig(plate: Plate, stem: Point[], scale: number, random: Random): Sprig {
  const foliage: Foliage = { shape: plate.leafShape, edge: plate.leafEdge, colour: plate.hues.leaf };
  const needles = plate.leafShape === 'needle';
  const natural = plate.leafShape === 'strap' ? 260 : LEAF_LENGTH[plate.leafShape];
  const count = needles
    ? 30 + plate.density * 4
    : COMPOUND.has(plate.leafShape)
      ? 3 + plate.density
      : 5 + plate.density;
  const perNode = { alternate: 1, opposite: 2, whorled: 3, basal: 1 }[plate.arrangement];
  const nodes: Sprig['nodes'] = [];
  let behind = '';
  let front = '';
  for (let node = 0; node < count; node += 1) {
    const t = 0.1 + (0.86 * node) / count;
    const index = Math.round(t * (stem.length - 1));
    const [x, y] = stem[index] ?? [0, 0];
    const along = angleAt(stem, index);
    for (let leaf = 0; leaf < perNode; leaf += 1) {
      const side = perNode === 1 ? (node % 2 ? 1 : -1) : leaf === 0 ? -1 : leaf === 1 ? 1 : 0;
      const length = natural * scale * (1.04 - 0.58 * t) * random.between(0.9, 1.08);
      const turn =
        along + side * (76 - 42 * t) + (side === 0 ? (node % 2 ? 16 : -16) : random.between(-7, 7));
      const drawn = group(drawLeaf(foliage, side === 0 ? length * 0.72 : length, random), x, y, turn);
      if (side === 0) front += drawn;
      else behind += drawn;
      nodes.push({ at: [x, y], turn, side });
    }
  }
  const tip = stem.at(-1) ?? [0, 0];
  const last = group(
    drawLeaf(foliage, natural * scale * 0.52, random),
    tip[0],
    tip[1],
    angleAt(stem, stem.length - 1),
  );
  const wood =
    line(smooth(stem), darker(plate.hues.leaf, 0.3), 11 * scale) +
    line(smooth(stem.map(([x, y]): Point => [x - 2, y])), lighter(plate.hues.leaf, 0.2), 3.5 * scale, 0.7);
  return { stem, leaves: wood + behind + front + last, tip, nodes };
}

/** Leaves in a fan from one point, the outer ones first. */
function growFan(
  plate: Plate,
  [x, y]: Point,
  length: number,
  spread: number,
  count: number,
  random: Random,
): string {
  const foliage: Foliage = { shape: plate.leafShape, edge: plate.leafEdge, colour: plate.hues.leaf };
  const turns = Array.from({ length: count }, (_, at) => ((at / (count - 1)) * 2 - 1) * spread).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  return turns
    .map((turn) =>
      group(
        drawLeaf(foliage, length * (1 - Math.abs(turn / spread) * 0.3) * random.between(0.88, 1.06), random),
        x + turn * 0.35,
        y,
        turn + random.between(-4, 4),
      ),
    )
    .join('');
}

const colours = (plate: Plate): { accent: string; leaf: string } => ({
  accent: plate.hues.accent,
  leaf: plate.hues.leaf,
});

function standing(plate: Plate, random: Random): string {
  const stem = arc([380, 890], [430, 250], random.between(-0.12, 0.12), 40);
  const sprig = growSprig(plate, stem, 1, random);
  const flowers = sprig.nodes
    .slice(-4, -1)
    .map(({ at, turn, side }) =>
      group(drawAccent(plate.accentShape, 62, colours(plate), random), at[0], at[1], turn * 0.5 - side * 6),
    )
    .join('');
  return (
    sprig.leaves +
    flowers +
    group(
      drawAccent(plate.accentShape, 92, colours(plate), random),
      sprig.tip[0],
      sprig.tip[1] - 14,
      angleAt(stem, 40),
    )
  );
}

function flowering(plate: Plate, random: Random): string {
  const tall = ['spike', 'plume', 'panicle'].includes(plate.accentShape);
  const branches: [Point, Point, number, number][] = [
    [[400, 890], [190, 400], 0.12, tall ? 230 : 190],
    [[405, 890], [640, 350], -0.14, tall ? 240 : 205],
    [[400, 900], [410, 320], 0.05, tall ? 320 : 285],
  ];
  return branches
    .map(([from, to, bend, size]) => {
      const sprig = growSprig(plate, arc(from, to, bend, 30), 0.78, random);
      return (
        sprig.leaves +
        group(
          drawAccent(plate.accentShape, size, colours(plate), random),
          sprig.tip[0],
          sprig.tip[1] + 8,
          angleAt(sprig.stem, 30) * 0.6,
        )
      );
    })
    .join('');
}

/** A bough coming in from the top corner with fruit, pods or nuts hanging from it. */
function hanging(plate: Plate, random: Random, size: number, count: number): string {
  const stem = arc([70, 210], [700, 300], -0.14, 40);
  const sprig = growSprig(plate, stem, 0.92, random);
  const long = ['curved-pod', 'long-pod', 'capsule-pod'].includes(plate.accentShape);
  let fruit = '';
  for (let at = 0; at < count; at += 1) {
    const [x, y] = stem[Math.round(8 + (at * 25) / Math.max(1, count - 1))] ?? [0, 0];
    const big = size * (at === Math.floor(count / 2) ? 1.12 : random.between(0.84, 1));
    const drop = long ? 24 : random.between(44, 84);
    fruit +=
      line(smooth(arc([x, y], [x + 6, y + drop], 0.1, 5)), darker(plate.hues.leaf, 0.25), 7) +
      group(
        drawAccent(plate.accentShape, big, colours(plate), random),
        x + 6,
        y + drop,
        180 + random.between(-12, 12) + (long ? (at - count / 2) * -9 : 0),
      );
  }
  return plate.subject === 'fruit' ? sprig.leaves + fruit : fruit + sprig.leaves;
}

function rooted(plate: Plate, random: Random): string {
  const lying = ['knobbly', 'fingers', 'tuber'].includes(plate.accentShape);
  const crown: Point = [365, lying ? 640 : 560];
  const tops =
    plate.arrangement === 'basal'
      ? growFan(
          plate,
          crown,
          LEAF_LENGTH[plate.leafShape] * (plate.leafShape === 'arrow' ? 1.35 : 2),
          44,
          3 + plate.density * 2,
          random,
        )
      : growSprig(plate, arc(crown, [430, 130], 0.1, 36), 0.86, random).leaves;
  const root = lying
    ? group(
        drawAccent(plate.accentShape, plate.accentShape === 'tuber' ? 300 : 330, colours(plate), random),
        360,
        850,
        -6,
      )
    : group(drawAccent(plate.accentShape, 380, colours(plate), random), 355, 930, 3);
  return tops + root;
}

function barked(plate: Plate, random: Random): string {
  const sprig = growSprig(plate, arc([250, 850], [480, 180], 0.16, 40), 0.95, random).leaves;
  let pieces = '';
  if (plate.accentShape === 'quill')
    for (const [x, y, turn] of [
      [200, 930, 60],
      [180, 880, 68],
      [225, 905, 52],
    ] as const)
      pieces += group(drawAccent('quill', 430, colours(plate), random), x, y, turn);
  else
    for (const [x, y, turn] of [
      [230, 930, -20],
      [330, 900, 14],
      [440, 935, 40],
      [300, 960, 76],
      [410, 965, -64],
    ] as const)
      pieces += group(drawAccent(plate.accentShape, 200, colours(plate), random), x, y, turn);
  return sprig + pieces;
}

function grain(plate: Plate, random: Random): string {
  const stalks: [number, number, number][] = [
    [-150, 300, 250],
    [150, 330, 240],
    [0, 240, 320],
  ];
  const leafy = plate.arrangement !== 'basal' && plate.leafShape !== 'strap';
  const blades = leafy ? '' : growFan(plate, [400, 900], 560, 52, 5 + plate.density, random);
  return (
    blades +
    stalks
      .map(([reach, top, size]) => {
        const stem = arc([400, 900], [400 + reach, top + 110], reach / -1400, 30);
        const wood = leafy
          ? growSprig(plate, stem, 0.7, random).leaves
          : line(smooth(stem), darker(plate.hues.leaf, 0.1), 10);
        const end = stem.at(-1) ?? [0, 0];
        const head =
          plate.accentShape === 'fingers'
            ? millet(size, plate, random)
            : drawAccent(plate.accentShape, size, colours(plate), random);
        return wood + group(head, end[0], end[1] + 20, reach / 9);
      })
      .join('')
  );
}

/** Finger millet's ear: seed-studded fingers spreading from one point. */
function millet(size: number, plate: Plate, random: Random): string {
  return [-46, 40, -24, 20, 0]
    .map((turn) =>
      group(
        drawAccent(
          'curved-pod',
          size * random.between(0.66, 0.76),
          {
            accent: random.next() > 0.5 ? plate.hues.accent : lighter(plate.hues.accent, 0.14),
            leaf: plate.hues.leaf,
          },
          random,
        ),
        0,
        0,
        turn,
      ),
    )
    .join('');
}

/** The living plant of a plate, drawn into the left two thirds of a 1000 × 1000 sheet. */
export function drawPlant(plate: Plate, random: Random): string {
  const centre: Point = [390, 880];
  switch (plate.subject) {
    case 'leaf-sprig':
      return plate.arrangement === 'basal'
        ? growFan(plate, centre, LEAF_LENGTH[plate.leafShape] * 2.1, 62, 4 + plate.density * 2, random)
        : standing(plate, random);
    case 'flower':
      return flowering(plate, random);
    case 'berry-branch': {
      const sprig = growSprig(plate, arc([360, 900], [440, 190], -0.14, 40), 0.95, random);
      const berries = sprig.nodes
        .filter((_, at) => at % 2 === 0)
        .map(({ at, side }) =>
          [0, 1, 2]
            .map((nth) =>
              group(
                drawAccent(plate.accentShape, 50, colours(plate), random),
                at[0] + side * (26 + nth * 26),
                at[1] + 18 + (nth % 2) * 34,
                180,
              ),
            )
            .join(''),
        )
        .join('');
      return sprig.leaves + berries;
    }
    case 'seed-pod':
      return hanging(
        plate,
        random,
        { 'curved-pod': 300, 'long-pod': 400, 'capsule-pod': 190, cluster: 210, ribbed: 300 }[
          plate.accentShape as string
        ] ?? 240,
        plate.accentShape === 'ribbed' ? 2 : 4,
      );
    case 'fruit':
      return hanging(
        plate,
        random,
        {
          'long-pod': 290,
          ribbed: plate.density > 2 ? 130 : 320,
          round: 200,
          oval: 220,
          pear: 260,
          gourd: 290,
        }[plate.accentShape as string] ?? 220,
        plate.density > 2 ? 4 : 2,
      );
    case 'nut':
      return plate.leafShape === 'frond'
        ? group(
            growFan(plate, [0, 0], 560, 74, 7, random) +
              [-110, 96, -4]
                .map((x, at) =>
                  group(drawAccent(plate.accentShape, 190, colours(plate), random), x, 170 + at * 26),
                )
                .join(''),
            400,
            470,
          )
        : hanging(
            plate,
            random,
            plate.accentShape === 'kidney' ? 210 : 120,
            plate.accentShape === 'kidney' ? 3 : 5,
          );
    case 'root':
      return rooted(plate, random);
    case 'bulb':
      return (
        growFan(plate, [400, 600], 520, 34, 5, random) +
        group(drawAccent(plate.accentShape, 300, colours(plate), random), 240, 900, -16) +
        group(drawAccent(plate.accentShape, 380, colours(plate), random), 420, 915, 4)
      );
    case 'bark':
      return barked(plate, random);
    case 'grain':
      return grain(plate, random);
    case 'succulent':
      return (
        group(drawAccent(plate.accentShape, 420, colours(plate), random), 410, 560, 6) +
        succulent(plate, random)
      );
    case 'grass':
      return (
        growFan(plate, centre, plate.leafShape === 'strap' ? 760 : 420, 48, 7 + plate.density * 3, random) +
        (plate.accentShape === 'taproot'
          ? stalks(plate)
          : [-24, 20, -4]
              .map((turn) =>
                group(
                  line('M0 0V-420', darker(plate.hues.leaf), 7) +
                    group(drawAccent(plate.accentShape, 250, colours(plate), random), 0, -400),
                  390,
                  880,
                  turn,
                ),
              )
              .join(''))
      );
    case 'algae':
      return plate.accentShape === 'kelp'
        ? group(drawAccent('kelp', 740, colours(plate), random), 390, 920) +
            growFan(plate, [390, 920], 420, 60, 4, random)
        : [
            [170, 780, -18],
            [300, 840, 8],
            [420, 640, 24],
            [260, 480, -30],
            [430, 380, 40],
            [180, 320, 12],
            [560, 560, -8],
          ]
            .map(([x = 0, y = 0, turn = 0]) =>
              group(drawAccent(plate.accentShape, 260, colours(plate), random), x, y, turn),
            )
            .join('');
    case 'honeycomb':
      return (
        group(drawAccent(plate.accentShape, 560, colours(plate), random), 370, 720) +
        [
          [620, 250, 24],
          [180, 220, -30],
          [700, 470, -12],
        ]
          .map(([x = 0, y = 0, turn = 0]) => group(bee(), x, y, turn))
          .join('')
      );
  }
  return '';
}

/** Stout grooved leaves of an aloe, thorned along the edge. */
function succulent(plate: Plate, random: Random): string {
  const turns = [-66, 64, -44, 42, -24, 22, -6, 10];
  return turns
    .map((turn, at) =>
      group(
        group(
          drawLeaf(
            {
              shape: 'lanceolate',
              edge: 'toothed',
              colour: at % 2 ? plate.hues.leaf : lighter(plate.hues.leaf, 0.1),
            },
            520 - Math.abs(turn) * 2 - at * 14,
            random,
          ),
          0,
          0,
          0,
          0.95,
        ),
        400 + turn * 0.5,
        900,
        turn,
      ),
    )
    .join('');
}

/** Pale bulbous lower stalks of lemongrass, tied. */
function stalks({ hues }: Plate): string {
  return (
    [-26, 24, -9, 8]
      .map((turn) =>
        group(
          `<path d="M-24 0Q-34 -90 -13 -330H13Q34 -90 24 0Q0 14 -24 0Z" fill="${lighter(hues.accent, 0.3)}"/>` +
            line('M-6 -8Q-14 -110 -3 -310', hues.leaf, 4, 0.6),
          390 + turn * 2,
          900,
          turn * 0.7,
        ),
      )
      .join('') + line('M318 742Q390 772 462 742M318 758Q390 788 462 758', '#a9793f', 9)
  );
}

const bee = (): string =>
  '<ellipse cx="-14" cy="-26" rx="15" ry="30" transform="rotate(-28 -14 -26)" fill="#fff" opacity=".75"/><ellipse cx="14" cy="-26" rx="15" ry="30" transform="rotate(28 14 -26)" fill="#fff" opacity=".75"/><ellipse rx="36" ry="23" fill="#e3a52a"/><path d="M-12 -21.500v43M4 -23v46M19 -19v38" stroke="#3a2a12" stroke-width="8"/><circle cx="-38" cy="-2" r="14" fill="#3a2a12"/>';
