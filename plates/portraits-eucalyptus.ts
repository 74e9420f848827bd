import { drawBlade } from './blade.ts';
import { mix } from './colour.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';

/** Eucalyptus globulus: sickle leaves hanging, broad blue-white young pairs, warty capped buds, stamen puffs, bark in ribbons. */
export function eucalyptus(): string {
  const trunk =
    fill('M40 940C70 700 50 300 78 -10H190C180 300 200 700 214 940Z', '#cfc3ad') +
    fill('M130 940C140 700 120 300 134 -10H190C180 300 200 700 214 940Z', '#b3a68f', 0.8) +
    [
      [92, 180, 300],
      [150, 320, 330],
      [84, 480, 300],
    ]
      .map(
        ([x = 0, y = 0, length = 0]) =>
          fill(
            `M${x - 16} ${y}C${x - 26} ${y + length * 0.5} ${x - 46} ${y + length * 0.8} ${x - 66} ${y + length}C${x - 20} ${y + length * 0.8} ${x + 12} ${y + length * 0.5} ${x + 18} ${y}Z`,
            '#9c7a58',
          ) + line(`M${x} ${y}Q${x - 6} ${y + length * 0.5} ${x - 50} ${y + length * 0.9}`, '#7a5c40', 3),
      )
      .join('');
  const twig = arc([170, 210], [720, 250], -0.16, 40);
  const sickle = (x: number, y: number, turn: number, length: number, colour: string): string =>
    group(
      drawBlade({
        outline: 'lance',
        length,
        width: 0.17,
        colour,
        veins: 'feather',
        count: 9,
        stalk: 26,
        stalkColour: '#a5795a',
        bend: turn > 180 ? -46 : 46,
      }),
      x,
      y,
      turn,
    );
  const bud = (size: number): string =>
    line('M0 0V-14', '#8a7f5c', 9) +
    fill(
      `M0 -8L${-size * 0.48} ${-size * 0.72}L${-size * 0.36} ${-size * 0.86}H${size * 0.36}L${size * 0.48} ${-size * 0.72}Z`,
      '#a9bcb8',
    ) +
    line(
      `M0 -8V${-size * 0.84}M${-size * 0.06} -10L${-size * 0.27} ${-size * 0.8}M${size * 0.06} -10L${size * 0.27} ${-size * 0.8}`,
      '#6f8a88',
      4,
    ) +
    fill(
      `M${-size * 0.52} ${-size * 0.8}Q${-size * 0.3} ${-size * 1.02} ${-size * 0.1} ${-size * 1.06}L0 ${-size * 1.24}L${size * 0.1} ${-size * 1.06}Q${size * 0.3} ${-size * 1.02} ${size * 0.52} ${-size * 0.8}Q0 ${-size * 0.66} ${-size * 0.52} ${-size * 0.8}Z`,
      '#8fa6a2',
    ) +
    Array.from({ length: 12 }, (_, at) =>
      ellipse(
        Math.cos(at * 2.4) * size * 0.3,
        -size * 0.6 + Math.sin(at * 2.4) * size * 0.24,
        size * 0.045,
        size * 0.045,
        '#dfe9e6',
      ),
    ).join('');
  const puff = (size: number): string =>
    line('M0 0V-14', '#8a7f5c', 9) +
    line(
      Array.from({ length: 44 }, (_, at) => {
        const turn = ((-112 + at * 5.1) * Math.PI) / 180;
        const reach = size * (at % 2 ? 1.06 : 0.88);
        return `M0 ${-Math.round(size * 0.4)}L${Math.round(Math.sin(turn) * reach)} ${Math.round(-size * 0.4 - Math.cos(turn) * reach)}`;
      }).join(''),
      '#efdfa2',
      3.4,
    ) +
    Array.from({ length: 44 }, (_, at) => {
      const turn = ((-112 + at * 5.1) * Math.PI) / 180;
      const reach = size * (at % 2 ? 1.08 : 0.9);
      return ellipse(Math.sin(turn) * reach, -size * 0.4 - Math.cos(turn) * reach, 4.4, 4.4, '#c79d35');
    }).join('') +
    fill(
      `M0 -6L${-size * 0.46} ${-size * 0.44}Q0 ${-size * 0.64} ${size * 0.46} ${-size * 0.44}Z`,
      '#9db3ae',
    );
  const capsule = (size: number): string =>
    fill(`M0 0L${-size * 0.6} ${-size * 0.6}Q0 ${-size * 0.96} ${size * 0.6} ${-size * 0.6}Z`, '#8a6a4a') +
    ellipse(0, -size * 0.62, size * 0.6, size * 0.2, '#6d5036') +
    line(`M${-size * 0.3} ${-size * 0.62}H${size * 0.3}M0 ${-size * 0.74}V${-size * 0.5}`, '#3f2e20', 4);
  const young = arc([200, 640], [330, 900], 0.1, 20);
  return (
    trunk +
    line(smooth(young), '#9aa79a', 9) +
    [5, 11, 17]
      .map((index, at) => {
        const [x, y] = young[index] ?? [0, 0];
        return [-1, 1]
          .map((side) =>
            group(
              drawBlade({
                outline: 'ovate',
                length: 124 - at * 16,
                width: 0.74,
                colour: '#a9c3bf',
                count: 5,
              }),
              x,
              y,
              150 + side * 74,
            ),
          )
          .join('');
      })
      .join('') +
    [
      [10, 196, 330],
      [15, 172, 370],
      [20, 186, 380],
      [26, 174, 380],
      [31, 188, 350],
      [36, 174, 330],
      [40, 166, 300],
    ]
      .map(([index = 0, turn = 0, length = 0], at) => {
        const [x, y] = twig[index] ?? [0, 0];
        return sickle(x, y, turn, length, mix('#6f9079', '#86a48e', (at % 3) / 2));
      })
      .join('') +
    line(smooth(twig), '#a5795a', 13) +
    [
      [9, bud(92), -26],
      [16, puff(104), -4],
      [24, bud(100), 2],
      [32, puff(104), 14],
      [38, bud(84), 46],
      [13, capsule(74), 168],
      [29, capsule(66), 200],
    ]
      .map(([index, drawn, turn]) => {
        const [x, y] = twig[Number(index)] ?? ([0, 0] as Point);
        return group(String(drawn), x, y, Number(turn));
      })
      .join('')
  );
}
