/** What lies in a data directory and makes it this shop: keys, uploads, mails. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Put } from './archive.ts';
import { FILES } from './manifest.ts';

/** The database is copied as rows; a password and a lock belong to one place, and what people put there is not the shop's. */
const OF_SHOP = /^(keys\.json|vapid\.json|inbox\.jsonl|mpesa\.json|storage\/.+)$/s;
/** Being written when they were seen. */
const DRAFT = /\.new(\.json)?$/;

export const isOfShop = (name: string): boolean => OF_SHOP.test(name);

/** Puts all of them into a backup. What goes away meanwhile is left out: somebody has just deleted it. */
export async function putFiles(
  directory: string,
  put: Put,
): Promise<{ files: Record<string, string>; bytes: number }> {
  const files: Record<string, string> = {};
  let bytes = 0;
  for (const name of await namesIn(directory)) {
    const handle = await open(path.join(directory, name)).catch(orUndefined);
    if (!handle) continue;
    try {
      // A write puts another file in the place of this one, which stays as it is while it is open.
      const { size } = await handle.stat();
      const hash = createHash('sha256');
      await put(
        `${FILES}${name}`,
        size,
        noted(handle.createReadStream({ end: Math.max(size - 1, 0), autoClose: false }), size, hash),
      );
      files[name] = hash.digest('hex');
      bytes += size;
    } finally {
      await handle.close();
    }
  }
  return { files, bytes };
}

async function* noted(
  source: AsyncIterable<Buffer>,
  size: number,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  if (size === 0) return;
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
}

async function namesIn(directory: string): Promise<string[]> {
  if (!existsSync(directory)) return [];
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !DRAFT.test(entry.name))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter(isOfShop)
    .toSorted();
}

function orUndefined(error: unknown): undefined {
  if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') return undefined;
  throw error;
}
