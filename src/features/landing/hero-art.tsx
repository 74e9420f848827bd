import { cn } from '../../lib/cn.ts';

/** Drawn in code so that it is sharp at every size, weighs little and follows the theme. */
type Leaflet = { x: number; y: number; turn: number; size: number };
type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;

/** Leaflets in pairs along a curved stem (start, bend, tip), as on moringa or neem, smaller towards the tip. */
function pinnate(
  [start, bend, tip]: readonly [Point, Point, Point],
  pairs: number,
  length: number,
): Leaflet[] {
  const at = (t: number, axis: 0 | 1): number =>
    (1 - t) ** 2 * start[axis] + 2 * (1 - t) * t * bend[axis] + t ** 2 * tip[axis];
  const leaflets: Leaflet[] = [];
  for (let pair = 0; pair <= pairs; pair += 1) {
    const t = 0.2 + (0.8 * pair) / pairs;
    const ahead = Math.min(1, t + 0.02);
    const behind = ahead - 0.04;
    const angle = (Math.atan2(at(ahead, 1) - at(behind, 1), at(ahead, 0) - at(behind, 0)) * 180) / Math.PI;
    const size = round((length * (1.05 - 0.45 * Math.abs(t - 0.45))) / 40);
    const place = { x: round(at(t, 0)), y: round(at(t, 1)), size };
    if (pair === pairs) leaflets.push({ ...place, turn: round(angle) });
    else for (const side of [-1, 1]) leaflets.push({ ...place, turn: round(angle + side * 58) });
  }
  return leaflets;
}

const branches = [
  {
    stem: 'M280 390Q268 254 300 92',
    curve: [
      [280, 372],
      [268, 250],
      [300, 92],
    ],
    pairs: 8,
    length: 58,
    tone: 'deep',
  },
  {
    stem: 'M279 330Q240 250 150 214',
    curve: [
      [279, 330],
      [240, 250],
      [150, 214],
    ],
    pairs: 6,
    length: 44,
    tone: 'mid',
  },
  {
    stem: 'M278 300Q330 236 420 222',
    curve: [
      [278, 300],
      [330, 236],
      [420, 222],
    ],
    pairs: 6,
    length: 44,
    tone: 'mid',
  },
  {
    stem: 'M277 262Q232 190 196 118',
    curve: [
      [277, 262],
      [232, 190],
      [196, 118],
    ],
    pairs: 6,
    length: 38,
    tone: 'light',
  },
  {
    stem: 'M281 236Q338 176 386 126',
    curve: [
      [281, 236],
      [338, 176],
      [386, 126],
    ],
    pairs: 6,
    length: 38,
    tone: 'light',
  },
] as const;

const tones = {
  deep: 'fill-leaf-500 stroke-leaf-700',
  mid: 'fill-leaf-400 stroke-leaf-700',
  light: 'fill-leaf-300 stroke-leaf-600',
} as const;

const drawn = branches.map(({ curve, pairs, length, ...rest }) => ({
  ...rest,
  leaflets: pinnate(curve, pairs, length),
}));

const roots = [
  'M280 384c-2 40 5 74-3 138',
  'M278 392c-16 34-58 40-92 66-12 9-18 20-20 34',
  'M282 392c18 36 54 40 90 62 16 10 24 24 26 42',
  'M276 388c-40 12-84 6-128 24-16 7-28 16-36 28',
  'M284 388c42 10 82 4 126 20 18 7 32 18 40 32',
  'M279 430c-8 24-34 36-44 66',
  'M281 440c8 22 32 30 42 58',
];
const rootlets =
  'M230 428c-4 14-2 24-10 36M196 452c-12 4-24 4-34 14M332 430c4 14 2 24 12 34M370 453c12 2 22 4 32 16M182 404c-10 10-22 12-30 26M386 402c12 8 20 14 28 28M250 470c-8 4-14 10-18 20M306 468c8 6 14 12 16 22M278 470c-6 10-6 16-12 26M279 486c6 8 8 14 12 22';

/** A young moringa with the roots the brand is named after, under a low sun, in an arch with a woven sill. */
export function HeroArt({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 560 560" aria-hidden="true" fill="none" className={cn('h-auto w-full', className)}>
      <defs>
        <clipPath id="hero-arch">
          <path d="M40 552V288C40 156 148 40 280 40s240 116 240 248v264Z" />
        </clipPath>
        <path id="hero-leaf" d="M2 0C9-8 26-10 40 0 26 10 9 8 2 0Z" />
      </defs>
      <g clipPath="url(#hero-arch)">
        <path d="M0 0h560v560H0z" className="fill-gold-100" />
        <circle cx="362" cy="206" r="92" className="fill-gold-300" />
        <path
          d="M0 322c70-46 132-54 206-26 84 32 150 24 204-4 52-27 100-30 150-10v120H0Z"
          className="fill-leaf-200"
        />
        <path d="M0 356c90-34 170-22 250-4 96 22 190 10 310-26v80H0Z" className="fill-leaf-300" />
        <path d="M0 384c180-14 380-14 560 0v176H0Z" className="fill-clay-200" />
        <path d="M0 452c150-18 400-22 560 6v102H0Z" className="fill-clay-300" />
        <g className="stroke-clay-800" strokeLinecap="round">
          {roots.map((d, index) => (
            <path key={d} d={d} strokeWidth={index === 0 ? 8 : 5} />
          ))}
          <path d={rootlets} strokeWidth="2.4" />
        </g>
        <path d="M40 384c150-11 330-11 480 0" className="stroke-clay-500" strokeWidth="4" />
      </g>
      {drawn.map(({ stem, tone, leaflets }) => (
        <g key={stem} className={tones[tone]}>
          <path
            d={stem}
            fill="none"
            className="stroke-leaf-700"
            strokeWidth={tone === 'deep' ? 6 : 3.5}
            strokeLinecap="round"
          />
          {leaflets.map(({ x, y, turn, size }) => (
            <use
              key={`${x},${turn}`}
              href="#hero-leaf"
              transform={`translate(${x} ${y})rotate(${turn})scale(${size})`}
              strokeWidth="1.6"
            />
          ))}
        </g>
      ))}
      <path
        d="M40 552V288C40 156 148 40 280 40s240 116 240 248v264Z"
        className="stroke-clay-600"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M26 554V288C26 148 140 26 280 26s254 122 254 262v266"
        className="stroke-clay-300"
        strokeWidth="3"
        strokeDasharray="1 10"
        strokeLinecap="round"
      />
    </svg>
  );
}
