import type { KnownBody } from '../../entities/safety/no-less.ts';
import { bmiOf } from './energy.ts';
import { useTarget, weights } from './nutrition.queries.ts';

/** Age and body mass index, by the target and the weight that was noted last; null while they are not known. */
export function useKnownBody(): KnownBody {
  const { target } = useTarget();
  const [latest] = weights.useRecords().rows;
  if (!target) return { ageYears: null, bmi: null };
  return {
    ageYears: target.age,
    bmi: bmiOf({ weightKg: latest?.kg ?? target.weight_kg, heightCm: target.height_cm }),
  };
}
