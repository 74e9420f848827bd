/** When sugar was measured: after eight hours without food, two hours after it, or at any other time. */
export const glucoseContexts = ['fasting', 'after-food', 'any'] as const;
export type GlucoseContext = (typeof glucoseContexts)[number];

/** What is measured at home or at a clinic, in the units in which it is kept. */
export type Reading =
  /** mmHg. */
  | { kind: 'pressure'; upper: number; lower: number }
  /** mmol/L. */
  | { kind: 'glucose'; mmol: number; context: GlucoseContext }
  /** Percent (NGSP). */
  | { kind: 'hba1c'; percent: number }
  /** °C, in the armpit or the ear. */
  | { kind: 'temperature'; celsius: number }
  /** Beats a minute, at rest. */
  | { kind: 'pulse'; beats: number }
  | { kind: 'weight'; kg: number };

export const readingKinds = ['pressure', 'glucose', 'hba1c', 'temperature', 'pulse', 'weight'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** A reading with its moment, in milliseconds since 1970, and what was felt then. */
export type TimedReading = { reading: Reading; at: number; symptoms?: readonly SymptomId[] };

/** The lower and upper end of what a clinician set for this person. Of a pressure: the highest upper and lower one. */
export type Target = { low: number | null; high: number | null };

/** What is known besides the reading itself. */
export type Context = {
  /** Earlier readings of the same kind. */
  earlier?: readonly TimedReading[];
  /** When it was taken, in milliseconds since 1970. */
  at?: number;
  /** Set by this person's clinician: wins over what is usual, and never over what is dangerous. */
  target?: Target | null;
};

/** What somebody feels beside a reading. Each of these can make it more urgent. */
export const symptomIds = [
  'chest-pain',
  'breathless',
  'weakness',
  'confusion',
  'severe-headache',
  'sight',
  'rib-pain',
  'swelling',
  'fits',
  'faint',
  'bleeding',
  'vomiting',
  'diarrhoea',
  'shock',
  'belly-pain',
  'fast-breathing',
  'sleepy',
  'thirst',
  'much-urine',
  'weight-loss',
  'stiff-neck',
  'rash',
  'not-drinking',
  'baby-not-moving',
  'waters',
  'fever',
] as const;

export type SymptomId = (typeof symptomIds)[number];

/** Units that meters, laboratories and thermometers show beside ours. */

/** WHO 2006: glucose, 18 mg/dL are 1 mmol/L (molar mass 180.16 g). */
const MG_PER_MMOL = 18;
export const mgToMmol = (mg: number): number => Math.round((mg / MG_PER_MMOL) * 10) / 10;
export const mmolToMg = (mmol: number): number => Math.round(mmol * MG_PER_MMOL);

/** NGSP master equation: % = 0.09148 × mmol/mol + 2.152. */
export const hba1cToPercent = (perMole: number): number => Math.round((0.091_48 * perMole + 2.152) * 10) / 10;
export const hba1cToPerMole = (percent: number): number => Math.round((percent - 2.152) / 0.091_48);

export const fahrenheitToCelsius = (fahrenheit: number): number =>
  Math.round((((fahrenheit - 32) * 5) / 9) * 10) / 10;
