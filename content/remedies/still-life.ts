/**
 * The vocabulary in which the picture of a remedy is described: a still life of what goes into it and what it is served in.
 * A still life is data; `plates/still-life.ts` draws it.
 */

/** What stands on the table. What holds something takes its colour. */
export type Thing =
  | Vessel
  | 'banana'
  | 'bandage'
  | 'biscuits'
  | 'cabbage'
  | 'cardamom'
  | 'chamomile'
  | 'cinnamon'
  | 'cloth'
  | 'cloves'
  | 'coconut'
  | 'conditioner'
  | 'ginger'
  | 'gourd'
  | 'guava'
  | 'hibiscus'
  | 'honey'
  | 'hot-water-bottle'
  | 'lemon'
  | 'lice-comb'
  | 'liquorice'
  | 'nose-bottle'
  | 'orange'
  | 'pawpaw'
  | 'peppermint'
  | 'sachet'
  | 'spoon'
  | 'sukuma'
  | 'tap'
  | 'tulsi'
  | 'turmeric';

type Vessel = {
  in:
    | 'basin'
    | 'bowl'
    | 'cup'
    | 'dish'
    | 'glass'
    | 'heap'
    | 'jug'
    | 'mug'
    | 'oil-bottle'
    | 'plate'
    | 'soup-bowl'
    | 'tumbler';
  colour: string;
  /** A second thing on the plate, or what floats in the cup or basin. */
  with?: string;
};

/** One picture: `public/pictures/<picture>-{320,640,1080}.{avif,webp}`. */
export interface StillLife {
  picture: string;
  /** The plate whose plant grows behind, by the name of its picture. */
  behind?: string;
  /** The large thing in the middle. */
  main: Thing;
  left?: Thing;
  right?: Thing;
  /** Small things before the others. */
  front?: readonly Thing[];
  hues: { ground: string; accent: string; leaf: string };
}
