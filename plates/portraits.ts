import type { Plate } from '../content/products/plate-types.ts';
import { petal, rays } from './bloom.ts';
import { darker, lighter, mix } from './colour.ts';
import { aloes } from './portraits-aloes.ts';
import { barks } from './portraits-barks.ts';
import { berries } from './portraits-berries.ts';
import { cinnamon } from './portraits-cinnamon.ts';
import { climbers } from './portraits-climbers.ts';
import { clove } from './portraits-clove.ts';
import { creepers } from './portraits-creepers.ts';
import { crowns } from './portraits-crowns.ts';
import { eucalyptus } from './portraits-eucalyptus.ts';
import { flowerPortraits } from './portraits-flowers.ts';
import { fruits } from './portraits-fruits.ts';
import { gourds } from './portraits-gourds.ts';
import { grainPortraits } from './portraits-grains.ts';
import { heads } from './portraits-heads.ts';
import { leafPortraits } from './portraits-leaves.ts';
import { legumes } from './portraits-legumes.ts';
import { mints } from './portraits-mints.ts';
import { moringa } from './portraits-moringa.ts';
import { myrobalans } from './portraits-myrobalans.ts';
import { nuts } from './portraits-nuts.ts';
import { orchard } from './portraits-orchard.ts';
import { pods } from './portraits-pods.ts';
import { poisonous } from './portraits-poisonous.ts';
import { prickles } from './portraits-prickles.ts';
import { pulses } from './portraits-pulses.ts';
import { rayless } from './portraits-rayless.ts';
import { resins } from './portraits-resins.ts';
import { roots } from './portraits-roots.ts';
import { rootstocks } from './portraits-rootstocks.ts';
import { roselle } from './portraits-roselle.ts';
import { rosettes } from './portraits-rosettes.ts';
import { shrubs } from './portraits-shrubs.ts';
import { trees } from './portraits-trees.ts';
import { umbels } from './portraits-umbels.ts';
import { valerian } from './portraits-valerian.ts';
import { woodyMints } from './portraits-woody-mints.ts';
import { wormwoods } from './portraits-wormwoods.ts';
import type { Random } from './random.ts';
import { arc, ellipse, fill, group, line, type Point, smooth } from './shape.ts';
import { growSprig } from './sprig.ts';

type Portrait = (plate: Plate, random: Random) => string;

/** Hypoxis hemerocallidea: hairy strap leaves in three ranks, six-tepalled yellow stars, a dark corm with pale roots. */
const hypoxis: Portrait = ({ hues }, random) => {
  const leaf = (from: Point, to: Point, bend: number, shade: string): string => {
    const rib = arc(from, to, bend, 24);
    const half = (sign: number): Point[] =>
      rib.map(([x, y], at) => [x + sign * 30 * Math.sin(Math.PI * Math.min(1, 0.3 + at / 34)), y]);
    const hairs = [-1, 1].flatMap((sign) =>
      half(sign)
        .slice(1, -2)
        .map(([x, y]) => line(`M${x} ${y}l${sign * 13} ${random.between(-9, 3)}`, '#f4f1e2', 2, 0.9)),
    );
    return (
      fill(smooth([...half(-1), ...half(1).reverse()], true), shade) +
      line(smooth(rib), lighter(shade, 0.35), 4, 0.8) +
      hairs.join('')
    );
  };
  const ranks: [Point, number][] = [
    [[60, 470], 0.34],
    [[720, 470], -0.34],
    [[130, 250], 0.22],
    [[650, 250], -0.22],
    [[250, 130], 0.12],
    [[540, 130], -0.12],
    [[330, 70], 0.04],
  ];
  const leaves = ranks
    .map(([tip, bend], at) =>
      leaf([390 + (tip[0] - 390) * 0.08, 680], tip, bend, mix(hues.leaf, '#9db27c', (at % 3) * 0.22)),
    )
    .join('');
  const scape = (x: number, y: number, size: number): string =>
    line(smooth(arc([390, 670], [x, y], 0.08, 12)), mix(hues.leaf, '#b8c48a', 0.5), 9) +
    group(
      rays(6, size, size * 0.5, '#f3c61f', random) +
        Array.from({ length: 6 }, (_, at) =>
          group(ellipse(0, -size * 0.3, size * 0.06, size * 0.12, '#c98a16'), 0, 0, at * 60 + 30),
        ).join('') +
        ellipse(0, 0, size * 0.12, size * 0.12, '#e3a916'),
      x,
      y,
    );
  let roots = '';
  for (let at = 0; at < 46; at += 1) {
    const turn = Math.PI * (0.06 + (0.88 * at) / 45);
    const [x, y] = [390 + Math.cos(turn) * 128, 775 + Math.sin(turn) * 104];
    roots += line(
      smooth(
        arc(
          [x, y],
          [x + Math.cos(turn) * random.between(30, 78), y + Math.sin(turn) * random.between(26, 70)],
          0.14,
          5,
        ),
      ),
      '#efe7d2',
      4,
    );
  }
  const corm =
    roots +
    fill('M290 690Q390 640 490 690Q545 770 500 845Q390 920 280 845Q235 770 290 690Z', '#33261d') +
    fill('M300 700Q360 668 392 672Q330 760 352 882Q300 868 280 840Q244 772 300 700Z', '#54402f', 0.7) +
    [720, 760, 800, 840].map((y) => line(`M272 ${y}q118 34 236 0`, '#1f1712', 4, 0.5)).join('') +
    Array.from({ length: 30 }, () => {
      const x = random.between(310, 470);
      return line(`M${x} 690l${random.between(-18, 18)} -46`, '#f1ece0', 3, 0.9);
    }).join('');
  return corm + leaves + scape(210, 420, 92) + scape(545, 380, 92) + scape(390, 520, 108);
};

/** Echinacea: drooping pink-purple rays under a spiny orange-brown cone. */
const echinacea: Portrait = (plate, random) => {
  const head = (x: number, y: number, size: number): string => {
    const petals = [-80, 80, -58, 58, -34, 34, -12, 12]
      .map((turn) =>
        group(
          fill(petal(size * 1.15, size * 0.3), mix('#c064a4', '#a04a8c', random.next())) +
            line(`M0 ${-size * 0.2}V${-size * 0.95}`, '#87397a', 3, 0.6),
          0,
          -size * 0.05,
          180 + turn,
        ),
      )
      .join('');
    let cone = fill(
      `M${-size * 0.48} ${size * 0.06}Q0 ${-size * 1.1} ${size * 0.48} ${size * 0.06}Q0 ${size * 0.24} ${-size * 0.48} ${size * 0.06}Z`,
      '#7a3a1c',
    );
    for (let at = 0; at < 60; at += 1) {
      const t = random.next();
      const wide = size * 0.44 * Math.sqrt(1 - t);
      const dx = random.between(-wide, wide);
      cone += line(`M${dx} ${-t * size * 0.5}l${dx * 0.12} -12`, at % 3 ? '#d9782a' : '#f0a542', 5);
    }
    return group(petals + cone, x, y);
  };
  return [
    [[395, 890], [190, 420], 0.1, 105],
    [[400, 890], [610, 400], -0.12, 105],
    [[400, 900], [405, 240], 0.03, 140],
  ]
    .map(([from, to, bend, size]) => {
      const sprig = growSprig(
        { ...plate, density: 1 },
        arc(from as Point, to as Point, bend as number, 30),
        0.8,
        random,
      );
      return sprig.leaves + head((to as Point)[0], (to as Point)[1], size as number);
    })
    .join('');
};

/** Centella asiatica: runners on the ground with round, kidney-shaped, scalloped leaves on long stalks. */
const gotuKola: Portrait = ({ hues }, random) => {
  const leaf = (root: Point, tip: Point, size: number): string => {
    const edge = Array.from({ length: 57 }, (_, at): Point => {
      const turn = ((18 + (324 * at) / 56 + 90) * Math.PI) / 180;
      const reach = size * (1 + 0.05 * Math.cos(at * 1.9));
      return [Math.cos(turn) * reach * 1.16, Math.sin(turn) * reach * 0.94];
    });
    const colour = mix(hues.leaf, '#8fbf5a', random.next() * 0.5);
    return (
      line(smooth(arc(root, tip, random.between(-0.14, 0.14), 14)), mix(hues.leaf, '#a88a5a', 0.35), 8) +
      group(
        fill(smooth([[0, size * 0.08], ...edge], true), colour) +
          [-120, -80, -40, 0, 40, 80, 120]
            .map((turn) => group(line(`M0 0V${-size * 0.8}`, lighter(colour, 0.4), 4, 0.8), 0, 0, turn))
            .join(''),
        tip[0],
        tip[1],
        random.between(-16, 16),
      )
    );
  };
  return (
    line('M40 850Q220 800 390 850T740 845', '#a5705a', 9) +
    [
      leaf([120, 830], [90, 620], 84),
      leaf([120, 830], [205, 480], 104),
      leaf([390, 850], [340, 320], 124),
      leaf([390, 850], [480, 530], 130),
      leaf([390, 850], [310, 660], 96),
      leaf([640, 850], [620, 380], 98),
      leaf([640, 850], [700, 620], 82),
    ].join('') +
    [120, 390, 640]
      .map((x) => [-16, 0, 16].map((d) => line(`M${x} 850q${d} 24 ${d * 1.6} 52`, '#cbb28c', 4)).join(''))
      .join('')
  );
};

/** Ginkgo biloba: fan-shaped, notched leaves with veins that fork from the stalk, in tufts on short spurs. */
const ginkgo: Portrait = ({ hues }, random) => {
  const fan = (turn: number, size: number, x: number, y: number): string => {
    const colour = mix(hues.leaf, '#c9b93f', random.next() * 0.5);
    const veins = Array.from({ length: 15 }, (_, at) =>
      group(line(`M0 ${-size * 0.5}V${-size * 1.28}`, lighter(colour, 0.35), 2.4, 0.7), 0, 0, 0).replace(
        '<g transform="translate(0 0)">',
        `<g transform="rotate(${(at - 7) * 7} 0 ${-size * 0.5})">`,
      ),
    ).join('');
    return group(
      line(`M0 0V${-size * 0.52}`, darker(colour, 0.2), 6) +
        fill(
          `M0 ${-size * 0.5}Q${-size * 0.5} ${-size * 0.72} ${-size * 0.78} ${-size * 1.02}Q${-size * 0.46} ${-size * 1.42} ${-size * 0.05} ${-size * 1.4}L0 ${-size * 1.02}L${size * 0.05} ${-size * 1.4}Q${size * 0.46} ${-size * 1.42} ${size * 0.78} ${-size * 1.02}Q${size * 0.5} ${-size * 0.72} 0 ${-size * 0.5}Z`,
          colour,
        ) +
        veins,
      x,
      y,
      turn,
    );
  };
  const twig = arc([330, 900], [430, 280], 0.1, 20);
  let drawn = line(smooth(twig), '#8a6b4a', 16);
  for (const [at, size] of [
    [4, 190],
    [8, 185],
    [12, 165],
    [16, 140],
  ] as const) {
    const [x, y] = twig[at] ?? [0, 0];
    drawn += line(`M${x - 14} ${y}H${x + 14}`, '#6f5338', 18);
    for (const turn of [-82, 80, -38]) drawn += fan(turn + (at % 8 ? 20 : 0), size, x, y);
  }
  return drawn + fan(6, 150, 430, 290);
};

/** Only plants that the common words draw as another plant stand here. */
const portraits: Readonly<Record<string, Portrait>> = {
  ...poisonous,
  ...barks,
  ...resins,
  ...climbers,
  ...prickles,
  ...berries,
  ...fruits,
  ...crowns,
  ...gourds,
  ...nuts,
  ...orchard,
  ...pulses,
  ...pods,
  ...roots,
  ...rootstocks,
  ...trees,
  ...myrobalans,
  cinnamon,
  ...aloes,
  ...creepers,
  ...flowerPortraits,
  ...heads,
  ...leafPortraits,
  ...legumes,
  ...mints,
  ...rayless,
  ...rosettes,
  ...shrubs,
  ...umbels,
  ...woodyMints,
  clove,
  eucalyptus,
  valerian,
  moringa,
  ...grainPortraits,
  ...wormwoods,
  hibiscus: roselle,
  'african-potato': hypoxis,
  echinacea,
  'gotu-kola': gotuKola,
  ginkgo,
};

/** A plant drawn from its botanical description, or null where the plate's own words suffice. */
export const drawPortrait = (plate: Plate, random: Random): string | null =>
  portraits[plate.plant]?.(plate, random) ?? null;
