import { format } from 'node:util';

import { isOfGoneClient } from './gone-client.ts';
import { type Log, withoutQuotes } from './log.ts';
import { isDiskError, isReadOnlyError, isRefusal } from './pg-errors.ts';

/**
 * Sends what libraries print into the log. They print every refused request as an error with the whole row; here only
 * a failure of ours is an error, the answer of a constraint is a detail.
 */
export function redirectConsole(log: Log): void {
  console.log = (...values: unknown[]) => log.info(format(...values));
  console.info = console.log;
  console.debug = (...values: unknown[]) => log.debug(format(...values));
  console.warn = (...values: unknown[]) => log.debug(format(...values));
  console.error = (...values: unknown[]) => {
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
