import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { fingers } from './compound.ts';
import { openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, ellipse, fill, group, line, smooth } from './shape.ts';
import { places, singles, type Stem, stemOf, wood } from './stems.ts';

/** Cleome gynandra: five long-stalked leaflets, white four-petalled flowers with stamens lifted on a stalk, slender pods. */
function spiderPlant({ hues }: Plate): string {
  const stem = stemOf({ from: [395, 900], to: [400, 240], bend: 0.01 });
  const flower = (size: number): string =>
    [-66, -26, 26, 66]
      .map((turn) =>
        group(
          line(`M0 0V${-size * 0.3}`, '#efe2ea', 3) +
            group(
              fill(petal(size * 0.56, size * 0.5), '#f7dce9') + line(`M0 -6V${-size * 0.46}`, '#cf93b2', 2.4),
              0,
              -size * 0.26,
            ),
          0,
          0,
          turn,
        ),
      )
      .join('') +
    line(`M0 0V${-size * 0.95}`, '#8a4a86', 3.6) +
    line(
      [-42, -25, -8, 9, 26, 43]
        .map(
          (turn) =>
            `M0 ${-size * 0.95}l${Math.round(Math.sin((turn * Math.PI) / 180) * size * 0.8)} ${-Math.round(Math.cos((turn * Math.PI) / 180) * size * 0.62)}`,
        )
        .join(''),
      '#7d3d7c',
      2.6,
    ) +
    [-42, -25, -8, 9, 26, 43]
      .map((turn) =>
        ellipse(
          Math.sin((turn * Math.PI) / 180) * size * 0.82,
          -size * 0.95 - Math.cos((turn * Math.PI) / 180) * size * 0.64,
          4.4,
          6.6,
          '#5d2a5c',
        ),
      )
      .join('');
  const pod = (turn: number, length: number): string =>
    group(
      line('M0 0V-46', '#7f9a5a', 3.4) +
        fill(`M-7 -44Q-9 ${-length * 0.6} 0 ${-length}Q9 ${-length * 0.6} 7 -44Z`, '#8aa860') +
        line(`M0 -50V${-length + 10}`, '#6a8a45', 1.8),
      0,
      0,
      turn,
    );
  return (
    wood(stem, '#8f9a5c', 18) +
    places(stem, 60, 0.05, 0.8)
      .map(({ x, y, nth }) => line(`M${x} ${y}l${nth % 2 ? 15 : -15} -2`, '#b9c294', 1.8))
      .join('') +
    singles(stem, {
      count: 6,
      start: 0.08,
      end: 0.52,
      spread: [76, 60],
      taper: 0.66,
      leaf: (scale, side) =>
        fingers(
          [-96, 96, -48, 48, 0],
          {
            outline: 'spoon',
            length: 148 * scale,
            width: 0.36,
            colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
            count: 6,
          },
          150 * scale,
        ),
    }) +
    places(stem, 4, 0.56, 0.7)
      .map(({ x, y, nth }) => group(pod(nth % 2 ? 58 : -58, 236 - nth * 12), x, y))
      .join('') +
    places(stem, 5, 0.74, 0.95)
      .map(({ x, y, nth }) =>
        group(
          line('M0 0V-52', '#8f9a5c', 3.4) + group(flower(118 - nth * 5), 0, -52),
          x,
          y,
          nth % 2 ? 66 - nth * 7 : -66 + nth * 7,
        ),
      )
      .join('') +
    group(flower(110), 400, 240)
  );
}

/** Camellia sinensis: finely toothed glossy leaves, a bud between two young leaves, nodding flowers full of yellow stamens. */
function tea(colour: string, blush: string): string {
  const stem = stemOf({ from: [395, 905], to: [410, 300], bend: 0.04 });
  const side = stemOf({ from: [398, 690], to: [190, 430], bend: 0.14 });
  const leaf =
    (length: number, shade: string, stalk = 16) =>
    (scale: number, hand: number) =>
      drawBlade({
        outline: 'elliptic',
        length: length * scale,
        width: 0.4,
        colour: hand < 0 ? shade : darker(shade, 0.09),
        margin: 'saw',
        teeth: 15,
        depth: 0.07,
        count: 8,
        stalk,
        bend: hand * 12,
      });
  const flower = (size: number): string =>
    [0, 60, 120, 180, 240, 300]
      .map((turn, at) => group(fill(petal(size, size * 0.98), at % 2 ? '#fffdf3' : '#f2ecdb'), 0, 0, turn))
      .join('') +
    Array.from({ length: 40 }, (_, at) => {
      const [turn, reach] = [at * 2.4, size * 0.44 * Math.sqrt((at + 1) / 40)];
      const [x, y] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
      return (
        line(`M0 0L${Math.round(x)} ${Math.round(y)}`, '#f0cf63', 2) +
        ellipse(x, y, size * 0.05, size * 0.05, at % 3 ? '#eeb41d' : '#c98612')
      );
    }).join('');
  const young = lighter(mix(colour, '#b9d65c', blush ? 0 : 0.6), 0.12);
  const shoot = (x: number, y: number, turn: number, size: number): string =>
    group(
      line('M0 0V-60', young, 7) +
        group(leaf(150 * size, blush || young, 4)(1, -1), 0, -30, -44) +
        group(leaf(136 * size, blush || young, 4)(1, 1), 0, -50, 38) +
        group(
          fill(
            `M-8 0C-13 -40 -9 ${-104 * size} 0 ${-134 * size}C9 ${-104 * size} 13 -40 8 0Z`,
            lighter(blush || young, 0.34),
          ),
          0,
          -54,
          -2,
        ),
      x,
      y,
      turn,
    );
  return (
    wood(stem, '#7f6a4e', 16) +
    wood(side, '#7f6a4e', 11) +
    singles(stem, {
      count: 8,
      start: 0.12,
      end: 0.94,
      spread: [78, 48],
      taper: 0.74,
      leaf: leaf(230, colour),
    }) +
    singles(side, { count: 3, start: 0.4, end: 0.9, spread: [70, 50], taper: 0.8, leaf: leaf(170, colour) }) +
    shoot(410, 305, 4, 1.15) +
    shoot(190, 432, -30, 0.85) +
    line('M404 520Q520 470 560 520', '#6d8a4a', 7) +
    group(flower(88), 562, 566, 20) +
    line('M396 640Q300 620 260 660', '#6d8a4a', 7) +
    group(flower(76), 246, 690, -20) +
    line('M402 440Q330 420 320 450', '#6d8a4a', 6) +
    group(ellipse(0, 16, 26, 28, '#fbf6e6') + fill('M-26 4Q0 -26 26 4Q0 16 -26 4Z', '#6d8a4a'), 318, 456)
  );
}

/** Catha edulis: red shoot tips, evenly toothed glossy leaves in pairs, narrow three-sided capsules, a bundle of cut shoots. */
function miraa(): string {
  const leaf = (size: number, colour: string): string =>
    drawBlade({
      outline: 'elliptic',
      length: size,
      width: 0.36,
      colour,
      margin: 'saw',
      teeth: 13,
      depth: 0.13,
      count: 7,
      stalk: 12,
      stalkColour: '#a8483a',
    });
  const twig = (one: Stem, count: number, size: number, red: number): string => {
    const stem = stemOf(one);
    return (
      line(smooth(stem), '#a6584a', one.from[1] > 880 ? 12 : 8) +
      places(stem, count, 0.16, 0.97)
        .flatMap(({ x, y, along, t }) =>
          [-1, 1].map((side) =>
            group(
              leaf(
                size * (1.08 - t * 0.46),
                t > red
                  ? mix('#5c4a32', '#a83a2c', (t - red) / (1.02 - red))
                  : side < 0
                    ? '#2f6d44'
                    : '#275d3a',
              ),
              x,
              y,
              along + side * (70 - 30 * t),
            ),
          ),
        )
        .join('') +
      group(leaf(size * 0.6, '#bf4634'), one.to[0], one.to[1], angleAt(stem, 40))
    );
  };
  const capsule = (x: number, y: number, turn: number): string =>
    group(
      fill('M-9 0Q-16 -34 -6 -72L0 -80L6 -72Q16 -34 9 0Z', '#b0563f') +
        line('M-3 -4Q-8 -36 -1 -72M5 -4Q8 -36 2 -72', '#7d3326', 2.6),
      x,
      y,
      turn,
    );
  const blooms = (x: number, y: number): string =>
    [
      [0, 0],
      [20, -12],
      [-16, -14],
      [6, -24],
    ]
      .map(([dx = 0, dy = 0]) => group(openFlower(5, 12, 0.9, '#fdf8ea', '#c9b04a'), x + dx, y + dy))
      .join('');
  const bundle = [-14, -7, 0, 7, 14]
    .map((turn) =>
      group(
        line('M0 0V-190', '#a8503f', 8) +
          [-1, 1, -1, 1]
            .map((side, at) => group(leaf(76, at > 1 ? '#a83a2c' : '#6a4a34'), 0, -110 - at * 24, side * 34))
            .join(''),
        560 + turn * 2,
        900,
        turn + 56,
      ),
    )
    .join('');
  return (
    twig({ from: [392, 740], to: [170, 370], bend: 0.12 }, 5, 150, 0.5) +
    twig({ from: [398, 700], to: [600, 320], bend: -0.12 }, 5, 150, 0.5) +
    twig({ from: [392, 905], to: [400, 150], bend: 0.02 }, 8, 176, 0.52) +
    [
      [378, 560, -40],
      [412, 552, 36],
      [370, 660, -62],
      [300, 560, -30],
      [500, 520, 30],
    ]
      .map(([x = 0, y = 0, turn = 0]) => capsule(x, y, turn))
      .join('') +
    blooms(424, 450) +
    blooms(372, 386) +
    bundle +
    line('M606 800Q650 822 668 868', '#8a7a4a', 12)
  );
}

/** Shrubs and tall herbs with flowers of a form of their own. */
export const shrubs: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  'spider-plant': spiderPlant,
  tea: (plate) => tea(plate.hues.leaf, ''),
  purpleTea: () => tea('#4f6d4a', '#7a4f86'),
  miraa: () => miraa(),
};
