import { queryOptions } from '@tanstack/react-query';

import { toAppError, unwrap } from '../../lib/app-error.ts';
import { sessionFetch } from '../../lib/session-fetch.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/care.ts';
import { consultationKeys } from './consultation.ts';

/** What both sides wrote, the oldest first. */
export const messagesQuery = (userId: string, id: string) =>
  queryOptions({
    queryKey: [...consultationKeys.one(userId, id), 'messages'],
    queryFn: async () => {
      const { from } = await getSupabase();
      return unwrap(
        await from('consultation_messages')
          .select('id, from_client, body, file_path, file_name, created_at, read_at')
          .eq('consultation_id', id)
          .order('id')
          .limit(500),
      );
    },
  });

async function openBucket() {
  const [{ StorageClient }, { auth, checkSession, config }] = await Promise.all([
    import('@supabase/storage-js'),
    getSupabase(),
  ]);
  return new StorageClient(`${config.url}/storage/v1`, {}, sessionFetch(auth, checkSession)).from(
    'consultation-files',
  );
}

const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};
export const attachable = Object.keys(endings).join(',');
const LARGEST_FILE = 10 * 1024 * 1024;

/** Why a file cannot be attached, or null when it can. */
export function fileProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!(file.type in endings)) return t('Choose a PDF or a photo (JPEG, PNG, WebP).');
  return file.size > LARGEST_FILE ? t('This file is larger than 10 MB.') : null;
}

/** Sends words, a file, or both. A file is stored first; its name is kept beside it, never in its address. */
export async function sendMessage(
  userId: string,
  id: string,
  { body, file }: { body: string; file: File | null },
): Promise<void> {
  const { rpc } = await getSupabase();
  let path: string | null = null;
  if (file) {
    path = `${id}/${userId}/${crypto.randomUUID()}.${endings[file.type] ?? 'pdf'}`;
    const bucket = await openBucket();
    unwrap(await bucket.upload(path, file, { contentType: file.type }));
  }
  unwrap(
    await rpc('send_consultation_message', {
      consultation_id: id,
      body,
      ...(path === null || !file ? {} : { file: { path, name: file.name.slice(-120) } }),
    }),
  );
}

/** A file of a message, to be saved or shown. */
export async function readFile(path: string): Promise<Blob> {
  const bucket = await openBucket();
  const { data, error } = await bucket.download(path);
  if (error) throw toAppError(error);
  return data;
}

export async function markRead(id: string): Promise<void> {
  const { rpc } = await getSupabase();
  unwrap(await rpc('read_consultation_messages', { consultation_id: id }));
}
