/** Uploads that a shop has no file of: somebody deleted it beneath the shop, or the disk lost it. */
import type { RowSource } from '../row-copy.ts';
import { placeOf } from '../storage-adapter.ts';

interface Upload {
  bucket: string;
  name: string;
}

/** All that the shop has at this moment. */
export const uploadsOf = (source: Pick<RowSource, 'rows'>): Promise<Upload[]> =>
  source.rows<Upload>('select bucket_id as bucket, name from storage.objects order by bucket_id, name');

/** Those of `uploads` that are still wanted and have none of `files`, as `bucket/name`. */
export async function missingUploads(
  source: Pick<RowSource, 'rows'>,
  uploads: readonly Upload[],
  files: Readonly<Record<string, string>>,
): Promise<string[]> {
  const without = uploads.filter(
    ({ bucket, name }) => !(`storage/${placeOf(bucket, name).join('/')}` in files),
  );
  if (without.length === 0) return [];
  // What was removed while the files were read is missed by nobody.
  const wanted = new Set((await uploadsOf(source)).map(nameOf));
  return without.map(nameOf).filter((name) => wanted.has(name));
}

const nameOf = ({ bucket, name }: Upload): string => `${bucket}/${name}`;
