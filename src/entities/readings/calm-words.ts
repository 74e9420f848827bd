import { t } from '../../words/health.ts';
import { isWithin } from './answer-reading.ts';
import { glucoseLimits } from './glucose-rules.ts';
import type { Person } from './person.ts';
import { lowPressure } from './pressure-rules.ts';
import type { Context, Reading } from './reading.ts';

/** What to say about a reading that needs no answer: in range, or why nothing follows from it. */
export function calmWords(reading: Reading, person: Person, { target }: Context = {}): string {
  if (target)
    return isWithin(reading, target)
      ? t('Within the target your clinician set for you.')
      : t('Outside the target your clinician set for you. Show it at your next visit.');
  const { ageMonths } = person;
  if (ageMonths !== null && reading.kind !== 'temperature')
    return t('Kept. The limits here are for grown-ups; ask at the clinic what is usual for a child.');
  switch (reading.kind) {
    case 'pressure':
      return reading.upper < lowPressure.upper || reading.lower < lowPressure.lower
        ? t(
            'Lower than most. If you feel well, nothing has to be done; with fainting or dizziness be seen today.',
          )
        : t('In the healthy range. Nothing has to be done.');
    case 'glucose': {
      const { between } = glucoseLimits;
      if (person.hasDiabetes) return t('In the usual range with diabetes. Go on as you do.');
      return reading.context === 'any' && reading.mmol >= between.after
        ? t('After a meal sugar may be this high. Measure in the morning before breakfast to know.')
        : t('In the healthy range. Nothing has to be done.');
    }
    case 'hba1c':
      return person.hasDiabetes
        ? t('Below 7 %, the usual target with diabetes. Go on as you do.')
        : t('In the healthy range. Nothing has to be done.');
    case 'temperature':
      return reading.celsius >= 37.5
        ? t('Warm, and no fever yet. Measure again in some hours.')
        : t('No fever.');
    case 'pulse':
      return reading.beats > 100
        ? t('A little fast for somebody at rest. Sit five minutes and count again.')
        : t('In the usual range at rest.');
    case 'weight':
      return t('Noted. The line over weeks says more than one day.');
  }
}
