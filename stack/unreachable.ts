import type { MiddlewareHandler } from 'hono';

const MESSAGE = 'The database does not answer. Please try again in a moment.';

/**
 * What failed while the database was away is no fault of the request: 503 with Retry-After, in the form of the service
 * that was asked. Each of them words such a failure as it likes, and some as nothing in particular.
 */
export function tellOfAbsence(wasAway: (time: number) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = context.res;
    if (status < 500 || !wasAway(startedAt)) return undefined;
    const answer = Response.json(bodyFor(context.req.path), {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '1' },
    });
    // Without the clearing it would keep the headers of the answer it replaces.
    context.res = undefined;
    context.res = answer;
    return undefined;
  };
}

function bodyFor(path: string): object {
  if (path.startsWith('/auth/')) return { code: 503, error_code: 'unexpected_failure', msg: MESSAGE };
  if (path.startsWith('/storage/')) return { statusCode: '503', error: 'unavailable', message: MESSAGE };
  if (path.startsWith('/rest/')) return { code: 'PGRST001', message: MESSAGE, details: null, hint: null };
  return { code: 'unavailable', message: MESSAGE };
}
