import type { AccentShape } from '../content/products/plate-types.ts';
import { drawBloom } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawFruit } from './fruit.ts';
import type { Random } from './random.ts';
import { bulb, rhizome, tapered } from './root.ts';
import { ellipse, fill, group, line, type Point, smooth } from './shape.ts';

export type AccentColours = { accent: string; leaf: string };

/** A fruit that stands on its far end, its stalk on top. */
const standing = (outline: 'globe' | 'oval', size: number, { accent, leaf }: AccentColours): string =>
  group(
    drawFruit({ outline, length: size, colour: accent, stalk: size * 0.2, stalkColour: darker(leaf, 0.2) }),
    0,
    -size,
  );

/** The thick angled stalk of a pumpkin. */
const angledStalk = (size: number, y: number): string =>
  fill(
    `M${-size * 0.14} ${y + size * 0.05}L${-size * 0.07} ${y - size * 0.26}L${size * 0.09} ${y - size * 0.28}L${size * 0.14} ${y + size * 0.05}L0 ${y}Z`,
    '#6f8a45',
  ) +
  line(
    `M${-size * 0.04} ${y}L${-size * 0.01} ${y - size * 0.25}M${size * 0.06} ${y}L${size * 0.05} ${y - size * 0.25}`,
    '#4f6a30',
    size * 0.016,
  );

/** A calabash with a band burnt into it, standing on its round end. */
function gourd(size: number, { accent }: AccentColours): string {
  const half: Point[] = [
    [0.44, -0.12],
    [0.44, -0.48],
    [0.16, -0.68],
    [0.18, -0.98],
  ];
  const side = (sign: number, share: number): Point[] =>
    half.map(([x, y]): Point => [sign * x * size * share, y * size]);
  const top: Point = [0, -size * 1.14];
  return (
    fill(smooth([[0, 0], ...side(-1, 1), top, ...side(1, 1).toReversed()], true), accent) +
    fill(
      smooth([[0, 0], ...side(1, 0.3), top, ...side(1, 1).toReversed()], true),
      darker(accent, 0.22),
      0.45,
    ) +
    ellipse(-size * 0.24, -size * 0.36, size * 0.06, size * 0.13, lighter(accent, 0.6), 0.75) +
    line(
      `M${-size * 0.36} ${-size * 0.3}q${size * 0.36} ${size * 0.14} ${size * 0.72} 0M${-size * 0.33} ${-size * 0.38}l${size * 0.08} ${size * 0.08}l${size * 0.08} ${-size * 0.05}l${size * 0.09} ${size * 0.08}l${size * 0.09} ${-size * 0.07}l${size * 0.09} ${size * 0.07}l${size * 0.09} ${-size * 0.06}l${size * 0.1} ${-size * 0.05}`,
      darker(accent, 0.45),
      size * 0.02,
      0.8,
    ) +
    line(
      `M0 ${-size * 1.12}q${size * 0.04} ${-size * 0.1} 0 ${-size * 0.18}`,
      darker(accent, 0.3),
      size * 0.06,
    )
  );
}

function ribbed(size: number, { accent }: AccentColours): string {
  let drawn = '';
  for (const at of [-2, 2, -1, 1, 0])
    drawn += ellipse(
      at * size * 0.2,
      -size * 0.42,
      size * 0.25,
      size * (0.42 - Math.abs(at) * 0.02),
      mix(darker(accent, 0.12 + Math.abs(at) * 0.07), lighter(accent, 0.14), at < 0 ? 0.6 : 0.25),
    );
  return drawn + ellipse(-size * 0.2, -size * 0.62, size * 0.05, size * 0.12, lighter(accent, 0.6), 0.6);
}

function comb(size: number, { accent }: AccentColours): string {
  let drawn = '';
  const cell = size * 0.115;
  for (let row = -3; row <= 3; row += 1)
    for (let column = -3; column <= 3; column += 1) {
      const x = (column + (row % 2 ? 0.5 : 0)) * cell * 1.78;
      const y = row * cell * 1.54 - size * 0.5;
      if (Math.hypot(x, y + size * 0.5) > size * 0.56) continue;
      const corners = Array.from(
        { length: 6 },
        (_, at) =>
          `${Math.round(x + cell * Math.sin((at * Math.PI) / 3))} ${Math.round(y - cell * Math.cos((at * Math.PI) / 3))}`,
      ).join('L');
      const shade = ((row * 7 + column * 3 + 70) % 5) / 5;
      drawn +=
        `<path d="M${corners}Z" fill="${mix(lighter(accent, 0.35), darker(accent, 0.2), shade)}" stroke="${mix(accent, '#fbe6a8', 0.55)}" stroke-width="${Math.round(cell * 0.2)}" stroke-linejoin="round"/>` +
        ellipse(x - cell * 0.25, y - cell * 0.3, cell * 0.18, cell * 0.1, '#fff6d0', 0.7);
    }
  return (
    drawn +
    fill(
      `M${-size * 0.16} ${size * 0.02}q${size * 0.03} ${size * 0.2} ${size * 0.06} ${size * 0.2}t${size * 0.06} ${-size * 0.2}Z`,
      accent,
    )
  );
}

function spiral(size: number, { accent }: AccentColours): string {
  const turns = Array.from({ length: 60 }, (_, at): Point => [
    Math.sin(at * 0.62) * size * 0.13,
    -at * size * 0.0165,
  ]);
  return (
    line(smooth(turns), darker(accent, 0.25), size * 0.06) +
    line(smooth(turns), lighter(accent, 0.15), size * 0.034)
  );
}

/** The plant's fruit, pod, root, flower or seed head, standing on the origin and growing up. */
export function drawAccent(shape: AccentShape, size: number, colours: AccentColours, random: Random): string {
  switch (shape) {
    case 'round':
      return standing('globe', size, colours);
    case 'oval':
      return standing('oval', size * 1.36, colours);
    case 'gourd':
      return gourd(size, colours);
    case 'ribbed':
      return ribbed(size, colours) + angledStalk(size, -size * 0.8);
    case 'knobbly':
      return rhizome(size, colours, random, false);
    case 'fingers':
      return rhizome(size, colours, random, true);
    case 'taproot':
      return tapered(size, colours, random, 0.15);
    case 'clove-bulb':
      return bulb(size, colours);
    case 'comb':
      return comb(size, colours);
    case 'spiral':
      return spiral(size, colours);
    default:
      return drawBloom(shape, size, colours, random);
  }
}
