/** GET /calendar/<token>.ics → text/calendar: the consultations of whoever was given this address. */
import { siteUrl } from '../_shared/env.ts';
import { log } from '../_shared/log.ts';
import { serviceClient } from '../_shared/supabase.ts';
import { calendar } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    calendar(request, { service: () => serviceClient(request), siteUrl, log }),
};
