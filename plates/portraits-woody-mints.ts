import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { lighter } from './colour.ts';
import { lipped, whorledSpike } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, fill, group, line } from './shape.ts';
import { pairs, places, type Stem, stemOf, wood } from './stems.ts';

/** Lavandula: narrow grey leaves crowded at the foot, long bare stalks, and a whorl apart below each short spike. */
function lavender({ hues }: Plate): string {
  const heads: Stem[] = [
    { from: [340, 700], to: [110, 350], bend: 0.08 },
    { from: [440, 700], to: [650, 370], bend: -0.08 },
    { from: [360, 690], to: [230, 270], bend: 0.05 },
    { from: [420, 690], to: [540, 260], bend: -0.05 },
    { from: [390, 700], to: [385, 210], bend: 0.02 },
  ];
  const stalks = heads
    .map((one) => {
      const stem = stemOf(one);
      const turn = angleAt(stem, 40);
      const [lone] = places(stem, 1, 0.8, 0.8);
      const spike = { size: 40, colour: '#7466bb', calyx: '#6c6592', stem: '#8f9f80' };
      return (
        line(`M${stem.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`, '#8f9f80', 7) +
        (lone ? group(whorledSpike({ ...spike, length: 12, whorls: 1 }), lone.x, lone.y, turn) : '') +
        group(whorledSpike({ ...spike, length: 104, whorls: 5 }), one.to[0], one.to[1], turn)
      );
    })
    .join('');
  const foot = [-64, 62, -44, 42, -24, 22, 0]
    .map((lean) => {
      const stem = stemOf({
        from: [390 + lean * 0.5, 890],
        to: [390 + lean * 3.2, 700 - (64 - Math.abs(lean))],
        bend: 0,
      });
      return (
        wood(stem, '#8b7a66', 10) +
        pairs(stem, {
          count: 8,
          start: 0.12,
          end: 1,
          spread: [58, 22],
          taper: 0.8,
          leaf: (scale, side) =>
            drawBlade({
              outline: 'strap',
              length: 96 * scale,
              width: 0.13,
              colour: lighter(hues.leaf, side < 0 ? 0.12 : 0),
              veins: 'none',
              bend: side * 14,
            }),
        })
      );
    })
    .join('');
  return stalks + foot;
}

/** Thymus: a low, much-branched wiry bush with tiny leaves apart from each other and round lilac heads. */
function thyme({ hues }: Plate): string {
  let drawn = '';
  const branch = (one: Stem, order: number): void => {
    const stem = stemOf(one);
    drawn += wood(stem, order === 0 ? '#7a5a41' : '#92725a', order === 0 ? 13 : 7);
    if (order < 1)
      for (const { x, y, along, nth } of places(stem, 3, 0.36, 0.84)) {
        const turn = ((along + (nth % 2 ? 30 : -30)) * Math.PI) / 180;
        const reach = 170 - nth * 18;
        branch(
          {
            from: [x, y],
            to: [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach],
            bend: nth % 2 ? -0.08 : 0.08,
          },
          order + 1,
        );
      }
    drawn += pairs(stem, {
      count: order === 0 ? 10 : 6,
      start: order === 0 ? 0.3 : 0.16,
      end: 0.94,
      spread: [62, 52],
      taper: 0.8,
      leaf: (scale, side) =>
        drawBlade({
          outline: 'elliptic',
          length: 34 * scale,
          width: 0.36,
          colour: side < 0 ? hues.leaf : lighter(hues.leaf, 0.24),
          veins: 'none',
        }),
    });
    const [x, y] = one.to;
    const head = Array.from({ length: 14 }, (_, at) => {
      const [turn, reach] = [at * 2.4, 30 * Math.sqrt(at / 14)];
      return group(
        fill(petal(20, 13), at % 3 ? '#c496cc' : '#e2c9e6') + fill(petal(9, 8), '#7d6478'),
        Math.cos(turn) * reach,
        Math.sin(turn) * reach * 0.86 + 6,
        Math.cos(turn) * reach * 2.6,
      );
    }).join('');
    drawn += group(head, x, y, angleAt(stem, 40) * 0.7);
  };
  const mains: Stem[] = [
    { from: [390, 880], to: [150, 610], bend: 0.2 },
    { from: [395, 880], to: [600, 610], bend: -0.2 },
    { from: [385, 885], to: [230, 440], bend: 0.14 },
    { from: [398, 885], to: [530, 430], bend: -0.14 },
    { from: [392, 890], to: [385, 370], bend: 0.03 },
  ];
  for (const one of mains) branch(one, 0);
  return line('M392 905V850', '#6a4c36', 24) + drawn;
}

/** Salvia rosmarinus: woody stems, flat needles white beneath, blue flowers with arching stamens all along the shoot. */
function rosemary({ hues }: Plate): string {
  const bloom =
    line('M2 -22Q10 -56 34 -52M-2 -22Q4 -66 26 -68', '#8f8fd0', 3) + lipped(38, '#9aa6df', '#6f7f86');
  return [
    { from: [386, 860], to: [165, 330], bend: 0.12 },
    { from: [398, 860], to: [590, 320], bend: -0.12 },
    { from: [390, 760], to: [290, 260], bend: 0.04 },
    { from: [392, 905], to: [420, 150], bend: 0.04 },
  ]
    .map((one) => {
      const stem = stemOf(one as Stem);
      return (
        wood(stem, '#85684d', (one.from[1] ?? 0) > 880 ? 18 : 11) +
        pairs(stem, {
          count: 17,
          start: 0.14,
          end: 1,
          spread: [66, 20],
          taper: 0.66,
          leaf: (scale, side) =>
            drawBlade({
              outline: 'strap',
              length: 104 * scale,
              width: 0.12,
              colour: hues.leaf,
              veins: 'none',
              bend: side * 10,
            }) + (side > 0 ? line(`M3 -8V${-88 * scale}`, '#eef1e6', 4.4) : ''),
        }) +
        places(stem, 6, 0.34, 0.86)
          .map(({ x, y, along, nth }) => {
            const flower = group(bloom, 0, 0, 48) + group(bloom, 0, 0, 14);
            return group(nth % 2 ? flower : `<g transform="scale(-1 1)">${flower}</g>`, x, y, along);
          })
          .join('')
      );
    })
    .join('');
}

/** Woody bushes of the mint family. */
export const woodyMints: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  lavender,
  thyme,
  rosemary,
};
