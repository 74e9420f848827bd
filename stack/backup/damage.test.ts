import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterAll, expect, it } from 'vitest';

import { SILENT_LOG } from '../log.ts';
import { writeArchive } from './archive.ts';
import { checkBackup } from './read-backup.ts';
import { restore } from './restore.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mizizi-damage-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MANIFEST = {
  product: 'mizizi',
  format: 1,
  version: '1.1.0',
  madeAt: '2026-11-24T00:00:00.000Z',
  postgres: '18',
  migrations: [],
  tables: [],
  sequences: [],
  databaseBytes: 0,
};

async function backupIn(file: string, passphrase?: string): Promise<Buffer> {
  await writeArchive(file, passphrase, async (put) => {
    for (const [name, value] of [
      ['manifest.json', MANIFEST],
      ['end.json', { files: {}, bytes: 0 }],
    ] as const) {
      const text = Buffer.from(JSON.stringify(value));
      await put(
        name,
        text.byteLength,
        (async function* () {
          yield text;
        })(),
      );
    }
  });
  return readFileSync(file);
}

const written = (name: string, content: Uint8Array): string => {
  writeFileSync(path.join(root, name), content);
  return path.join(root, name);
};

const refusal = (file: string): Promise<unknown> =>
  restore({
    file,
    passphrase: undefined,
    dataDirectory: path.join(root, 'data'),
    databaseUrl: undefined,
    migrations: [],
    log: SILENT_LOG,
  }).catch((error: unknown) => String(error));

it('in the last bytes is found before anything is changed, and the file is named', async () => {
  const whole = await backupIn(path.join(root, 'whole.tar.gz'));
  for (const missing of [1, 4, 8, 9]) {
    const file = written('short.tar.gz', whole.subarray(0, -missing));
    await expect(checkBackup(file, undefined, [])).rejects.toThrow('it is damaged');
    expect(await refusal(file)).toContain(`${file} cannot be restored: it is damaged`);
  }
});

it('is not what was compressed once more', { timeout: 180_000 }, async () => {
  for (const passphrase of [undefined, 'mwarobaini na mlonge']) {
    const whole = await backupIn(path.join(root, `${passphrase?.length ?? 0}.tar.gz`), passphrase);
    const file = written('copy.gz', gzipSync(whole));
    await expect(checkBackup(file, undefined, [])).rejects.toThrow(
      `it is a backup that was compressed once more. Undo that first: gunzip -c ${file} > ${path.join(root, 'backup-')}`,
    );
  }
});
