import { format } from 'node:util';

import { isOfGoneClient } from './gone-client.ts';
import { type Log, withoutQuotes } from './log.ts';
import { isDiskError, isReadOnlyError, isRefusal } from './pg-errors.ts';

/**
 * Sends what libraries print into the log. They print every refused request as an error with the whole row; here only
 * a failure of ours is an error, the answer of a constraint is a detail.
 */
export function redirectConsole(log: Log): void {
  console.log = (...values: unknown[]) => {
    if (!keepEvent(log, values)) log.info(format(...values));
  };
  console.info = console.log;
  console.debug = (...values: unknown[]) => log.debug(format(...values));
  // Libraries warn of what is no fault; our functions warn of what their owner should know.
  console.warn = (...values: unknown[]) => {
    if (!keepEvent(log, values)) log.debug(format(...values));
  };
  console.error = (...values: unknown[]) => {
    if (keepEvent(log, values)) return;
    const error = values.find((value) => value instanceof Error);
    const words = values.filter((value) => value !== error);
    const message = words.length > 0 ? format(...words) : (error?.name ?? 'error');
    if (error && isRefusal(error))
      // Names of columns and values that a caller made up stand in quotes.
      log.debug(message, {
        error: { code: Reflect.get(error, 'code') as unknown, message: withoutQuotes(error.message) },
      });
    // Whoever watches the disk tells that it is full, once for all requests.
    else if (isDiskError(error) || isReadOnlyError(error) || isOfGoneClient(error))
      log.debug(message, { error });
    else log.error(message, error ? { error } : {});
  };
}

/** Logs the line of an edge function, `{"level":…,"event":…}` and its fields, as what it is; false for anything else. */
function keepEvent(log: Log, values: readonly unknown[]): boolean {
  const [line] = values;
  if (values.length !== 1 || typeof line !== 'string' || !line.startsWith('{"level":"')) return false;
  try {
    const { level, event, ...fields } = JSON.parse(line) as {
      level: 'info' | 'warn' | 'error';
      event: string;
    };
    log[level](event, fields);
    return true;
  } catch {
    return false; // Somebody else's line that looks like one.
  }
}
