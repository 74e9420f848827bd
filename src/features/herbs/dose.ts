import type { Preparation } from './herb.ts';

/** What somebody told the dose helper. Doses taken count in whole doses of the preparation. */
export type DoseState = { ageYears: number; takenToday: number; day: number };

/** What may be taken now. Amounts are in the preparation's unit. */
export type DoseAnswer =
  | { kind: 'too-young'; minAge: number }
  | { kind: 'too-long'; maxDays: number }
  | { kind: 'enough'; takenAmount: number }
  | { kind: 'may'; now: number; laterToday: number; daysLeft: number | null };

/** How often the preparation may be taken in a day: as often as it says, and never above its maximum. */
export function mostDoses({ dose, times_a_day, max_a_day }: Preparation): number {
  return Math.min(times_a_day, Math.floor(max_a_day / dose + 1e-9));
}

/** The answer of the dose helper: never more than the dose, the day's maximum, the last day or the age allow. */
export function doseNow(preparation: Preparation, { ageYears, takenToday, day }: DoseState): DoseAnswer {
  const { dose, max_days, min_age_years } = preparation;
  if (ageYears < min_age_years) return { kind: 'too-young', minAge: min_age_years };
  if (max_days !== null && day > max_days) return { kind: 'too-long', maxDays: max_days };
  const left = mostDoses(preparation) - takenToday;
  if (left <= 0) return { kind: 'enough', takenAmount: takenToday * dose };
  return {
    kind: 'may',
    now: dose,
    laterToday: (left - 1) * dose,
    daysLeft: max_days === null ? null : max_days - day,
  };
}
