import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { openFlower } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, ellipse, fill, group, line } from './shape.ts';
import { pairs, places, singles, type Stem, stemOf, wood } from './stems.ts';

/** Croton megalocarpus: long-stalked scalloped heart leaves, one or two orange, cream spikes, hanging three-lobed capsules. */
function croton({ hues }: Plate): string {
  const branch = stemOf({ from: [120, 930], to: [560, 210], bend: -0.08 });
  const leaf = (size: number, colour: string): string =>
    drawBlade({
      outline: 'heart',
      length: size,
      width: 0.78,
      colour,
      margin: 'scallop',
      teeth: 14,
      depth: 0.05,
      count: 6,
      stalk: size * 0.62,
      stalkColour: '#9a8f62',
    }) + group(ellipse(-8, 0, 6, 6, '#c9a13a') + ellipse(8, 0, 6, 6, '#c9a13a'), 0, -size * 0.6);
  const spike = (x: number, y: number, turn: number, length: number): string =>
    group(
      line(`M0 0V${-length}`, '#a59a58', 7) +
        Array.from({ length: 30 }, (_, at) =>
          group(
            openFlower(5, 17 - at * 0.26, 0.8, '#f7edbb', '#c3a038'),
            (at % 3) * 12 - 12,
            -length * (0.14 + (0.86 * at) / 30),
          ),
        ).join(''),
      x,
      y,
      turn,
    );
  const capsules =
    line('M470 350Q560 420 556 590', '#9a8f62', 6) +
    [450, 500, 550, 600]
      .map((y, at) =>
        group(
          ellipse(-13, 0, 19, 22, '#97a05c') +
            ellipse(13, 0, 19, 22, '#7f8a4b') +
            ellipse(0, 3, 15, 22, '#aab26e') +
            line('M-14 -20Q0 -12 14 -20', '#5f6a38', 3),
          552 + (at % 2 ? 24 : -24),
          y,
        ),
      )
      .join('');
  const set = (index: number, turn: number, size: number, colour: string): string => {
    const [x, y] = branch[index] ?? [0, 0];
    return group(leaf(size, colour), x, y, turn);
  };
  return (
    spike(556, 216, 12, 180) +
    spike(552, 226, -24, 200) +
    spike(470, 340, -32, 190) +
    wood(branch, '#93877a', 24) +
    line(
      places(branch, 14, 0.05, 0.7)
        .map(({ x, y }) => `M${x - 8} ${y}l12 -8`)
        .join(''),
      '#6f6458',
      3,
      0.7,
    ) +
    capsules +
    set(8, -96, 180, hues.leaf) +
    set(10, 96, 190, darker(hues.leaf, 0.08)) +
    set(17, -84, 190, '#e08a2c') +
    set(18, 108, 196, hues.leaf) +
    set(27, -76, 190, darker(hues.leaf, 0.06)) +
    set(30, 100, 150, '#d9792a') +
    set(36, -58, 160, lighter(hues.leaf, 0.1)) +
    set(38, 62, 150, hues.leaf)
  );
}

/** Urtica: stinging bristles, long-stalked coarsely toothed leaves in pairs, joined stipules, hanging greenish tassels. */
function nettle({ hues }: Plate, random: Random): string {
  const stem = stemOf({ from: [395, 905], to: [400, 210], bend: 0.02 });
  const bristle = (x: number, y: number, turn: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.sin(angle) * 22)} ${-Math.round(Math.cos(angle) * 22)}`;
  };
  const leaf = (scale: number, side: number): string => {
    const length = 220 * scale;
    const bristles = Array.from({ length: 14 }, () =>
      bristle(
        random.between(-0.26, 0.26) * length,
        -52 * scale - random.between(0.12, 0.7) * length,
        random.between(-60, 60),
      ),
    ).join('');
    return (
      drawBlade({
        outline: 'ovate',
        length,
        width: 0.68,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.1),
        margin: 'saw',
        teeth: 10,
        depth: 0.28,
        count: 6,
        stalk: 74 * scale,
        stalkColour: '#7d9a5a',
        bend: side * 16,
      }) + line(bristles, '#f3f1dc', 1.9, 0.9)
    );
  };
  const tassel = (size: number): string =>
    [-16, 4, 22]
      .map((turn) =>
        group(
          line(`M0 0V${size}`, '#9aa869', 3) +
            Array.from({ length: 12 }, (_, at) =>
              ellipse(
                random.between(-8, 8),
                size * (0.14 + (0.86 * at) / 12),
                6.4,
                5.4,
                at % 2 ? '#b9c48a' : '#98a866',
              ),
            ).join(''),
          0,
          0,
          turn,
        ),
      )
      .join('');
  const nodes = places(stem, 5, 0.16, 0.86);
  return (
    wood(stem, '#6d8a4e', 19) +
    pairs(stem, { count: 5, start: 0.16, end: 0.86, spread: [88, 62], taper: 0.5, leaf }) +
    nodes
      .filter(({ nth }) => nth > 1)
      .map(
        ({ x, y, nth }) =>
          group(tassel(110 - nth * 12), x - 12, y + 4, 34) +
          group(tassel(110 - nth * 12), x + 12, y + 4, -34),
      )
      .join('') +
    nodes
      .map(({ x, y }) =>
        group(fill('M-7 4Q-30 6 -34 28Q-12 26 -2 8ZM7 4Q30 6 34 28Q12 26 2 8Z', '#a9c077'), x, y),
      )
      .join('') +
    line(
      places(stem, 34, 0.05, 0.98)
        .map(({ x, y, nth }) => bristle(x + (nth % 2 ? 7 : -7), y, nth % 2 ? 74 : -74))
        .join(''),
      '#5f6f46',
      2.2,
    ) +
    group(leaf(0.4, -1), 400, 214, -20) +
    group(leaf(0.4, 1), 400, 214, 22)
  );
}

/** Corchorus: saw-toothed leaves whose lowest teeth are drawn out into two bristles, yellow stars, long ribbed beaked pods. */
function juteMallow({ hues }: Plate): string {
  const leaf = (scale: number, side: number): string => {
    const length = 235 * scale;
    return (
      line(`M-6 ${-40 * scale}q-24 8 -46 36M6 ${-40 * scale}q24 8 46 36`, darker(hues.leaf, 0.1), 3.2) +
      drawBlade({
        outline: 'lance',
        length,
        width: 0.38,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
        margin: 'saw',
        teeth: 14,
        depth: 0.16,
        count: 7,
        stalk: 38 * scale,
        bend: side * 16,
      })
    );
  };
  const pod = (x: number, y: number, turn: number, length: number): string =>
    group(
      line('M0 0V-20', '#8a9a52', 4) +
        fill(
          `M-13 -18Q-18 ${-length * 0.5} -11 ${-length * 0.84}L0 ${-length}L11 ${-length * 0.84}Q18 ${-length * 0.5} 13 -18Z`,
          '#c2b86a',
        ) +
        line([-7, -2.4, 2.4, 7].map((dx) => `M${dx} -24V${-length * 0.86}`).join(''), '#7d7434', 2.4),
      x,
      y,
      turn,
    );
  const star = (x: number, y: number, size: number): string =>
    group(
      openFlower(5, size, 0.62, '#f1c92c', '#b98a18') +
        Array.from({ length: 10 }, (_, at) =>
          group(
            line(`M0 0V${-size * 0.38}`, '#c99416', 2) + ellipse(0, -size * 0.4, 3.4, 3.4, '#a8760f'),
            0,
            0,
            at * 36,
          ),
        ).join(''),
      x,
      y,
    );
  const stems: Stem[] = [
    { from: [393, 760], to: [210, 330], bend: 0.1 },
    { from: [396, 905], to: [430, 170], bend: -0.02 },
  ];
  return stems
    .map((one, at) => {
      const stem = stemOf(one);
      const nodes = places(stem, at ? 8 : 4, at ? 0.12 : 0.34, 0.93);
      return (
        wood(stem, '#8f9a58', at ? 16 : 11) +
        singles(stem, {
          count: at ? 8 : 4,
          start: at ? 0.12 : 0.34,
          end: 0.93,
          spread: [86, 50],
          taper: 0.56,
          leaf,
        }) +
        nodes
          .filter(({ nth }) => nth > 0 && nth < 5)
          .map(({ x, y, along, nth }) => pod(x, y, along + (nth % 2 ? 34 : -34), 190))
          .join('') +
        nodes
          .filter(({ nth }) => nth % 2 === 1 || nth === 6)
          .map(
            ({ x, y, nth }) =>
              line(`M${x} ${y}l${nth % 2 ? -26 : 26} -20`, '#8f9a58', 4) +
              star(x + (nth % 2 ? -34 : 34), y - 26, 38),
          )
          .join('') +
        group(leaf(0.5, 1), one.to[0], one.to[1], angleAt(stem, 40))
      );
    })
    .join('');
}

/** Herbs and trees known by how their leaves are set and stalked. */
export const leafPortraits: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  croton,
  nettle,
  'jute-mallow': juteMallow,
};
