import {
  cmToFeet,
  cmToInches,
  feetToCm,
  INCHES_PER_FOOT,
  inchesToCm,
  kgToLb,
  lbToKg,
  typedNumber,
} from '../../lib/measures.ts';
import { t } from '../../words/assessment.ts';

/** Units that people have beside the metric ones in which answers are kept: pounds, feet with inches, inches. */
export type OtherUnit = 'lb' | 'ft' | 'in';
/** How the field of units calls them. */
export const unitNames: Readonly<Record<OtherUnit, string>> = { lb: t('lb'), ft: t('ft'), in: t('in') };
/** What stands in the fields; `inches` beside feet alone. */
export type Typed = { text: string; inches: string };

const asFeet = (inches: number): string =>
  t('{feet} ft {inches} in', {
    feet: Math.floor(inches / INCHES_PER_FOOT),
    inches: inches % INCHES_PER_FOOT,
  });

/** In kilograms or centimetres; null when it is no number, or more inches than a foot has. */
export function toMetric(unit: OtherUnit, { text, inches }: Typed): number | null {
  const typed = typedNumber(text);
  if (typed === null) return null;
  if (unit === 'lb') return lbToKg(typed);
  if (unit === 'in') return inchesToCm(typed);
  const rest = inches.trim() === '' ? 0 : typedNumber(inches);
  return rest === null || rest >= INCHES_PER_FOOT ? null : feetToCm(typed, rest);
}

/** A tenth of a kilogram or centimetre is up to so much of a pound or inch. */
const LOST_BY_ROUNDING = 0.12;

/** To a tenth; what lies next to a half or a whole was most likely read as that. */
function readable(value: number): number {
  const half = Math.round(value * 2) / 2;
  return Math.abs(value - half) <= LOST_BY_ROUNDING ? half : Math.round(value * 10) / 10;
}

/** As people read it: feet to the inch, the others as in `readable`. */
export function fromMetric(unit: OtherUnit, value: number): Typed {
  if (unit === 'ft') {
    const [feet, inches] = cmToFeet(value);
    return { text: String(feet), inches: String(inches) };
  }
  const other = unit === 'lb' ? kgToLb(value) : cmToInches(value);
  return { text: String(readable(other)), inches: '' };
}

/** `from 56 to 661 lb`: the whole numbers within the metric limits. */
export function rangeWords(unit: OtherUnit, lowest: number, highest: number): string {
  const other = unit === 'lb' ? kgToLb : cmToInches;
  const [from, to] = [Math.ceil(other(lowest)), Math.floor(other(highest))];
  return unit === 'ft'
    ? t('from {from} to {to}', { from: asFeet(from), to: asFeet(to) })
    : t('from {from} to {to} {unit}', { from, to, unit: unitNames[unit] });
}

/** One question of the assessment: what is asked, how it is answered, and who is asked. Shapes only, no logic. */
export type Option = { value: string; label: string; detail?: string };

export const moduleNames = {
  about: t('About you'),
  body: t('Body and waist'),
  activity: t('Movement'),
  food: t('Food'),
  sleep: t('Sleep'),
  mind: t('Stress and mood'),
  alcohol: t('Alcohol'),
  eating: t('Eating'),
  health: t('Conditions and medicines'),
  diabetes: t('Diabetes risk'),
  goals: t('Goals'),
  dosha: t('Dosha'),
} as const;
export type ModuleId = keyof typeof moduleNames;

type Shared = {
  id: string;
  module: ModuleId;
  title: string;
  help?: string;
  /** How the plan and the summary name it. */
  short: string;
  /** Without an answer the questions after it would make no sense. */
  isNeeded?: true;
};

export type NumberQuestion = Shared & {
  kind: 'number';
  unit: string;
  lowest: number;
  highest: number;
  step: number;
  /** A reading: what cannot be meant is asked back, as in the log of readings. */
  reads?: 'glucose' | 'temperature';
  /** The unit beside the metric one, for those whose scale or tape shows it. */
  other?: OtherUnit;
};
export type ChoiceQuestion = Shared & { kind: 'choice'; options: readonly Option[] };
/** Several of the options; `none` is the one that excludes the others. */
export type ChoicesQuestion = Shared & {
  kind: 'choices';
  options: readonly Option[];
  none?: string;
  most?: number;
};
/** Names from the safety check's lists. */
export type TermsQuestion = Shared & { kind: 'terms'; list: 'conditions' | 'medicines' };
export type PressureQuestion = Shared & { kind: 'pressure' };

export type QuestionSpec =
  | NumberQuestion
  | ChoiceQuestion
  | ChoicesQuestion
  | TermsQuestion
  | PressureQuestion;

export const yesNo = [
  { value: 'yes', label: t('Yes') },
  { value: 'no', label: t('No') },
] as const satisfies readonly Option[];

export const howOften = [
  { value: 'not-at-all', label: t('Not at all') },
  { value: 'several-days', label: t('Several days') },
  { value: 'more-than-half', label: t('More than half the days') },
  { value: 'nearly-every-day', label: t('Nearly every day') },
] as const satisfies readonly Option[];
