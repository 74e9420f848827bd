import { glucoseLimits } from '../../entities/readings/glucose-rules.ts';
import { hba1cLimits } from '../../entities/readings/hba1c-rules.ts';
import type { Person } from '../../entities/readings/person.ts';
import { lowPressure, pressureLimits } from '../../entities/readings/pressure-rules.ts';
import { pulseLimits } from '../../entities/readings/pulse-rules.ts';
import type { ReadingKind, Target } from '../../entities/readings/reading.ts';
import { temperatureLimits } from '../../entities/readings/temperature-rules.ts';
import { t } from '../../words/health.ts';

export type Band = { from: number; to: number; name: string };

/** Where the readings of a chart should lie: a clinician's target, else the limits of the tables. */
export function bandsOf(kind: ReadingKind, person: Person, own: Target | null): readonly Band[] {
  if (own) {
    const name = t('My clinician’s target');
    if (kind === 'pressure')
      return [
        ...(own.high === null ? [] : [{ from: lowPressure.upper, to: own.high, name }]),
        ...(own.low === null ? [] : [{ from: lowPressure.lower, to: own.low, name: t('Target, lower') }]),
      ];
    const least = { glucose: glucoseLimits.low, hba1c: 4, temperature: 36, pulse: 40, weight: own.high ?? 0 }[
      kind
    ];
    const from = own.low ?? Math.min(least, own.high ?? least);
    return own.high === null ? [] : [{ from, to: own.high, name }];
  }
  switch (kind) {
    case 'pressure': {
      const [upper, lower] = pressureLimits.normal;
      return [
        { from: lowPressure.upper, to: upper, name: t('Upper, healthy') },
        { from: lowPressure.lower, to: lower, name: t('Lower, healthy') },
      ];
    }
    case 'glucose':
      return [
        {
          from: glucoseLimits.low,
          to:
            person.hasDiabetes && !person.isPregnant ? glucoseLimits.target.any : glucoseLimits.between.after,
          name: t('Usual range'),
        },
      ];
    case 'hba1c':
      return [
        {
          from: 4,
          to: person.hasDiabetes ? hba1cLimits.target : hba1cLimits.between,
          name: t('Usual range'),
        },
      ];
    case 'temperature':
      return [{ from: 36, to: temperatureLimits.fever, name: t('Usual range') }];
    case 'pulse':
      return [{ from: pulseLimits.slow, to: 100, name: t('Usual range') }];
    case 'weight':
      return [];
  }
}
