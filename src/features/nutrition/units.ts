/** Measures as people read them on their scales and tapes; everything is kept in kilograms, centimetres and millilitres. */
export type WeightUnit = 'kg' | 'lb';
export type HeightUnit = 'cm' | 'ft';

const KG_PER_LB = 0.453_592_37;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const lbToKg = (lb: number): number => lb * KG_PER_LB;
export const kgToLb = (kg: number): number => kg / KG_PER_LB;
export const feetToCm = (feet: number, inches: number): number =>
  (feet * INCHES_PER_FOOT + inches) * CM_PER_INCH;

/** 165 → `[5, 5]`: whole feet and whole inches, the nearest. */
export function cmToFeet(cm: number): [feet: number, inches: number] {
  const inches = Math.round(cm / CM_PER_INCH);
  return [Math.floor(inches / INCHES_PER_FOOT), inches % INCHES_PER_FOOT];
}

/** `65.2 kg` or `143.7 lb`. */
export function weightText(kg: number, unit: WeightUnit): string {
  return `${rounded(unit === 'kg' ? kg : kgToLb(kg), 1)} ${unit}`;
}

/** What somebody typed as a number, with a comma or a point; null when it is none. */
export function typedNumber(text: string): number | null {
  const cleaned = text.trim().replace(',', '.');
  return /^\d+(\.\d+)?$|^\.\d+$/.test(cleaned) ? Number(cleaned) : null;
}

/** `1.85 l` from a litre on, `250 ml` below. */
export function waterText(ml: number): string {
  return ml < 1000 ? `${Math.round(ml)} ml` : `${rounded(ml / 1000, 2)} l`;
}

const whole = new Intl.NumberFormat('en-KE', { maximumFractionDigits: 0 });
/** `1,884` */
export const wholeNumber = (value: number): string => whole.format(value);
