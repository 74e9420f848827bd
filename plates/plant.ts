import type { Plate } from '../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { bee, grain, stalks } from './field-plants.ts';
import { drawPortrait } from './portraits.ts';
import type { Random } from './random.ts';
import { angleAt, arc, group, type Point } from './shape.ts';
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

function rooted(plate: Plate, random: Random): string {
  const lying = plate.accentShape !== 'taproot';
  const crown: Point = [365, lying ? 640 : 560];
  const tops =
    plate.arrangement === 'basal'
      ? growFan(plate, crown, LEAF_LENGTH[plate.leafShape] * 2, 44, 3 + plate.density * 2, random)
      : growSprig(plate, arc(crown, [430, 130], 0.1, 36), 0.86, random).leaves;
  const root = drawAccent(plate.accentShape, lying ? 330 : 380, colours(plate), random);
  return tops + (lying ? group(root, 360, 850, -6) : group(root, 355, 930, 3));
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
      return growFan(plate, centre, 760, 48, 7 + plate.density * 3, random) + stalks(plate);
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
      throw new Error(`${plate.plant}: the common words draw no ${plate.subject}; draw a portrait`);
  }
}
