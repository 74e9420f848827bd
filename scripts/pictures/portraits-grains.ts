import type { Plate } from '../../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { lighter, mix } from './colour.ts';
import { limb } from './limb.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { places } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** A strap leaf that arches from its sheath. */
const strap = (from: Point, to: Point, bend: number, wide: number, colour: string): string => {
  const spine = arc(from, to, bend, 30);
  return (
    limb(spine, [wide * 0.7, wide, wide, wide * 0.9, wide * 0.6, 1], colour) +
    line(smooth(spine), lighter(colour, 0.7), wide * 0.22, 0.9)
  );
};

/** Sorghum: one compact filled oval head on a stout cane, broad arching leaves all up the cane, round grains. */
const sorghum: Portrait = ({ hues }) => {
  const head = (size: number): string =>
    fill(
      `M0 ${size * 0.04}C${-size * 0.34} ${-size * 0.1} ${-size * 0.36} ${-size * 0.8} 0 ${-size}C${size * 0.36} ${-size * 0.8} ${size * 0.34} ${-size * 0.1} 0 ${size * 0.04}Z`,
      mix(hues.accent, '#5a2c18', 0.45),
    ) +
    Array.from({ length: 19 }, (_, row) => {
      const t = (row + 0.5) / 19;
      const half = size * 0.29 * Math.sin(Math.PI * t ** 0.86) ** 0.62;
      const count = Math.max(2, Math.round((half * 2) / (size * 0.062)));
      return Array.from({ length: count }, (_unused, at) => {
        const x = -half + (2 * half * (at + (row % 2 ? 0.3 : 0.6))) / count;
        const shade = (row * 3 + at * 5) % 4;
        return (
          ellipse(
            x,
            -size * t,
            size * 0.034,
            size * 0.032,
            [hues.accent, lighter(hues.accent, 0.3), '#e3c49a', lighter(hues.accent, 0.16)][shade] ??
              hues.accent,
          ) + ellipse(x + size * 0.008, -size * t + size * 0.02, size * 0.018, size * 0.012, '#5a2c18', 0.55)
        );
      }).join('');
    }).join('');
  const plant = (x: number, top: number, size: number, wide: number): string => {
    const cane = arc([x, 910], [x + 14, top], 0.02, 30);
    return (
      [
        [0.16, -1, 330],
        [0.3, 1, 340],
        [0.46, -1, 320],
        [0.6, 1, 300],
        [0.74, -1, 240],
      ]
        .map(([share = 0, way = 1, reach = 300]) => {
          const [px, py] = cane[Math.round(share * 30)] ?? [0, 0];
          return strap(
            [px, py],
            [px + way * reach * 0.8, py - reach * 0.16],
            way * -0.34,
            wide * 1.05,
            mix(hues.leaf, '#5f8a45', share),
          );
        })
        .join('') +
      limb(cane, [wide * 0.66, wide * 0.6, wide * 0.5], '#93a862') +
      places(cane, 5, 0.14, 0.74)
        .map(({ x: px, y: py }) => line(`M${px - wide * 0.6} ${py}h${wide * 1.2}`, '#6f8446', 6))
        .join('') +
      group(head(size), x + 14, top + 10)
    );
  };
  const grains = Array.from({ length: 13 }, (_, at) =>
    group(
      ellipse(0, 0, 17, 16, ['#e6cba6', '#b5653a', '#d9a37c'][at % 3] ?? '#e6cba6') +
        ellipse(3, 12, 7, 4, '#5a2c18', 0.6) +
        ellipse(-5, -5, 4, 3, '#fff', 0.6),
      60 + at * 32 + (at % 2) * 8,
      918 + (at % 3) * 14,
    ),
  ).join('');
  return plant(330, 430, 350, 30) + plant(150, 560, 230, 22) + grains;
};

/** Eleusine: stout fingers set with grain, curled inward like a closing fist, narrow folded leaves in a tuft. */
const fingerMillet: Portrait = ({ hues }) => {
  const finger = (turn: number, length: number, shade: string): string => {
    const spine = Array.from({ length: 25 }, (_, at): Point => {
      const t = at / 24;
      const heading = (turn * (1 - 0.72 * t ** 1.6) * Math.PI) / 180;
      return [Math.sin(heading) * length * t, -Math.cos(heading) * length * t];
    });
    const widths = [length * 0.04, length * 0.075, length * 0.085, length * 0.08, length * 0.04];
    return (
      limb(spine, widths, shade) +
      spine
        .slice(1)
        .map(([x, y], at) => {
          const wide = length * 0.064 * Math.sin(Math.PI * Math.min(0.92, 0.2 + at / 28));
          return [-1, 0, 1]
            .map((side) =>
              ellipse(
                x + side * wide,
                y + (side === 0 ? 5 : -3),
                length * 0.028,
                length * 0.026,
                (at + side) % 2 ? lighter(shade, 0.34) : mix(shade, '#4a2116', 0.35),
              ),
            )
            .join('');
        })
        .join('')
    );
  };
  const fist = (x: number, y: number, size: number, lean: number): string =>
    group(
      [
        [-92, 0.92],
        [92, 0.92],
        [-58, 1.02],
        [58, 1.02],
        [-27, 1.1],
        [27, 1.1],
      ]
        .map(([turn = 0, share = 1], at) =>
          finger(turn, size * share, at % 2 ? hues.accent : lighter(hues.accent, 0.1)),
        )
        .join('') + ellipse(0, 0, size * 0.08, size * 0.06, '#8c9a4a'),
      x,
      y,
      lean,
    );
  const stalk = (to: Point, bend: number): string =>
    line(smooth(arc([340, 900], to, bend, 20)), '#93a052', 13);
  const leaves = (
    [
      [-1, 300, 420],
      [1, 300, 400],
      [-1, 240, 560],
      [1, 260, 580],
      [-1, 130, 380],
      [1, 150, 350],
    ] as const
  )
    .map(([way, reach, height], at) =>
      strap(
        [340 + way * at * 5, 905],
        [340 + way * reach, 905 - height],
        way * -0.14,
        15,
        mix(hues.leaf, '#6f9148', at / 7),
      ),
    )
    .join('');
  const sheath =
    fill('M304 905L318 760Q340 742 362 760L376 905Z', '#a9b56a') +
    line('M340 900V764M322 900L330 770M358 900L350 770', '#7f8c45', 4, 0.7);
  const grains = Array.from({ length: 17 }, (_, at) =>
    group(
      ellipse(0, 0, 10, 10, at % 3 ? '#8a4029' : '#a9583c') + ellipse(-3, -3, 3, 2, '#f3cdb5', 0.8),
      60 + at * 24,
      916 + ((at * 7) % 30),
    ),
  ).join('');
  return (
    leaves +
    stalk([330, 380], 0.02) +
    stalk([130, 520], 0.16) +
    stalk([560, 500], -0.18) +
    sheath +
    fist(330, 390, 270, -2) +
    fist(130, 530, 190, -14) +
    fist(560, 510, 190, 14) +
    group(
      drawBlade({ outline: 'strap', length: 130, width: 0.14, colour: hues.leaf, veins: 'none' }),
      340,
      560,
      34,
    ) +
    grains
  );
};

export const grains: Readonly<Record<string, Portrait>> = { sorghum, fingerMillet };
