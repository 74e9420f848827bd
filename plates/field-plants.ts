import type { Plate } from '../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { lighter } from './colour.ts';
import type { Random } from './random.ts';
import { arc, group, line } from './shape.ts';
import { growSprig } from './sprig.ts';

export function grain(plate: Plate, random: Random): string {
  const stalks: [number, number, number][] = [
    [-150, 300, 250],
    [150, 330, 240],
    [0, 240, 320],
  ];
  return stalks
    .map(([reach, top, size]) => {
      const stem = arc([400, 900], [400 + reach, top + 110], reach / -1400, 30);
      const { leaves } = growSprig(plate, stem, 0.7, random);
      const end = stem.at(-1) ?? [0, 0];
      const head = drawAccent(
        plate.accentShape,
        size,
        { accent: plate.hues.accent, leaf: plate.hues.leaf },
        random,
      );
      return leaves + group(head, end[0], end[1] + 20, reach / 9);
    })
    .join('');
}

/** Pale bulbous lower stalks of lemongrass, tied. */
export function stalks({ hues }: Plate): string {
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

export const bee = (): string =>
  '<ellipse cx="-14" cy="-26" rx="15" ry="30" transform="rotate(-28 -14 -26)" fill="#fff" opacity=".75"/><ellipse cx="14" cy="-26" rx="15" ry="30" transform="rotate(28 14 -26)" fill="#fff" opacity=".75"/><ellipse rx="36" ry="23" fill="#e3a52a"/><path d="M-12 -21.500v43M4 -23v46M19 -19v38" stroke="#3a2a12" stroke-width="8"/><circle cx="-38" cy="-2" r="14" fill="#3a2a12"/>';
