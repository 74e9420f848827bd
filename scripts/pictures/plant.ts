import type { Plate } from '../../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { darker } from './colour.ts';
import { bee, grain, stalks } from './field-plants.ts';
import { drawPortrait } from './portraits.ts';
import type { Random } from './random.ts';
import { angleAt, arc, group, line, type Point, smooth } from './shape.ts';
import { growFan, growSprig, LEAF_LENGTH } from './sprig.ts';

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
          plate.accentShape === 'bud'
            ? budHead(plate, size * 0.5, random)
            : drawAccent(plate.accentShape, size, colours(plate), random),
          sprig.tip[0],
          sprig.tip[1] + 8,
          angleAt(sprig.stem, 30) * 0.6,
        )
      );
    })
    .join('');
}

/** Buds stand in a loose head, never alone. */
const budHead = (plate: Plate, size: number, random: Random): string =>
  [-62, 60, -32, 30, 0]
    .map((turn) =>
      group(drawAccent('bud', size * random.between(0.85, 1.05), colours(plate), random), 0, 0, turn),
    )
    .join('');

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

/** The living plant of a plate, drawn into the left two thirds of a 1000 × 1000 sheet. */
export function drawPlant(plate: Plate, random: Random): string {
  const portrait = drawPortrait(plate, random);
  if (portrait !== null) return portrait;
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
