/**
 * How values leave the database. PostgREST prints rows with PostgreSQL's own `to_json`; the parsers here turn the
 * text the driver receives into values that serialise to the same bytes.
 */
import type postgres from 'postgres';

const BOOLEAN = 16;
const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const BYTEA = 17;
const JSON_TEXT = 114;
const JSONB = 3802;

/** `2026-11-21 10:14:07.8+00` → `2026-11-21T10:14:07.8+00:00`; infinities stay words. */
function isoTimestamp(text: string): string {
  if (text === 'infinity' || text === '-infinity') return text;
  const iso = text.replace(' ', 'T');
  return /[+-]\d\d$/.test(iso) ? `${iso}:00` : iso;
}

/** A JSON number, but for the values JSON has no number for. */
function jsonNumber(text: string): number | string {
  return text === 'NaN' || text.endsWith('Infinity') ? text : Number(text);
}

const asIs = (text: string): string => text;
const jsonValue = (text: string): unknown => JSON.parse(text);

/** The REST layer hands documents over as text already; encoding that once more would make a JSON string of it. */
const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** PostgreSQL reads a text itself; the driver takes every text for false. */
const truthText = (value: unknown): string =>
  typeof value === 'string' ? value : value === true ? 't' : 'f';

/** For postgres.js. */
export const POSTGRES_TYPES: Record<string, postgres.PostgresType> = {
  boolean: { to: BOOLEAN, from: [BOOLEAN], serialize: truthText, parse: (text: string) => text === 't' },
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: jsonNumber },
  timestamp: { to: TIMESTAMP, from: [TIMESTAMP], serialize: asIs, parse: isoTimestamp },
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: asIs, parse: isoTimestamp },
  bytea: { to: BYTEA, from: [BYTEA], serialize: asIs, parse: asIs },
  json: { to: JSON_TEXT, from: [JSON_TEXT], serialize: jsonText, parse: jsonValue },
  jsonb: { to: JSONB, from: [JSONB], serialize: jsonText, parse: jsonValue },
};
