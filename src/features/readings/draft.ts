import { type Fault, faultOf, timeFaultOf, type Typed } from '../../entities/readings/fault-of.ts';
import {
  fahrenheitToCelsius,
  type GlucoseContext,
  hba1cToPercent,
  mgToMmol,
  type Reading,
  type ReadingKind,
  type SymptomId,
} from '../../entities/readings/reading.ts';
import { writeCsv } from '../../lib/csv.ts';
import { lbToKg, typedNumber } from '../../lib/measures.ts';
import { nairobiDate, onNairobisWall } from '../../lib/nairobi.ts';
import { t } from '../../words/health.ts';
import { type Entry, figureOf, unitNames } from './log-row.ts';

const heading = ['time', 'kind', 'value', 'unit', 'context', 'felt', 'child_months', 'note'];

/** A spreadsheet takes text that begins like a formula for one. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** `2026-11-21 14:05` in Nairobi. */
const wallText = (at: number): string => onNairobisWall(at).toISOString().slice(0, 16).replace('T', ' ');

/** All readings, the earliest first, with ids as names so that a table can be made of it in any language. */
export function readingsCsv(entries: readonly Entry[]): string {
  const rows = entries
    .toSorted((one, other) => one.at - other.at)
    .map(({ reading, at, symptoms, childMonths, note }) => [
      wallText(at),
      reading.kind,
      figureOf(reading),
      unitNames[reading.kind],
      reading.kind === 'glucose' ? reading.context : '',
      symptoms.join('; '),
      childMonths === null ? '' : String(childMonths),
      asText(note),
    ]);
  return writeCsv([heading, ...rows]);
}

/** What stands in the form. */
export type Draft = {
  kind: ReadingKind;
  /** The number, or the upper one of a pressure. */
  first: string;
  /** The lower one of a pressure. */
  second: string;
  unit: Unit;
  context: GlucoseContext | null;
  symptoms: readonly SymptomId[];
  isChild: boolean;
  age: string;
  ageUnit: 'months' | 'years';
  /** `2026-11-21T14:05` on Nairobi's wall. */
  time: string;
  note: string;
};
export type Unit = 'mmol' | 'mg' | 'percent' | 'mol' | 'c' | 'f' | 'kg' | 'lb' | 'none';

const firstUnits: Readonly<Record<ReadingKind, Unit>> = {
  pressure: 'none',
  glucose: 'mmol',
  hba1c: 'percent',
  temperature: 'c',
  pulse: 'none',
  weight: 'kg',
};

export const wallTime = (at: number): string => wallText(at).replace(' ', 'T');
const momentOf = (time: string): number => Date.parse(`${time}:00+03:00`);

export const emptyDraft = (kind: ReadingKind, now: number, childMonths: number | null): Draft => ({
  kind,
  first: '',
  second: '',
  unit: firstUnits[kind],
  context: null,
  symptoms: [],
  isChild: false,
  age: childMonths === null ? '' : String(childMonths),
  ageUnit: 'months',
  time: kind === 'weight' ? `${nairobiDate(now)}T00:00` : wallTime(now),
  note: '',
});

/** The form for putting a reading right. */
export function draftOf({ reading, at, symptoms, childMonths, note }: Entry): Draft {
  const empty = emptyDraft(reading.kind, at, childMonths);
  const draft = { ...empty, symptoms, note, isChild: childMonths !== null };
  switch (reading.kind) {
    case 'pressure':
      return { ...draft, first: String(reading.upper), second: String(reading.lower) };
    case 'glucose':
      return { ...draft, first: String(reading.mmol), context: reading.context };
    case 'hba1c':
      return { ...draft, first: String(reading.percent) };
    case 'temperature':
      return { ...draft, first: String(reading.celsius) };
    case 'pulse':
      return { ...draft, first: String(reading.beats) };
    case 'weight':
      return { ...draft, first: String(reading.kg), time: `${nairobiDate(at)}T00:00` };
  }
}

const numberOf = (text: string): number => typedNumber(text) ?? Number.NaN;
const tenth = (value: number): number => Math.round(value * 10) / 10;

/** What was typed, for the check that asks back. */
export function typedOf({ kind, first, second, unit }: Draft, lastKg: number | null): Typed {
  const value = numberOf(first);
  switch (kind) {
    case 'pressure':
      return { kind, upper: Math.round(value), lower: Math.round(numberOf(second)) };
    case 'glucose':
      return { kind, value, unit: unit === 'mg' ? 'mg' : 'mmol' };
    case 'hba1c':
      return { kind, value, unit: unit === 'mol' ? 'mol' : 'percent' };
    case 'temperature':
      return { kind, value, unit: unit === 'f' ? 'f' : 'c' };
    case 'pulse':
      return { kind, value: Math.round(value) };
    case 'weight':
      return { kind, value, unit: unit === 'lb' ? 'lb' : 'kg', lastKg };
  }
}

/** The fields as somebody meant them who chose an offer. */
export function withTyped(draft: Draft, typed: Typed): Draft {
  if (typed.kind === 'pressure') return { ...draft, first: String(typed.upper), second: String(typed.lower) };
  const first = String(typed.value);
  return 'unit' in typed ? { ...draft, first, unit: typed.unit } : { ...draft, first };
}

function readingFrom(typed: Typed, context: GlucoseContext | null): Reading {
  switch (typed.kind) {
    case 'pressure':
      return typed;
    case 'glucose':
      return {
        kind: 'glucose',
        mmol: typed.unit === 'mg' ? mgToMmol(typed.value) : tenth(typed.value),
        context: context ?? 'any',
      };
    case 'hba1c':
      return {
        kind: 'hba1c',
        percent: typed.unit === 'mol' ? hba1cToPercent(typed.value) : tenth(typed.value),
      };
    case 'temperature':
      return {
        kind: 'temperature',
        celsius: typed.unit === 'f' ? fahrenheitToCelsius(typed.value) : tenth(typed.value),
      };
    case 'pulse':
      return { kind: 'pulse', beats: typed.value };
    case 'weight':
      return { kind: 'weight', kg: tenth(typed.unit === 'lb' ? lbToKg(typed.value) : typed.value) };
  }
}

const MONTHS = 12;
const MOST_MONTHS = 215;

/** Where something is asked back: the number, when a sugar was measured, the child's age or the time. */
export type Faults = { value?: Fault; context?: string; age?: string; time?: string };
export type Checked = { faults: Faults } | { entry: Entry };

/** The reading that stands in the form, or what has to be asked back. Nothing is guessed. */
export function checkDraft(draft: Draft, typed: Typed, id: string, now: number): Checked {
  const { context, symptoms, isChild, age, ageUnit, time, note } = draft;
  const value = faultOf(typed);
  const isChildsTemperature = typed.kind === 'temperature' && isChild;
  const typedAge = numberOf(age);
  const months = Math.floor(ageUnit === 'years' ? typedAge * MONTHS : typedAge);
  const at = momentOf(time);
  const late = timeFaultOf(at, now);
  const faults: Faults = {
    ...(value && { value }),
    ...(typed.kind === 'glucose' && context === null && { context: t('When was it measured?') }),
    ...(isChildsTemperature &&
      !(months >= 0 && months <= MOST_MONTHS) && { age: t('How old is the child?') }),
    ...(late && { time: late }),
  };
  if (Object.keys(faults).length > 0) return { faults };
  return {
    entry: {
      id,
      reading: readingFrom(typed, context),
      // A clock that runs ahead a little is put right.
      at: Math.min(at, now),
      symptoms,
      childMonths: isChildsTemperature ? months : null,
      note: note.trim(),
    },
  };
}
