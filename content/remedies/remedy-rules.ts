import type { SafetyRule } from '../medicines.ts';
import type { Remedy } from '../remedy-schema.ts';
import { ingredients } from './ingredients.ts';

const advice = {
  avoid: 'Leave this remedy out, and ask a clinician about something safer for you.',
  caution: 'Ask your clinician before you use this remedy.',
} as const;

type RemedyRule = Pick<SafetyRule, 'trigger' | 'level' | 'reason' | 'advice'>;

/** Who must not use a remedy, or asks first, as rules of the safety check. */
export const remedyRules = (remedy: Remedy): RemedyRule[] =>
  remedy.not_for.map(({ condition, level, text }) => ({
    trigger: { kind: 'condition', id: condition },
    level,
    reason: text,
    advice: advice[level],
  }));

/** The herbs that really go into a remedy, whose own warnings hold for it too. */
export const herbsIn = (remedy: Remedy): string[] => [
  ...new Set(remedy.ingredients.flatMap(({ ingredient }) => ingredients[ingredient].herb ?? [])),
];
