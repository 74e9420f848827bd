import type { MiddlewareHandler } from 'hono';

import { type Problem, problemResponse } from './service-problems.ts';

const ABSENT: Problem = {
  status: 503,
  message: 'The database does not answer. Please try again in a moment.',
  code: { auth: 'unexpected_failure', rest: 'PGRST001', storage: 'unavailable', other: 'unavailable' },
};

/**
 * What failed while the database was away is no fault of the request: 503 with Retry-After, in the form of the service
 * that was asked. Each of them words such a failure as it likes, and some as nothing in particular.
 */
export function tellOfAbsence(wasAway: (time: number) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = context.res;
    if (status < 500) return undefined;
    if (!wasAway(startedAt)) {
      // The query said itself that its server ends, or lacks what it needs, before anybody saw the connection break.
      if (status === 503 && !context.res.headers.has('retry-after')) context.header('retry-after', '1');
      return undefined;
    }
    const answer = problemResponse(context.req.path, ABSENT, { 'retry-after': '1' });
    // Without the clearing it would keep the headers of the answer it replaces.
    context.res = undefined;
    context.res = answer;
    return undefined;
  };
}
