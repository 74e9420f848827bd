import type { Plate } from '../content/products/plate-types.ts';
import { darker, mix } from './colour.ts';
import { pinnateLeaf } from './compound.ts';
import { openFlower, umbel } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, arc, fill, group, line, smooth } from './shape.ts';
import { pairs, type Stem, stemOf, wood } from './stems.ts';

/** Valeriana: pinnate leaves in pairs on a grooved stem, domed clusters of five-lobed flowers, a stub full of rootlets. */
export function valerian({ hues }: Plate, random: Random): string {
  const bark = '#8aa06c';
  const cluster = (size: number): string =>
    [-52, 52, 0]
      .map((turn) =>
        group(
          umbel({
            rays: 6,
            reach: size * 0.44,
            rise: size * 0.62,
            stem: bark,
            dome: 0.4,
            head: (at) =>
              [
                [-13, 4],
                [13, 2],
                [0, -12],
              ]
                .map(([x = 0, y = 0]) =>
                  group(
                    openFlower(5, size * 0.1, 0.95, (at + x) % 2 ? '#f7e4ea' : '#eec3d2', '#c98aa4'),
                    x,
                    y,
                  ),
                )
                .join(''),
          }),
          0,
          0,
          turn,
        ),
      )
      .join('');
  const heads: [Stem, number][] = [
    [{ from: [395, 470], to: [220, 290], bend: 0.1 }, 120],
    [{ from: [398, 470], to: [580, 280], bend: -0.1 }, 120],
    [{ from: [395, 800], to: [400, 220], bend: 0.01 }, 150],
  ];
  const rootlets = Array.from({ length: 44 }, (_, at) => {
    const turn = ((58 + (244 * at) / 43) * Math.PI) / 180;
    const reach = random.between(90, 150);
    const x = 392 + Math.sin(turn) * 34;
    const y = 836 - Math.cos(turn) * 26;
    return line(
      smooth(
        arc(
          [x, y],
          [x + Math.sin(turn) * reach * 1.3, y - Math.cos(turn) * reach * 0.62 + 16],
          random.between(-0.2, 0.2),
          5,
        ),
      ),
      mix('#7a5a38', '#a98558', random.next()),
      5,
    );
  }).join('');
  const [, , main] = heads;
  const stem = main ? stemOf(main[0]) : [];
  return (
    rootlets +
    fill('M352 800Q392 782 432 800Q442 850 414 872Q392 882 370 872Q342 850 352 800Z', '#6d4f31') +
    line('M356 826Q392 842 430 826M360 850Q392 864 424 850', '#4f3822', 4, 0.7) +
    heads
      .map(([one, size]) => {
        const drawn = stemOf(one);
        return (
          wood(drawn, bark, one.from[1] > 700 ? 18 : 9) +
          group(cluster(size), one.to[0], one.to[1], angleAt(drawn, 40) * 0.5)
        );
      })
      .join('') +
    line(smooth(stem.map(([x, y]) => [x + 3, y])), darker(bark, 0.3), 2.4, 0.8) +
    pairs(stem, {
      count: 4,
      start: 0.1,
      end: 0.74,
      spread: [66, 52],
      taper: 0.46,
      leaf: (scale, side) =>
        pinnateLeaf({
          length: 250 * scale,
          pairs: 5,
          odd: true,
          bare: 0.26,
          bend: side * 0.08,
          leaflet: {
            outline: 'lance',
            length: 104 * scale,
            width: 0.34,
            colour: hues.leaf,
            margin: 'saw',
            teeth: 5,
            depth: 0.3,
            count: 3,
          },
        }),
    })
  );
}
