import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter } from './colour.ts';
import { drawLeaf, type Foliage } from './leaf.ts';
import type { Random } from './random.ts';
import { angleAt, group, line, type Point, smooth } from './shape.ts';

/** A leaf's natural length on the plate, before it tapers towards the tip of the stem. */
export const LEAF_LENGTH: Record<Plate['leafShape'], number> = {
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
export function growSprig(plate: Plate, stem: Point[], scale: number, random: Random): Sprig {
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
export function growFan(
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
