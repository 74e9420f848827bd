import type { AccentShape } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';

type Colours = { accent: string; leaf: string };

export const petal = (length: number, width: number): string =>
  `M0 0C${-width * 0.5} ${-length * 0.25} ${-width * 0.62} ${-length * 0.86} 0 ${-length}C${width * 0.62} ${-length * 0.86} ${width * 0.5} ${-length * 0.25} 0 0Z`;

export function rays(count: number, length: number, width: number, colour: string, random: Random): string {
  return Array.from({ length: count }, (_, at) => {
    const shade = mix(lighter(colour, 0.22), darker(colour, 0.12), random.next());
    const size = random.near(length, 0.06);
    return group(
      fill(petal(size, width), shade) +
        line(`M0 ${-size * 0.16}V${-size * 0.8}`, darker(colour, 0.18), length * 0.014, 0.5),
      0,
      0,
      (at / count) * 360 + random.between(-4, 4),
    );
  }).join('');
}

/** The fleshy calyx of roselle: pointed lobes closed around the seed case, over a ring of narrow bracts. */
function calyx(size: number, { accent, leaf }: Colours): string {
  const half = size * 0.3;
  const lobe = (turn: number, colour: string): string =>
    group(
      fill(
        `M0 0C${-half * 1.1} ${-size * 0.2} ${-half * 0.9} ${-size * 0.6} 0 ${-size}C${half * 0.9} ${-size * 0.6} ${half * 1.1} ${-size * 0.2} 0 0Z`,
        colour,
      ) + line(`M0 ${-size * 0.08}V${-size * 0.86}`, darker(accent, 0.35), size * 0.018, 0.7),
      0,
      -size * 0.1,
      turn,
    );
  const bract = (turn: number): string =>
    group(fill(petal(size * 0.3, size * 0.1), darker(accent, 0.25)), 0, -size * 0.12, turn);
  return (
    line(`M0 0V${-size * 0.16}`, leaf, size * 0.07) +
    lobe(-26, darker(accent, 0.14)) +
    lobe(26, darker(accent, 0.2)) +
    lobe(-12, lighter(accent, 0.1)) +
    lobe(12, accent) +
    ellipse(0, -size * 0.26, half * 1.06, size * 0.2, accent) +
    lobe(0, lighter(accent, 0.16)) +
    [-86, -58, 58, 86].map(bract).join('')
  );
}

/** Open flower with a broad throat: tea. */
function cup(size: number, { accent }: Colours, random: Random): string {
  const radius = size * 0.54;
  const throat = group(rays(5, radius * 0.42, radius * 0.34, darker(accent, 0.42), random), 0, 0, 36);
  let column = line(
    `M0 0Q${radius * 0.2} ${-radius * 0.5} ${radius * 0.1} ${-radius * 0.92}`,
    mix(accent, '#f4d58a', 0.75),
    radius * 0.07,
  );
  for (let at = 0; at < 10; at += 1)
    column += ellipse(
      radius * (0.06 + 0.14 * (at % 2)),
      -radius * (0.46 + at * 0.048),
      radius * 0.035,
      radius * 0.035,
      '#f2c14e',
    );
  const flower =
    rays(5, radius, radius * 1.02, accent, random) +
    throat +
    ellipse(0, 0, radius * 0.11, radius * 0.11, '#f4dc9a') +
    column;
  return group(flower, 0, -radius, random.between(-20, 20));
}

function daisy(size: number, { accent }: Colours, random: Random): string {
  const warm = Number.parseInt(accent.slice(5, 7), 16) < 0x30;
  const radius = size * 0.52;
  const centre = warm ? '#5d3a1a' : accent;
  const petals = warm
    ? group(rays(19, radius, radius * 0.26, darker(accent, 0.1), random), 0, 0, 9) +
      rays(19, radius * 0.92, radius * 0.26, accent, random)
    : rays(17, radius, radius * 0.26, '#fbf6e6', random);
  let disc = ellipse(0, 0, radius * 0.38, radius * 0.36, darker(centre, 0.12));
  for (let at = 0; at < 46; at += 1) {
    const turn = at * 2.4;
    const reach = radius * 0.35 * Math.sqrt(at / 46);
    disc += ellipse(
      Math.cos(turn) * reach,
      Math.sin(turn) * reach,
      radius * 0.034,
      radius * 0.034,
      at % 3 ? lighter(centre, 0.25) : mix(centre, '#e39a1c', 0.5),
    );
  }
  return group(petals + disc, 0, -radius);
}

function star(size: number, { accent }: Colours, random: Random): string {
  const radius = size * 0.5;
  let stamens = '';
  for (let at = 0; at < 9; at += 1)
    stamens += group(
      line(`M0 0V${-radius * 0.4}`, lighter(accent, 0.5), radius * 0.03) +
        ellipse(0, -radius * 0.42, radius * 0.05, radius * 0.05, '#d9a63a'),
      0,
      0,
      at * 40,
    );
  return group(
    rays(5, radius, radius * 0.56, accent, random) +
      stamens +
      ellipse(0, 0, radius * 0.12, radius * 0.12, mix(accent, '#7f9a4a', 0.6)),
    0,
    -radius,
  );
}

/** Whorls of small florets up an axis. */
function spike(size: number, { accent, leaf }: Colours, random: Random): string {
  let drawn = line(`M0 0V${-size * 0.96}`, leaf, size * 0.025);
  for (let whorl = 0; whorl < 15; whorl += 1) {
    const t = whorl / 15;
    const reach = size * 0.15 * (1 - t * 0.75);
    for (const sign of [-1, 1, 0])
      drawn += group(
        fill(
          petal(reach * 1.15, reach * 0.72),
          mix(lighter(accent, 0.3), darker(accent, 0.15), random.next()),
        ),
        0,
        -size * (0.16 + t * 0.78),
        sign * 62 + random.between(-10, 10),
      );
  }
  return drawn;
}

/** Hanging or standing feathery seed heads. */
function plume(size: number, { accent, leaf }: Colours, random: Random): string {
  let drawn = line(`M0 0V${-size * 0.5}`, leaf, size * 0.026);
  const tails: [number, number][] = [
    [-44, 0.62],
    [40, 0.6],
    [-20, 0.82],
    [18, 0.84],
    [0, 1],
  ];
  for (const [turn, reach] of tails) {
    const spine = arc([0, 0], [0, -size * 0.74 * reach], turn / 260, 26);
    let tail = '';
    for (let at = 0; at < 26; at += 1) {
      const [x, y] = spine[at] ?? [0, 0];
      const round = size * 0.062 * (1.15 - at / 30);
      tail += ellipse(
        x + random.between(-1, 1) * round,
        y,
        round,
        round * 0.86,
        mix(darker(accent, 0.22), lighter(accent, 0.24), random.next()),
      );
    }
    drawn += group(tail, 0, -size * 0.26, turn);
  }
  return drawn;
}

/** A loose branching head of seeds or small flowers. */
function panicle(size: number, { accent, leaf }: Colours, random: Random): string {
  let drawn = line(`M0 0V${-size * 0.92}`, leaf, size * 0.024);
  for (let branch = 0; branch < 13; branch += 1) {
    const t = branch / 13;
    const y = -size * (0.2 + t * 0.74);
    const reach = size * 0.34 * Math.sin(Math.PI * (0.18 + t * 0.74));
    for (const sign of [-1, 1]) {
      const end: Point = [sign * reach, y - reach * 0.72];
      const spine = arc([0, y], end, 0.1 * sign, 6);
      drawn += line(smooth(spine), leaf, size * 0.009, 0.8);
      for (let seed = 2; seed <= 6; seed += 1) {
        const [sx, sy] = spine[seed] ?? end;
        for (let grain = 0; grain < 2; grain += 1)
          drawn += ellipse(
            sx + random.between(-1, 1) * size * 0.028,
            sy + random.between(-1, 1) * size * 0.026,
            size * 0.026,
            size * 0.03,
            mix(darker(accent, 0.16), lighter(accent, 0.3), random.next()),
          );
      }
    }
  }
  return drawn;
}

function bud(size: number, { accent }: Colours): string {
  return (
    line(`M0 0V${-size * 0.4}`, darker(accent, 0.3), size * 0.11) +
    fill(
      `M${-size * 0.1} ${-size * 0.36}Q${-size * 0.2} ${-size * 0.66} ${-size * 0.22} ${-size * 0.74}L${-size * 0.06} ${-size * 0.66}L0 ${-size * 0.8}L${size * 0.06} ${-size * 0.66}L${size * 0.22} ${-size * 0.74}Q${size * 0.2} ${-size * 0.6} ${size * 0.1} ${-size * 0.36}Z`,
      darker(accent, 0.1),
    ) +
    ellipse(0, -size * 0.84, size * 0.17, size * 0.17, accent) +
    ellipse(-size * 0.05, -size * 0.9, size * 0.05, size * 0.05, lighter(accent, 0.5), 0.7)
  );
}

function cluster(size: number, { accent, leaf }: Colours, random: Random): string {
  let drawn = line(`M0 0V${-size * 0.5}`, leaf, size * 0.05);
  for (let at = 0; at < 15; at += 1) {
    const turn = at * 2.4;
    const reach = size * 0.34 * Math.sqrt(at / 15);
    const [x, y] = [Math.cos(turn) * reach, -size * 0.62 + Math.sin(turn) * reach];
    const colour = mix(darker(accent, 0.12), lighter(accent, 0.2), random.next());
    drawn += group(
      Array.from({ length: 10 }, (_, ray) =>
        line(`M0 0V${-size * 0.115}`, lighter(colour, 0.15), size * 0.012).replace(
          '/>',
          ` transform="rotate(${ray * 36})"/>`,
        ),
      ).join('') +
        ellipse(0, 0, size * 0.085, size * 0.085, colour) +
        ellipse(-size * 0.025, -size * 0.03, size * 0.025, size * 0.025, lighter(colour, 0.5), 0.7),
      x,
      y,
    );
  }
  return drawn;
}

function kelp(size: number, { accent }: Colours, random: Random): string {
  let drawn = '';
  for (const turn of [-26, 22, -6]) {
    const spine = arc([0, 0], [0, -size], turn / 200, 30);
    const half = (sign: number): Point[] =>
      spine.map(([x, y], at): Point => [
        x +
          sign * size * 0.075 * Math.sin(Math.PI * (at / 30) ** 0.7) * (1 + 0.28 * Math.sin(at * 1.3 + sign)),
        y,
      ]);
    drawn += group(
      fill(
        smooth([...half(-1), ...half(1).reverse()], true),
        mix(accent, darker(accent, 0.3), random.next()),
        0.92,
      ) + line(smooth(spine), darker(accent, 0.35), size * 0.014, 0.6),
      0,
      0,
      turn,
    );
  }
  return drawn;
}

/** Flowers and seed heads, standing on the origin; `size` is their height. */
export function drawBloom(shape: AccentShape, size: number, colours: Colours, random: Random): string {
  switch (shape) {
    case 'cup':
      return cup(size, colours, random);
    case 'calyx':
      return calyx(size, colours);
    case 'daisy':
      return daisy(size, colours, random);
    case 'star':
      return star(size, colours, random);
    case 'spike':
      return spike(size, colours, random);
    case 'plume':
      return plume(size, colours, random);
    case 'panicle':
      return panicle(size, colours, random);
    case 'bud':
      return bud(size, colours);
    case 'cluster':
      return cluster(size, colours, random);
    case 'kelp':
      return kelp(size, colours, random);
    default:
      return '';
  }
}
