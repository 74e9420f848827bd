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

function flowering(plate: Plate, random: Random): string {
  const branches: [Point, Point, number, number][] = [
    [[400, 890], [190, 400], 0.12, 190],
    [[405, 890], [640, 350], -0.14, 205],
    [[400, 900], [410, 320], 0.05, 285],
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
  let fruit = '';
  for (let at = 0; at < count; at += 1) {
    const [x, y] = stem[Math.round(8 + (at * 25) / Math.max(1, count - 1))] ?? [0, 0];
    const big = size * (at === Math.floor(count / 2) ? 1.12 : random.between(0.84, 1));
    const drop = random.between(44, 84);
    fruit +=
      line(smooth(arc([x, y], [x + 6, y + drop], 0.1, 5)), darker(plate.hues.leaf, 0.25), 7) +
      group(
        drawAccent(plate.accentShape, big, colours(plate), random),
        x + 6,
        y + drop + big,
        random.between(-6, 6),
      );
  }
  return plate.subject === 'fruit' ? sprig.leaves + fruit : fruit + sprig.leaves;
}

function rooted(plate: Plate, random: Random): string {
  const lying = plate.accentShape !== 'taproot';
  const crown: Point = [365, lying ? 640 : 560];
  const tops =
    plate.arrangement === 'basal'
      ? growFan(plate, crown, LEAF_LENGTH[plate.leafShape] * 2, 44, 3 + plate.density * 2, random)
      : growSprig(plate, arc(crown, [430, 130], 0.1, 36), 0.86, random).leaves;
  const root = lying
    ? group(drawAccent(plate.accentShape, 330, colours(plate), random), 360, 850, -6)
    : group(drawAccent(plate.accentShape, 380, colours(plate), random), 355, 930, 3);
  return tops + root;
}

/** The living plant of a plate, drawn into the left two thirds of a 1000 × 1000 sheet. */
export function drawPlant(plate: Plate, random: Random): string {
  const portrait = drawPortrait(plate, random);
  if (portrait !== null) return portrait;
  const centre: Point = [390, 880];
  switch (plate.subject) {
    case 'leaf-sprig':
      return growFan(plate, centre, LEAF_LENGTH[plate.leafShape] * 2.1, 62, 4 + plate.density * 2, random);
    case 'flower':
      return flowering(plate, random);
    case 'seed-pod':
      return hanging(plate, random, 300, 2);
    case 'fruit':
      return hanging(plate, random, plate.accentShape === 'gourd' ? 290 : 200, plate.density > 2 ? 4 : 2);
    case 'root':
      return rooted(plate, random);
    case 'bulb':
      return (
        growFan(plate, [400, 600], 520, 34, 5, random) +
        group(drawAccent(plate.accentShape, 300, colours(plate), random), 240, 900, -16) +
        group(drawAccent(plate.accentShape, 380, colours(plate), random), 420, 915, 4)
      );
    case 'grain':
      return grain(plate, random);
    case 'grass':
      return (
        growFan(plate, centre, plate.leafShape === 'strap' ? 760 : 420, 48, 7 + plate.density * 3, random) +
        stalks(plate)
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
    default:
      throw new Error(`${plate.plant} needs a portrait: no two plants share a ${plate.subject} of one form`);
  }
}
