import type { Plate } from '../content/products/plate-types.ts';
import { lighter, mix } from './colour.ts';
import { fingers } from './compound.ts';
import { drawFruit, halved, speckles } from './fruit.ts';
import { evenly, furrows, limb, rings } from './limb.ts';
import { drawPalmate } from './palmate.ts';
import { arc, ellipse, group, line, type Point } from './shape.ts';

type Portrait = (plate: Plate) => string;

/** Carica papaya: a scarred trunk, fruits crowding under a crown of long-stalked leaves with seven lobes. */
const papaya: Portrait = ({ hues }) => {
  const trunk = arc([330, 905], [345, 300], 0.02, 40);
  const widths = [50, 40, 34];
  const scars = evenly(13, 0.06, 0.62)
    .map((share, at) => {
      const [x, y] = trunk[Math.round(share * 40)] ?? [0, 0];
      return ellipse(x + ((at % 3) - 1) * 20, y, 12, 6, '#6f6a52', 0.7);
    })
    .join('');
  const leaf = (turn: number, stalk: number, radius: number): string =>
    group(
      drawPalmate({
        lobes: [-126, -86, -44, 0, 44, 86, 126],
        radius,
        depth: 0.66,
        teeth: 3,
        colour: mix(hues.leaf, '#7fae5c', Math.abs(turn) / 300),
        stalk,
        stalkColour: '#b5bf7c',
      }),
      345,
      300,
      turn,
    );
  const fruit = (x: number, y: number, length: number, turn: number, ripe: number): string =>
    group(
      drawFruit({
        outline: 'papaya',
        length,
        colour: mix('#7f9a3c', '#eba236', ripe),
        stalk: 24,
        stalkColour: '#8a9a52',
      }),
      x,
      y,
      turn,
    );
  const seeds = speckles(17, 22, 66, 10, '#2b3328', 1);
  return (
    [-104, 100, -66, 62].map((turn) => leaf(turn, 150, 130)).join('') +
    limb(trunk, widths, '#a59d84') +
    scars +
    rings(trunk, widths, evenly(8, 0.08, 0.6), '#7c755d', 3, 0.2) +
    [-30, 28, 0].map((turn) => leaf(turn, 110, 125)).join('') +
    fruit(290, 330, 170, 26, 0.1) +
    fruit(402, 330, 170, -26, 0.2) +
    fruit(262, 372, 196, 20, 0.55) +
    fruit(428, 372, 200, -20, 0.9) +
    fruit(345, 372, 210, 0, 0.75) +
    group(
      halved('papaya', 220, ['#dd9a36', '#ee7f3c'], ellipse(0, 4, 34, 78, '#c2552c') + seeds),
      120,
      690,
      6,
    )
  );
};

/** Adansonia digitata: the whole tree with its swollen trunk, and one velvety fruit on its long cord, whole and cut. */
const baobab: Portrait = ({ hues }) => {
  const bark = '#a4978a';
  const trunk = arc([225, 900], [225, 420], 0, 30);
  const widths = [168, 150, 160, 158, 130, 88];
  const boughs: [Point, Point, number, number][] = [
    [[160, 450], [40, 270], -0.16, 38],
    [[200, 440], [130, 180], 0.1, 36],
    [[240, 440], [270, 150], -0.08, 38],
    [[280, 450], [400, 230], 0.14, 36],
    [[300, 470], [560, 170], 0.2, 34],
  ];
  const tuft = (x: number, y: number, turn: number, length: number): string =>
    group(
      fingers(
        [-76, -38, 0, 38, 76],
        { outline: 'spoon', length, width: 0.42, colour: mix(hues.leaf, '#8fae52', 0.3), count: 4 },
        length * 0.5,
      ),
      x,
      y,
      turn,
    );
  const velvet = '#a89556';
  const cut = Array.from({ length: 12 }, (_, at) =>
    group(
      ellipse(0, 0, 13, 10, '#f6ecd8') + ellipse(2, 0, 8, 6, '#4d3527'),
      Math.cos(at * 2.4) * 34 * Math.sqrt(at / 12),
      Math.sin(at * 2.4) * 78 * Math.sqrt(at / 12),
      at * 40,
    ),
  ).join('');
  return (
    boughs
      .map(([from, to, bend, wide]) => limb(arc(from, to, bend, 16), [wide, wide * 0.55, 9], bark))
      .join('') +
    limb(trunk, widths, bark) +
    furrows(trunk, widths, [-0.7, -0.3, 0.15, 0.6], '#7f7368', 5) +
    boughs
      .flatMap(([, [x, y]], at) =>
        [-60, 10, 70].map((turn) => tuft(x, y, turn + (at - 2) * 10, at === 4 ? 92 : 62)),
      )
      .join('') +
    line('M552 180Q566 250 560 304', '#7d7a4c', 9) +
    group(
      drawFruit({ outline: 'egg', length: 280, colour: velvet, ribs: 3 }) +
        Array.from({ length: 60 }, (_, at) =>
          line(
            `M${Math.round(Math.cos(at * 2.4) * 84 * Math.sqrt(at / 60))} ${Math.round(150 + Math.sin(at * 2.4) * 122 * Math.sqrt(at / 60))}l2 -9`,
            lighter(velvet, 0.5),
            2.4,
            0.7,
          ),
        ).join(''),
      560,
      300,
      -3,
    ) +
    group(halved('egg', 250, ['#8a7a44', '#f3e7cd'], cut), 450, 660, 4)
  );
};

export const crowns: Readonly<Record<string, Portrait>> = { papaya, baobab };
