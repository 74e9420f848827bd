import { formatDate } from '../../lib/format.ts';
import { t } from '../../words/shop.ts';
import type { Reach } from './reaches.ts';
import type { Level, Rule } from './safety-book.ts';

/** A rule as it speaks to a listed thing today: the same, milder, or not at all (null). */

const milder: Readonly<Record<Level, Level>> = { avoid: 'caution', caution: 'watch', watch: 'watch' };

const adviceForAge = {
  caution: t('Ask a clinician about the amount for this age first.'),
  watch: t('Keep to the amount for this age, and to what is said here.'),
} as const;

function forAge(rule: Rule, age: number, remedyFrom: number | null): Rule | null {
  const { until_years, milder_from_years, level } = rule;
  if (until_years !== undefined && age >= until_years) return null;
  const hasOwnAmount = milder_from_years !== undefined && age >= milder_from_years;
  // A remedy's amounts were set for its age: what a herb asks of children in general is then a note.
  const isRemedyForAge = remedyFrom !== null && age >= remedyFrom && level === 'caution';
  if (level === 'watch' || !(hasOwnAmount || isRemedyForAge)) return rule;
  const eased = milder[level];
  return { ...rule, level: eased, advice: adviceForAge[eased === 'caution' ? 'caution' : 'watch'] };
}

/**
 * @param remedyFrom the youngest age of the remedy whose herb's rule this is; null for a rule of the subject itself and for
 *   herbs and products
 */
export function ruleFor(rule: Rule, { trigger, holding }: Reach, remedyFrom: number | null): Rule | null {
  if (trigger.id === 'child' && holding.age !== undefined) return forAge(rule, holding.age, remedyFrom);
  if (holding.stopBy !== undefined)
    return {
      ...rule,
      level: 'watch',
      advice: t('Stop it by {day}, two weeks before the operation, and tell the surgeon.', {
        day: formatDate(holding.stopBy),
      }),
    };
  return rule;
}
