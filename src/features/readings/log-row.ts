import {
  type GlucoseContext,
  type Reading,
  type ReadingKind,
  glucoseContexts,
  type SymptomId,
} from '../../entities/readings/reading.ts';
import { symptomNames, isSymptom } from '../../entities/readings/symptoms.ts';
import { isNumber, orNull } from '../../lib/guards.ts';
import { t } from '../../words/health.ts';

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
type Average = { days: number; many: number; mean: Reading | null };

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

/** A reading as the device and the account keep it; the units are those of the table. */
export type LogRow = {
  id: string;
  kind: Exclude<ReadingKind, 'weight'>;
  upper: number | null;
  lower: number | null;
  value: number | null;
  context: GlucoseContext | null;
  symptoms: readonly SymptomId[];
  /** A temperature of a child of so many months, not of the owner. */
  child_months: number | null;
  note: string;
  taken_at: string;
};

/** A reading of the list: from the log, or a weight, which has a log of its own. */
export type Entry = {
  id: string;
  reading: Reading;
  at: number;
  symptoms: readonly SymptomId[];
  childMonths: number | null;
  note: string;
};

const kinds: readonly string[] = ['pressure', 'glucose', 'hba1c', 'temperature', 'pulse'];
const isNumberOrNull = orNull(isNumber);

/** What comes from storage or the account; null for what this version does not know. */
export function readRow(value: unknown): LogRow | null {
  if (typeof value !== 'object' || value === null) return null;
  const get = (key: string): unknown => Reflect.get(value, key);
  const [id, kind, upper, lower, amount, context, symptoms, months, note, taken_at] = [
    'id',
    'kind',
    'upper',
    'lower',
    'value',
    'context',
    'symptoms',
    'child_months',
    'note',
    'taken_at',
  ].map(get);
  if (typeof id !== 'string' || typeof kind !== 'string' || !kinds.includes(kind)) return null;
  if (typeof taken_at !== 'string' || Number.isNaN(Date.parse(taken_at)) || typeof note !== 'string')
    return null;
  if (!isNumberOrNull(upper) || !isNumberOrNull(lower) || !isNumberOrNull(amount) || !isNumberOrNull(months))
    return null;
  const row: LogRow = {
    id,
    kind: kind as LogRow['kind'],
    upper,
    lower,
    value: amount,
    context: glucoseContexts.find((known) => known === context) ?? null,
    symptoms: Array.isArray(symptoms) ? symptoms.filter(isSymptom) : [],
    child_months: months,
    note,
    taken_at,
  };
  return readingOf(row) ? row : null;
}

/** Of the device: half a reading is none, so it is judged as a whole. */
export const isRow = (value: unknown): value is LogRow => readRow(value) !== null;

/** The reading of a row; null when half of it is missing. */
function readingOf({ kind, upper, lower, value, context }: LogRow): Reading | null {
  if (kind === 'pressure') return upper === null || lower === null ? null : { kind, upper, lower };
  if (value === null) return null;
  switch (kind) {
    case 'glucose':
      return { kind, mmol: value, context: context ?? 'any' };
    case 'hba1c':
      return { kind, percent: value };
    case 'temperature':
      return { kind, celsius: value };
    case 'pulse':
      return { kind, beats: value };
  }
}

type Details = Pick<Entry, 'id' | 'at' | 'symptoms' | 'childMonths' | 'note'>;

/** The row of a reading. Weights have none. */
export function rowOf(reading: Exclude<Reading, { kind: 'weight' }>, details: Details): LogRow {
  const amount = {
    pressure: () => null,
    glucose: () => (reading.kind === 'glucose' ? reading.mmol : null),
    hba1c: () => (reading.kind === 'hba1c' ? reading.percent : null),
    temperature: () => (reading.kind === 'temperature' ? reading.celsius : null),
    pulse: () => (reading.kind === 'pulse' ? reading.beats : null),
  }[reading.kind]();
  return {
    id: details.id,
    kind: reading.kind,
    upper: reading.kind === 'pressure' ? reading.upper : null,
    lower: reading.kind === 'pressure' ? reading.lower : null,
    value: amount,
    context: reading.kind === 'glucose' ? reading.context : null,
    symptoms: details.symptoms,
    child_months: details.childMonths,
    note: details.note,
    taken_at: new Date(details.at).toISOString(),
  };
}

export function entryOf(row: LogRow): Entry[] {
  const reading = readingOf(row);
  return reading
    ? [
        {
          id: row.id,
          reading,
          at: Date.parse(row.taken_at),
          symptoms: row.symptoms,
          childMonths: row.child_months,
          note: row.note,
        },
      ]
    : [];
}

/** A weight of a day, as noted at noon in Nairobi. */
export const weightEntry = ({ id, kg, note }: { id: string; kg: number; note: string }): Entry => ({
  id,
  reading: { kind: 'weight', kg },
  at: Date.parse(`${id}T12:00:00+03:00`),
  symptoms: [],
  childMonths: null,
  note,
});

export const newestFirst = (one: Pick<Entry, 'at'>, other: Pick<Entry, 'at'>): number => other.at - one.at;
