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
