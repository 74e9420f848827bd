import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';

const TERRACOTTA = '#b5623f';
const VESSEL_CLAYS = ['#b5623f', '#7d5a44', '#4f6a5a', '#c08a4e', '#8d4f42', '#5f6f86'];

/** The clay of a plate's bowl, cup or dish. */
export const clayOf = (random: Random): string =>
  VESSEL_CLAYS[Math.floor(random.next() * VESSEL_CLAYS.length)] ?? TERRACOTTA;

/** The backdrop: tinted paper, a low sun, a table from `edge` down with a woven band along the foot. */
export function drawGround(plate: Pick<Plate, 'hues'>, random: Random, edge = 868): string {
  const paper = plate.hues.ground;
  const sun = mix(paper, plate.hues.accent, 0.2);
  const [x, y] = [random.between(380, 480), random.between(390, 450)];
  const table = mix(paper, '#c8a878', 0.32);
  const rim = `M0 ${edge}Q300 ${edge - 22} 520 ${edge - 6}T1000 ${edge - 18}`;
  let weave = '';
  for (let at = 0; at < 26; at += 1)
    weave += `<path d="M${at * 40 - 20} 962l20 -15 20 15 -20 15Z" fill="${at % 2 ? TERRACOTTA : mix(plate.hues.leaf, '#24331f', 0.2)}" opacity=".55"/>`;
  return (
    `<defs><radialGradient id="light" cx=".36" cy=".26" r=".9"><stop offset="0" stop-color="#fffaf0" stop-opacity=".85"/><stop offset=".55" stop-color="${paper}" stop-opacity="0"/><stop offset="1" stop-color="${darker(paper, 0.3)}" stop-opacity=".28"/></radialGradient></defs>` +
    `<rect width="1000" height="1000" fill="${paper}"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="330" fill="${sun}"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="366" fill="none" stroke="${sun}" stroke-width="5"/>` +
    `<path d="${rim}V1000H0Z" fill="${table}"/><path d="${rim}" fill="none" stroke="${lighter(table, 0.5)}" stroke-width="4"/>${weave}` +
    '<rect width="1000" height="1000" fill="url(#light)"/>'
  );
}
