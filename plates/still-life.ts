import type { Plate } from '../content/products/plate-types.ts';
import type { StillLife, Thing } from '../content/remedies/still-life.ts';
import { drawAccent } from './accent.ts';
import { clayOf, drawGround } from './ground.ts';
import {
  bandage,
  cloth,
  conditioner,
  hotWaterBottle,
  liceComb,
  noseBottle,
  sachet,
  tap,
} from './household.ts';
import {
  banana,
  biscuits,
  cabbage,
  coconut,
  guava,
  leaves,
  lemon,
  orange,
  pawpaw,
  sticks,
} from './larder.ts';
import { drawPlant } from './plant.ts';
import { cardamomPod } from './portraits-pods.ts';
import { Random } from './random.ts';
import { ellipse, group } from './shape.ts';
import { basin, dish, glass, heap, jug, mug, plate, soupBowl, spoon } from './tableware.ts';
import { drawVessel } from './vessel.ts';

const LEAF = '#4a7a3e';
const shade = (width: number): string => ellipse(6, 5, width, width * 0.13, '#3b2f1c', 0.16);

/** A few of the same thing, lying around one place. */
function scattered(one: () => string, random: Random): string {
  const places: [number, number][] = [
    [-70, -10],
    [20, -40],
    [84, -6],
    [-16, 8],
    [54, 14],
  ];
  return shade(130) + places.map(([x, y]) => group(one(), x, y, random.between(-60, 60))).join('');
}

const strewn = (shape: Plate['accentShape'], size: number, accent: string, random: Random): string =>
  scattered(() => drawAccent(shape, size, { accent, leaf: LEAF }, random), random);

function drawHolding(thing: Exclude<Thing, string>, clay: string, random: Random): string {
  const { colour, with: other } = thing;
  switch (thing.in) {
    case 'basin':
      return basin(colour, other, random);
    case 'bowl':
      return drawVessel('powder', { accent: colour, leaf: LEAF, clay }, random);
    case 'cup':
      return drawVessel('tea', { accent: colour, leaf: LEAF, clay }, random);
    case 'dish':
      return dish(colour, clay, random);
    case 'glass':
      return glass(colour, 290, other, random);
    case 'heap':
      return heap(colour, random);
    case 'jug':
      return jug(colour);
    case 'mug':
      return mug(colour);
    case 'oil-bottle':
      return drawVessel('oil', { accent: colour, leaf: LEAF, clay }, random);
    case 'plate':
      return plate(colour, other ?? colour, random);
    case 'soup-bowl':
      return soupBowl(colour, other ?? colour, clay, random);
    case 'tumbler':
      return glass(colour, 190, other, random);
  }
}

/** One thing, standing on y = 0 around x = 0. */
function drawThing(thing: Thing, clay: string, random: Random): string {
  if (typeof thing === 'object') return drawHolding(thing, clay, random);
  switch (thing) {
    case 'banana':
      return banana();
    case 'bandage':
      return bandage();
    case 'biscuits':
      return biscuits();
    case 'cabbage':
      return cabbage(random);
    case 'cardamom':
      return scattered(() => cardamomPod(80, '#a9b36a'), random);
    case 'chamomile':
      return strewn('daisy', 78, '#f3efe2', random);
    case 'cinnamon':
      return sticks('#a3592a');
    case 'cloth':
      return cloth();
    case 'cloves':
      return strewn('bud', 92, '#7a3b2a', random);
    case 'coconut':
      return coconut();
    case 'conditioner':
      return conditioner();
    case 'ginger':
      return shade(150) + drawAccent('knobbly', 210, { accent: '#d9b277', leaf: LEAF }, random);
    case 'gourd':
      return shade(110) + drawAccent('gourd', 270, { accent: '#b5783f', leaf: '#7a4a26' }, random);
    case 'guava':
      return guava();
    case 'hibiscus':
      return strewn('calyx', 110, '#a8243c', random);
    case 'honey':
      return drawVessel('honey', { accent: '#e0a126', leaf: LEAF, clay: '#b5623f' }, random);
    case 'hot-water-bottle':
      return hotWaterBottle();
    case 'lemon':
      return lemon();
    case 'lice-comb':
      return liceComb();
    case 'liquorice':
      return sticks('#b98a3f');
    case 'nose-bottle':
      return noseBottle();
    case 'orange':
      return orange();
    case 'pawpaw':
      return pawpaw();
    case 'peppermint':
      return leaves({ shape: 'ovate', edge: 'toothed', colour: '#4f8f5c' }, 130, random);
    case 'sachet':
      return sachet();
    case 'spoon':
      return spoon();
    case 'sukuma':
      return leaves({ shape: 'elliptic', edge: 'wavy', colour: '#3f7a4a' }, 170, random);
    case 'tap':
      return tap();
    case 'tulsi':
      return leaves({ shape: 'ovate', edge: 'toothed', colour: '#5f7a4a' }, 120, random);
    case 'turmeric':
      return shade(150) + drawAccent('fingers', 200, { accent: '#c97a1b', leaf: LEAF }, random);
  }
}

/** How large things are drawn in the middle and beside it, where it is not as usual. */
const SIZES: Readonly<Partial<Record<string, readonly [main: number, side: number]>>> = {
  basin: [1.5, 0.9],
  bowl: [1.9, 1.2],
  cabbage: [1.35, 1],
  cloth: [2, 1.2],
  conditioner: [1.8, 1.4],
  cup: [1.9, 1.4],
  glass: [2, 1.4],
  gourd: [2, 1.5],
  guava: [1.6, 1.25],
  'hot-water-bottle': [1.5, 1.2],
  jug: [1.75, 1.3],
  lemon: [1.6, 1.25],
  'lice-comb': [1.2, 0.82],
  'nose-bottle': [1.6, 1.2],
  'oil-bottle': [1.75, 1.3],
  orange: [1.6, 1.2],
  pawpaw: [1.55, 1.2],
  plate: [1.75, 1],
  'soup-bowl': [2, 1.2],
  tap: [1.3, 1],
};
const USUAL = [2.05, 1.5] as const;

const nameOf = (thing: Thing): string => (typeof thing === 'object' ? thing.in : thing);
/** What rises over its neighbours stands behind them. */
const TALL = new Set(['glass', 'gourd', 'honey', 'jug', 'oil-bottle', 'tumbler', 'conditioner']);

const MIDDLE = 500;
const TABLE = 740;

/** A picture of what goes into a remedy, 1000 × 1000. `plant` grows behind it. The same data always give the same text. */
export function drawStillLife(still: StillLife, plant: Plate | null): string {
  const random = new Random(still.picture);
  const clay = clayOf(random);
  const place = (thing: Thing, x: number, y: number, scale: number): string =>
    group(drawThing(thing, clay, random), x, y, 0, scale);
  const { main, left, right, front = [] } = still;
  // A plate is flat: everything stands behind it.
  const isFlat = nameOf(main) === 'plate';
  const beside = (thing: Thing | undefined, x: number, behind: boolean): string =>
    thing && (isFlat || TALL.has(nameOf(thing))) === behind
      ? place(thing, x, behind ? 812 : 900, (SIZES[nameOf(thing)] ?? USUAL)[1])
      : '';
  const shift = plant ? 120 : isFlat ? 0 : (left ? 45 : 0) - (right ? 45 : 0);
  const sides = (behind: boolean): string => beside(left, 195, behind) + beside(right, 806, behind);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${drawGround(still, random, TABLE)}` +
    (plant ? group(drawPlant(plant, random), 20, 62, 0, 0.88) : '') +
    sides(true) +
    place(main, MIDDLE + shift, isFlat ? 896 : 862, (SIZES[nameOf(main)] ?? USUAL)[0]) +
    sides(false) +
    front.map((thing, at) => place(thing, at === 0 ? 330 : 690, 934, 1.2)).join('') +
    '</svg>\n'
  );
}
