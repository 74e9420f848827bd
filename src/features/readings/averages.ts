import type { Reading, ReadingKind } from '../../entities/readings/reading.ts';
import type { Entry } from './log-row.ts';

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
