import { t } from '../../words/desk.ts';

export type FieldSpec = {
  name: string;
  label: string;
  /** `maybe_…` may be empty, which is stored as null; `time` is a time of day in Nairobi, `maybe_day` a day. */
  kind: 'text' | 'maybe_text' | 'number' | 'maybe_number' | 'check' | 'choice' | 'time' | 'maybe_day';
  /** How its text must be written, with what is said where it is not. */
  pattern?: { like: RegExp; fault: string };
  hint?: string;
  options?: readonly { value: string; label: string }[];
};

/** What the form holds: text for every field, `true` or `false` for a tick. */
export type Cells = Record<string, string>;
type Value = string | number | boolean | null;
export type Saved = Record<string, Value>;

const NAIROBI = '+03:00';
const NAIROBI_MS = 3 * 3_600_000;

/** `2026-11-21T11:05:00Z` → `2026-11-21T14:05`, as a time field shows it. */
function shownTime(iso: string): string {
  return new Date(Date.parse(iso) + NAIROBI_MS).toISOString().slice(0, 16);
}

/** A row as the form shows it. */
export function toCells(fields: readonly FieldSpec[], row: Record<string, Value>): Cells {
  return Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = row[name] ?? null;
      if (value === null) return [name, ''];
      return [name, kind === 'time' ? shownTime(String(value)) : String(value)];
    }),
  );
}

/** The form as a row. Call it when `faultsOf` finds nothing. */
export function fromCells(fields: readonly FieldSpec[], cells: Cells): Saved {
  return Object.fromEntries(
    fields.map(({ name, kind }): [string, Value] => {
      const text = (cells[name] ?? '').trim();
      if (kind === 'check') return [name, text === 'true'];
      if (kind === 'text' || kind === 'choice') return [name, text];
      if (text === '') return [name, null];
      if (kind === 'time') return [name, `${text}:00${NAIROBI}`];
      return [name, kind === 'maybe_text' || kind === 'maybe_day' ? text : Number(text)];
    }),
  );
}

/** What is wrong, by field. */
export function faultsOf(fields: readonly FieldSpec[], cells: Cells): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { name, kind, pattern } of fields) {
    const text = (cells[name] ?? '').trim();
    const isNumber = kind === 'number' || kind === 'maybe_number';
    if (text === '' && (kind === 'text' || kind === 'number')) faults[name] = t('This is missing.');
    else if (text !== '' && isNumber && !/^\d{1,7}$/.test(text)) faults[name] = t('Enter a whole number.');
    else if (text !== '' && pattern && !pattern.like.test(text)) faults[name] = pattern.fault;
  }
  return faults;
}
