import type { GlucoseContext, Reading, ReadingKind } from '../../entities/readings/reading.ts';
import { symptomNames } from '../../entities/readings/symptoms.ts';
import { t } from '../../words/health.ts';
import type { Entry } from './log-row.ts';

export const kindNames: Readonly<Record<ReadingKind, string>> = {
  pressure: t('Blood pressure'),
  glucose: t('Blood sugar'),
  hba1c: t('HbA1c'),
  temperature: t('Temperature'),
  pulse: t('Pulse'),
  weight: t('Weight'),
};

export const unitNames: Readonly<Record<ReadingKind, string>> = {
  pressure: t('mmHg'),
  glucose: t('mmol/L'),
  hba1c: t('%'),
  temperature: t('°C'),
  pulse: t('beats a minute'),
  weight: t('kg'),
};

export const contextNames: Readonly<Record<GlucoseContext, string>> = {
  fasting: t('Before eating'),
  'after-food': t('2 hours after food'),
  any: t('Any other time'),
};

/** The number or numbers alone: `142/92`, `7.4`. */
export function figureOf(reading: Reading): string {
  switch (reading.kind) {
    case 'pressure':
      return `${reading.upper}/${reading.lower}`;
    case 'glucose':
      return reading.mmol.toFixed(1);
    case 'hba1c':
      return reading.percent.toFixed(1);
    case 'temperature':
      return reading.celsius.toFixed(1);
    case 'pulse':
      return String(reading.beats);
    case 'weight':
      return String(Math.round(reading.kg * 10) / 10);
  }
}

export const readingText = (reading: Reading): string => `${figureOf(reading)} ${unitNames[reading.kind]}`;

/** What stands beside a reading: when a sugar was measured, whose temperature it is, what was felt, the note. */
export function detailsOf({ reading, childMonths, symptoms, note }: Entry): string {
  return [
    reading.kind === 'glucose' ? contextNames[reading.context] : '',
    childMonths === null ? '' : t('A child of {n} months', { n: childMonths }),
    ...symptoms.map((id) => symptomNames[id]),
    note,
  ]
    .filter(Boolean)
    .join(' · ');
}
