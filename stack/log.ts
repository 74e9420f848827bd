import { inspect } from 'node:util';

import { currentRequestId } from './request-id.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
export type LogFields = Record<string, unknown>;

export interface Log {
  debug: (message: string, fields?: LogFields) => void;
  info: (message: string, fields?: LogFields) => void;
  warn: (message: string, fields?: LogFields) => void;
  error: (message: string, fields?: LogFields) => void;
}

interface LogOptions {
  /** Lines below this level are dropped. */
  level?: LogLevel;
  /** `text` is for people at a terminal, `json` for machines. Default: text on a terminal. */
  format?: 'json' | 'text';
  write?: (line: string) => void;
}

const ORDER: Record<LogLevel, number> = { debug: 10, info: 20, warn: 30, error: 40 };

/** Names of fields whose value is never written, wherever they are nested. */
const SECRET_FIELD =
  /pass(word|key)?$|secret|token|authorization|cookie|api_?key|jwt|credential|private_?key/i;

/** Values that are secrets by their look: our API keys, JSON web tokens, passwords inside addresses. */
const SECRET_VALUE: [RegExp, string][] = [
  [/\bsb_(secret|publishable)_[\w-]+/g, 'sb_$1_…'],
  [/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, 'eyJ…'],
  [/(\b[a-z][a-z0-9+]*:\/\/[^\s:/]*):[^\s/]+@/gi, '$1:…@'],
];

/** A text without the secrets it may contain. */
export function withoutSecrets(text: string): string {
  return SECRET_VALUE.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}

/** Writes one line per event, with the request it belongs to, as JSON for machines or readable for people; never a secret. */
export function createLog(options: LogOptions = {}): Log {
  const least = ORDER[options.level ?? 'info'];
  const format = options.format ?? (process.stdout.isTTY ? 'text' : 'json');
  const write = options.write ?? writeOut;
  const at =
    (level: LogLevel) =>
    (message: string, fields: LogFields = {}): void => {
      if (ORDER[level] < least) return;
      const request = currentRequestId();
      const clean = { ...(request === undefined ? {} : { request }), ...cleanFields(fields) };
      const text = withoutSecrets(message);
      write(
        format === 'json'
          ? JSON.stringify({ time: new Date().toISOString(), level, message: text, ...clean })
          : readable(level, text, clean),
      );
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

let isRead = true;

function writeOut(line: string): void {
  if (isRead) process.stdout.write(`${line}\n`);
}

/**
 * Lets this process go on without a log once nobody reads its output any more: a pipe that closed, a supervisor that
 * died. As an uncaught error it would be logged, and that line be the next one that cannot be written, without end.
 */
export function outliveReaders(): void {
  process.stdout.on('error', () => {
    isRead = false;
  });
  process.stderr.on('error', () => undefined);
}

/** A log that says nothing, for tests and for libraries. */
export const SILENT_LOG: Log = createLog({ write: () => undefined });

function readable(level: LogLevel, message: string, fields: LogFields): string {
  const time = new Date().toTimeString().slice(0, 8);
  const mark = level === 'info' ? '' : `${level.toUpperCase()} `;
  const rest = Object.entries(fields).map(
    ([name, value]) =>
      `${name}=${typeof value === 'string' ? value : inspect(value, { breakLength: Infinity })}`,
  );
  return [time, `${mark}${message}`, ...rest].join('  ');
}

function cleanFields(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      SECRET_FIELD.test(name) ? '…' : cleanValue(value, 0),
    ]),
  );
}

function cleanValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutSecrets(value);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Error) return errorFields(value, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 4) return '…';
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_FIELD.test(name) ? '…' : cleanValue(item, depth + 1),
    ]),
  );
}

/** SQLSTATEs of values that the database could not read or take; its message quotes them. */
const ABOUT_A_VALUE = /^22[0-9A-Z]{3}$/;

/** A message of the database without what it quotes. */
export function withoutQuotes(message: string): string {
  return message.replaceAll(/"(?:\\.|""|[^"\\\n])*"/g, '"…"');
}

/** Name, message and cause; a database error's `detail` and parameters hold people's data and stay out. */
function errorFields(error: Error, depth: number): LogFields {
  const code = (error as { code?: unknown }).code;
  const clean = (text: string): string =>
    withoutSecrets(typeof code === 'string' && ABOUT_A_VALUE.test(code) ? withoutQuotes(text) : text);
  return {
    name: error.name,
    message: clean(error.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.stack ? { stack: clean(error.stack) } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: cleanValue(error.cause, depth + 1) } : {}),
  };
}
