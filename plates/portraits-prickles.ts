import type { Plate } from '../content/products/plate-types.ts';
import { drawBlade } from './blade.ts';
import { darker } from './colour.ts';
import { pinnateLeaf } from './compound.ts';
import { berry } from './fruit.ts';
import { cutEnd, furrows, limb } from './limb.ts';
import { arc, ellipse, fill, group, line } from './shape.ts';
import { places, singles, wood } from './stems.ts';

type Portrait = (plate: Plate) => string;

/** Toddalia: hooked prickles on corky cones, three stalkless leaflets, clean five-grooved orange globes, yellow root bark. */
const toddalia: Portrait = ({ hues }) => {
  const stem = arc([90, 905], [640, 120], 0.26, 60);
  const second = arc([216, 812], [110, 120], 0.1, 40);
  const leaf = (scale: number): string =>
    line(`M0 0V${-44 * scale}`, '#7d8f4c', 6) +
    [-58, 58, 0]
      .map((turn) =>
        group(
          drawBlade({
            outline: 'elliptic',
            length: (turn ? 116 : 138) * scale,
            width: 0.42,
            colour: hues.leaf,
            count: 6,
          }),
          0,
          -42 * scale,
          turn,
        ),
      )
      .join('');
  const prickle = (x: number, y: number, turn: number): string =>
    group(
      fill('M-24 4L-9 -30H11L26 4Z', '#b08f63') +
        line('M-17 -8H19M-13 -19H15', '#8a6a44', 3) +
        fill('M-9 -28Q-2 -52 -26 -60Q18 -62 12 -28Z', '#6f3a24'),
      x,
      y,
      turn,
    );
  const cones = [...places(stem, 8, 0.05, 0.72), ...places(second, 5, 0.16, 0.74)]
    .map(({ x, y, along, nth }) => prickle(x, y, along + (nth % 2 ? 90 : -90)))
    .join('');
  const globe = (x: number, y: number, colour = hues.accent): string =>
    group(
      berry(33, colour) +
        [0, 72, 144, 216, 288]
          .map((turn) => group(line('M0 0Q8 -16 0 -31', darker(colour, 0.3), 3, 0.8), 0, 0, turn))
          .join('') +
        ellipse(0, 0, 4, 4, darker(colour, 0.4)),
      x,
      y,
    );
  const panicle = (x: number, y: number, spots: [number, number, string?][]): string =>
    spots
      .map(([dx, dy]) => line(`M${x} ${y}Q${x + dx * 0.3} ${y + dy * 0.8} ${x + dx} ${y + dy}`, '#8a9a52', 5))
      .join('') + spots.map(([dx, dy, colour]) => globe(x + dx, y + dy, colour)).join('');
  const root = arc([210, 860], [440, 905], 0.08, 12);
  return (
    cones +
    wood(stem, '#7d7a52', 22) +
    wood(second, '#7d7a52', 15) +
    singles(stem, { count: 7, start: 0.3, end: 0.98, spread: [80, 50], taper: 0.75, leaf }) +
    singles(second, { count: 5, start: 0.3, end: 0.98, spread: [72, 46], taper: 0.75, leaf }) +
    panicle(430, 420, [
      [-60, 70],
      [20, 96],
      [76, 56],
      [-10, 150, '#b9b84a'],
    ]) +
    panicle(176, 350, [
      [-46, 90],
      [24, 110],
      [60, 50],
    ]) +
    limb(root, [26, 24, 26, 18], '#d9a93a') +
    furrows(root, [26, 24, 26, 18], [-0.5, 0, 0.5], '#a3761f') +
    cutEnd([212, 862], 17, 27, ['#c9952c', '#f0dfa8', '#e6cc7c'])
  );
};

/** Zanthoxylum: a trunk of prickle-tipped cones, pinnate leaves, red-brown fruits split over one shining black seed. */
const zanthoxylum: Portrait = ({ hues }) => {
  const bark = '#9a9284';
  const spine = arc([140, 910], [150, -40], 0.02, 30);
  const widths = [100, 82, 74];
  const knob = (x: number, y: number, size: number): string =>
    group(
      ellipse(0, 0, size, size * 0.82, darker(bark, 0.3)) +
        ellipse(0, -size * 0.1, size * 0.8, size * 0.64, '#ab9f8a') +
        ellipse(0, -size * 0.2, size * 0.56, size * 0.44, '#bdb29c') +
        ellipse(0, -size * 0.28, size * 0.32, size * 0.25, '#8f7d64') +
        fill(
          `M${-size * 0.16} ${-size * 0.24}L${size * 0.1} ${-size * 0.86}L${size * 0.2} ${-size * 0.22}Z`,
          '#4a3426',
        ),
      x,
      y,
    );
  const side = (y: number, way: number): string =>
    fill(
      `M${way < 0 ? 70 : 218} ${y - 34}L${way < 0 ? 26 : 262} ${y - 12}L${way < 0 ? 10 : 280} ${y - 16}L${way < 0 ? 30 : 258} ${y + 6}L${way < 0 ? 66 : 222} ${y + 32}Z`,
      '#a3978a',
    );
  const twig = arc([210, 330], [720, 200], -0.12, 40);
  const leaf = (turn: number, share: number, length: number): string => {
    const [x, y] = twig[Math.round(share * 40)] ?? [0, 0];
    return group(
      pinnateLeaf({
        length,
        pairs: 4,
        odd: true,
        bare: 0.24,
        open: 66,
        taper: 0.9,
        leaflet: { outline: 'elliptic', length: length * 0.36, width: 0.44, colour: hues.leaf, count: 6 },
      }),
      x,
      y,
      turn,
    );
  };
  const prickles = places(twig, 7, 0.16, 0.9)
    .map(({ x, y, along, nth }) =>
      group(fill('M-9 0Q-6 -26 -24 -34Q8 -34 10 0Z', '#5f4030'), x, y, along + (nth % 2 ? 90 : -90)),
    )
    .join('');
  const fruits = (
    [
      [430, 470, 0],
      [480, 500, 1],
      [400, 520, 1],
      [450, 550, 1],
      [510, 450, 0],
    ] as const
  )
    .map(
      ([x, y, open]) =>
        line(`M450 300Q456 400 ${x} ${y - 20}`, '#8a7d4a', 4) +
        (open
          ? group(
              fill(
                'M0 -30C-40 -30 -44 20 -18 32C-24 6 -14 -10 0 -16C14 -10 24 6 18 32C44 20 40 -30 0 -30Z',
                '#a8452f',
              ) +
                ellipse(0, 8, 19, 20, '#1d1a1c') +
                ellipse(-6, 0, 6, 6, '#ffffff', 0.85),
              x,
              y,
            )
          : group(berry(27, '#b5533a') + line('M0 -26V26', '#7a2f20', 3), x, y)),
    )
    .join('');
  return (
    side(200, -1) +
    side(360, 1) +
    side(540, -1) +
    side(690, 1) +
    limb(spine, widths, bark) +
    furrows(spine, widths, [-0.5, 0.2, 0.7], darker(bark, 0.25), 3) +
    knob(130, 110, 44) +
    knob(170, 250, 40) +
    knob(110, 350, 42) +
    knob(176, 450, 46) +
    knob(118, 580, 48) +
    knob(180, 690, 44) +
    knob(122, 800, 50) +
    prickles +
    wood(twig, '#6f5a48', 15) +
    leaf(-10, 0.3, 260) +
    leaf(150, 0.4, 280) +
    leaf(16, 0.62, 240) +
    leaf(140, 0.82, 260) +
    leaf(70, 0.99, 220) +
    fruits +
    [
      [330, 880, -8],
      [460, 910, 12],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          fill('M-74 14L-66 -26Q0 -40 70 -24L74 16Q0 0 -74 14Z', '#a39a8a') +
            fill('M-74 14Q0 0 74 16L70 28Q0 12 -70 26Z', '#d3b95c') +
            knob(-28, -14, 24) +
            knob(30, -14, 22),
          x,
          y,
          turn,
        ),
      )
      .join('')
  );
};

export const prickles: Readonly<Record<string, Portrait>> = { toddalia, zanthoxylum };
