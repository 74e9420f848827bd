import { oneOf } from './guards.ts';
import { createStoredState } from './stored-state.ts';

/** Numbers up to twelve as they are written out, in English and Kiswahili. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  moja: 1,
  mmoja: 1,
  mbili: 2,
  tatu: 3,
  nne: 4,
  tano: 5,
  sita: 6,
  saba: 7,
  nane: 8,
  tisa: 9,
  kumi: 10,
};

/** Measures as people read them on their scales and tapes. Everything is kept in kilograms and centimetres. */
export type WeightUnit = 'kg' | 'lb';
export type HeightUnit = 'cm' | 'ft';

const KG_PER_LB = 0.453_592_37;
const CM_PER_INCH = 2.54;
export const INCHES_PER_FOOT = 12;

export const lbToKg = (lb: number): number => lb * KG_PER_LB;
export const kgToLb = (kg: number): number => kg / KG_PER_LB;
export const inchesToCm = (inches: number): number => inches * CM_PER_INCH;
export const cmToInches = (cm: number): number => cm / CM_PER_INCH;
export const feetToCm = (feet: number, inches: number): number => inchesToCm(feet * INCHES_PER_FOOT + inches);

/** 165 → `[5, 5]`: whole feet and whole inches, the nearest. */
export function cmToFeet(cm: number): [feet: number, inches: number] {
  const inches = Math.round(cmToInches(cm));
  return [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
};

/** What somebody typed as a number, with a comma or a point, or as plates say it: `½`, `1 1/2`; null when it is none. */
export function typedNumber(text: string): number | null {
  const cleaned = text.trim().replace(',', '.');
  if (/^\d+(\.\d+)?$|^\.\d+$/.test(cleaned)) return Number(cleaned);
  const plain = cleaned.replaceAll(/\s*([¼½¾⅓⅔])/g, (_, sign: string) => ` ${FRACTIONS[sign] ?? ''}`).trim();
  // Only halves, thirds and quarters: 120/80 is a blood pressure, 1/11 a date.
  const [, whole = '0', part, of] = /^(?:(\d{1,3})\s+)?([1-3])\/([2-4])$/.exec(plain) ?? [];
  if (part === undefined || Number(part) >= Number(of)) return null;
  return Number(whole) + Number(part) / Number(of);
}

const KEPT_MS = 400 * 86_400_000;
const isWeightUnit = oneOf<WeightUnit>(['kg', 'lb']);
const isHeightUnit = oneOf<HeightUnit>(['cm', 'ft']);

/** How this person reads a scale. */
export const weightUnit = createStoredState('mizizi-weight-unit', isWeightUnit, 'kg', KEPT_MS);
/** How this person says how tall they are. */
export const heightUnit = createStoredState('mizizi-height-unit', isHeightUnit, 'cm', KEPT_MS);

/** The straight line through points by least squares: how much `y` changes for one `x`. NaN when all `x` are the same. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
}
