import { darker, lighter, mix } from './colour.ts';
import { drawLeaf } from './leaf.ts';
import type { Random } from './random.ts';
import { quill } from './root.ts';
import { ellipse, fill, group, line, smooth } from './shape.ts';

const lying = (width: number): string => ellipse(6, 4, width, width * 0.13, '#3b2f1c', 0.17);

/** A fruit cut across, standing on its rind. */
function cutFruit(radius: number, rind: string, pith: string, flesh: string): string {
  const rays = Array.from({ length: 9 }, (_, at) =>
    group(
      fill(
        `M0 -${radius * 0.1}Q${radius * 0.3} -${radius * 0.5} ${radius * 0.18} -${radius * 0.74}Q0 -${radius * 0.84} -${radius * 0.18} -${radius * 0.74}Q-${radius * 0.3} -${radius * 0.5} 0 -${radius * 0.1}Z`,
        flesh,
      ),
      0,
      0,
      at * 40,
    ),
  ).join('');
  return group(
    ellipse(0, 0, radius, radius, rind) +
      ellipse(0, 0, radius * 0.91, radius * 0.91, pith) +
      rays +
      ellipse(-radius * 0.3, -radius * 0.42, radius * 0.16, radius * 0.07, '#ffffff', 0.5),
    0,
    -radius,
  );
}

const ball = (radius: number, colour: string): string =>
  ellipse(0, -radius, radius, radius * 0.96, colour) +
  fill(
    `M${radius * 0.1} ${-radius * 1.95}A${radius} ${radius} 0 0 1 ${radius * 0.1} ${-radius * 0.04}A${radius * 1.4} ${radius * 1.4} 0 0 0 ${radius * 0.1} ${-radius * 1.95}Z`,
    darker(colour, 0.2),
    0.5,
  ) +
  ellipse(-radius * 0.36, -radius * 1.4, radius * 0.2, radius * 0.13, lighter(colour, 0.7), 0.8);

export const lemon = (): string => {
  const skin = '#f0cf3c';
  return (
    lying(150) +
    group(
      fill(
        smooth(
          [
            [-98, -66],
            [-70, -112],
            [0, -132],
            [70, -112],
            [98, -66],
            [116, -60],
            [98, -54],
            [70, -18],
            [0, 0],
            [-70, -18],
          ],
          true,
        ),
        skin,
      ) +
        fill(
          smooth(
            [
              [20, -130],
              [70, -110],
              [98, -64],
              [70, -18],
              [0, 0],
              [58, -56],
            ],
            true,
          ),
          darker(skin, 0.16),
          0.55,
        ) +
        ellipse(-36, -96, 26, 11, '#fff6c8', 0.85),
      -56,
      -2,
      -8,
    ) +
    group(cutFruit(74, skin, '#fbf3cf', '#f3dc63'), 74, 8)
  );
};

export const orange = (): string =>
  lying(140) +
  group(ball(92, '#e8872a'), -48, -4) +
  group(cutFruit(74, '#e8872a', '#fbe9c6', '#f2a03c'), 84, 8);

export const guava = (): string => {
  const seeds = Array.from({ length: 14 }, (_, at) => {
    const turn = (at / 14) * Math.PI * 2;
    return ellipse(Math.cos(turn) * 26, -66 + Math.sin(turn) * 26, 4, 4, '#f7e6c0');
  }).join('');
  return (
    lying(130) +
    group(ball(80, '#a9bd55'), -46, -4) +
    group(
      ellipse(0, -66, 68, 66, '#a9bd55') +
        ellipse(0, -66, 60, 58, '#f6d9c4') +
        ellipse(0, -66, 42, 41, '#e2737c') +
        seeds,
      76,
      8,
    )
  );
};

export const pawpaw = (): string => {
  const skin = '#d9a03c';
  const half: [number, number][] = [
    [0, 0],
    [-92, -44],
    [-112, -150],
    [-66, -262],
    [0, -306],
    [66, -262],
    [112, -150],
    [92, -44],
  ];
  const inner = (share: number): string =>
    smooth(
      half.map(([x, y]) => [x * share, y * share - 152 * (1 - share)] as [number, number]),
      true,
    );
  const seeds = Array.from({ length: 17 }, (_, at) => {
    const turn = at * 2.4;
    const far = Math.sqrt((at + 0.5) / 17);
    return (
      ellipse(Math.cos(turn) * far * 30, -148 + Math.sin(turn) * far * 84, 12, 14, '#2f3a2c') +
      ellipse(Math.cos(turn) * far * 30 - 3, -152 + Math.sin(turn) * far * 84, 3.4, 4, '#c9d2bf', 0.8)
    );
  }).join('');
  return (
    lying(190) +
    group(
      fill(smooth(half, true), mix(skin, '#7f9a3c', 0.35)) +
        fill(
          smooth(
            [
              [0, -306],
              [66, -262],
              [112, -150],
              [92, -44],
              [0, 0],
              [62, -140],
            ],
            true,
          ),
          '#5a7a2c',
          0.35,
        ) +
        ellipse(-46, -200, 16, 54, '#f6e3a6', 0.6),
      -96,
      -6,
      -12,
    ) +
    group(
      fill(smooth(half, true), skin) +
        fill(inner(0.93), '#f0904a') +
        fill(inner(0.86), '#ee7f3c') +
        fill(inner(0.46), '#c9582c') +
        seeds,
      84,
      0,
      10,
    )
  );
};

export const banana = (): string => {
  const one = (shade: string): string =>
    fill('M-142 -118C-150 -20 -30 34 104 -20L118 -44C20 -30 -86 -52 -112 -124L-118 -146L-136 -142Z', shade) +
    line('M-130 -110C-116 -22 6 0 108 -30', darker(shade, 0.16), 5, 0.6) +
    fill('M-118 -146L-136 -142L-140 -166L-122 -168Z', '#6f5a2c') +
    fill('M104 -20L118 -44L132 -36L122 -18Z', '#5a4526');
  return lying(150) + group(one('#e3bd3c'), 8, -34, -7) + group(one('#efcf58'), 0, 4, 4);
};

/** Half a coconut, and its dark other half behind. */
export const coconut = (): string =>
  lying(150) +
  group(
    ball(104, '#6f4a2c') + line('M-70 -150q40 -30 90 -20M-88 -100q30 40 100 60', '#8a6238', 4, 0.7),
    -52,
    -6,
  ) +
  group(
    ellipse(0, -78, 92, 78, '#5c3d24') +
      ellipse(0, -82, 84, 68, '#fbf7ec') +
      ellipse(4, -76, 58, 46, '#e6dfcf') +
      ellipse(-10, -66, 36, 20, '#f2ecdf', 0.9),
    84,
    8,
  );

export const biscuits = (): string => {
  const one = ([1, 0, -1] as const)
    .map((x) => [-1, 0, 1].map((y) => ellipse(x * 26, y * 6, 3, 2, '#a9773f', 0.8)).join(''))
    .join('');
  return (
    lying(140) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        group(
          ellipse(0, 4, 96, 27, '#b98a4c') + ellipse(0, -4, 96, 27, '#e3bf86') + (at === 4 ? one : ''),
          at % 2 ? 8 : -6,
          -24 - at * 25,
        ),
      )
      .join('')
  );
};

export function cabbage(random: Random): string {
  const green = '#8fb56a';
  const leaf = (x: number, turn: number, size: number, shade: string): string =>
    group(
      fill(
        `M0 0C${-size * 0.75} ${-size * 0.1} ${-size * 0.7} ${-size * 0.95} 0 ${-size}C${size * 0.7} ${-size * 0.95} ${size * 0.75} ${-size * 0.1} 0 0Z`,
        shade,
      ) +
        line(
          `M0 -6V${-size * 0.82}M0 ${-size * 0.2}q${-size * 0.2} ${-size * 0.12} ${-size * 0.36} ${-size * 0.3}M0 ${-size * 0.2}q${size * 0.2} ${-size * 0.12} ${size * 0.36} ${-size * 0.3}M0 ${-size * 0.45}q${-size * 0.16} ${-size * 0.1} ${-size * 0.28} ${-size * 0.26}M0 ${-size * 0.45}q${size * 0.16} ${-size * 0.1} ${size * 0.28} ${-size * 0.26}`,
          lighter(shade, 0.6),
          size * 0.022,
          0.9,
        ),
      x,
      0,
      turn + random.between(-2, 2),
    );
  return (
    lying(220) +
    leaf(-70, -52, 240, darker(green, 0.3)) +
    leaf(70, 52, 240, darker(green, 0.3)) +
    leaf(-30, -26, 270, darker(green, 0.12)) +
    leaf(30, 26, 270, darker(green, 0.16)) +
    leaf(0, 0, 262, lighter(green, 0.2)) +
    group(leaf(0, 0, 196, lighter(green, 0.42)), -4, 2)
  );
}

/** Leaves that lie side by side. */
export const leaves = (shape: Parameters<typeof drawLeaf>[0], length: number, random: Random): string =>
  ellipse(4, 6, length * 0.66, 13, '#3b2f1c', 0.15) +
  [-74, 72, -38, 36, 2]
    .map((turn) => group(drawLeaf(shape, length * random.between(0.84, 1), random), 0, 0, turn))
    .join('');

/** Cut sticks, tied with a string. */
export const sticks = (colour: string): string =>
  lying(150) +
  [0, 1, 2]
    .map((at) =>
      group(
        quill(270, { accent: at === 1 ? lighter(colour, 0.14) : colour, leaf: colour }),
        -132 + at * 12,
        -34 - (at % 2) * 40 + (at > 1 ? 18 : 0),
        90 - at * 4,
      ),
    )
    .join('') +
  line('M-6 -88Q12 -50 -4 -2M8 -88Q26 -50 10 -2', '#f0e2c3', 6);
