/**
 * How values leave the database. PostgREST prints rows with PostgreSQL's own `to_json`; the parsers here turn the
 * text the driver receives into values that serialise to the same bytes.
 */
import type postgres from 'postgres';

const BOOLEAN = 16;
const NUMERIC = 1700;
const TIMESTAMP = 1114;
const TIMESTAMPTZ = 1184;
const BIGINT = 20;
const BYTEA = 17;
const TEXT = 25;
const VARCHAR = 1043;
const UUID = 2950;
const DATE = 1082;
const TIME = 1083;
const TIMETZ = 1266;
const NUMBERS = [21, 23, 26, 700, 701];
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

/** One that JavaScript would round stays whole. */
function wholeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

const asIs = (text: string): string => text;
const jsonValue = (text: string): unknown => JSON.parse(text);

/**
 * What a client sends is a text, a number, a truth or a document, whatever the type: PostgreSQL reads the text, or refuses
 * it. Documents come from the REST layer as text already; encoding that once more would make a JSON string of it.
 */
export const plainText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'bigint' ? String(value) : JSON.stringify(value);

/** For postgres.js. */
export const POSTGRES_TYPES: Record<string, postgres.PostgresType> = {
  boolean: { to: BOOLEAN, from: [BOOLEAN], serialize: plainText, parse: (text: string) => text === 't' },
  bigint: { to: BIGINT, from: [BIGINT], serialize: plainText, parse: wholeNumber },
  numeric: { to: NUMERIC, from: [NUMERIC], serialize: plainText, parse: jsonNumber },
  timestamp: { to: TIMESTAMP, from: [TIMESTAMP], serialize: plainText, parse: isoTimestamp },
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: plainText, parse: isoTimestamp },
  // Only sent so: what comes is a text already.
  string: { to: TEXT, from: [], serialize: plainText, parse: asIs },
  varchar: { to: VARCHAR, from: [], serialize: plainText, parse: asIs },
  uuid: { to: UUID, from: [], serialize: plainText, parse: asIs },
  number: { to: 0, from: NUMBERS, serialize: plainText, parse: Number },
  date: { to: DATE, from: [DATE], serialize: plainText, parse: asIs },
  time: { to: TIME, from: [TIME], serialize: plainText, parse: asIs },
  timetz: { to: TIMETZ, from: [TIMETZ], serialize: plainText, parse: asIs },
  bytea: { to: BYTEA, from: [BYTEA], serialize: plainText, parse: asIs },
  json: { to: JSON_TEXT, from: [JSON_TEXT], serialize: plainText, parse: jsonValue },
  jsonb: { to: JSONB, from: [JSONB], serialize: plainText, parse: jsonValue },
};
