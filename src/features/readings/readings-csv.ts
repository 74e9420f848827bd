import { writeCsv } from '../../lib/csv.ts';
import { onNairobisWall } from '../../lib/nairobi.ts';
import type { Entry } from './log-row.ts';
import { figureOf, unitNames } from './reading-words.ts';

const heading = ['time', 'kind', 'value', 'unit', 'context', 'felt', 'child_months', 'note'];

/** A spreadsheet takes text that begins like a formula for one. */
const asText = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** `2026-11-21 14:05` in Nairobi. */
export const wallText = (at: number): string =>
  onNairobisWall(at).toISOString().slice(0, 16).replace('T', ' ');

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
