import { kgToLb, type WeightUnit } from '../../lib/measures.ts';
import { t } from '../../words/nutrition.ts';

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** `65.2 kg` or `143.7 lb`. */
export function weightText(kg: number, unit: WeightUnit): string {
  return `${rounded(unit === 'kg' ? kg : kgToLb(kg), 1)} ${t(unit)}`;
}

/** `1.85 l` from a litre on, `250 ml` below. */
export function waterText(ml: number): string {
  return ml < 1000 ? `${Math.round(ml)} ml` : `${rounded(ml / 1000, 2)} l`;
}
