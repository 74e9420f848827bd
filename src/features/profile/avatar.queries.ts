import { type QueryClient } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { saveProfile } from './profile.queries.ts';

const A_YEAR = '31536000';

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from('avatars');
}

type Bucket = Awaited<ReturnType<typeof openBucket>>;

/** Files that are not shown any more: the picture before this one, and what a lost connection left behind. */
async function removeOthers(bucket: Bucket, userId: string, kept: string | null): Promise<void> {
  const { data, error } = await bucket.list(userId);
  if (error) throw error;
  const old = data.map(({ name }) => `${userId}/${name}`).filter((path) => path !== kept);
  if (old.length > 0) unwrap(await bucket.remove(old));
}

/** An address of this site goes without its origin: the same account may be opened under another name of the site. */
function shownAddress(publicUrl: string): string {
  const url = new URL(publicUrl);
  return url.origin === location.origin ? url.pathname : publicUrl;
}

async function show(queries: QueryClient, userId: string, path: string | null, address: string | null) {
  await saveProfile(queries, userId, { avatar_path: path });
  const { auth } = await getSupabase();
  unwrap(await auth.updateUser({ data: { avatar_url: address } }));
}

/** Stores a small square picture (WebP or JPEG) under a new name, shows it and removes the one before. */
export async function uploadAvatar(queries: QueryClient, userId: string, picture: Blob): Promise<void> {
  const bucket = await openBucket();
  const path = `${userId}/${crypto.randomUUID()}.${picture.type === 'image/webp' ? 'webp' : 'jpg'}`;
  unwrap(await bucket.upload(path, picture, { contentType: picture.type, cacheControl: A_YEAR }));
  try {
    await show(queries, userId, path, shownAddress(bucket.getPublicUrl(path).data.publicUrl));
  } catch (error) {
    await bucket.remove([path]);
    throw error;
  }
  await tidy(bucket, userId, path);
}

/** Goes back to the initials. */
export async function removeAvatar(queries: QueryClient, userId: string): Promise<void> {
  await show(queries, userId, null, null);
  await tidy(await openBucket(), userId, null);
}

async function tidy(bucket: Bucket, userId: string, kept: string | null): Promise<void> {
  await removeOthers(bucket, userId, kept).catch((error: unknown) => {
    // The new picture is in place; the next change removes what is left.
    console.warn('An old picture could not be removed', error);
  });
}
