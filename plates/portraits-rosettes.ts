import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { angleAt, arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';

/** A boat-shaped seed: the pale groove lies along its hollow side. */
const boat = (size: number, colour: string): string =>
  fill(
    `M0 0C${-size * 0.36} ${-size * 0.2} ${-size * 0.36} ${-size * 0.8} 0 ${-size}C${size * 0.36} ${-size * 0.8} ${size * 0.36} ${-size * 0.2} 0 0Z`,
    colour,
  ) +
  fill(
    `M0 ${-size * 0.18}C${-size * 0.13} ${-size * 0.36} ${-size * 0.13} ${-size * 0.64} 0 ${-size * 0.82}C${size * 0.13} ${-size * 0.64} ${size * 0.13} ${-size * 0.36} 0 ${-size * 0.18}Z`,
    darker(colour, 0.35),
  );

const boats = (colour: string, size: number): string =>
  [
    [70, 905, 40],
    [118, 880, 82],
    [140, 918, 64],
    [60, 868, 14],
  ]
    .map(([x = 0, y = 0, turn = 0], at) =>
      group(boat(size, at % 2 ? colour : lighter(colour, 0.2)), x, y, turn),
    )
    .join('');

/** Plantago lanceolata: narrow leaves with ribs from base to tip, long grooved stalks, short spikes with a ring of anthers. */
function ribwort({ hues }: Plate): string {
  const leaf = (turn: number, length: number): string =>
    group(
      drawBlade({
        outline: 'lance',
        length,
        width: 0.17,
        colour: mix(hues.leaf, '#86ad5c', Math.abs(turn % 3) * 0.14),
        veins: 'parallel',
        count: 2,
        stalk: 46,
        bend: turn * 0.55,
      }),
      390 + turn * 0.2,
      890,
      turn,
    );
  const spike = (x: number, y: number, size: number, ring: number): string => {
    const stalk = arc([390, 880], [x, y], (390 - x) / 1500, 20);
    const halo = Array.from({ length: 26 }, (_, at) => {
      const turn = (at / 26) * Math.PI * 2;
      const [dx, dy] = [Math.cos(turn) * size * 0.52, Math.sin(turn) * size * 0.16 - size * ring];
      return (
        line(`M${Math.cos(turn) * size * 0.2} ${-size * ring}L${dx} ${dy}`, '#efe8cf', 2.4) +
        ellipse(dx, dy, 6.5, 4.6, '#f5ebc4')
      );
    });
    const scales = Array.from({ length: 36 }, (_, at) => {
      const t = at / 36;
      const wide = size * 0.19 * Math.sin(Math.PI * (0.22 + t * 0.72));
      return ellipse(
        Math.sin(at * 2.4) * wide,
        -t * size * 0.92,
        size * 0.06,
        size * 0.05,
        at % 2 ? '#6b5035' : '#8f7049',
      );
    });
    return (
      line(smooth(stalk), darker(hues.leaf, 0.1), 10) +
      line(smooth(stalk.map(([px, py]): Point => [px - 2, py])), lighter(hues.leaf, 0.45), 2.2) +
      line(smooth(stalk.map(([px, py]): Point => [px + 2.4, py])), darker(hues.leaf, 0.4), 1.8) +
      group(
        halo.slice(13).join('') +
          fill(
            `M${-size * 0.18} 0C${-size * 0.27} ${-size * 0.4} ${-size * 0.16} ${-size} 0 ${-size}C${size * 0.16} ${-size} ${size * 0.27} ${-size * 0.4} ${size * 0.18} 0Z`,
            '#5c442d',
          ) +
          scales.join('') +
          halo.slice(0, 13).join(''),
        x,
        y,
        angleAt(stalk, 20) * 0.7,
      )
    );
  };
  return (
    [-78, 76, -60, 58, -44, 42, -28, 26, -13, 11]
      .map((turn, at) => leaf(turn, Math.abs(turn) > 60 ? 330 : 400 - (at % 3) * 26))
      .join('') +
    spike(180, 270, 118, 0.3) +
    spike(590, 320, 106, 0.45) +
    spike(300, 150, 128, 0.4) +
    spike(480, 190, 120, 0.22) +
    boats('#8a5a36', 54)
  );
}

/** Plantago ovata: a small tuft of woolly, grass-like leaves, short egg-shaped spikes of papery flowers, boat-shaped seeds. */
function psyllium(_: Plate, random: Random): string {
  let leaves = '';
  for (let at = 0; at < 22; at += 1) {
    const turn = (at % 2 ? 1 : -1) * (78 - at * 3.4);
    const tip: Point = [
      390 + turn * 4.4 + random.between(-16, 16),
      890 - random.between(330, 400) * Math.cos((turn * Math.PI) / 230),
    ];
    const rib = arc([390 + turn * 0.3, 892], tip, -turn / 420, 12);
    const colour = mix('#8aa673', '#a9bd8e', random.next());
    leaves +=
      line(smooth(rib.slice(0, 8)), colour, 13) +
      line(smooth(rib), colour, 8) +
      line(smooth(rib), lighter(colour, 0.4), 2) +
      line(
        rib
          .slice(1, -1)
          .map(([x, y], nth) => `M${Math.round(x)} ${Math.round(y)}l${nth % 2 ? 17 : -17} -6`)
          .join(''),
        '#f4f6ea',
        1.6,
        0.8,
      );
  }
  const spike = (x: number, y: number, size: number): string => {
    const stalk = arc([390, 885], [x, y], (390 - x) / 1400, 16);
    const flowers = Array.from({ length: 32 }, (_, at) => {
      const t = at / 32;
      const wide = size * 0.27 * Math.sin(Math.PI * (0.2 + t * 0.72));
      const side = Math.sin(at * 2.4);
      return group(
        [-62, 62, -20, 20]
          .map((turn) =>
            group(
              fill('M0 0C-7 -6 -6 -14 0 -18C6 -14 7 -6 0 0Z', '#f8efd8', 0.92) +
                line('M0 0V-12', '#a5834c', 2.4),
              0,
              0,
              turn,
            ),
          )
          .join(''),
        side * wide,
        -size * (0.06 + t * 1.3),
        side * 66,
      );
    }).join('');
    return (
      line(smooth(stalk), '#93a87b', 8) +
      group(
        fill(
          `M0 0C${-size * 0.36} ${-size * 0.2} ${-size * 0.3} ${-size * 1.46} 0 ${-size * 1.5}C${size * 0.3} ${-size * 1.46} ${size * 0.36} ${-size * 0.2} 0 0Z`,
          '#7f8f5c',
        ) + flowers,
        x,
        y,
        angleAt(stalk, 16) * 0.6,
      )
    );
  };
  return (
    leaves +
    spike(180, 420, 88) +
    spike(600, 430, 84) +
    spike(300, 290, 96) +
    spike(470, 310, 94) +
    boats('#c08f78', 84)
  );
}

/** Colocasia: leaves whose stalks join inside the heart-shaped blade, a yellow spathe, a ringed, shaggy corm and one cut through. */
function taro({ hues }: Plate, random: Random): string {
  const leaf = (x: number, y: number, turn: number, size: number, colour: string): string => {
    const blade: Point[] = [
      [0, -0.12],
      [0.2, -0.42],
      [0.46, -0.36],
      [0.6, 0.02],
      [0.5, 0.44],
      [0.24, 0.82],
      [0, 1.04],
    ];
    const scaled = (sign: number): Point[] => blade.map(([dx, dy]) => [dx * size * sign, dy * size]);
    const veins = [-150, 150, -112, 112, -70, 70, -36, 36]
      .map((open) => {
        const angle = (open * Math.PI) / 180;
        const reach = size * (Math.abs(open) > 100 ? 0.4 : 0.54);
        return `M0 0Q${Math.round(Math.sin(angle) * reach * 0.6)} ${Math.round(Math.cos(angle) * reach * 0.4)} ${Math.round(Math.sin(angle) * reach)} ${Math.round(Math.cos(angle) * reach)}`;
      })
      .join('');
    return (
      line(smooth(arc([390 + (x - 390) * 0.12, 760], [x, y], (x - 390) / -1500, 16)), '#7d8f5f', 19) +
      line(smooth(arc([386 + (x - 390) * 0.12, 760], [x - 4, y], (x - 390) / -1500, 16)), '#a9b988', 5, 0.8) +
      group(
        fill(smooth([...scaled(1), ...scaled(-1).toReversed()], true), colour) +
          fill(smooth([...scaled(1), [0, 0]], true), darker(colour, 0.1)) +
          line(`${veins}M0 0V${Math.round(size * 0.96)}`, lighter(colour, 0.42), 4, 0.85) +
          ellipse(0, 0, 13, 13, '#7a4a6a') +
          ellipse(size * 0.22, size * 0.4, 9, 11, '#eaf4f6', 0.85) +
          ellipse(-size * 0.26, size * 0.2, 7, 8, '#eaf4f6', 0.85),
        x,
        y,
        turn,
      )
    );
  };
  const corm = (cut: boolean): string =>
    cut
      ? ellipse(0, 0, 84, 62, '#6b4d33') +
        ellipse(0, 0, 72, 51, '#f4eeea') +
        Array.from({ length: 46 }, (_, at) =>
          ellipse(
            Math.cos(at * 2.4) * 64 * Math.sqrt(at / 46),
            Math.sin(at * 2.4) * 45 * Math.sqrt(at / 46),
            3.4,
            2,
            '#a276a0',
          ),
        ).join('')
      : Array.from({ length: 34 }, () =>
          line(
            `M${Math.round(random.between(-72, 72))} ${Math.round(random.between(-50, 110))}l${Math.round(random.between(-34, 34))} 34`,
            '#9a7a55',
            3.4,
          ),
        ).join('') +
        fill('M-70 -60Q0 -84 70 -60Q106 30 66 112Q0 140 -66 112Q-106 30 -70 -60Z', '#6b4d33') +
        [-30, 4, 38, 72]
          .map((y) =>
            line(
              `M${-84 + Math.abs(y - 20) * 0.2} ${y}Q0 ${y + 30} ${84 - Math.abs(y - 20) * 0.2} ${y}`,
              '#452f1e',
              6,
            ),
          )
          .join('') +
        Array.from({ length: 30 }, () =>
          line(
            `M${Math.round(random.between(-70, 60))} ${Math.round(random.between(-46, 96))}l${Math.round(random.between(-8, 8))} 22`,
            '#a98a62',
            2.6,
          ),
        ).join('');
  return (
    line('M410 760Q440 560 440 400', '#93a070', 10) +
    group(
      fill('M0 60C-34 0 -26 -110 6 -170C34 -100 30 -10 12 60Z', '#f0cb4e') +
        fill('M2 40C-12 0 -10 -80 4 -120C16 -80 16 0 8 40Z', '#d99a2c'),
      442,
      390,
      6,
    ) +
    leaf(150, 470, 26, 220, hues.leaf) +
    leaf(640, 480, -30, 200, hues.leaf) +
    leaf(260, 230, 12, 236, mix(hues.leaf, '#86ab6a', 0.3)) +
    leaf(606, 190, -18, 186, mix(hues.leaf, '#86ab6a', 0.4)) +
    group(corm(false), 392, 800) +
    group(corm(true), 190, 880)
  );
}

/** Plants whose leaves all stand on the ground. */
export const rosettes: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  'plantain-leaf': ribwort,
  psyllium,
  taro,
};
