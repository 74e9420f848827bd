/** Takes uploaded files to the Storage of a project, as often as it must be tried: what is there already stays. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { SupabaseClient } from '@supabase/supabase-js';

import { FileStorageAdapter } from '../storage-adapter.ts';
import type { Stored } from './project.ts';
import type { Upload } from './shop.ts';

export interface SentFiles {
  sent: number;
  /** Were there from an earlier try. */
  found: number;
  /** The shop's database knows them, but they are not on its disk. */
  missing: string[];
  /** What could not be sent, and why. */
  failed: string[];
}

interface Sending {
  folder: string;
  uploads: readonly Upload[];
  storage: SupabaseClient['storage'];
  stored: () => Promise<Stored[]>;
  say: (line: string) => void;
}

const AT_ONCE = 4;
const TRIES = 3;
const PAUSE_MS = 1000;
const PROGRESS_MS = 5000;

const keyOf = ({ bucket, name }: { bucket: string; name: string }): string => `${bucket}/${name}`;

export async function sendFiles({ folder, uploads, storage, stored, say }: Sending): Promise<SentFiles> {
  const adapter = new FileStorageAdapter(folder);
  const result: SentFiles = { sent: 0, found: 0, missing: [], failed: [] };
  const before = new Map((await stored()).map((file) => [keyOf(file), file]));
  const sums = new Map<Upload, Content>();
  const queue = uploads.values();
  let done = 0;
  const progress = setInterval(() => say(`files: ${done} of ${uploads.length}`), PROGRESS_MS);
  const work = async (): Promise<void> => {
    for (const upload of queue) {
      const bytes = await bytesOf(adapter, upload);
      if (!bytes) result.missing.push(keyOf(upload));
      else {
        const content = { size: bytes.byteLength, md5: sumOf('md5', bytes), sha256: sumOf('sha256', bytes) };
        sums.set(upload, content);
        if (sameAs(before.get(keyOf(upload)), content)) result.found += 1;
        else {
          const problem = await send(storage, upload, bytes);
          if (problem === undefined) result.sent += 1;
          else result.failed.push(`${keyOf(upload)}: ${problem}`);
        }
      }
      done += 1;
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    clearInterval(progress);
  }
  if (result.failed.length === 0) result.failed = await different(sums, await stored(), storage);
  return result;
}

interface Content {
  size: number;
  md5: string;
  sha256: string;
}

const sumOf = (kind: string, bytes: Uint8Array): string => createHash(kind).update(bytes).digest('hex');

async function bytesOf(
  adapter: FileStorageAdapter,
  { bucket, name }: Upload,
): Promise<Uint8Array | undefined> {
  const { httpStatusCode, body } = await adapter.getObject(bucket, name, undefined);
  return httpStatusCode === 200
    ? new Uint8Array(await new Response(body as ReadableStream).arrayBuffer())
    : undefined;
}

async function send(
  storage: SupabaseClient['storage'],
  { bucket, name, type, cacheControl }: Upload,
  bytes: Uint8Array,
): Promise<string | undefined> {
  const seconds = /max-age=(\d+)/.exec(cacheControl)?.[1] ?? '0';
  let problem: string | undefined;
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const { error } = await storage
      .from(bucket)
      .upload(name, bytes, { contentType: type, cacheControl: seconds, upsert: true });
    if (!error) return undefined;
    problem = error.message;
    const status = Number(Reflect.get(error, 'status'));
    if (status >= 400 && status < 500 && status !== 429) break;
    if (tries < TRIES) await sleep(PAUSE_MS * tries);
  }
  return problem;
}

/** A store that takes a file in parts has another kind of sum, which says nothing. */
const hasPlainSum = ({ eTag }: Stored): boolean => /^"?[0-9a-f]{32}"?$/.test(eTag);
const sameAs = (stored: Stored | undefined, { size, md5 }: Content): boolean =>
  stored?.size === size && hasPlainSum(stored) && stored.eTag.replaceAll('"', '') === md5;

/** Looks at each file as the project has it: by its sum, or else by reading it again. */
async function different(
  sums: ReadonlyMap<Upload, Content>,
  stored: readonly Stored[],
  storage: SupabaseClient['storage'],
): Promise<string[]> {
  const there = new Map(stored.map((file) => [keyOf(file), file]));
  const wrong: string[] = [];
  for (const [upload, content] of sums) {
    const found = there.get(keyOf(upload));
    if (sameAs(found, content)) continue;
    const isUnknown = found?.size === content.size && !hasPlainSum(found);
    if (!isUnknown || (await sumThere(storage, upload)) !== content.sha256)
      wrong.push(`${keyOf(upload)}: it is not there as it was`);
  }
  return wrong;
}

async function sumThere(
  storage: SupabaseClient['storage'],
  { bucket, name }: Upload,
): Promise<string | undefined> {
  const { data } = await storage.from(bucket).download(name);
  return data ? sumOf('sha256', new Uint8Array(await data.arrayBuffer())) : undefined;
}
