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

const DAY_MS = 86_400_000;

/** The mean of the readings of so many days, as a reading; null without any. A sugar's mean is of all moments. */
export type Average = { days: number; many: number; mean: Reading | null };

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const round = (value: number): number => Math.round(value * 10) / 10;

function meanReading(kind: ReadingKind, readings: readonly Reading[]): Reading | null {
  if (readings.length === 0) return null;
  const of = (pick: (reading: Reading) => number[]): number => meanOf(readings.flatMap(pick));
  switch (kind) {
    case 'pressure':
      return {
        kind,
        upper: Math.round(of((one) => (one.kind === 'pressure' ? [one.upper] : []))),
        lower: Math.round(of((one) => (one.kind === 'pressure' ? [one.lower] : []))),
      };
    case 'glucose':
      return { kind, mmol: round(of((one) => (one.kind === 'glucose' ? [one.mmol] : []))), context: 'any' };
    case 'hba1c':
      return { kind, percent: round(of((one) => (one.kind === 'hba1c' ? [one.percent] : []))) };
    case 'temperature':
      return { kind, celsius: round(of((one) => (one.kind === 'temperature' ? [one.celsius] : []))) };
    case 'pulse':
      return { kind, beats: Math.round(of((one) => (one.kind === 'pulse' ? [one.beats] : []))) };
    case 'weight':
      return { kind, kg: round(of((one) => (one.kind === 'weight' ? [one.kg] : []))) };
  }
}

/** Of one's own readings of a kind; a child's temperature is no part of it. */
export function averageOf(entries: readonly Entry[], kind: ReadingKind, days: number, now: number): Average {
  const own = entries.filter(
    ({ reading, at, childMonths }) =>
      reading.kind === kind && childMonths === null && now - at < days * DAY_MS,
  );
  return {
    days,
    many: own.length,
    mean: meanReading(
      kind,
      own.map(({ reading }) => reading),
    ),
  };
}
