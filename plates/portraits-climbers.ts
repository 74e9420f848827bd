import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker, lighter } from './colour.ts';
import { berry } from './fruit.ts';
import { furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line, smooth, type Point } from './shape.ts';

type Portrait = (plate: Plate) => string;

/** A cut through the stem of guduchi: wedges of wood like the spokes of a wheel. */
const wheel = (radius: number): string =>
  ellipse(0, 0, radius, radius, '#8f8a74') +
  ellipse(0, 0, radius * 0.88, radius * 0.88, '#efe6c6') +
  Array.from({ length: 12 }, (_, at) =>
    group(
      fill(
        `M-3 ${-radius * 0.2}L${-radius * 0.17} ${-radius * 0.82}H${radius * 0.17}L3 ${-radius * 0.2}Z`,
        '#c9b27c',
      ),
      0,
      0,
      at * 30,
    ),
  ).join('') +
  ellipse(0, 0, radius * 0.16, radius * 0.16, '#f6efd6');

/** Tinospora: a twining warty stem, aerial roots like threads, long-stalked hearts, red drupes, stem cuts with spokes. */
const guduchi: Portrait = ({ hues }) => {
  const stem = [
    [40, 240],
    [160, 170],
    [300, 250],
    [430, 150],
    [560, 240],
    [720, 150],
  ] as Point[];
  const other = [
    [40, 150],
    [170, 260],
    [300, 160],
    [430, 260],
    [560, 150],
    [720, 250],
  ] as Point[];
  const grey = '#a39c80';
  const warts = [...stem, ...other]
    .flatMap(([x, y], at) =>
      [-6, 7].map((dx) => ellipse(x + dx, y + (at % 2 ? 5 : -5) + Math.abs(dx) * 0.1, 7, 5, '#6f6a52', 0.8)),
    )
    .join('');
  const leaf = (x: number, y: number, turn: number, length: number): string =>
    group(
      drawBlade({
        outline: 'heart',
        length,
        width: 0.96,
        colour: hues.leaf,
        veins: 'base',
        count: 3,
        stalk: 96,
        stalkColour: '#8fae5c',
      }) +
        ellipse(0, -6, 9, 10, '#a3bd6a') +
        ellipse(0, -92, 9, 10, '#a3bd6a'),
      x,
      y,
      turn,
    );
  const threads = [90, 130, 236, 262, 380, 470, 500, 610, 650]
    .map((x, at) =>
      line(
        `M${x} ${220 - (at % 3) * 20}q${at % 2 ? 14 : -12} ${150 + (at % 4) * 30} ${at % 2 ? -6 : 8} ${340 + (at % 4) * 76}`,
        '#c9b98c',
        4.5,
      ),
    )
    .join('');
  const drupes =
    line('M430 170Q440 240 430 330', '#8fae5c', 5) +
    Array.from({ length: 11 }, (_, at) =>
      group(
        berry(20, at % 3 ? '#d23a2c' : '#b92a24'),
        430 + (at % 2 ? 20 : -20) + (at % 3) * 6 - 6,
        250 + at * 14,
      ),
    ).join('');
  const piece = (x: number, y: number, length: number, turn: number): string =>
    group(
      limb(arc([0, 0], [length, 0], 0.03, 10), [40, 42, 40], '#a9a28a') +
        [0.2, 0.5, 0.8].map((t) => line(`M${length * t} -30q10 26 -4 56`, '#d3cdb5', 5, 0.8)).join('') +
        group(wheel(44), 0, 0, 0, 1),
      x,
      y,
      turn,
    );
  return (
    threads +
    line(smooth(other), darker(grey, 0.14), 20) +
    line(smooth(stem), grey, 22) +
    line(smooth(stem.map(([x, y]): Point => [x, y - 6])), lighter(grey, 0.35), 5, 0.7) +
    warts +
    leaf(110, 210, 170, 170) +
    leaf(240, 210, 190, 180) +
    leaf(330, 200, 20, 130) +
    leaf(560, 210, 172, 180) +
    leaf(650, 200, 130, 140) +
    leaf(180, 190, -24, 120) +
    leaf(500, 180, -10, 110) +
    drupes +
    piece(90, 880, 190, 4) +
    group(wheel(56), 360, 880) +
    piece(450, 890, 150, -6)
  );
};

/** Piper nigrum: a climber held to its post by roots, leaves with curved veins, long hanging strings from green to red. */
const blackPepper: Portrait = ({ hues }) => {
  const post = arc([330, 910], [330, 40], 0, 20);
  const vine = smooth([
    [330, 905],
    [296, 780],
    [352, 650],
    [300, 520],
    [356, 390],
    [306, 260],
    [340, 130],
    [330, 60],
  ]);
  const leaf = (x: number, y: number, turn: number, length: number): string =>
    group(
      drawBlade({
        outline: 'heart',
        length,
        width: 0.72,
        colour: hues.leaf,
        veins: 'base',
        count: 3,
        stalk: 34,
        stalkColour: '#6f8a4a',
      }),
      x,
      y,
      turn,
    );
  const string = (x: number, y: number, count: number, ripe: number): string =>
    line(`M${x < 330 ? 304 : 350} ${y - 44}Q${x} ${y - 54} ${x} ${y}V${y + count * 21}`, '#8aa05c', 5) +
    Array.from({ length: count }, (_, row) =>
      [-13, 13, 0]
        .map((dx, at) =>
          group(
            berry(14.5, (row * 3 + at * 2) % 10 < ripe ? '#c8382c' : at === 2 ? '#6a9a48' : '#548a42'),
            x + dx,
            y + row * 21 + (dx === 0 ? 10 : 0),
          ),
        )
        .join(''),
    ).join('');
  const nodes: [number, number][] = [
    [300, 770],
    [348, 645],
    [302, 520],
    [354, 390],
    [308, 260],
    [338, 140],
  ];
  return (
    limb(post, [52, 48, 46], '#9a7a58') +
    furrows(post, [52, 48, 46], [-0.6, -0.1, 0.5], '#775a3e') +
    nodes
      .map(([x, y]) =>
        [-44, -22, 8, 30, 48]
          .map((dx) => line(`M${x} ${y}q${dx * 0.6} 8 ${dx} ${26 + Math.abs(dx) * 0.2}`, '#dccba0', 4))
          .join(''),
      )
      .join('') +
    line(vine, '#5f7a3c', 17) +
    line(vine, '#8aa35c', 5, 0.8) +
    nodes.map(([x, y]) => ellipse(x, y, 14, 12, '#55703a')).join('') +
    leaf(300, 770, -96, 170) +
    leaf(348, 645, 98, 180) +
    leaf(302, 520, -88, 190) +
    leaf(354, 390, 90, 200) +
    leaf(308, 260, -80, 190) +
    leaf(338, 140, 66, 180) +
    leaf(330, 70, -30, 130) +
    string(250, 570, 12, 3) +
    string(430, 440, 13, 6) +
    string(226, 310, 9, 1) +
    string(510, 190, 8, 2) +
    string(414, 690, 7, 9)
  );
};

export const climbers: Readonly<Record<string, Portrait>> = { guduchi, 'black-pepper': blackPepper };
