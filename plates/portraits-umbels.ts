import type { Plate } from '../content/products/plate-types.ts';
import { petal } from './bloom.ts';
import { darker, lighter } from './colour.ts';
import { threads } from './compound.ts';
import { openFlower, umbel } from './florets.ts';
import type { Random } from './random.ts';
import { angleAt, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places, type Stem, stemOf, wood } from './stems.ts';

/** A small umbel at the end of a ray: short rays from one point, a floret on each. */
const umbellet = (rays: number, reach: number, stem: string, floret: (at: number) => string): string =>
  umbel({ rays, reach, rise: reach * 0.9, stem, head: floret, dome: 0.3 });

/** A dry fruit laid down, with its ribs: `bristles` makes them hairy. */
function ribbedSeed(length: number, width: number, colour: string, bristles = 0): string {
  const half = (length * width) / 2;
  const ribs = [-0.55, 0, 0.55]
    .map((share) => `M0 ${-length * 0.96}Q${half * share * 2} ${-length * 0.5} 0 ${-length * 0.04}`)
    .join('');
  const hairs = Array.from({ length: bristles }, (_, at) => {
    const t = (at + 1) / (bristles + 1);
    const wide = half * Math.sin(Math.PI * t);
    return `M${-wide} ${-length * t}l-9 -4M${wide} ${-length * t}l9 -4`;
  }).join('');
  return (
    (hairs ? line(hairs, darker(colour, 0.1), 2) : '') +
    fill(
      `M0 0C${-half * 1.3} ${-length * 0.25} ${-half * 1.3} ${-length * 0.75} 0 ${-length}C${half * 1.3} ${-length * 0.75} ${half * 1.3} ${-length * 0.25} 0 0Z`,
      colour,
    ) +
    line(ribs, lighter(colour, 0.45), 3.4) +
    line(`M-5 ${-length}l-5 -12M5 ${-length}l5 -12`, darker(colour, 0.2), 3)
  );
}

const FENNEL: Stem[] = [
  { from: [394, 700], to: [175, 360], bend: 0.12 },
  { from: [398, 620], to: [610, 350], bend: -0.12 },
  { from: [395, 900], to: [400, 270], bend: 0.02 },
];

/** Foeniculum: tangles of hair-fine leaves from broad sheaths, flat golden umbels without bracts, long ribbed fruits. */
function fennel({ hues }: Plate): string {
  const stem = '#8fae78';
  const head = (size: number): string =>
    umbel({
      rays: 13,
      reach: size,
      rise: size * 0.95,
      stem,
      head: () =>
        umbellet(7, size * 0.15, stem, () =>
          group(openFlower(5, size * 0.06, 0.9, '#e3bd22', '#b98a14'), 0, 0),
        ),
    });
  const leaf = (x: number, y: number, turn: number, length: number): string =>
    group(
      fill(`M-12 14Q-16 -30 0 -58Q16 -30 12 14Z`, lighter(stem, 0.2)) +
        group(threads(length, 3, hues.leaf, 2.2, 40), 0, -30),
      x,
      y,
      turn,
    );
  const stems = FENNEL.map((one) => {
    const line_ = stemOf(one);
    return (
      wood(line_, stem, one.from[1] > 850 ? 17 : 11) +
      group(head(one.from[1] > 850 ? 150 : 112), one.to[0], one.to[1], angleAt(line_, 40) * 0.5)
    );
  }).join('');
  return (
    leaf(394, 800, -68, 300) +
    leaf(396, 830, 60, 270) +
    leaf(394, 700, -50, 250) +
    leaf(398, 660, 66, 270) +
    leaf(330, 560, -40, 170) +
    leaf(470, 520, 24, 150) +
    stems +
    group(ribbedSeed(96, 0.34, '#a3a878'), 130, 880, 62) +
    group(ribbedSeed(92, 0.34, '#929a6c'), 150, 915, 78) +
    group(ribbedSeed(90, 0.34, '#b2b285'), 60, 910, 40)
  );
}

/** Coriandrum: fan-lobed leaves below and threads above, flat umbels with large outer petals, round ribbed fruits. */
function coriander({ hues }: Plate): string {
  const stem = '#7ea35c';
  const lobe = (size: number): string => {
    const edge = Array.from({ length: 37 }, (_, at): Point => {
      const u = at / 36;
      const turn = ((u * 140 - 70) * Math.PI) / 180;
      const reach =
        size * (0.6 + 0.34 * Math.abs(Math.sin(3 * Math.PI * u)) ** 0.6 + 0.05 * Math.sin(18 * Math.PI * u));
      return [Math.sin(turn) * reach, -Math.cos(turn) * reach];
    });
    return (
      fill(smooth([[0, 0], ...edge], true), hues.leaf) +
      fill(smooth([[0, 0], ...edge.slice(18)], true), darker(hues.leaf, 0.09)) +
      line(
        [-46, 0, 46]
          .map(
            (turn) =>
              `M0 0L${Math.round(Math.sin((turn * Math.PI) / 180) * size * 0.74)} ${-Math.round(Math.cos((turn * Math.PI) / 180) * size * 0.74)}`,
          )
          .join(''),
        lighter(hues.leaf, 0.45),
        2,
      )
    );
  };
  const fan = (x: number, y: number, turn: number, size: number): string =>
    group(
      line(
        `M0 0V${-size * 1.7}M${-size * 0.66} ${-size * 1.36}L0 ${-size * 0.95}L${size * 0.66} ${-size * 1.36}`,
        stem,
        5,
      ) +
        group(lobe(size * 0.8), -size * 0.5, -size * 1.24, -64) +
        group(lobe(size * 0.8), size * 0.5, -size * 1.24, 64) +
        group(lobe(size), 0, -size * 1.5),
      x,
      y,
      turn,
    );
  const floret = (at: number, size: number): string => {
    const out = at === 0 ? -1 : at === 4 ? 1 : 0;
    return (
      openFlower(5, size * 0.8, 0.9, '#fdf6f9', '#c58aa6') +
      (out === 0
        ? ''
        : [44, 84, 124]
            .map((turn) =>
              group(
                fill(petal(size * 2.5, size * 1.5), '#f3d3e2') + line(`M0 0V${-size * 1.9}`, '#dba9c0', 1.6),
                0,
                0,
                out * turn,
              ),
            )
            .join(''))
    );
  };
  const flowers = (size: number): string =>
    umbel({
      rays: 5,
      reach: size,
      rise: size * 0.8,
      stem,
      head: () => umbellet(5, size * 0.23, stem, (at) => floret(at, size * 0.14)),
    });
  const globe = (size: number): string =>
    ellipse(0, 0, size, size, '#b98f52') +
    line(
      [-0.62, 0, 0.62].map((share) => `M0 ${-size}Q${size * share * 1.7} 0 0 ${size}`).join(''),
      '#e2c48d',
      size * 0.12,
    ) +
    line(`M-3 ${-size}l-3 -7M3 ${-size}l3 -7`, '#8a6a3a', 2.4);
  const fruits = (size: number): string =>
    umbel({
      rays: 5,
      reach: size,
      rise: size * 0.9,
      stem,
      head: () => umbellet(3, size * 0.24, stem, () => globe(size * 0.13)),
    });
  const heads: [Stem, string][] = [
    [{ from: [394, 660], to: [196, 450], bend: 0.12 }, flowers(104)],
    [{ from: [397, 620], to: [610, 430], bend: -0.12 }, fruits(96)],
    [{ from: [395, 900], to: [395, 300], bend: 0.02 }, flowers(170)],
  ];
  const stems = heads
    .map(([one, head]) => {
      const drawn = stemOf(one);
      return (
        places(drawn, 2, 0.42, 0.72)
          .map(({ x, y, along, nth }) =>
            group(threads(150, 2, hues.leaf, 3.6, 42), x, y, along + (nth % 2 ? 58 : -58)),
          )
          .join('') +
        wood(drawn, stem, one.from[1] > 850 ? 14 : 9) +
        group(head, one.to[0], one.to[1], angleAt(drawn, 40) * 0.5)
      );
    })
    .join('');
  return (
    fan(392, 890, -72, 92) +
    fan(398, 890, 66, 84) +
    fan(394, 840, -44, 92) +
    fan(398, 830, 46, 86) +
    stems +
    [
      [90, 900],
      [142, 914],
      [118, 868],
    ]
      .map(([x = 0, y = 0]) => group(globe(28), x, y, 14))
      .join('')
  );
}

/** Cuminum: low and slender, few threads for leaves, few-rayed umbels overtopped by thread-like bracts, bristly fruits. */
function cumin({ hues }: Plate): string {
  const stem = '#86a06a';
  const head = (size: number): string =>
    line(
      [-58, -30, 0, 32, 60]
        .map((turn) => {
          const angle = (turn * Math.PI) / 180;
          return `M0 0L${Math.round(Math.sin(angle) * size * 1.5)} ${Math.round(-Math.cos(angle) * size * 1.5 - size * 0.2)}`;
        })
        .join(''),
      hues.leaf,
      4,
    ) +
    umbel({
      rays: 4,
      reach: size * 0.7,
      rise: size * 0.7,
      stem,
      head: () =>
        line('M-14 -6L-34 -52M14 -6L34 -52', hues.leaf, 3) +
        umbellet(4, size * 0.2, stem, (at) =>
          openFlower(5, size * 0.15, 0.9, at % 2 ? '#fbf2f4' : '#f2cfdb', '#b97f92'),
        ),
    });
  const mains: [Stem, number][] = [
    [{ from: [392, 800], to: [150, 520], bend: 0.14 }, 100],
    [{ from: [398, 800], to: [610, 500], bend: -0.14 }, 100],
    [{ from: [394, 720], to: [300, 390], bend: 0.06 }, 105],
    [{ from: [395, 900], to: [480, 330], bend: -0.05 }, 118],
  ];
  return (
    mains
      .map(([one, size]) => {
        const drawn = stemOf(one);
        return (
          places(drawn, 3, 0.26, 0.8)
            .map(({ x, y, along, nth }) =>
              group(threads(165 - nth * 24, 1, hues.leaf, 4.4, 30), x, y, along + (nth % 2 ? 52 : -52)),
            )
            .join('') +
          wood(drawn, stem, one.from[1] > 850 ? 12 : 8) +
          group(head(size), one.to[0], one.to[1], angleAt(drawn, 40) * 0.5)
        );
      })
      .join('') +
    [
      [70, 905, 58, '#9d8250'],
      [110, 872, 74, '#8b7547'],
      [150, 920, 82, '#ab9160'],
    ]
      .map(([x, y, turn, colour]) =>
        group(ribbedSeed(128, 0.2, String(colour), 9), Number(x), Number(y), Number(turn)),
      )
      .join('')
  );
}

/** Flowers in umbels, every ray from one point. */
export const umbels: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  fennel,
  coriander,
  cumin,
};
