/** PostgreSQL errors as PostgREST answers them. */

/** What the REST layer reads from a database error. */
class ApiDatabaseError extends Error {
  override readonly name = 'ApiDatabaseError';
  readonly code: string;
  readonly detail: string | undefined;
  readonly hint: string | undefined;
  /** The HTTP status the client gets. */
  readonly status: number;

  constructor(fields: { code: string; message: string; detail?: string; hint?: string; status: number }) {
    super(fields.message);
    this.code = fields.code;
    this.detail = fields.detail;
    this.hint = fields.hint;
    this.status = fields.status;
  }
}

/** Statuses of single SQLSTATEs, then of whole classes, from PostgREST's reference on errors. Anything else is 400. */
const BY_CODE: Record<string, number> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '42501': 403,
  '53400': 500,
  '57014': 500,
  '57P01': 503,
  '57P02': 503,
  '57P03': 503,
  P0001: 400,
};
const BY_CLASS: Record<string, number> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

/** Codes the REST layer answers rightly itself: it knows the caller's role, the table's name or a status in the code. */
const LEFT_ALONE = /^(PT\w{3}|PGRST|42501|42703|42883|42P17|25006|23505|23503)$/;

/** Errors of the connection itself, as postgres.js and Node name them. */
const UNREACHABLE =
  /^(CONNECTION_(CLOSED|ENDED|DESTROYED)|CONNECT_TIMEOUT|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

/** Whether a query failed because its server ends, starts or cannot be reached, and not for what was asked. */
export function isAbsence(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' && (/^(57P0[123]|08\w{3})$/.test(code) || UNREACHABLE.test(code));
}

/** Errors of the disk under a server: full, broken or read-only. A file that may not be written is a missing right to it. */
function isOfDisk(code: string, message: string): boolean {
  return (
    /^(53100|58\w{3}|XX00[12]|ENOSPC|EDQUOT)$/.test(code) ||
    (code === '42501' && message.startsWith('could not '))
  );
}

/** Whether a write failed because of the disk under the database, in whichever form it comes. */
export function isDiskError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code: unknown = Reflect.get(error, 'code');
  return (typeof code === 'string' && isOfDisk(code, error.message)) || isDiskError(error.cause);
}

/** Whether a transaction that may only read was asked to write. */
export const isReadOnlyError = (error: unknown): boolean =>
  error instanceof Error && Reflect.get(error, 'code') === '25006';

/** What the REST layer says of an address it cannot read, or of what is not there. */
const REFUSED =
  /^"?(Could not find the |Expected |failed to parse |Invalid filter|Missing closing quote|Unexpected input|Unknown operator|Unsupported operator)/;

/** Whether an error is an answer to what was asked, and no failure of ours. */
export function isRefusal(error: Error): boolean {
  return error instanceof ApiDatabaseError ? error.status < 500 : REFUSED.test(error.message);
}

/** The HTTP status of a SQLSTATE. */
function statusOf(code: string): number {
  return BY_CODE[code] ?? BY_CLASS[code.slice(0, 2)] ?? 400;
}

/**
 * Turns what the driver threw into what the REST layer understands. Constraint, RAISE and other errors travel as
 * PostgREST's own `RAISE SQLSTATE 'PGRST'` form (message and status as JSON), which it answers word by word.
 * Anything that is no database error is returned as it came.
 */
export function normaliseDatabaseError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.startsWith('Missing closing quote'))
    return answered(400, 'PGRST100', error.message, error.message, undefined);
  // Of a type the driver knows nothing of, such as an enum: an object that cannot even be written as a text.
  if (error instanceof TypeError && error.message === 'Cannot convert object to primitive value')
    return answered(400, '22P02', 'invalid input: an object is no value here', undefined, undefined);
  const { code, detail, hint } = error as Error & { code?: unknown; detail?: string; hint?: string };
  if (typeof code !== 'string') return error;
  if (UNREACHABLE.test(code)) {
    return answered(503, 'PGRST001', 'The database does not answer. Please try again.', undefined, undefined);
  }
  if (code === '0A000' && error.message.startsWith('cached plan')) {
    // Another process has just migrated the database; the statement is prepared anew with the next request.
    return answered(
      503,
      'PGRST002',
      'The database has just changed. Please try again.',
      undefined,
      undefined,
    );
  }
  if (!/^[0-9A-Z]{5}$/.test(code)) return error;
  if (isOfDisk(code, error.message)) {
    const words = 'This cannot be saved at the moment. Please try again later.';
    // Whoever keeps the server reads in the log what the disk said.
    return Object.assign(answered(503, code, words, undefined, undefined), { cause: error });
  }
  const status = statusOf(code);
  if (!LEFT_ALONE.test(code)) return answered(status, code, error.message, detail, hint);
  return new ApiDatabaseError({
    code,
    message: error.message,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(hint === undefined ? {} : { hint }),
  });
}

/** An answer of PostgREST itself, in words that reach the client as they stand. */
export function apiError(
  status: number,
  { code, message, details }: { code: string; message: string; details: string },
): Error {
  return answered(status, code, message, details, undefined);
}

function answered(
  status: number,
  code: string,
  message: string,
  details: string | undefined,
  hint: string | undefined,
): ApiDatabaseError {
  return new ApiDatabaseError({
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: details ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
    status,
  });
}
