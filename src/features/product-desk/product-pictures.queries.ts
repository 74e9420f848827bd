import { unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import type { PictureFile } from './picture-files.ts';

const A_YEAR = '31536000';

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
    'product-pictures',
  );
}

/**
 * Stores the files of one picture under a new name and answers that name, `uploads/…`. A picture that is taken off a
 * product keeps its files, because copies, orders and receipts may show it.
 */
export async function uploadPicture(files: readonly PictureFile[]): Promise<string> {
  const bucket = await openBucket();
  const isJpeg = files[0]?.blob.type === 'image/jpeg';
  const name = `${crypto.randomUUID()}${isJpeg ? '-jpeg' : ''}`;
  const stored: string[] = [];
  try {
    for (const { width, blob } of files) {
      const path = `${name}-${width}.${isJpeg ? 'jpg' : 'webp'}`;
      unwrap(await bucket.upload(path, blob, { contentType: blob.type, cacheControl: A_YEAR }));
      stored.push(path);
    }
  } catch (error) {
    if (stored.length > 0) await bucket.remove(stored);
    throw error;
  }
  return `uploads/${name}`;
}
