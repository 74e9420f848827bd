import type { Plate } from '../content/products/plate-types.ts';
import { drawAccent } from './accent.ts';
import { petal, rays } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { drawLeaf } from './leaf.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, smooth } from './shape.ts';

const RED = '#8e2a3c';

/** An upper leaf: three long toothed fingers from one stalk. */
function fingered(length: number, colour: string, random: Random): string {
  const finger = (turn: number, size: number): string =>
    group(drawLeaf({ shape: 'lanceolate', edge: 'toothed', colour }, size, random), 0, -length * 0.2, turn);
  return (
    line(`M0 0V${-length * 0.22}`, RED, 7) +
    finger(-44, length * 0.72) +
    finger(44, length * 0.72) +
    finger(0, length * 0.86)
  );
}

/** The flower of roselle: five pale yellow petals around a dark maroon eye and a short staminal column. */
function flower(radius: number, random: Random): string {
  const petals = Array.from({ length: 5 }, (_, at) =>
    group(
      fill(petal(radius, radius * 1.06), at % 2 ? '#f8edbb' : '#f3e3a0') +
        [-9, 0, 9]
          .map((turn) =>
            group(line(`M0 ${-radius * 0.3}V${-radius * 0.84}`, '#dcc678', 2.4, 0.7), 0, 0, turn),
          )
          .join(''),
      0,
      0,
      at * 72,
    ),
  ).join('');
  return (
    petals +
    rays(5, radius * 0.4, radius * 0.4, '#5b1127', random) +
    line(`M0 0V${-radius * 0.3}`, '#e9b9a6', radius * 0.1) +
    [-1, 1]
      .map((x) => ellipse(x * radius * 0.06, -radius * 0.28, radius * 0.05, radius * 0.05, '#f2d16a'))
      .join('')
  );
}

/** Hibiscus sabdariffa: a red stem, fingered leaves, pale flowers with a dark eye and fleshy red calyces. */
export function roselle({ hues }: Plate, random: Random): string {
  const stem = arc([370, 900], [420, 120], 0.08, 40);
  let drawn = line(smooth(stem), RED, 16) + line(smooth(stem), lighter(RED, 0.3), 5, 0.6);
  let fruit = '';
  for (const [nth, at] of [4, 10, 16, 22, 28, 34].entries()) {
    const [x, y] = stem[at] ?? [0, 0];
    const side = nth % 2 ? 1 : -1;
    const turn = angleAt(stem, at);
    drawn += group(
      fingered(330 - nth * 30, mix(hues.leaf, '#7f9a52', random.next() * 0.4), random),
      x,
      y,
      turn + side * 72,
    );
    fruit += group(
      drawAccent('calyx', 175 - nth * 10, { accent: hues.accent, leaf: darker(hues.leaf, 0.1) }, random),
      x,
      y,
      turn - side * 58,
    );
  }
  const [left, right] = [group(flower(122, random), 180, 300), group(flower(108, random), 610, 215)];
  const stalk = line('M400 330Q290 300 180 300', RED, 9) + line('M412 250Q520 250 610 215', RED, 9);
  return stalk + drawn + fruit + left + right;
}
