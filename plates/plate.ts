import type { Plate } from '../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { mix } from './colour.ts';
import { fillingOf } from './filling.ts';
import { clayOf, drawGround } from './ground.ts';
import { materialOf } from './material.ts';
import { drawPlant } from './plant.ts';
import { quillLying } from './portraits-cinnamon.ts';
import { cardamomPod } from './portraits-pods.ts';
import { Random } from './random.ts';
import { group } from './shape.ts';
import { drawVessel } from './vessel.ts';

/** Loose pieces in the foreground, for what is sold whole. */
function heap(plate: Plate, random: Random): string {
  const ground = '<ellipse cx="10" cy="4" rx="180" ry="24" fill="#3b2f1c" opacity=".15"/>';
  if (plate.plant === 'cinnamon')
    return (
      ground +
      Array.from({ length: 5 }, (_, at) =>
        group(quillLying(270), -130 + (at % 2) * 14, -8 - at * 33, random.between(-7, 7), 0.95),
      ).join('')
    );
  let drawn = ground;
  for (let at = 0; at < 18; at += 1) {
    const row = Math.floor(at / 6);
    const one =
      plate.plant === 'cardamom'
        ? cardamomPod(82, mix(plate.hues.accent, '#c9c48a', random.next()))
        : drawAccent(plate.accentShape, 76, { accent: plate.hues.accent, leaf: plate.hues.leaf }, random);
    drawn += group(one, ((at % 6) / 2.5 - 1) * 88 + row * 16, 4 - row * 30, random.between(-80, 80));
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
      : drawVessel(
          plate.form,
          { accent: materialOf(plate), leaf: plate.hues.leaf, clay },
          random,
          fillingOf(plate),
        );
  const beside = alone ? '' : group(vessel(), 725, 905, 0, 1.3);
  const ground = drawGround(plate, random);
  const plant = drawPlant(plate, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${ground}${alone ? group(plant, 110) : plant}${beside}</svg>\n`;
}
