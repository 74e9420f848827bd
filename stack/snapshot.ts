import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Archives kept beside the current one, for switching between branches. */
const KEPT = 6;

/**
 * Archives of prepared databases. Creating a database takes seconds, unpacking one of the same content does not; the
 * key says what was prepared, so an archive never needs to be invalidated.
 */
export class Snapshots {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  async read(key: string): Promise<Blob | undefined> {
    const file = this.#file(key);
    return existsSync(file) ? new Blob([await readFile(file)]) : undefined;
  }

  /** Stores an archive so that a reader sees all of it or nothing, and removes the oldest others. */
  async write(key: string, archive: Blob): Promise<void> {
    await mkdir(this.#directory, { recursive: true });
    const temporary = `${this.#file(key)}.${process.pid}-${Math.random().toString(36).slice(2)}.tmp`;
    await writeFile(temporary, Buffer.from(await archive.arrayBuffer()));
    await rename(temporary, this.#file(key));
    await this.#prune();
  }

  /** Removes an archive that turned out unreadable. */
  async discard(key: string): Promise<void> {
    await rm(this.#file(key), { force: true });
  }

  async #prune(): Promise<void> {
    const files = (await readdir(this.#directory)).filter((name) => /^database-\w+\.tar\.gz$/.test(name));
    const dated = await Promise.all(
      files.map(async (name) => {
        const file = path.join(this.#directory, name);
        return { file, at: (await stat(file)).mtimeMs };
      }),
    );
    const old = dated.toSorted((a, b) => b.at - a.at).slice(KEPT);
    await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  }

  #file(key: string): string {
    return path.join(this.#directory, `database-${key}.tar.gz`);
  }
}

/** A short key for the given texts, in order. */
export function contentKey(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('hex').slice(0, 20);
}
