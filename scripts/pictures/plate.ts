import type { Plate } from '../../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { clayOf, drawGround } from './ground.ts';
import { materialOf } from './material.ts';
import { drawPlant } from './plant.ts';
import { Random } from './random.ts';
import { group } from './shape.ts';
import { drawVessel } from './vessel.ts';

/** Loose pieces in the foreground, for what is sold whole. */
function heap(plate: Plate, random: Random): string {
  const small = ['bud', 'capsule-pod'].includes(plate.accentShape);
  const [pieces, size, reach] = small ? [18, 76, 88] : [5, 230, 110];
  let drawn = '<ellipse cx="10" cy="4" rx="180" ry="24" fill="#3b2f1c" opacity=".15"/>';
  for (let at = 0; at < pieces; at += 1) {
    const row = Math.floor(at / 6);
    const x = ((at % 6) / 2.5 - 1) * reach + row * 16;
    const turn = small ? random.between(-80, 80) : random.between(74, 106);
    drawn += group(
      drawAccent(plate.accentShape, size, { accent: plate.hues.accent, leaf: plate.hues.leaf }, random),
      small ? x : -112,
      small ? 4 - row * 30 : 4 - at * 27,
      turn,
    );
  }
  return drawn;
}

/**
 * The whole plate as an SVG document, 1000 × 1000. The same plate always gives the same text. A plant that can do
 * serious harm stands alone: a bowl or cup beside it would say that it is to be eaten or drunk.
 */
export function drawPlate(plate: Plate, alone = false): string {
  const random = new Random(`${plate.plant}/${plate.picture}`);
  const clay = clayOf(random);
  const vessel = (): string =>
    plate.form === 'whole'
      ? heap(plate, random)
      : drawVessel(plate.form, { accent: materialOf(plate), leaf: plate.hues.leaf, clay }, random);
  const beside = alone ? '' : group(vessel(), 725, 905, 0, 1.3);
  const ground = drawGround(plate, random);
  const plant = drawPlant(plate, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${ground}${alone ? group(plant, 110) : plant}${beside}</svg>\n`;
}
