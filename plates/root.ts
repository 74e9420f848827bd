import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';

type AccentColours = { accent: string; leaf: string };

/** A lumpy rhizome: overlapping knobs with rings, thick in the middle. */
export function rhizome(size: number, { accent }: AccentColours, random: Random, finger: boolean): string {
  const arms: [turn: number, length: number, width: number][] = finger
    ? [
        [-70, 0.62, 0.15],
        [64, 0.58, 0.14],
        [-28, 0.66, 0.13],
        [26, 0.5, 0.12],
        [100, 0.4, 0.13],
      ]
    : [
        [-82, 0.66, 0.2],
        [76, 0.6, 0.19],
        [-36, 0.5, 0.17],
        [30, 0.56, 0.17],
        [118, 0.36, 0.16],
      ];
  let drawn = '';
  for (const [turn, length, width] of arms) {
    const reach = size * length;
    const spine = arc([0, 0], [0, -reach], random.between(-0.14, 0.14), 8);
    const half = (sign: number): Point[] =>
      spine.map(([x, y], at): Point => [
        x + sign * size * width * (0.86 + 0.16 * Math.sin(at * 2.1)) * (at === 8 ? 0.5 : 1),
        y,
      ]);
    let arm =
      fill(smooth([...half(-1), ...half(1).reverse()], true), accent) +
      fill(smooth([...half(1), ...spine.toReversed()], true), darker(accent, 0.16), 0.6);
    for (let ring = 1; ring < 6; ring += 1)
      arm += line(
        `M${-size * width * 0.82} ${-reach * ring * 0.16}q${size * width * 0.8} ${size * 0.05} ${size * width * 1.6} 0`,
        darker(accent, 0.34),
        size * 0.009,
        0.55,
      );
    drawn += group(arm, 0, -size * 0.22, turn);
  }
  const cut = lighter(accent, 0.1);
  return (
    drawn +
    ellipse(0, -size * 0.2, size * 0.24, size * 0.2, accent) +
    ellipse(0, -size * 0.18, size * 0.19, size * 0.15, darker(accent, 0.3)) +
    ellipse(
      0,
      -size * 0.18,
      size * 0.17,
      size * 0.13,
      finger ? mix(cut, '#f39a1e', 0.6) : lighter(cut, 0.5),
    ) +
    ellipse(0, -size * 0.18, size * 0.09, size * 0.06, finger ? '#f6b441' : lighter(cut, 0.7), 0.9)
  );
}

export function tapered(size: number, { accent }: AccentColours, random: Random, thick: number): string {
  const spine = arc([0, -size], [size * 0.05, 0], random.between(-0.08, 0.08), 16);
  const half = (sign: number): Point[] =>
    spine.map(([x, y], at): Point => [
      x + sign * size * thick * (1 - at / 16) ** 0.75 * (1 + 0.08 * Math.sin(at * 1.7)),
      y,
    ]);
  let drawn =
    fill(smooth([...half(-1), ...half(1).reverse()], true), accent) +
    fill(smooth([...half(1), ...[...spine].reverse()], true), darker(accent, 0.2), 0.55);
  for (let at = 3; at < 15; at += 2) {
    const [x, y] = spine[at] ?? [0, 0];
    const sign = at % 4 === 1 ? -1 : 1;
    drawn +=
      line(
        `M${x - size * thick * 0.5} ${y}q${size * thick * 0.5} ${size * 0.03} ${size * thick} 0`,
        darker(accent, 0.35),
        size * 0.008,
        0.5,
      ) +
      line(
        smooth(
          arc(
            [x + sign * size * thick * 0.5 * (1 - at / 16), y],
            [x + sign * size * random.between(0.2, 0.34), y + size * random.between(0.08, 0.2)],
            0.2 * sign,
            6,
          ),
        ),
        darker(accent, 0.1),
        size * 0.014,
      );
  }
  return drawn;
}

export function bulb(size: number, { accent }: AccentColours): string {
  const skin = mix(accent, '#f7eef0', 0.4);
  let drawn = line(
    `M${-size * 0.1} -4q${-size * 0.1} ${size * 0.1} ${-size * 0.16} ${size * 0.12}M0 -4v${size * 0.14}M${size * 0.1} -4q${size * 0.08} ${size * 0.1} ${size * 0.16} ${size * 0.12}`,
    '#b9a27a',
    3,
  );
  for (const at of [-2, 2, -1, 1, 0])
    drawn +=
      fill(
        `M0 ${-size * 0.96}C${at * size * 0.1 - size * 0.14} ${-size * 0.7} ${at * size * 0.3 - size * 0.22} ${-size * 0.4} ${at * size * 0.1} 0C${at * size * 0.3 + size * 0.22} ${-size * 0.4} ${at * size * 0.1 + size * 0.14} ${-size * 0.7} 0 ${-size * 0.96}Z`,
        at < 0 ? lighter(skin, 0.4) : darker(skin, 0.05 * Math.abs(at)),
      ) +
      line(
        `M0 ${-size * 0.9}C${at * size * 0.1} ${-size * 0.6} ${at * size * 0.3} ${-size * 0.3} ${at * size * 0.1} -4`,
        mix(accent, '#9a5a7c', 0.5),
        size * 0.012,
        0.5,
      );
  return (
    drawn +
    line(
      `M0 ${-size * 0.9}q${size * 0.03} ${-size * 0.2} ${-size * 0.02} ${-size * 0.42}`,
      lighter(skin, 0.2),
      size * 0.09,
    )
  );
}

export const quill = (size: number, { accent }: AccentColours): string =>
  `<rect x="${-size * 0.12}" y="${-size}" width="${size * 0.24}" height="${size}" rx="${size * 0.05}" fill="${accent}"/>` +
  fill(`M${size * 0.02} ${-size}H${size * 0.12}V0H${size * 0.04}Z`, darker(accent, 0.3), 0.7) +
  line(
    `M${-size * 0.07} ${-size * 0.94}V${-size * 0.06}M${-size * 0.02} ${-size * 0.96}V${-size * 0.03}`,
    darker(accent, 0.2),
    size * 0.016,
    0.7,
  ) +
  ellipse(0, -size, size * 0.12, size * 0.05, darker(accent, 0.25)) +
  line(
    `M${-size * 0.08} ${-size}a${size * 0.05} ${size * 0.025} 0 1 1 ${size * 0.1} 0a${size * 0.03} ${size * 0.016} 0 1 1 ${-size * 0.06} 0`,
    lighter(accent, 0.4),
    size * 0.018,
  );
