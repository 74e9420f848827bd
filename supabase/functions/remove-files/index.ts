/** POST with the project's secret key → counts: removes files that nothing names any more from Storage. */
import { log } from '../_shared/log.ts';
import { hasSecretKey, serviceClient } from '../_shared/supabase.ts';
import { removeFiles } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    removeFiles(request, { isAllowed: hasSecretKey, service: () => serviceClient(request), log }),
};
