import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { petal } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { fingers, threads } from './compound.ts';
import type { Random } from './random.ts';
import { angleAt, ellipse, fill, group, line } from './shape.ts';
import { pairs, places, singles, type Stem, stemOf, wood } from './stems.ts';

const THREE: Stem[] = [
  { from: [394, 720], to: [180, 400], bend: 0.12 },
  { from: [398, 720], to: [610, 390], bend: -0.12 },
  { from: [395, 900], to: [400, 240], bend: 0.02 },
];

const isMain = (one: Stem): boolean => one.from[1] > 850;

/** A square-ended ray with three teeth at its tip. */
const toothed = (length: number, width: number): string => {
  const half = width / 2;
  return `M0 0L${-half} ${-length * 0.5}L${-half} ${-length * 0.94}L${-half * 0.66} ${-length}L${-half * 0.34} ${-length * 0.94}L0 ${-length}L${half * 0.34} ${-length * 0.94}L${half * 0.66} ${-length}L${half} ${-length * 0.94}L${half} ${-length * 0.5}Z`;
};

/** Calendula: stalkless spoon-shaped leaves, crowded narrow rays around an orange-brown disc, claw-shaped warty seeds. */
function calendula({ hues }: Plate): string {
  const head = (size: number): string => {
    const whorl = (count: number, length: number, colour: string, turn: number): string =>
      Array.from({ length: count }, (_, at) =>
        group(
          fill(toothed(length, size * 0.15), at % 2 ? colour : lighter(colour, 0.14)),
          0,
          0,
          turn + (at / count) * 360,
        ),
      ).join('');
    const disc = Array.from({ length: 40 }, (_, at) => {
      const [turn, reach] = [at * 2.4, size * 0.24 * Math.sqrt(at / 40)];
      return ellipse(
        Math.cos(turn) * reach,
        Math.sin(turn) * reach,
        size * 0.028,
        size * 0.028,
        at > 22 ? '#e08a1e' : '#8a4a1c',
      );
    }).join('');
    return (
      whorl(30, size, '#ee8f1d', 0) +
      whorl(30, size * 0.82, '#f5a62e', 6) +
      whorl(24, size * 0.58, '#f2971f', 3) +
      ellipse(0, 0, size * 0.27, size * 0.27, '#a85a1c') +
      disc
    );
  };
  const seed = (turn: number, size: number): string =>
    group(
      line(`M0 0Q${size * 0.9} ${-size * 0.4} ${size * 0.5} ${-size * 1.3}`, '#b08a55', size * 0.34) +
        line(`M0 0Q${size * 0.9} ${-size * 0.4} ${size * 0.5} ${-size * 1.3}`, '#7d5c33', size * 0.1) +
        Array.from({ length: 6 }, (_, at) => {
          const t = (at + 0.5) / 6;
          const x = 2 * (1 - t) * t * size * 0.9 + t * t * size * 0.5;
          const y = -(2 * (1 - t) * t * size * 0.4 + t * t * size * 1.3);
          return ellipse(x + size * 0.17, y + size * 0.05, size * 0.07, size * 0.07, '#93703f');
        }).join(''),
      0,
      0,
      turn,
    );
  const seedHead =
    ellipse(0, 0, 34, 26, '#8a6a3c') +
    [-100, -66, -34, -4, 26, 58, 92, 130].map((turn) => seed(turn - 20, 40)).join('');
  const [left, right] = THREE;
  return (
    THREE.map((one) => {
      const stem = stemOf(one);
      return (
        wood(stem, '#84a862', isMain(one) ? 16 : 11) +
        singles(stem, {
          count: isMain(one) ? 8 : 3,
          start: isMain(one) ? 0.1 : 0.3,
          end: 0.86,
          spread: [62, 34],
          taper: 0.5,
          leaf: (scale, side) =>
            drawBlade({
              outline: 'spoon',
              length: (isMain(one) ? 225 : 130) * scale,
              width: 0.34,
              colour: mix(hues.leaf, '#9cc06c', side > 0 ? 0.16 : 0),
              count: 5,
              bend: side * 16,
            }),
        })
      );
    }).join('') +
    group(head(104), left?.to[0], left?.to[1]) +
    group(seedHead, right?.to[0], right?.to[1]) +
    group(head(142), 400, 220) +
    [
      [90, 900, 20],
      [160, 915, -70],
      [130, 870, 110],
    ]
      .map(([x = 0, y = 0, turn = 0]) => group(seed(turn, 46), x, y))
      .join('')
  );
}

/** Matricaria: heads from the side, a high yellow cone over white rays bent down; one is halved to show it hollow. */
function chamomile({ hues }: Plate): string {
  const cone = (size: number): string =>
    `M${-size * 0.42} 0C${-size * 0.46} ${-size * 0.66} ${-size * 0.2} ${-size * 1.02} 0 ${-size * 1.02}C${size * 0.2} ${-size * 1.02} ${size * 0.46} ${-size * 0.66} ${size * 0.42} 0Q0 ${size * 0.2} ${-size * 0.42} 0Z`;
  const rays = (size: number): string =>
    [-148, 148, -128, 128, -112, 112, -166, 166, 180]
      .map((turn, at) =>
        group(
          fill(petal(size * 1.12, size * 0.36), at % 2 ? '#fffdf4' : '#f1ecdb') +
            line(`M0 ${-size * 0.2}V${-size * 0.95}`, '#d9d2ba', 2),
          0,
          size * 0.02,
          turn,
        ),
      )
      .join('');
  const dots = (size: number): string =>
    Array.from({ length: 44 }, (_, at) => {
      const t = (at + 0.5) / 44;
      const wide = size * 0.4 * Math.sqrt(1 - t ** 1.8);
      return ellipse(
        Math.sin(at * 2.4) * wide,
        -t * size * 0.94 + size * 0.04,
        size * 0.045,
        size * 0.05,
        at % 3 ? '#f4cf45' : '#c98f14',
      );
    }).join('');
  const head = (size: number): string =>
    ellipse(0, size * 0.1, size * 0.3, size * 0.2, hues.leaf) +
    rays(size) +
    fill(cone(size), '#e2aa1e') +
    dots(size);
  const halved = (size: number): string =>
    ellipse(0, size * 0.1, size * 0.3, size * 0.2, hues.leaf) +
    rays(size) +
    fill(cone(size), '#e8b422') +
    fill(cone(size * 0.86), '#f6df8c') +
    group(fill(cone(size * 0.6), '#6f5a2c'), 0, -size * 0.08);
  const stems: [Stem, string][] = [
    [{ from: [394, 760], to: [160, 430], bend: 0.12 }, head(84)],
    [{ from: [398, 760], to: [620, 440], bend: -0.12 }, head(84)],
    [{ from: [394, 660], to: [270, 260], bend: 0.07 }, head(92)],
    [{ from: [396, 660], to: [530, 270], bend: -0.07 }, halved(96)],
    [{ from: [395, 900], to: [400, 170], bend: 0.01 }, head(104)],
  ];
  return stems
    .map(([one, flower]) => {
      const stem = stemOf(one);
      return (
        wood(stem, '#86a762', isMain(one) ? 12 : 8) +
        places(stem, isMain(one) ? 5 : 2, isMain(one) ? 0.12 : 0.34, 0.66)
          .map(({ x, y, along, nth }) =>
            group(
              threads(isMain(one) ? 165 : 104, 2, hues.leaf, 3.4, 46),
              x,
              y,
              along + (nth % 2 ? 56 : -56),
            ),
          )
          .join('') +
        group(flower, one.to[0], one.to[1], angleAt(stem, 40) * 0.5)
      );
    })
    .join('');
}

/** Bidens pilosa: three pointed leaflets in pairs, small yellow discs with few or no rays, bursts of barbed needle seeds. */
function bidens({ hues }: Plate): string {
  const leaf = (scale: number, side: number): string =>
    fingers(
      [-78, 78, 0],
      {
        outline: 'ovate',
        length: 140 * scale,
        width: 0.46,
        colour: side < 0 ? hues.leaf : darker(hues.leaf, 0.08),
        margin: 'saw',
        teeth: 8,
        depth: 0.18,
        count: 5,
      },
      54 * scale,
    );
  const disc = (size: number, rays: readonly number[]): string =>
    rays
      .map((turn) => group(fill(petal(size * 1.1, size * 0.72), '#fdfaf0'), 0, -size * 0.5, turn))
      .join('') +
    fill(
      `M${-size * 0.44} ${-size * 0.5}L${-size * 0.3} ${size * 0.34}H${size * 0.3}L${size * 0.44} ${-size * 0.5}Z`,
      darker(hues.leaf, 0.06),
    ) +
    [-0.42, -0.21, 0, 0.21, 0.42]
      .map((x) =>
        ellipse(
          x * size,
          -size * (0.62 - Math.abs(x) * 0.24),
          size * 0.15,
          size * 0.2,
          x === 0 ? '#f2c62c' : '#e0a516',
        ),
      )
      .join('');
  const burst = (size: number): string =>
    Array.from({ length: 19 }, (_, at) => {
      const turn = -108 + at * 12;
      return group(
        line(`M0 ${-size * 0.2}V${-size}`, '#2b231c', size * 0.055) +
          line(
            `M0 ${-size}L${-size * 0.09} ${-size * 1.24}M0 ${-size}L${size * 0.09} ${-size * 1.24}`,
            '#4a3a26',
            size * 0.028,
          ),
        0,
        0,
        turn,
      );
    }).join('') + ellipse(0, 0, size * 0.2, size * 0.16, '#6f7a45');
  const heads: [Stem, string][] = [
    [{ from: [394, 700], to: [175, 330], bend: 0.1 }, burst(98)],
    [{ from: [398, 700], to: [620, 340], bend: -0.1 }, disc(74, [-74, 74, -30, 30, 0])],
    [{ from: [394, 560], to: [290, 190], bend: 0.05 }, disc(74, [])],
    [{ from: [395, 900], to: [460, 160], bend: -0.02 }, burst(112)],
  ];
  return (
    heads
      .map(([one, head]) => {
        const stem = stemOf(one);
        return (
          wood(stem, '#7c8f52', isMain(one) ? 15 : 8) +
          pairs(stem, {
            count: isMain(one) ? 4 : 1,
            start: isMain(one) ? 0.14 : 0.42,
            end: isMain(one) ? 0.66 : 0.42,
            spread: [68, 50],
            taper: 0.62,
            leaf: (scale, side) => leaf(isMain(one) ? scale : 0.62, side),
          }) +
          group(head, one.to[0], one.to[1], angleAt(stem, 40) * 0.6)
        );
      })
      .join('') +
    [40, 66, 96]
      .map((turn, at) =>
        group(
          line('M0 0V-92', '#2b231c', 8) + line('M0 -92L-12 -120M0 -92L12 -120M0 -92V-122', '#4a3a26', 3.4),
          60 + at * 24,
          920 - at * 8,
          turn,
        ),
      )
      .join('')
  );
}

/** Flowers in heads with rays: the daisies. */
export const heads: Readonly<Record<string, (plate: Plate, random: Random) => string>> = {
  calendula,
  chamomile,
  bidens,
};
