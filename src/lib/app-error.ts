import { t } from '../words/shell.ts';
import { told } from '../words/told.ts';

/** What the parts of the Supabase client hand back: one of the two is null. */
type Result<T> = { data: T; error: null } | { data: unknown; error: object };
type Details = { message?: unknown; code?: unknown; details?: unknown; hint?: unknown; status?: unknown };

/**
 * An error with a sentence for people in `message` and a snake_case `kind` for code: the one the database raised, or
 * `offline | denied | not_found | conflict | invalid | too_many | server`.
 */
export class AppError extends Error {
  readonly kind: string;
  readonly hint?: string;

  constructor(kind: string, message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.kind = kind;
    if (options.hint) this.hint = options.hint;
  }
}

const sentences: Record<string, string> = {
  offline: t('You seem to be offline. Check your connection and try again.'),
  denied: t('You are not allowed to do this. Sign in and try again.'),
  not_found: t('We could not find what you asked for.'),
  conflict: t('This was changed in the meantime. Reload the page and try again.'),
  invalid: t('Something in the form is not right. Check it and try again.'),
  too_many: t('Too many attempts. Please wait a few minutes before trying again.'),
  server: t('Something went wrong on our side. Please try again.'),
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const looksOffline = (message: string): boolean =>
  /failed to fetch|networkerror|load failed|network request failed|fetch failed/i.test(message);

function kindOfCode(code: string): string | null {
  if (code === '42501' || /^PGRST30\d$/.test(code)) return 'denied';
  if (code === 'PGRST116') return 'not_found';
  if (code === '23505' || code === '23P01' || code === '40001') return 'conflict';
  if (/^(22|23)/.test(code)) return 'invalid';
  return null;
}

function kindOfStatus(status: unknown): string | null {
  if (status === 401 || status === 403) return 'denied';
  if (status === 404) return 'not_found';
  if (status === 409) return 'conflict';
  if (status === 400 || status === 422) return 'invalid';
  return status === 429 ? 'too_many' : null;
}

/** Turns whatever was thrown or answered into an `AppError`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { message, code, details, hint, status }: Details =
    typeof error === 'object' && error !== null ? error : {};
  if (text(code) === 'P0001') {
    const kind = /^[a-z][a-z0-9_]*$/.test(text(details)) ? text(details) : 'invalid';
    return new AppError(kind, told(text(message)), { hint: told(text(hint)), cause: error });
  }
  const kind = looksOffline(text(message))
    ? 'offline'
    : (kindOfCode(text(code)) ?? kindOfStatus(status) ?? 'server');
  return new AppError(kind, sentences[kind] ?? text(message), { cause: error });
}

/** The data of an answer; throws `AppError` when it carries an error. */
export function unwrap<T>(result: Result<T>): T {
  if (result.error !== null) throw toAppError(result.error);
  return result.data as T;
}

/** As many rows as the API answers at once. */
const PAGE = 1000;

/**
 * Every row of a query, however many: its first thousand, then the next. It has to be ordered so that no two rows are equal,
 * or one might be read twice and another not at all.
 */
export async function everyRow<T>(
  read: (from: number, to: number) => PromiseLike<Result<T[]>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const page = unwrap(await read(rows.length, rows.length + PAGE - 1));
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** What to show for any error: what happened and, where it is known, what to do. */
export function errorText(error: unknown): string {
  const { message, hint } = toAppError(error);
  return hint ? `${message} ${hint}` : message;
}
