import type { SafetyRule } from '../medicines/safety-rule.ts';
import type { Remedy } from '../remedy-schema.ts';
import { ingredients } from './ingredients.ts';

const advice = {
  avoid: 'Leave this remedy out, and ask a clinician about something safer for you.',
  caution: 'Ask your clinician before you use this remedy.',
} as const;

type RemedyRule = Pick<SafetyRule, 'trigger' | 'level' | 'reason' | 'advice' | 'until_years'>;

/**
 * Who must not use a remedy, or asks first, as rules of the safety check. A remedy for children from some age is left out
 * before it, also where `not_for` says nothing of children.
 */
export function remedyRules(remedy: Remedy): RemedyRule[] {
  const { not_for, limits, for_whom } = remedy;
  const own = not_for.map(({ condition, level, text, until_years, advice: what }): RemedyRule => ({
    trigger: { kind: 'condition', id: condition },
    level,
    reason: text,
    advice: what ?? advice[level],
    ...(until_years !== undefined && { until_years }),
  }));
  if (limits.min_age_years === 0 || own.some(({ trigger }) => trigger.id === 'child')) return own;
  return [
    ...own,
    {
      trigger: { kind: 'condition', id: 'child' },
      level: 'avoid',
      reason: for_whom,
      advice: advice.avoid,
      until_years: limits.min_age_years,
    },
  ];
}

/** Whether it holds nothing but herbs and water, so that its herbs tell all there is to look up. */
export const isOnlyHerbs = (remedy: Remedy): boolean =>
  remedy.ingredients.every(
    ({ ingredient }) => ingredient === 'water' || ingredients[ingredient].herb !== null,
  );

/** The herbs that really go into a remedy, whose own warnings hold for it too. */
export const herbsIn = (remedy: Remedy): string[] => [
  ...new Set(remedy.ingredients.flatMap(({ ingredient }) => ingredients[ingredient].herb ?? [])),
];
