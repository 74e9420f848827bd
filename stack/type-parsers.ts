/**
 * How values leave the database. PostgREST prints rows with PostgreSQL's own `to_json`; the parsers here turn the
 * text the drivers receive into values that serialise to the same bytes.
 */
import type postgres from 'postgres';

const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const BYTEA = 17;
const BIGINT = 20;
const DATE = 1082;
const TIME = 1083;
const TIMETZ = 1266;
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

/** Exactly, however large. */
function wholeNumber(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Parsers by type oid, for `PgliteThread`. */
export const PGLITE_PARSERS: Record<number, (text: string) => unknown> = {
  [BIGINT]: wholeNumber,
  [NUMERIC]: jsonNumber,
  [DATE]: asIs,
  [TIME]: asIs,
  [TIMETZ]: asIs,
  [TIMESTAMP]: isoTimestamp,
  [TIMESTAMPTZ]: isoTimestamp,
  [BYTEA]: asIs,
  [JSON_TEXT]: jsonValue,
  [JSONB]: jsonValue,
};

/** The embedded driver wants bytes for a `bytea`; the REST API has them in PostgreSQL's hexadecimal notation. */
export const PGLITE_SERIALISERS: Record<number, (value: unknown) => string> = {
  [BYTEA]: (value) => {
    if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
    if (typeof value === 'string') return value;
    throw new TypeError('A bytea is given as bytes or as hexadecimal text.');
  },
};

/** The REST layer hands documents over as text already; encoding that once more would make a JSON string of it. */
const jsonText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The same for postgres.js. */
export const POSTGRES_TYPES: Record<string, postgres.PostgresType> = {
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: String, parse: jsonNumber },
  timestamp: { to: TIMESTAMP, from: [TIMESTAMP], serialize: asIs, parse: isoTimestamp },
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: asIs, parse: isoTimestamp },
  bytea: { to: BYTEA, from: [BYTEA], serialize: asIs, parse: asIs },
  json: { to: JSON_TEXT, from: [JSON_TEXT], serialize: jsonText, parse: jsonValue },
  jsonb: { to: JSONB, from: [JSONB], serialize: jsonText, parse: jsonValue },
};
