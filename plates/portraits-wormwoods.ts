import type { Plate } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import { threads } from './compound.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, sharp, smooth } from './shape.ts';
import { places, type Stem, stemOf, wood } from './stems.ts';

/** A branch of a panicle with tiny yellow heads that nod on threads of their own. */
function nodding(
  one: Stem,
  heads: number,
  size: number,
  stem: string,
  colour: string,
  random: Random,
): string {
  const spine = stemOf(one);
  return (
    line(smooth(spine), stem, 4.4) +
    places(spine, heads, 0.2, 1)
      .map(({ x, y, nth }) => {
        const side = nth % 2 ? 1 : -1;
        const [dx, dy] = [side * random.between(8, 17), random.between(9, 17)];
        return (
          line(`M${x} ${y}q${dx} ${-6} ${dx} ${dy}`, stem, 2.4) +
          ellipse(
            x + dx,
            y + dy + size * 0.5,
            size,
            size * 0.94,
            mix(colour, darker(colour, 0.3), random.next() * 0.6),
          ) +
          ellipse(x + dx - size * 0.2, y + dy + size * 0.2, size * 0.6, size * 0.4, lighter(colour, 0.3), 0.8)
        );
      })
      .join('')
  );
}

/** Artemisia annua: one tall stem, leaves divided thrice, a broad cone of many tiny drooping yellow balls. */
function annua({ hues }: Plate, random: Random): string {
  const bark = '#8f9c5c';
  const main = stemOf({ from: [395, 905], to: [398, 120], bend: 0.01 });
  const leaf = (x: number, y: number, turn: number, length: number, order: number): string =>
    group(threads(length, order, mix(hues.leaf, '#9cc46a', random.next() * 0.5), 3.8, 50), x, y, turn);
  const spray = (x: number, y: number, turn: number, reach: number): string => {
    const angle = (turn * Math.PI) / 180;
    const one: Stem = {
      from: [x, y],
      to: [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach],
      bend: turn > 0 ? 0.16 : -0.16,
    };
    const twigs = places(stemOf(one), 5, 0.24, 0.88).map((place) => {
      const side = place.nth % 2 ? 1 : -1;
      const out = ((place.along + side * 46) * Math.PI) / 180;
      const long = reach * (0.36 - place.nth * 0.045);
      const to: [number, number] = [place.x + Math.sin(out) * long, place.y - Math.cos(out) * long];
      return nodding({ from: [place.x, place.y], to, bend: side * 0.14 }, 4, 6.4, bark, '#ecd038', random);
    });
    return twigs.join('') + nodding(one, 6, 6.4, bark, '#ecd038', random);
  };
  const low = places(main, 9, 0.06, 0.5)
    .map(({ x, y, nth }) =>
      leaf(x, y, (nth % 2 ? 1 : -1) * (72 - nth * 2.4), 236 - nth * 13, nth < 5 ? 3 : 2),
    )
    .join('');
  const panicle = places(main, 11, 0.42, 0.94)
    .map(({ x, y, nth }) => {
      const side = nth % 2 ? 1 : -1;
      const reach = random.near(280 * (1 - nth / 13), 0.08);
      return (
        leaf(x, y, side * 60, 84 - nth * 4, 1) +
        spray(x, y, side * (52 - nth * 1.6), reach) +
        spray(x, y - 16, -side * (44 - nth), reach * 0.7)
      );
    })
    .join('');
  return low + wood(main, bark, 15) + panicle + spray(398, 140, 4, 70);
}

/** Artemisia afra: several woody stems from one foot, silver-grey leaves divided twice, nodding buttons in leafy panicles. */
function afra(_: Plate, random: Random): string {
  const grey = '#9aa898';
  const stems: Stem[] = [
    { from: [370, 880], to: [120, 380], bend: 0.12 },
    { from: [410, 880], to: [660, 390], bend: -0.12 },
    { from: [380, 885], to: [265, 210], bend: 0.06 },
    { from: [402, 885], to: [530, 220], bend: -0.06 },
    { from: [392, 890], to: [395, 120], bend: 0.01 },
  ];
  return (
    stems
      .map((one) => {
        const stem = stemOf(one);
        const upper = places(stem, 7, 0.56, 0.97)
          .map(({ x, y, along, nth }) => {
            const side = nth % 2 ? 1 : -1;
            const turn = ((along + side * 46) * Math.PI) / 180;
            const reach = 92 - nth * 6;
            return nodding(
              {
                from: [x, y],
                to: [x + Math.sin(turn) * reach, y - Math.cos(turn) * reach],
                bend: side * 0.1,
              },
              6,
              9.4,
              '#8c8a72',
              '#d9c25a',
              random,
            );
          })
          .join('');
        const leaves = places(stem, 9, 0.16, 0.9)
          .map(({ x, y, along, nth }) => {
            const colour = nth % 2 ? grey : '#b4bfae';
            return group(threads(150 - nth * 9, 2, colour, 6.4, 44), x, y, along + (nth % 2 ? 58 : -58));
          })
          .join('');
        return line(smooth(stem), '#84705a', 15) + line(smooth(stem), '#a9957c', 4, 0.8) + leaves + upper;
      })
      .join('') + fill('M350 915Q366 850 392 846Q420 850 434 915Z', '#6f5a45')
  );
}

/** Taraxacum: leaves cut back towards the root, hollow leafless stalks, golden heads over bent-back bracts, a globe of seeds. */
function dandelion({ hues }: Plate, random: Random): string {
  const leaf = (turn: number, length: number): string => {
    const side = (sign: number): Point[] => {
      const points: Point[] = [[sign * 7, 0]];
      for (let lobe = 0; lobe < 5; lobe += 1) {
        const at = 0.2 + lobe * 0.135;
        const wide = length * (0.1 + 0.045 * Math.sin((lobe / 4) * Math.PI * 0.8 + 0.4));
        points.push(
          [sign * length * 0.026, -length * at],
          [sign * wide, -length * (at - 0.045)],
          [sign * wide * 0.5, -length * (at + 0.06)],
        );
      }
      points.push(
        [sign * length * 0.03, -length * 0.82],
        [sign * length * 0.11, -length * 0.8],
        [sign * length * 0.06, -length * 0.93],
      );
      return points;
    };
    return group(
      fill(
        sharp([...side(-1), [0, -length * 1.02], ...side(1).toReversed()], true),
        mix(hues.leaf, '#7fa94e', random.next() * 0.5),
      ) + line(`M0 0V${-length * 0.95}`, '#d9c0b0', 5, 0.9),
      390 + turn * 0.24,
      820,
      turn,
    );
  };
  const stalk = (x: number, y: number): string =>
    line(smooth(arc([390, 810], [x, y], (390 - x) / 1600, 14)), '#b59a7c', 12) +
    line(smooth(arc([388, 810], [x - 2, y], (390 - x) / 1600, 14)), '#dcc7ae', 4);
  const strap = (size: number, count: number, colour: string, from: number): string =>
    Array.from({ length: count }, (_, at) =>
      group(
        fill(
          `M-3 0L${-size * 0.06} ${-size * 0.97}L0 ${-size * 0.93}L${size * 0.06} ${-size * 0.97}L3 0Z`,
          at % 2 ? colour : lighter(colour, 0.2),
        ),
        0,
        0,
        from + (at / count) * 360,
      ),
    ).join('');
  const head = (x: number, y: number, size: number): string =>
    stalk(x, y) +
    group(
      [130, 160, 200, 230]
        .map((turn) =>
          group(
            fill(`M-8 0Q-12 ${-size * 0.8} 0 ${-size * 1.3}Q12 ${-size * 0.8} 8 0Z`, '#7d9a58'),
            0,
            0,
            turn,
          ),
        )
        .join('') +
        strap(size, 34, '#f0c01c', 0) +
        strap(size * 0.74, 28, '#f4cb2e', 5) +
        strap(size * 0.46, 20, '#dfa716', 2),
      x,
      y,
    );
  const globe = (x: number, y: number, size: number): string =>
    stalk(x, y + 4) +
    group(
      ellipse(0, 0, size, size, '#ffffff', 0.42) +
        Array.from({ length: 36 }, (_, at) => {
          const reach = size * (at % 3 === 0 ? 0.66 : 0.98);
          return group(
            line(`M0 ${-size * 0.16}V${-reach}`, '#b3a78c', 1.8) +
              line(`M0 ${-size * 0.14}V${-size * 0.3}`, '#6f5232', 5) +
              line(
                [-52, -26, 0, 26, 52]
                  .map(
                    (turn) =>
                      `M0 ${-reach}l${Math.round(Math.sin((turn * Math.PI) / 180) * size * 0.24)} ${Math.round(-Math.cos((turn * Math.PI) / 180) * size * 0.2)}`,
                  )
                  .join(''),
                '#8f8a7c',
                1.8,
              ),
            0,
            0,
            at * 10,
          );
        }).join('') +
        ellipse(0, 0, size * 0.18, size * 0.18, '#a58d62'),
      x,
      y,
    );
  const root =
    fill('M364 818Q392 804 418 818Q416 880 398 948Q392 962 386 948Q366 880 364 818Z', '#7a5636') +
    line('M372 846Q392 852 410 846M376 880Q392 886 406 880', '#56391f', 3) +
    line('M372 870Q340 890 326 920M408 866Q438 884 450 914', '#7a5636', 6);
  const pieces = [
    [70, 908, 74],
    [130, 884, 100],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        fill('M-15 0Q-20 -60 -12 -118H12Q20 -60 15 0Z', '#7f5a38') +
          line('M-8 -16V-100M4 -10V-106', '#5a3d22', 3) +
          ellipse(0, 0, 15, 9, '#f4ecd8') +
          ellipse(0, 0, 6, 3.6, '#d9c48f'),
        x,
        y,
        turn,
      ),
    )
    .join('');
  return (
    root +
    [-82, 82, -60, 60, -38, 36, -16, 14].map((turn) => leaf(turn, Math.abs(turn) > 70 ? 330 : 390)).join('') +
    globe(560, 250, 118) +
    head(190, 300, 92) +
    head(375, 170, 116) +
    pieces
  );
}

/** Feathery and cut leaves of the daisy family. */
export const wormwoods: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  'artemisia-annua': annua,
  'artemisia-afra': afra,
  dandelion,
};
