import type { MiddlewareHandler } from 'hono';

import type { Database } from './database-shape.ts';
import { type Problem, problemResponse } from './service-problems.ts';

const ABSENT: Problem = {
  status: 503,
  message: 'The database does not answer. Please try again in a moment.',
  code: { auth: 'unexpected_failure', rest: 'PGRST001', storage: 'unavailable', other: 'unavailable' },
};

const NO_ROOM: Problem = {
  status: 503,
  message: 'This cannot be saved at the moment. Please try again later.',
  code: { auth: 'unexpected_failure', rest: '53100', storage: 'unavailable', other: 'unavailable' },
};

/**
 * What the disk took not, and what is not tried while it is full, is told in plain words: each service words it as it
 * likes. Nothing that could not be kept is answered as if it were.
 */
export function tellOfFullDisk(database: Pick<Database, 'hadNoRoom'>): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = context.res;
    // The REST layer says 405 of a transaction that may only read; a 503 has been put into words already.
    const isFailure = (status >= 500 && status !== 503) || status === 405;
    if (!isFailure || !database.hadNoRoom(startedAt)) return undefined;
    const answer = problemResponse(context.req.path, NO_ROOM, { 'retry-after': '60' });
    context.res = undefined;
    context.res = answer;
    return undefined;
  };
}

/** So long a request may take before anybody asks whether the database is there, and then again. */
const PATIENCE_MS = 10_000;
const AGAIN_MS = 5_000;

/**
 * What failed while the database was away is no fault of the request: 503 with Retry-After, in the form of the service
 * that was asked. Each of them words such a failure as it likes, and some as nothing in particular. So is what a database
 * leaves without any answer, as one that was halted or lies behind a broken line does; should it wake, the work goes on.
 */
export function tellOfAbsence({
  wasAway,
  isReachable,
}: Pick<Database, 'wasAway' | 'isReachable'>): MiddlewareHandler {
  let asking: Promise<boolean> | undefined;
  const askOnce = (): Promise<boolean> =>
    (asking ??= isReachable().finally(() => {
      asking = undefined;
    }));
  return async (context, next) => {
    const startedAt = performance.now();
    const isSilent = await staysSilent(next(), askOnce);
    const { status } = context.res;
    if (status < 500 && !isSilent) return undefined;
    if (!isSilent && !wasAway(startedAt)) {
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

/** False when the work comes to its end; true once it has taken long and the database does not answer. */
async function staysSilent(work: Promise<void>, isReachable: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const pause = (ms: number): Promise<'slow'> =>
    new Promise((resolve) => (timer = setTimeout(resolve, ms, 'slow')));
  const ended = work.then(() => 'ended' as const);
  try {
    for (let wait = PATIENCE_MS; ; wait = AGAIN_MS) {
      if ((await Promise.race([ended, pause(wait)])) === 'ended') return false;
      if (!(await isReachable())) break;
    }
  } finally {
    clearTimeout(timer);
  }
  ended.catch(() => undefined); // Answered already; what fails later has been logged where it failed.
  return true;
}
