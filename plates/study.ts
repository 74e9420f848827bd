import type { Plate } from '../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { darker, lighter, mix } from './colour.ts';
import { bee } from './field-plants.ts';
import { drawLeaf } from './leaf.ts';
import { Random } from './random.ts';
import { fill, group, line } from './shape.ts';

/** How large a part is drawn, so that all of them fill their half of the sheet. */
const PART_SIZE: Partial<Record<Plate['accentShape'], number>> = {
  star: 310,
  oval: 270,
  round: 270,
  cup: 360,
  spike: 520,
  fingers: 350,
  knobbly: 350,
  cluster: 400,
  ribbed: 300,
};

/** How long the leaf is drawn; wide ones shorter, so that they stay on their half. */
const LEAF_SIZE: Partial<Record<Plate['leafShape'], number>> = {
  lobed: 480,
  palmate: 330,
  bipinnate: 510,
  ovate: 540,
  heart: 520,
  frond: 560,
  feathery: 660,
  lanceolate: 680,
};

/** A sheet of laid paper with a drawn frame: no table and no sun, as in a collector's book. */
function sheet({ hues }: Plate): string {
  const paper = mix(hues.ground, '#fffaf0', 0.55);
  const ink = mix(hues.leaf, '#4a3b28', 0.55);
  const laid = Array.from({ length: 24 }, (_, at) =>
    line(`M70 ${100 + at * 35}H930`, mix(paper, '#b79f74', 0.4), 1.4, 0.3),
  ).join('');
  const corner = (x: number, y: number, turn: number): string =>
    group(
      line('M0 46V0H46', ink, 5, 0.7) + fill('M16 16q26 -2 30 28q-28 -2 -30 -28Z', hues.leaf, 0.75),
      x,
      y,
      turn,
    );
  return (
    `<rect width="1000" height="1000" fill="${paper}"/>${laid}` +
    `<rect x="52" y="52" width="896" height="896" rx="10" fill="none" stroke="${ink}" stroke-width="3" opacity=".45"/>` +
    corner(70, 70, 0) +
    corner(930, 70, 90) +
    corner(930, 930, 180) +
    corner(70, 930, 270)
  );
}

/** The leaf in full, and a small one seen from below. */
function leaves(plate: Plate, random: Random): string {
  const { leafShape: shape, leafEdge: edge, hues } = plate;
  const length = LEAF_SIZE[shape] ?? 600;
  const large =
    drawLeaf({ shape, edge, colour: hues.leaf }, length, random) +
    line('M0 0Q6 40 -4 86', darker(hues.leaf, 0.2), 11);
  const under =
    drawLeaf({ shape, edge, colour: lighter(hues.leaf, 0.35) }, length * 0.36, random) +
    line('M0 0Q4 20 -3 40', darker(hues.leaf, 0.1), 6);
  return group(large, 330, shape === 'palmate' ? 590 : 780, -10) + group(under, 520, 850, 44);
}

/** The flower, fruit, pod, seed head or root, and a small second one. */
function parts(plate: Plate, random: Random): string {
  const { accentShape: shape, hues } = plate;
  const colours = { accent: hues.accent, leaf: hues.leaf };
  const size = PART_SIZE[shape] ?? 380;
  return (
    group(drawAccent(shape, size, colours, random), 716, 640, 5) +
    group(drawAccent(shape, size * 0.4, colours, random), 800, 880, -16)
  );
}

/** Bees have no leaf: their comb stands alone, with those who built it. */
function comb(plate: Plate, random: Random): string {
  return (
    group(drawAccent('comb', 540, { accent: plate.hues.accent, leaf: plate.hues.leaf }, random), 490, 790) +
    group(bee(), 790, 250, 24) +
    group(bee(), 170, 300, -30) +
    group(bee(), 820, 720, -12)
  );
}

/** The parts of a plant laid out on a sheet, 1000 × 1000. The same plate always gives the same text. */
export function drawStudy(plate: Plate): string {
  const random = new Random(`${plate.plant}/${plate.picture}/study`);
  const drawn =
    plate.subject === 'honeycomb' ? comb(plate, random) : leaves(plate, random) + parts(plate, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${sheet(plate)}${drawn}</svg>\n`;
}
