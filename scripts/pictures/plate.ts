import type { Plate } from '../../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { darker, lighter, mix } from './colour.ts';
import { materialOf } from './material.ts';
import { drawPlant } from './plant.ts';
import { Random } from './random.ts';
import { group } from './shape.ts';
import { drawVessel } from './vessel.ts';

const TERRACOTTA = '#b5623f';
const VESSEL_CLAYS = ['#b5623f', '#7d5a44', '#4f6a5a', '#c08a4e', '#8d4f42', '#5f6f86'];

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

/** The backdrop: tinted paper, a low sun, a woven band along the foot. */
function ground(plate: Plate, random: Random): string {
  const paper = plate.hues.ground;
  const sun = mix(paper, plate.hues.accent, 0.2);
  const [x, y] = [random.between(380, 480), random.between(390, 450)];
  const table = mix(paper, '#c8a878', 0.32);
  let weave = '';
  for (let at = 0; at < 26; at += 1)
    weave += `<path d="M${at * 40 - 20} 962l20 -15 20 15 -20 15Z" fill="${at % 2 ? TERRACOTTA : mix(plate.hues.leaf, '#24331f', 0.2)}" opacity=".55"/>`;
  return (
    `<defs><radialGradient id="light" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#fffaf0" stop-opacity=".85"/><stop offset=".55" stop-color="${paper}" stop-opacity="0"/><stop offset="1" stop-color="${darker(paper, 0.3)}" stop-opacity=".28"/></radialGradient></defs>` +
    `<rect width="1000" height="1000" fill="${paper}"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="330" fill="${sun}"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="366" fill="none" stroke="${sun}" stroke-width="5"/>` +
    `<path d="M0 868Q300 846 520 862T1000 850V1000H0Z" fill="${table}"/><path d="M0 868Q300 846 520 862T1000 850" fill="none" stroke="${lighter(table, 0.5)}" stroke-width="4"/>${weave}` +
    '<rect width="1000" height="1000" fill="url(#light)"/>'
  );
}

/** The whole plate as an SVG document, 1000 × 1000. The same plate always gives the same text. */
export function drawPlate(plate: Plate): string {
  const random = new Random(`${plate.plant}/${plate.picture}`);
  const clay = VESSEL_CLAYS[Math.floor(random.next() * VESSEL_CLAYS.length)] ?? TERRACOTTA;
  const vessel =
    plate.form === 'whole'
      ? heap(plate, random)
      : drawVessel(plate.form, { accent: materialOf(plate), leaf: plate.hues.leaf, clay }, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${ground(plate, random)}${drawPlant(plate, random)}${group(vessel, 725, 905, 0, 1.3)}</svg>\n`;
}
