import { darker, lighter } from './colour.ts';
import { ellipse, fill, group, line, type Point, smooth } from './shape.ts';

/** Half widths from the stalk to the far end, as shares of the length. */
const OUTLINES = {
  globe: [0.3, 0.47, 0.5, 0.47, 0.3],
  flattened: [0.42, 0.6, 0.64, 0.58, 0.36],
  egg: [0.2, 0.34, 0.38, 0.33, 0.18],
  oval: [0.2, 0.3, 0.33, 0.3, 0.2],
  spindle: [0.1, 0.24, 0.3, 0.24, 0.1],
  pear: [0.12, 0.18, 0.28, 0.36, 0.36, 0.22],
  papaya: [0.16, 0.28, 0.34, 0.35, 0.26, 0.12],
  lantern: [0.28, 0.46, 0.5, 0.42, 0.26, 0.1],
} as const satisfies Record<string, readonly number[]>;

type Body = {
  outline: keyof typeof OUTLINES;
  length: number;
  colour: string;
  /** Lengthwise lines. */
  ribs?: number;
  stalk?: number;
  stalkColour?: string;
};

function edge(outline: Body['outline'], length: number, share = 1): Point[] {
  const widths: readonly number[] = OUTLINES[outline];
  const right = widths.map((half, at): Point => [
    half * length * share,
    (length * (at + 0.5)) / widths.length,
  ]);
  return [[0, 0], ...right];
}

const ring = (outline: Body['outline'], length: number): string => {
  const right = edge(outline, length);
  return smooth(
    [
      ...right,
      [0, length],
      ...right
        .slice(1)
        .map(([x, y]): Point => [-x, y])
        .toReversed(),
    ],
    true,
  );
};

/** A fruit hanging from its stalk, which ends at the origin. */
export function drawFruit({ outline, length, colour, ribs = 0, stalk = 0, stalkColour }: Body): string {
  const lines = Array.from({ length: ribs }, (_, at) => {
    const share = ribs === 1 ? 0 : -0.72 + (1.44 * at) / (ribs - 1);
    return smooth([...edge(outline, length, share), [0, length]]);
  }).join('');
  const shade = [
    ...edge(outline, length),
    [0, length] as Point,
    ...edge(outline, length, 0.3).slice(1).toReversed(),
  ];
  return (
    (stalk
      ? line(
          `M0 ${-stalk}Q${stalk * 0.08} ${-stalk / 2} 0 6`,
          stalkColour ?? darker(colour, 0.3),
          Math.max(4, length * 0.035),
        )
      : '') +
    fill(ring(outline, length), colour) +
    fill(smooth(shade, true), darker(colour, 0.22), 0.45) +
    (lines ? line(lines, darker(colour, 0.3), Math.max(1.6, length * 0.014), 0.6) : '') +
    ellipse(-length * 0.14, length * 0.3, length * 0.05, length * 0.1, lighter(colour, 0.6), 0.7)
  );
}

/** A fruit cut lengthwise, in the place of the whole one: rind, flesh and what lies within. */
export const halved = (
  outline: Body['outline'],
  length: number,
  [rind, flesh]: readonly [string, string],
  within: string,
): string =>
  fill(ring(outline, length), rind) +
  group(fill(ring(outline, length * 0.9), flesh), 0, length * 0.05) +
  group(within, 0, length / 2);

/** A small round fruit around the origin. */
export const berry = (radius: number, colour: string, stretch = 1): string =>
  ellipse(0, 0, radius, radius * stretch, colour) +
  ellipse(radius * 0.22, radius * 0.2, radius * 0.7, radius * stretch * 0.74, darker(colour, 0.18), 0.4) +
  ellipse(-radius * 0.34, -radius * 0.38, radius * 0.22, radius * 0.2, '#ffffff', 0.55);

/** Dots spread over a round of the given half axes: pores, pits or seeds. */
export const speckles = (
  count: number,
  rx: number,
  ry: number,
  size: number,
  colour: string,
  opacity = 0.7,
): string =>
  Array.from({ length: count }, (_, at) => {
    const far = Math.sqrt((at + 0.5) / count);
    return ellipse(
      Math.cos(at * 2.4) * rx * far,
      Math.sin(at * 2.4) * ry * far,
      size,
      size * 0.85,
      colour,
      opacity,
    );
  }).join('');

/** The withered calyx at the far end of guava and its kin: five short points below the origin. */
export const crown = (size: number, colour: string): string =>
  [-48, -24, 0, 24, 48]
    .map((turn) =>
      group(
        fill(`M${-size * 0.2} 0L0 ${size * 0.62}L${size * 0.2} 0Z`, colour),
        turn * size * 0.009,
        -size * 0.16,
        -turn * 0.8,
      ),
    )
    .join('') + ellipse(0, -size * 0.1, size * 0.42, size * 0.13, darker(colour, 0.2));

/** Narrow petals around the origin, with or without a throat of another colour. */
export const blossom = (
  count: number,
  radius: number,
  width: number,
  colour: string,
  throat = '',
  stamens = '#e3b53a',
): string =>
  Array.from({ length: count }, (_, at) =>
    group(
      fill(
        `M0 0C${-width} ${-radius * 0.3} ${-width} ${-radius * 0.9} 0 ${-radius}C${width} ${-radius * 0.9} ${width} ${-radius * 0.3} 0 0Z`,
        at % 2 ? colour : darker(colour, 0.05),
      ) + (throat ? line(`M0 0V${-radius * 0.45}`, throat, radius * 0.07, 0.8) : ''),
      0,
      0,
      (at * 360) / count,
    ),
  ).join('') + (stamens ? ellipse(0, 0, radius * 0.17, radius * 0.17, stamens) : '');

/** Stamens spreading from the origin like a brush. */
export const stamens = (count: number, length: number, thread: string, tip: string, spread = 180): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = -spread + (2 * spread * at) / (count - (spread === 180 ? 0 : 1));
    const reach = length * (at % 2 ? 1 : 0.82);
    return group(line(`M0 0V${-Math.round(reach)}`, thread, 2.2) + ellipse(0, -reach, 4, 4, tip), 0, 0, turn);
  }).join('');
