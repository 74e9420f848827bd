import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { App } from '@supabase/lite';

import { noting } from './storage-writes.ts';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<StorageAdapter['headObject']>>;
type ObjectResponse = Awaited<ReturnType<StorageAdapter['getObject']>>;
type Content = Parameters<StorageAdapter['uploadObject']>[3];
type CacheHeaders = Parameters<StorageAdapter['getObject']>[3];

/** What the file system does not know about an object; kept in a file beside it. */
interface Described {
  key: string;
  mimetype: string;
  cacheControl: string;
  eTag: string;
}

const NOT_FOUND: ObjectResponse = {
  httpStatusCode: 404,
  metadata: { cacheControl: 'no-cache', contentLength: 0, size: 0, mimetype: 'text/plain', eTag: '' },
};

/**
 * Keeps the objects of Supabase Storage as files: `<base>/<bucket>/<hash of the key>` and a `.json` beside each. Hashed
 * names allow every key, however long or odd, and none can point outside. Writes replace the file in one step.
 */
export class FileStorageAdapter implements StorageAdapter {
  readonly driver = null;
  readonly #base: string;
  readonly #isFull: () => boolean;

  /** @param isFull whether the last of the disk is kept for what matters more than files */
  constructor(base: string, isFull: () => boolean = () => false) {
    this.#base = path.resolve(base);
    this.#isFull = isFull;
  }

  async getObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    headers: CacheHeaders = {},
  ): Promise<ObjectResponse> {
    const file = this.#file(bucket, key);
    const metadata = await this.#describe(file);
    if (!metadata) return NOT_FOUND;
    if (headers.ifNoneMatch === metadata.eTag) return { httpStatusCode: 304, metadata };
    const range = readRange(headers.range, metadata.size);
    const stream = createReadStream(file, range);
    const body = Readable.toWeb(stream) as unknown as ReadableStream;
    if (!range) return { httpStatusCode: 200, metadata, body };
    const contentRange = `bytes ${range.start}-${range.end}/${metadata.size}`;
    const contentLength = range.end - range.start + 1;
    return { httpStatusCode: 206, metadata: { ...metadata, contentLength, contentRange }, body };
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    content: Content,
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata> {
    return noting(bucket, key, () =>
      this.#upload(this.#file(bucket, key), key, content, { mimetype, cacheControl }),
    );
  }

  async #upload(
    file: string,
    key: string,
    content: Content,
    headers: Pick<Described, 'mimetype' | 'cacheControl'>,
  ): Promise<Metadata> {
    this.#refuseWhileFull();
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.new`;
    const hash = createHash('md5');
    try {
      const handle = await open(draft, 'w');
      await pipeline(
        chunks(content),
        async function* (source: AsyncIterable<Uint8Array>) {
          for await (const chunk of source) {
            hash.update(chunk);
            yield chunk;
          }
        },
        handle.createWriteStream({ flush: true }),
      );
      await this.#finish(draft, file, { key, ...headers, eTag: `"${hash.digest('hex')}"` });
    } finally {
      await discard(draft);
    }
    return this.#existing(file);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.#file(bucket, key);
    await rm(file, { force: true });
    await rm(`${file}.json`, { force: true });
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    sourceBucket: string,
    source: string,
    _version: string | undefined,
    targetBucket: string,
    target: string,
  ): Promise<Pick<Metadata, 'httpStatusCode' | 'eTag' | 'lastModified'>> {
    const from = this.#file(sourceBucket, source);
    const to = this.#file(targetBucket, target);
    const { mimetype, cacheControl, eTag } = await this.#existing(from);
    await noting(targetBucket, target, async () => {
      this.#refuseWhileFull();
      await mkdir(path.dirname(to), { recursive: true });
      const draft = `${to}.${randomUUID()}.new`;
      try {
        await copyFile(from, draft);
        await this.#finish(draft, to, { key: target, mimetype, cacheControl, eTag });
      } finally {
        await discard(draft);
      }
    });
    return { httpStatusCode: 200, eTag, lastModified: new Date() };
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    return this.#existing(this.#file(bucket, key));
  }

  async privateAssetUrl(bucket: string, key: string): Promise<string> {
    return new URL(`file://${this.#file(bucket, key)}`).href;
  }

  #refuseWhileFull(): void {
    if (this.#isFull())
      throw Object.assign(new Error('No file is taken: the disk is full.'), { code: 'ENOSPC' });
  }

  #file(bucket: string, key: string): string {
    return path.join(this.#base, ...placeOf(bucket, key));
  }

  /** The description goes first: an object without its file is not found, one without a description is not either. */
  async #finish(draft: string, file: string, described: Described): Promise<void> {
    await writeFile(`${draft}.json`, JSON.stringify(described));
    await rename(`${draft}.json`, `${file}.json`);
    await rename(draft, file);
  }

  async #existing(file: string): Promise<Metadata> {
    const metadata = await this.#describe(file);
    if (!metadata) throw new Error('The object has no file in the storage folder.');
    return metadata;
  }

  async #describe(file: string): Promise<Metadata | null> {
    try {
      const [info, described] = await Promise.all([stat(file), readFile(`${file}.json`, 'utf8')]);
      const { mimetype, cacheControl, eTag } = JSON.parse(described) as Described;
      const { size, mtime: lastModified } = info;
      return { mimetype, cacheControl, eTag, size, contentLength: size, lastModified };
    } catch (error) {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return null;
      throw error;
    }
  }
}

/** Where an object lies below the base: folders and a file's name. */
export function placeOf(bucket: string, key: string): string[] {
  const name = createHash('sha256').update(key).digest('hex');
  const folder = createHash('sha256').update(bucket).digest('hex').slice(0, 16);
  // The bucket's name is for people who look into the folder; the hash beside it keeps names apart.
  return [`${bucket.replace(/[^\w-]/g, '_').slice(0, 60)}-${folder}`, name.slice(0, 2), name];
}

/** Takes away what is left of a draft that did not become a file. */
async function discard(draft: string): Promise<void> {
  await rm(draft, { force: true });
  await rm(`${draft}.json`, { force: true });
}

async function* chunks(content: Content): AsyncGenerator<Uint8Array> {
  if (content instanceof Uint8Array) yield content;
  else for await (const chunk of content as AsyncIterable<Uint8Array>) yield chunk;
}

/** `bytes=0-99` and `bytes=100-`, the forms browsers use for media; null-like for anything else. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined) return undefined;
  const start = Number(from);
  const end = to ? Math.min(Number(to), size - 1) : size - 1;
  return start <= end ? { start, end } : undefined;
}
