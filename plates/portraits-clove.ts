import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, mix } from './colour.ts';
import { angleAt, ellipse, fill, group, line } from './shape.ts';
import { pairs, type Stem, stemOf, wood } from './stems.ts';

/** A bud like a nail: a long tube, four spreading lobes and a round head held between them. */
const nail = (size: number, colour: string, head: string): string =>
  fill(`M${-size * 0.07} 0L${-size * 0.1} ${-size * 0.62}H${size * 0.1}L${size * 0.07} 0Z`, colour) +
  [-64, 64, -24, 24]
    .map((turn) =>
      group(
        fill(`M${-size * 0.09} 0L0 ${-size * 0.34}L${size * 0.09} 0Z`, darker(colour, 0.16)),
        0,
        -size * 0.58,
        turn,
      ),
    )
    .join('') +
  ellipse(0, -size * 0.78, size * 0.19, size * 0.19, head) +
  line(
    `M${-size * 0.12} ${-size * 0.7}Q0 ${-size * 0.84} ${size * 0.12} ${-size * 0.7}`,
    darker(head, 0.25),
    size * 0.025,
  );

/** An open flower: the petals fallen, a brush of many stamens on a crimson tube. */
const brush = (size: number): string =>
  fill(`M${-size * 0.09} 0L${-size * 0.18} ${-size * 0.62}H${size * 0.18}L${size * 0.09} 0Z`, '#b5364a') +
  line(
    Array.from({ length: 25 }, (_, at) => {
      const turn = ((at * 5.6 - 67) * Math.PI) / 180;
      return `M0 ${-Math.round(size * 0.6)}l${Math.round(Math.sin(turn) * size * 0.62)} ${-Math.round(Math.cos(turn) * size * 0.62)}`;
    }).join(''),
    '#f6edc9',
    3,
  ) +
  Array.from({ length: 25 }, (_, at) => {
    const turn = ((at * 5.6 - 67) * Math.PI) / 180;
    return ellipse(Math.sin(turn) * size * 0.64, -size * (0.6 + Math.cos(turn) * 0.64), 3.6, 3.6, '#d9b04a');
  }).join('');

/** Buds in threes at the end of a twig, one flower open among them. */
function threes(size: number, open: boolean): string {
  const stalk = '#8a9a4e';
  const three = (turn: number, length: number, flower: boolean): string =>
    group(
      line(`M0 0V${-length}`, stalk, 6) +
        [-46, 46, 0]
          .map((lean) =>
            group(
              line('M0 0V-18', stalk, 5) +
                group(flower && lean === 0 ? brush(size * 1.1) : nail(size, '#b8483f', '#e6c79a'), 0, -16),
              0,
              -length,
              lean,
            ),
          )
          .join(''),
      0,
      0,
      turn,
    );
  return three(-58, 66, false) + three(58, 66, open) + three(0, 84, !open);
}

/** Syzygium aromaticum: brown twigs, glossy pointed leaves in pairs, pink when young, nail-shaped buds in threes. */
export function clove({ hues }: Plate): string {
  const stems: Stem[] = [
    { from: [394, 760], to: [200, 420], bend: 0.12 },
    { from: [398, 760], to: [600, 410], bend: -0.12 },
    { from: [395, 905], to: [400, 320], bend: 0.02 },
  ];
  const dried: [number, number, number][] = [
    [40, 918, 78],
    [60, 884, 96],
    [150, 902, 60],
    [176, 920, 110],
    [96, 862, 70],
    [214, 890, -70],
  ];
  return (
    stems
      .map((one, at) => {
        const stem = stemOf(one);
        const main = at === 2;
        return (
          wood(stem, '#7d5f45', main ? 18 : 12) +
          pairs(stem, {
            count: main ? 5 : 3,
            start: main ? 0.18 : 0.3,
            end: 0.94,
            spread: [70, 56],
            taper: 0.66,
            leaf: (scale, side) =>
              drawBlade({
                outline: 'elliptic',
                length: (main ? 190 : 150) * scale,
                width: 0.36,
                colour: mix(
                  side < 0 ? hues.leaf : darker(hues.leaf, 0.1),
                  '#e0a08e',
                  scale < 0.74 ? 0.82 : 0,
                ),
                count: 9,
                stalk: 26,
                stalkColour: '#a8584a',
                bend: side * 10,
              }),
          }) +
          group(threes(main ? 92 : 78, at === 1), one.to[0], one.to[1], angleAt(stem, 40) * 0.5)
        );
      })
      .join('') + dried.map(([x, y, turn]) => group(nail(100, '#5f3a26', '#8a5c3a'), x, y, turn)).join('')
  );
}
