export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Record<string, string | number | boolean | null | undefined>;
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** One JSON line on the console. Callers pass ids and codes only: no phone numbers, addresses, tokens or keys. */
export const log: Log = (level, event, fields = {}) => {
  console[level](JSON.stringify({ level, event, ...fields }));
};

/** What an unknown thrown value says, with its cause, for a log line. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
