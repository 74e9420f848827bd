import type { BandOf, ScaleId } from './scoring/scales.ts';

export type Tone = 'good' | 'watch' | 'act' | 'neutral';
export type BandMeaning = { label: string; tone: Tone; text: string };
export type Meaning<Id extends ScaleId = ScaleId> = {
  title: string;
  /** What the number is, for people. */
  measure: string;
  source: string;
  /** Our own items, not a published scale. */
  isOwn: boolean;
  /** Which way is better; null where neither is. */
  better: 'lower' | 'higher' | null;
  /** What stands behind the number: its unit, the highest value, or the days of a week. */
  behind: 'unit' | 'highest' | 'week' | null;
  bands: Readonly<Record<BandOf<Id>, BandMeaning>>;
};

/** The meanings of some of the scales. */
export type Meanings<Id extends ScaleId> = { readonly [One in Id]: Meaning<One> };
