/**
 * The vocabulary in which a botanical plate is described.
 *
 * A plate is data, never a drawing: the picture maker reads these words and draws. Products of one plant
 * share its `PlantHand`, so they look related; the form, the part and the ground tell them apart.
 */

/** What a product is in the hand. Used for products and for the vessel or heap drawn beside the plant. */
export const productForms = [
  'whole',
  'dried',
  'powder',
  'flour',
  'seed',
  'snack',
  'tea',
  'capsule',
  'tablet',
  'oil',
  'butter',
  'gel',
  'honey',
] as const;
export type ProductForm = (typeof productForms)[number];

export type PlateSubject =
  | 'leaf-sprig'
  | 'root'
  | 'seed-pod'
  | 'fruit'
  | 'flower'
  | 'bark'
  | 'bulb'
  | 'grain'
  | 'berry-branch'
  | 'succulent'
  | 'grass'
  | 'nut'
  | 'algae'
  | 'honeycomb';

export type LeafShape =
  | 'pinnate'
  | 'bipinnate'
  | 'trifoliate'
  | 'lanceolate'
  | 'ovate'
  | 'elliptic'
  | 'heart'
  | 'arrow'
  | 'lobed'
  | 'needle'
  | 'feathery'
  | 'strap'
  | 'palmate'
  | 'frond'
  | 'none';

export type LeafEdge = 'smooth' | 'toothed' | 'wavy';

export type LeafArrangement = 'alternate' | 'opposite' | 'whorled' | 'basal';

/** The shape of whatever the accent colour draws: flower, fruit, pod, seed head or cut root. */
export type AccentShape =
  | 'round'
  | 'oval'
  | 'pear'
  | 'curved-pod'
  | 'long-pod'
  | 'ribbed'
  | 'capsule-pod'
  | 'knobbly'
  | 'taproot'
  | 'tuber'
  | 'clove-bulb'
  | 'quill'
  | 'chips'
  | 'bud'
  | 'daisy'
  | 'star'
  | 'cup'
  | 'calyx'
  | 'spike'
  | 'plume'
  | 'panicle'
  | 'fingers'
  | 'cluster'
  | 'spiral'
  | 'kidney'
  | 'gourd'
  | 'comb'
  | 'kelp';

/** Hex colours. `ground` is the paper behind everything; keep it pale. */
interface PlateHues {
  leaf: string;
  accent: string;
  ground: string;
}

/** Light and mood: chooses shading, never content. */
export type PlateTone = 'fresh' | 'warm' | 'earthy' | 'cool' | 'deep' | 'bright';

/** How one plant is drawn, whatever is sold of it. */
export interface PlantHand {
  family: string;
  subject: PlateSubject;
  leafShape: LeafShape;
  leafEdge: LeafEdge;
  arrangement: LeafArrangement;
  accentShape: AccentShape;
  leaf: string;
  accent: string;
  /** 1 sparse … 5 bushy. */
  density: 1 | 2 | 3 | 4 | 5;
  tone: PlateTone;
}

/** One picture: `public/pictures/<picture>-{320,640,1080}.{avif,webp}`. */
export interface Plate {
  /** The product's slug. */
  picture: string;
  /** Key of the plant in `plantHands`; a seed for the hand, equal for products of one plant. */
  plant: string;
  subject: PlateSubject;
  family: string;
  part: string;
  leafShape: LeafShape;
  leafEdge: LeafEdge;
  arrangement: LeafArrangement;
  accentShape: AccentShape;
  hues: PlateHues;
  density: 1 | 2 | 3 | 4 | 5;
  form: ProductForm;
  tone: PlateTone;
}
