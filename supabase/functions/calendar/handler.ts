import type { SupabaseClient } from '@supabase/supabase-js';

import { textOf } from '../_shared/json-values.ts';
import type { Log } from '../_shared/log.ts';

export type CalendarDeps = { service: () => SupabaseClient; siteUrl: () => string; log: Log };

const TOKEN = /\/([0-9a-f]{64})(?:\.ics)?$/;
const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

/**
 * GET …/calendar/<token>.ics: somebody's consultations, for calendars that ask again by themselves. The token in the
 * address is all that is asked for, so an unknown one looks like an address that does not exist.
 */
export async function calendar(request: Request, deps: CalendarDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plain(405, 'Only GET is understood here.');
  const token = TOKEN.exec(new URL(request.url).pathname)?.[1];
  if (token === undefined) return plain(404, 'There is no such calendar.');
  const { data, error } = await deps.service().rpc('calendar_feed', { token, site: deps.siteUrl() });
  if (error) {
    deps.log('error', 'calendar_failed', { code: error.code, reason: error.message });
    return plain(503, 'The calendar cannot be read right now.');
  }
  const text = textOf(data);
  if (text === '') return plain(404, 'There is no such calendar.');
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="mizizi.ics"',
      'cache-control': 'private, no-store',
    },
  });
}
