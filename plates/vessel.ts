import type { ProductForm } from '../content/products/plate-types.ts';
import { darker, lighter, mix } from './colour.ts';
import { type Filling, pieces } from './filling.ts';
import type { Random } from './random.ts';
import { ellipse, fill, group, line, type Point, smooth } from './shape.ts';

export type VesselColours = { accent: string; leaf: string; clay: string };

export const shadow = (width: number): string =>
  ellipse(8, 6, width, width * 0.13, '#3b2f1c', 0.16) +
  ellipse(4, 3, width * 0.8, width * 0.09, '#3b2f1c', 0.14);

/** A turned bowl, rim at y = −height; the filling is drawn before the front wall. */
export function bowl(width: number, height: number, colour: string, filling: string): string {
  const rim = -height;
  const wall = `M${-width} ${rim}C${-width * 0.96} ${rim + height * 0.75} ${-width * 0.5} 0 ${-width * 0.34} 0H${width * 0.34}C${width * 0.5} 0 ${width * 0.96} ${rim + height * 0.75} ${width} ${rim}Z`;
  const lit = `M${-width} ${rim}C${-width * 0.96} ${rim + height * 0.75} ${-width * 0.5} 0 ${-width * 0.34} 0H${-width * 0.1}C${-width * 0.5} ${-height * 0.15} ${-width * 0.6} ${rim + height * 0.6} ${-width * 0.58} ${rim}Z`;
  const band = [0.2, 0.29]
    .map((at) =>
      line(
        `M${-width * (1 - at * 0.16)} ${rim + height * at}Q0 ${rim + height * at + width * 0.16} ${width * (1 - at * 0.16)} ${rim + height * at}`,
        lighter(colour, 0.35),
        4,
        0.6,
      ),
    )
    .join('');
  return (
    shadow(width) +
    ellipse(0, rim, width, width * 0.17, darker(colour, 0.35)) +
    filling +
    fill(wall, colour) +
    fill(lit, lighter(colour, 0.22), 0.55) +
    band +
    line(`M${-width} ${rim}A${width} ${width * 0.17} 0 0 0 ${width} ${rim}`, lighter(colour, 0.3), 5)
  );
}

export function mound(width: number, rim: number, colour: string, random: Random, rise = 0.62): string {
  const top: Point[] = [
    [-width * 0.93, rim],
    [-width * 0.6, rim - width * rise * 0.55],
    [-width * 0.12, rim - width * rise],
    [width * 0.28, rim - width * rise * 0.8],
    [width * 0.68, rim - width * rise * 0.36],
    [width * 0.93, rim],
    [width * 0.5, rim + width * 0.13],
    [-width * 0.5, rim + width * 0.13],
  ];
  let drawn =
    fill(smooth(top, true), colour) +
    fill(
      smooth(
        [
          [-width * 0.1, rim - width * rise * 0.97],
          [width * 0.28, rim - width * rise * 0.8],
          [width * 0.7, rim - width * rise * 0.34],
          [width * 0.9, rim],
          [width * 0.3, rim + width * 0.06],
          [width * 0.1, rim - width * 0.3],
        ],
        true,
      ),
      darker(colour, 0.16),
      0.75,
    );
  for (let grain = 0; grain < 34; grain += 1) {
    const x = random.between(-0.75, 0.75) * width;
    const y = rim - (1 - Math.abs(x / width)) * width * rise * random.between(0.05, 0.86);
    drawn += ellipse(x, y, 2.6, 2, grain % 2 ? lighter(colour, 0.4) : darker(colour, 0.28), 0.7);
  }
  return drawn;
}

function cup(colours: VesselColours): string {
  const steam = [-26, 10, 44]
    .map((x, at) => line(`M${x} -168q-16 -26 0 -52t0 -${44 + at * 8}`, '#ffffff', 7, 0.5))
    .join('');
  const saucer =
    ellipse(0, -6, 172, 26, lighter(colours.clay, 0.62)) +
    ellipse(0, -10, 120, 16, lighter(colours.clay, 0.4), 0.7);
  const body = 'M-112 -150C-110 -60 -74 -18 -44 -14H44C74 -18 110 -60 112 -150Z';
  const handle = line('M108 -124c58 -8 62 68 -22 78', lighter(colours.clay, 0.55), 17);
  return (
    shadow(178) +
    saucer +
    handle +
    fill(body, lighter(colours.clay, 0.7)) +
    fill('M-112 -150C-110 -60 -74 -18 -44 -14H-16C-60 -40 -80 -90 -78 -150Z', '#ffffff', 0.5) +
    line('M-101 -92Q0 -66 101 -92M-96 -76Q0 -50 96 -76', colours.clay, 5, 0.85) +
    ellipse(0, -150, 112, 22, lighter(colours.clay, 0.8)) +
    ellipse(0, -148, 100, 17, colours.accent) +
    ellipse(-26, -151, 46, 6, lighter(colours.accent, 0.4), 0.6) +
    steam
  );
}

const label = (width: number, y: number, height: number, colours: VesselColours): string =>
  `<rect x="${-width}" y="${y}" width="${width * 2}" height="${height}" rx="5" fill="#f8f1e2"/>` +
  line(
    `M${-width + 10} ${y + 10}H${width - 10}M${-width + 10} ${y + height - 10}H${width - 10}`,
    colours.clay,
    3,
    0.7,
  ) +
  group(
    fill('M0 -26C20 -8 17 14 0 26C-17 14 -20 -8 0 -26Z', colours.leaf) + line('M0 -18V30', '#f8f1e2', 3),
    0,
    y + height / 2,
  );

/** One capsule, about 48 units long. */
export const capsule = (colours: VesselColours): string =>
  `<rect x="-24" y="-11" width="25" height="22" rx="11" fill="${lighter(colours.accent, 0.15)}"/><rect x="-2" y="-11" width="26" height="22" rx="11" fill="${lighter(colours.leaf, 0.75)}"/><path d="M-16 -5h30" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>`;

/** One tablet, about 44 units wide. */
export const tablet = (colours: VesselColours): string =>
  ellipse(0, 3, 22, 14, darker(colours.accent, 0.3)) +
  ellipse(0, 0, 22, 14, lighter(colours.accent, 0.5)) +
  line('M-14 0H14', darker(colours.accent, 0.1), 2.5, 0.6);

function bottle(colours: VesselColours, random: Random, piece: (colours: VesselColours) => string): string {
  const glass = mix(colours.clay, '#7a3f17', 0.55);
  let loose = '';
  for (let at = 0; at < 4; at += 1)
    loose += group(
      piece(colours),
      -150 + at * 36 - (at > 2 ? 150 : 0),
      -10 - (at === 1 ? 20 : 0),
      random.between(-35, 35),
    );
  const body = `<rect x="-78" y="-226" width="156" height="226" rx="26" fill="${glass}"/><rect x="-62" y="-214" width="20" height="200" rx="10" fill="#fff" opacity=".22"/><rect x="44" y="-214" width="34" height="208" rx="18" fill="#2b1608" opacity=".22"/>`;
  const cap = `<rect x="-66" y="-286" width="132" height="66" rx="12" fill="#f3ead8"/><path d="${Array.from({ length: 10 }, (_, at) => `M${-54 + at * 12} -278v50`).join('')}" stroke="#cbbd9f" stroke-width="3"/>`;
  return shadow(150) + body + label(78, -178, 116, colours) + cap + loose;
}

function oilBottle(colours: VesselColours): string {
  const glass = mix(colours.accent, '#fff8e2', 0.18);
  const outline =
    'M-34 -300V-236C-34 -214 -74 -204 -74 -168V-24Q-74 0 -50 0H50Q74 0 74 -24V-168C74 -204 34 -214 34 -236V-300Z';
  const drop =
    fill('M118 -54C142 -22 138 4 118 4S94 -22 118 -54Z', mix(colours.accent, '#d9a520', 0.3)) +
    ellipse(111, -14, 5, 9, '#fff', 0.55);
  return (
    shadow(120) +
    fill(outline, '#efe6cd') +
    fill('M-66 -166V-24Q-66 -8 -50 -8H50Q66 -8 66 -24V-166Q40 -182 0 -176T-66 -166Z', glass) +
    fill(
      'M34 -300V-236C34 -214 74 -204 74 -168V-24Q74 0 50 0H30Q48 -4 48 -24V-166C48 -204 14 -212 14 -236V-300Z',
      '#6b4a10',
      0.14,
    ) +
    line('M-54 -150V-34', '#fff', 10, 0.55) +
    label(46, -138, 96, colours) +
    `<rect x="-40" y="-338" width="80" height="46" rx="9" fill="${darker(colours.clay, 0.1)}"/><rect x="-30" y="-332" width="14" height="34" rx="6" fill="#fff" opacity=".22"/>` +
    drop
  );
}

function jar(colours: VesselColours, content: 'honey' | 'butter' | 'gel'): string {
  const filling = {
    honey: mix(colours.accent, '#d98a12', 0.35),
    butter: '#efe0ae',
    gel: lighter(colours.leaf, 0.55),
  }[content];
  const cloth =
    fill(
      'M-94 -196Q-104 -240 -78 -250H78Q104 -240 94 -196L74 -212L50 -194L24 -212L0 -194L-24 -212L-50 -194L-74 -212Z',
      colours.clay,
    ) + line('M-82 -228H82', '#f7e7c6', 6, 0.9);
  return (
    shadow(130) +
    `<rect x="-98" y="-206" width="196" height="206" rx="34" fill="#f3ead2"/><rect x="-88" y="-190" width="176" height="182" rx="28" fill="${filling}"/><rect x="-74" y="-178" width="22" height="150" rx="11" fill="#fff" opacity=".45"/><rect x="52" y="-184" width="36" height="172" rx="18" fill="#5a3a10" opacity=".12"/>` +
    label(58, -150, 108, colours) +
    cloth
  );
}

function sack(colours: VesselColours, filling: string): string {
  const cloth = '#d9c39a';
  const folds = [-64, -20, 34, 76]
    .map((x, at) => line(`M${x} -136Q${x * 1.25 + (at % 2 ? 8 : -8)} -70 ${x * 0.92} -8`, '#a98e5f', 4, 0.5))
    .join('');
  return (
    shadow(160) +
    filling +
    fill('M-142 -146Q-176 -40 -132 -4Q0 10 132 -4Q176 -40 142 -146Q60 -128 0 -132T-142 -146Z', cloth) +
    fill('M-142 -146Q-176 -40 -132 -4Q-110 0 -80 2Q-126 -60 -104 -140Z', '#f0e2c3', 0.7) +
    folds +
    fill(
      'M-150 -160Q0 -122 150 -160Q158 -136 142 -126Q0 -92 -142 -126Q-158 -136 -150 -160Z',
      lighter(cloth, 0.35),
    ) +
    line('M-40 -70q40 14 80 0M-40 -52q40 14 80 0', colours.clay, 5, 0.75)
  );
}

/** What the product comes in, standing on y = 0 around x = 0; about 300 units wide. */
export function drawVessel(
  form: ProductForm,
  colours: VesselColours,
  random: Random,
  filling: Filling = 'grain',
): string {
  switch (form) {
    case 'powder':
      return bowl(150, 118, colours.clay, mound(140, -118, colours.accent, random));
    case 'tea':
      return cup(colours);
    case 'capsule':
      return bottle(colours, random, capsule);
    case 'oil':
      return oilBottle(colours);
    case 'tablet':
      return bottle(colours, random, tablet);
    case 'gel':
      return jar(colours, 'gel');
    case 'butter':
      return jar(colours, 'butter');
    case 'honey':
      return jar(colours, 'honey');
    case 'dried':
    case 'seed':
    case 'snack':
      return bowl(
        150,
        100,
        colours.clay,
        mound(140, -100, darker(colours.accent, 0.22), random, 0.42) +
          pieces(filling, 142, -100, colours.accent, random),
      );
    case 'flour':
      return sack(colours, mound(138, -138, colours.accent, random, 0.5));
    case 'whole':
      return '';
  }
}
