import type { SupabaseClient } from '@supabase/supabase-js';

import { reasonOf } from '../_shared/log.ts';
import type { Log } from '../_shared/log.ts';
import { answerMethod, json, refusal } from '../_shared/respond.ts';

export type RemoveFilesDeps = {
  /** Whether the caller holds the secret key. */
  isAllowed: (request: Request) => Promise<boolean>;
  service: () => SupabaseClient;
  log: Log;
};

/**
 * Removes the files the database lists and tells it that they are gone. Only the Storage API takes the file itself
 * away with its row. A run that breaks off is repeated: removing twice is harmless. A bucket that fails keeps no other
 * one waiting.
 */
export async function removeFiles(request: Request, deps: RemoveFilesDeps): Promise<Response> {
  const early = answerMethod(request);
  if (early) return early;
  if (!(await deps.isAllowed(request))) return refusal(401, 'not_allowed', 'This needs the secret key.');
  const service = deps.service();
  let removed = 0;
  let failed = false;
  try {
    const listed = await service.rpc('files_to_remove');
    if (listed.error) throw listed.error;
    const files = listed.data as { bucket_id: string; path: string }[];
    for (const [bucket, inBucket] of Map.groupBy(files, (file) => file.bucket_id)) {
      const paths = inBucket.map(({ path }) => path);
      const { error } = await service.storage.from(bucket).remove(paths);
      if (error) {
        failed = true;
        deps.log('error', 'remove_files_failed', { bucket, reason: reasonOf(error) });
        continue;
      }
      const told = await service.rpc('files_removed', { bucket, paths });
      if (told.error) throw told.error;
      removed += paths.length;
    }
  } catch (error) {
    failed = true;
    deps.log('error', 'remove_files_failed', { reason: reasonOf(error) });
  }
  return failed ? refusal(503, 'unavailable', 'Some files could not be removed.') : json(200, { removed });
}
