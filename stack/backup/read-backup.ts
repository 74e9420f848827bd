/** Reads a backup from its beginning to its end, and says in words why it cannot be used. */
import { createHash } from 'node:crypto';

import type { Migration } from '../migration-history.ts';
import { archiveEntries, type ArchiveEntry } from './archive.ts';
import { ArchiveProblem } from './file-kinds.ts';
import { END, endSchema, FILES, FORMAT, MANIFEST, type Manifest, manifestSchema } from './manifest.ts';

export interface CheckedBackup {
  manifest: Manifest;
  /** Of the files, in all. */
  bytes: number;
  files: number;
}

/** Throws an `ArchiveProblem` unless the whole file is there, unharmed, and made by a product that this one knows. */
export async function checkBackup(
  file: string,
  passphrase: string | undefined,
  known: readonly Migration[],
): Promise<CheckedBackup> {
  const entries = archiveEntries(file, passphrase);
  const first = await entries.next();
  const manifest = first.done ? undefined : await readManifest(first.value);
  if (!manifest)
    throw new ArchiveProblem(
      `it is an archive of something else${first.done ? '' : `, which begins with ${JSON.stringify(first.value.name)}`}, ` +
        'not a backup of "npm run backup"',
    );
  refuseUnknown(manifest, known);
  const sums: Record<string, string> = {};
  const folders = new Set<string>();
  let checked: CheckedBackup | undefined;
  // To the last byte of the file: what its checksum says comes after the last entry.
  for await (const entry of entries) {
    if (entry.name === END) {
      const end = endSchema.parse(parsed(await textOf(entry)));
      const missing = Object.keys(end.files).find((name) => sums[name] !== end.files[name]);
      if (missing !== undefined) throw new ArchiveProblem(`it is damaged: ${missing} is not as it was`);
      const empty = manifest.tables.find(({ rows, folder }) => rows > 0 && !folders.has(folder));
      if (empty) throw new ArchiveProblem(`it is damaged: the rows of ${empty.name} are missing`);
      checked = { manifest, bytes: end.bytes, files: Object.keys(end.files).length };
    } else if (entry.name.startsWith(FILES)) sums[entry.name.slice(FILES.length)] = await sumOf(entry);
    else {
      folders.add(entry.name.slice(0, entry.name.lastIndexOf('/')));
      await skip(entry);
    }
  }
  if (!checked) throw new ArchiveProblem('it was not written to its end');
  return checked;
}

async function readManifest(entry: ArchiveEntry): Promise<Manifest | undefined> {
  if (entry.name !== MANIFEST) return undefined;
  const told = parsed(await textOf(entry));
  const format: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'format') : undefined;
  if (typeof format === 'number' && format > FORMAT)
    throw new ArchiveProblem('it was made by a newer version of this product; install that one first');
  return manifestSchema.safeParse(told).data;
}

/** An older backup is upgraded by the next start; a newer one has what this code knows nothing of. */
function refuseUnknown({ migrations, version }: Manifest, known: readonly Migration[]): void {
  const versions = new Set(known.map((one) => one.version));
  const unknown = migrations.find((one) => !versions.has(one.version));
  if (unknown)
    throw new ArchiveProblem(
      `it was made by version ${version}, which has the change ${unknown.version}_${unknown.name} that this one does ` +
        'not know; install that version, or a later one, first',
    );
}

/** The file's own checksum stands at its end, so what is read before may be wrong. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArchiveProblem('it is damaged', { cause: error });
  }
}

async function textOf(entry: ArchiveEntry): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of entry.body) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function sumOf(entry: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of entry.body) hash.update(part);
  return hash.digest('hex');
}

async function skip(entry: ArchiveEntry): Promise<void> {
  for await (const _ of entry.body);
}
