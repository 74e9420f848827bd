/** POST with the project's secret key → counts: removes the pictures of erased accounts from Storage. */
import { log } from '../_shared/log.ts';
import { hasSecretKey, serviceClient } from '../_shared/supabase.ts';
import { removeAvatars } from './handler.ts';

export default {
  fetch: (request: Request): Promise<Response> =>
    removeAvatars(request, { isAllowed: hasSecretKey, service: serviceClient, log }),
};
