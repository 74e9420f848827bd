import type { SupabaseClient } from '@supabase/supabase-js';

import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';

export type RemoveAvatarsDeps = {
  /** Whether the caller holds the secret key. */
  isAllowed: (request: Request) => Promise<boolean>;
  service: () => SupabaseClient;
  log: Log;
};

/**
 * Removes the files the database lists and tells it that they are gone. Only the Storage API takes the file itself
 * away with its row. A run that breaks off is repeated: removing twice is harmless.
 */
export async function removeAvatars(request: Request, deps: RemoveAvatarsDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(401, 'not_allowed', 'This needs the secret key.');
  const service = deps.service();
  try {
    const listed = await service.rpc('avatars_to_remove');
    if (listed.error) throw listed.error;
    const paths = listed.data as string[];
    if (paths.length === 0) return json(200, { removed: 0 });
    const { error } = await service.storage.from('avatars').remove(paths);
    if (error) throw error;
    const told = await service.rpc('avatars_removed', { paths });
    if (told.error) throw told.error;
    return json(200, { removed: paths.length });
  } catch (error) {
    deps.log('error', 'remove_avatars_failed', { reason: reasonOf(error) });
    return refusal(503, 'unavailable', 'The pictures could not be removed.');
  }
}
