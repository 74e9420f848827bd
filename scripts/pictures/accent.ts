import type { AccentShape } from '../../content/products/plate-types.ts';
import { drawBloom } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { bulb, chip, quill, rhizome, tapered, tuber } from './root.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';

export type AccentColours = { accent: string; leaf: string };

/** A rounded body from its outline, with a lit side, a shaded side and a highlight. */
function body(outline: Point[], colour: string, size: number): string {
  const path = smooth(outline, true);
  const shaded = smooth(
    outline.map(([x, y]): Point => [x * 0.55 + size * 0.2, y * 0.86 + size * 0.04]),
    true,
  );
  return (
    fill(path, colour) +
    fill(shaded, darker(colour, 0.22), 0.45) +
    ellipse(-size * 0.2, -size * 0.62, size * 0.09, size * 0.17, lighter(colour, 0.6), 0.75)
  );
}

const calyx = (size: number, y: number, leaf: string): string =>
  line(
    `M0 ${y}q${size * 0.05} ${-size * 0.14} ${size * 0.02} ${-size * 0.26}`,
    darker(leaf, 0.2),
    size * 0.05,
  ) +
  fill(
    `M0 ${y - 3}q${-size * 0.2} ${-size * 0.06} ${-size * 0.26} ${size * 0.07}q${size * 0.17} ${size * 0.05} ${size * 0.26} ${-size * 0.02}q${size * 0.12} ${size * 0.08} ${size * 0.26} ${size * 0.02}q${-size * 0.08} ${-size * 0.13} ${-size * 0.26} ${-size * 0.07}Z`,
    leaf,
  );

const orb = (size: number, { accent }: AccentColours, stretch: number): string =>
  body(
    Array.from({ length: 12 }, (_, at): Point => {
      const turn = (at / 12) * Math.PI * 2;
      return [Math.cos(turn) * size * 0.5, -size * 0.5 * stretch + Math.sin(turn) * size * 0.5 * stretch];
    }),
    accent,
    size,
  );

const pear = (size: number, { accent }: AccentColours): string =>
  body(
    [
      [0, 0],
      [-size * 0.42, -size * 0.14],
      [-size * 0.46, -size * 0.5],
      [-size * 0.22, -size * 0.9],
      [0, -size * 1.08],
      [size * 0.22, -size * 0.9],
      [size * 0.46, -size * 0.5],
      [size * 0.42, -size * 0.14],
    ],
    accent,
    size,
  );

const gourd = (size: number, colours: AccentColours): string =>
  body(
    [
      [0, 0],
      [-size * 0.44, -size * 0.12],
      [-size * 0.44, -size * 0.48],
      [-size * 0.16, -size * 0.68],
      [-size * 0.18, -size * 0.98],
      [0, -size * 1.14],
      [size * 0.18, -size * 0.98],
      [size * 0.16, -size * 0.68],
      [size * 0.44, -size * 0.48],
      [size * 0.44, -size * 0.12],
    ],
    colours.accent,
    size,
  ) +
  line(
    `M${-size * 0.36} ${-size * 0.3}q${size * 0.36} ${size * 0.14} ${size * 0.72} 0M${-size * 0.33} ${-size * 0.38}l${size * 0.08} ${size * 0.08}l${size * 0.08} ${-size * 0.05}l${size * 0.09} ${size * 0.08}l${size * 0.09} ${-size * 0.07}l${size * 0.09} ${size * 0.07}l${size * 0.09} ${-size * 0.06}l${size * 0.1} ${-size * 0.05}`,
    darker(colours.accent, 0.45),
    size * 0.02,
    0.8,
  );

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

/** A pod along a curve, swollen over each seed. */
function pod(size: number, { accent }: AccentColours, bend: number, width: number, seeds: number): string {
  const spine = arc([0, 0], [0, -size], bend, 28);
  const side = (sign: number): Point[] =>
    spine.map(([x, y], index): Point => {
      const t = index / 28;
      return [
        x +
          sign *
            width *
            size *
            Math.sin(Math.PI * t ** 0.8) ** 0.45 *
            (0.96 + (0.3 / seeds) * Math.cos(t * seeds * Math.PI * 2)),
        y,
      ];
    });
  const [left, right] = [side(-1), side(1)];
  return (
    fill(smooth([...left, ...right.reverse()], true), accent) +
    fill(smooth([...spine, ...[...left].reverse()], true), lighter(accent, 0.2), 0.55) +
    line(smooth(spine), darker(accent, 0.3), size * 0.009, 0.6)
  );
}

const kidney = (size: number, { accent }: AccentColours): string =>
  pear(size * 0.92, { accent, leaf: accent }) +
  group(
    fill(
      smooth(
        [
          [0, 0],
          [-size * 0.17, size * 0.08],
          [-size * 0.13, size * 0.36],
          [size * 0.08, size * 0.42],
          [size * 0.14, size * 0.3],
          [0, size * 0.22],
          [size * 0.1, size * 0.06],
        ],
        true,
      ),
      '#8a7a5c',
    ) + ellipse(-size * 0.06, size * 0.15, size * 0.03, size * 0.08, '#b3a27e', 0.8),
    0,
    -size * 0.02,
  );

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
      return orb(size, colours, 1) + calyx(size, -size, colours.leaf);
    case 'oval':
      return orb(size, colours, 1.36) + calyx(size, -size * 1.36, colours.leaf);
    case 'pear':
      return pear(size, colours) + calyx(size * 0.8, -size * 1.06, colours.leaf);
    case 'gourd':
      return gourd(size, colours) + calyx(size * 0.7, -size * 1.12, colours.leaf);
    case 'ribbed':
      return ribbed(size, colours) + calyx(size, -size * 0.8, colours.leaf);
    case 'curved-pod':
      return pod(size, colours, 0.2, 0.11, 4);
    case 'long-pod':
      return pod(size, colours, 0.1, 0.062, 8) + group(calyx(size * 0.5, 0, colours.leaf), 0, -size, 0);
    case 'capsule-pod':
      return pod(size, colours, 0.03, 0.15, 1.5);
    case 'knobbly':
      return rhizome(size, colours, random, false);
    case 'fingers':
      return rhizome(size, colours, random, true);
    case 'taproot':
      return tapered(size, colours, random, 0.15);
    case 'tuber':
      return tuber(size, colours);
    case 'clove-bulb':
      return bulb(size, colours);
    case 'quill':
      return quill(size, colours);
    case 'chips':
      return chip(size, colours, random);
    case 'kidney':
      return kidney(size, colours);
    case 'comb':
      return comb(size, colours);
    case 'spiral':
      return spiral(size, colours);
    default:
      return drawBloom(shape, size, colours, random);
  }
}
