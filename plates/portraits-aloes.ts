import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, sharp, smooth } from './shape.ts';

/** A thick leaf of an aloe without veins: a lit face, a shaded keel, teeth of their own colour along both edges. */
function fleshy(rib: Point[], wide: number, colour: string, teeth: string): string {
  const half = (sign: number): Point[] =>
    rib.map(([x, y], at): Point => {
      const turn = (angleAt(rib, at) * Math.PI) / 180;
      const reach = wide * Math.min(1, (1 - at / (rib.length - 1)) * 1.5) * (0.86 + 0.14 * Math.sin(at / 5));
      return [x + sign * Math.cos(turn) * reach, y + sign * Math.sin(turn) * reach];
    });
  const [left, right] = [half(-1), half(1)];
  const tooth = [...left.slice(1, -2), ...right.slice(1, -2)]
    .map(([x, y], at) => {
      const turn = (angleAt(rib, (at % (rib.length - 3)) + 1) * Math.PI) / 180;
      const sign = at < rib.length - 3 ? -1 : 1;
      return sharp(
        [
          [x + Math.sin(turn) * 6, y - Math.cos(turn) * 6],
          [
            x + sign * Math.cos(turn) * 13 + Math.sin(turn) * 6,
            y + sign * Math.sin(turn) * 13 - Math.cos(turn) * 6,
          ],
          [x - Math.sin(turn) * 6, y + Math.cos(turn) * 6],
        ],
        true,
      );
    })
    .join('');
  return (
    fill(tooth, teeth) +
    fill(smooth([...left, ...right.toReversed()], true), colour) +
    fill(smooth([...rib, ...right.toReversed()], true), darker(colour, 0.13)) +
    fill(
      smooth(
        [
          ...left,
          ...rib
            .map(([x, y], at): Point => [
              x + ((left[at]?.[0] ?? x) - x) * 0.55,
              y + ((left[at]?.[1] ?? y) - y) * 0.55,
            ])
            .toReversed(),
        ],
        true,
      ),
      lighter(colour, 0.2),
      0.8,
    )
  );
}

const aloeLeaves = (
  tips: readonly (readonly [number, number, number])[],
  wide: number,
  colours: readonly [string, string],
  teeth: string,
): string =>
  tips
    .map(([x, y, bend], at) =>
      fleshy(
        arc([390 + (x - 390) * 0.1, 890], [x, y], bend, 18),
        wide,
        at % 2 ? colours[0] : colours[1],
        teeth,
      ),
    )
    .join('');

const tube = (size: number, colour: string): string =>
  fill(
    `M${-size * 0.13} 0C${-size * 0.2} ${-size * 0.5} ${-size * 0.16} ${-size * 0.9} ${-size * 0.2} ${-size}L0 ${-size * 0.93}L${size * 0.2} ${-size}C${size * 0.16} ${-size * 0.9} ${size * 0.2} ${-size * 0.5} ${size * 0.13} 0Z`,
    colour,
  ) +
  line(
    `M${-size * 0.06} ${-size * 0.95}V${-size * 1.14}M${size * 0.07} ${-size * 0.95}V${-size * 1.1}`,
    '#d9a036',
    2.6,
  );

/** Aloe vera: thick upright leaves with pale teeth, one unbranched spike of hanging yellow tubes, one leaf cut to its clear gel. */
function aloeVera({ hues }: Plate): string {
  const colour = hues.leaf;
  let spike = line(smooth(arc([395, 700], [400, 90], 0.01, 10)), '#8a9a6a', 13);
  for (let row = 0; row < 13; row += 1)
    for (const side of [-1, 1, 0]) {
      const t = row / 12;
      const turn = side === 0 ? 178 : side * (t > 0.84 ? 40 : 166 - t * 44);
      spike += group(
        tube(58 - t * 26, row % 2 ? '#efc340' : '#e3ae2c'),
        399 + side * 4,
        330 - row * 19.5,
        turn,
      );
    }
  const cut =
    fill(
      'M60 915C60 870 110 848 176 852C250 858 292 884 292 915C250 938 110 940 60 915Z',
      darker(colour, 0.16),
    ) +
    fill('M84 910C90 880 130 866 176 868C226 872 262 888 268 910C230 926 120 926 84 910Z', '#e0eddc') +
    fill('M104 906C112 888 140 878 176 880C212 882 240 892 248 906C214 917 136 917 104 906Z', '#f5fbf2') +
    line('M84 910C120 926 230 926 268 910', '#d8c85a', 4) +
    ellipse(150, 892, 22, 5, '#ffffff', 0.9);
  return (
    spike +
    aloeLeaves(
      [
        [90, 560, 0.24],
        [690, 570, -0.24],
        [160, 420, 0.16],
        [620, 430, -0.16],
        [250, 340, 0.09],
        [540, 350, -0.09],
        [320, 430, 0.05],
        [460, 470, -0.06],
      ],
      44,
      [colour, mix(colour, '#a9c3a4', 0.35)],
      '#eef0dc',
    ) +
    cut
  );
}

/** Aloe secundiflora: spreading dull leaves with dark brown teeth; a branched panicle whose rose tubes all look upwards. */
function aloeSecundiflora(): string {
  const branch = (from: Point, to: Point, bend: number, tubes: number): string => {
    const spine = arc(from, to, bend, 30);
    let drawn = line(smooth(spine), '#7d5f4a', 8);
    for (let at = 0; at < tubes; at += 1) {
      const index = Math.round(30 * (0.34 + (0.64 * at) / tubes));
      const [x, y] = spine[index] ?? from;
      drawn += group(
        tube(50 - at * 1.2, at % 2 ? '#cf5468' : '#dd7080'),
        x,
        y,
        to[0] < from[0] ? 24 + at : -24 - at,
      );
    }
    return drawn;
  };
  return (
    line(smooth(arc([395, 700], [398, 330], 0.01, 8)), '#7d5f4a', 15) +
    branch([396, 560], [80, 330], 0.16, 12) +
    branch([397, 560], [700, 330], -0.16, 12) +
    branch([397, 460], [150, 190], 0.14, 11) +
    branch([397, 460], [640, 190], -0.14, 11) +
    branch([398, 380], [290, 70], 0.14, 12) +
    branch([398, 380], [520, 70], -0.14, 12) +
    aloeLeaves(
      [
        [40, 720, 0.26],
        [745, 720, -0.26],
        [70, 590, 0.2],
        [715, 590, -0.2],
        [170, 530, 0.12],
        [610, 530, -0.12],
        [300, 560, 0.06],
        [490, 570, -0.06],
        [395, 620, 0],
      ],
      56,
      ['#4f6d4a', '#5c7a54'],
      '#5a3420',
    )
  );
}

/** Succulent rosettes. */
export const aloes: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  aloe: aloeVera,
  'aloe-secundiflora': aloeSecundiflora,
};
