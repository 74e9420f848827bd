import { petal } from './bloom.ts';
import { darker, lighter } from './colour.ts';
import { ellipse, fill, group, line } from './shape.ts';

const ring = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => group(draw(at), 0, 0, (at / count) * 360)).join('');

/** A flower of separate equal petals seen from the front, with an eye. */
export const openFlower = (
  petals: number,
  radius: number,
  width: number,
  colour: string,
  eye: string,
): string =>
  ring(petals, (at) => fill(petal(radius, radius * width), at % 2 ? lighter(colour, 0.12) : colour)) +
  ellipse(0, 0, radius * 0.17, radius * 0.17, eye);

/** The two-lipped flower of the mints, opening upwards from its calyx, the broad lower lip to the right. */
export function lipped(size: number, colour: string, calyx: string): string {
  return (
    fill(
      `M${-size * 0.1} 0C${-size * 0.12} ${-size * 0.4} ${-size * 0.34} ${-size * 0.66} ${-size * 0.22} ${-size}` +
        `C${-size * 0.02} ${-size * 1.06} ${size * 0.1} ${-size * 0.84} ${size * 0.1} ${-size * 0.68}` +
        `C${size * 0.34} ${-size * 0.86} ${size * 0.62} ${-size * 0.68} ${size * 0.5} ${-size * 0.44}` +
        `C${size * 0.36} ${-size * 0.38} ${size * 0.16} ${-size * 0.4} ${size * 0.1} 0Z`,
      colour,
    ) +
    fill(
      `M${size * 0.02} ${-size * 0.5}L${-size * 0.1} ${-size * 0.8}L${size * 0.1} ${-size * 0.62}Z`,
      darker(colour, 0.3),
      0.7,
    ) +
    fill(
      `M${-size * 0.17} ${size * 0.06}L${-size * 0.2} ${-size * 0.34}L${-size * 0.04} ${-size * 0.24}L${size * 0.08} ${-size * 0.36}L${size * 0.18} ${size * 0.02}Z`,
      calyx,
    )
  );
}

/** A butterfly flower from the side: upright standard, wings and keel forward to the right. */
export function butterfly(size: number, colour: string, standard: string, calyx: string): string {
  return (
    fill(
      `M0 0C${-size * 0.4} ${-size * 0.4} ${-size * 0.42} ${-size} ${size * 0.02} ${-size}C${size * 0.34} ${-size} ${size * 0.3} ${-size * 0.5} ${size * 0.12} ${-size * 0.24}Z`,
      standard,
    ) +
    line(
      `M${-size * 0.02} ${-size * 0.3}Q${-size * 0.14} ${-size * 0.6} 0 ${-size * 0.86}`,
      darker(standard, 0.2),
      size * 0.04,
      0.7,
    ) +
    fill(
      `M0 0C${size * 0.2} ${-size * 0.5} ${size * 0.62} ${-size * 0.56} ${size * 0.74} ${-size * 0.34}C${size * 0.66} ${-size * 0.08} ${size * 0.3} ${size * 0.02} 0 0Z`,
      lighter(colour, 0.08),
    ) +
    fill(
      `M0 0C${size * 0.26} ${-size * 0.24} ${size * 0.5} ${-size * 0.26} ${size * 0.74} ${-size * 0.34}C${size * 0.62} ${-size * 0.02} ${size * 0.3} ${size * 0.06} 0 0Z`,
      darker(colour, 0.1),
    ) +
    fill(
      `M${-size * 0.16} ${size * 0.14}L${-size * 0.2} ${-size * 0.16}L${size * 0.02} ${-size * 0.08}L${size * 0.2} ${-size * 0.12}L${size * 0.08} ${size * 0.16}Z`,
      calyx,
    )
  );
}

type Spike = {
  length: number;
  whorls: number;
  /** Size of the lowest flowers. */
  size: number;
  colour: string;
  calyx: string;
  stem: string;
  /** 0 leaves the stem bare below the lowest whorl; flowers stand closer towards the tip. */
  flower?: (size: number) => string;
};

/** Whorls of two-lipped flowers, one above the other with the stem showing between, growing up from the origin. */
export function whorledSpike({ length, whorls, size, colour, calyx, stem, flower }: Spike): string {
  const one = flower ?? ((large: number) => lipped(large, colour, calyx));
  let drawn = line(`M0 0V${-length}`, stem, Math.max(4, size * 0.14));
  for (let at = 0; at < whorls; at += 1) {
    const t = at / Math.max(1, whorls - 1);
    const y = -length * (0.06 + 0.94 * t ** 0.92);
    const large = size * (1 - 0.5 * t);
    let whorl = '';
    for (const turn of [96, 58]) {
      whorl += group(one(large), 0, 0, turn);
      whorl += `<g transform="scale(-1 1)">${group(one(large), 0, 0, turn)}</g>`;
    }
    whorl += group(one(large * 0.8), 0, large * 0.1, at % 2 ? 24 : -16);
    whorl += fill(
      `M${-large * 0.5} ${large * 0.02}Q0 ${large * 0.34} ${large * 0.5} ${large * 0.02}Q0 ${-large * 0.1} ${-large * 0.5} ${large * 0.02}Z`,
      darker(calyx, 0.08),
    );
    drawn += group(whorl, 0, y);
  }
  return (
    drawn +
    [-20, 20, 0].map((turn) => group(fill(petal(size * 0.5, size * 0.3), calyx), 0, -length, turn)).join('')
  );
}

type Umbel = {
  rays: number;
  reach: number;
  /** Height of the head above the point all rays leave. */
  rise: number;
  stem: string;
  /** What stands at the end of each ray, drawn up from the origin. */
  head: (at: number) => string;
  dome?: number;
};

/** Rays from one point to a flat or gently domed top. */
export function umbel({ rays, reach, rise, stem, head, dome = 0.12 }: Umbel): string {
  const ends = Array.from({ length: rays }, (_, at) => {
    const across = rays === 1 ? 0 : (at / (rays - 1)) * 2 - 1;
    const depth = at % 2 ? 0.1 : 0;
    return { x: across * reach, y: -rise * (1 - dome * across * across - depth), turn: across * 34, at };
  });
  return (
    line(
      ends
        .map(
          ({ x, y }) =>
            `M0 0Q${Math.round(x * 0.3)} ${Math.round(y * 0.6)} ${Math.round(x)} ${Math.round(y)}`,
        )
        .join(''),
      stem,
      3.4,
    ) +
    ends
      .toSorted((a, b) => (a.at % 2) - (b.at % 2))
      .toReversed()
      .map(({ x, y, turn, at }) => group(head(at), x, y, turn))
      .join('')
  );
}
