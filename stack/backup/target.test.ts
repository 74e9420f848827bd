import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { putFiles } from './shop-files.ts';
import { refuseTarget } from './target.ts';

const root = mkdtempSync(path.join(tmpdir(), 'mizizi-target-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const dataDirectory = path.join(root, 'data');
const project = path.join(root, 'project');

it('lies neither in the data directory nor in what is published', () => {
  for (const folder of ['data/postgres', 'data/backups', 'project/dist/assets', 'project/public', 'stick'])
    mkdirSync(path.join(root, folder), { recursive: true });
  symlinkSync(path.join(root, 'data'), path.join(root, 'link'));
  const refused = (file: string) => () => refuseTarget(path.join(root, file), { dataDirectory, project });
  for (const file of ['data/x.gz', 'data/postgres/x.gz', 'data/no/such/x.gz', 'link/x.gz', 'data/backups.gz'])
    expect(refused(file)).toThrow('the folder of the shop itself');
  for (const file of ['project/dist/x.gz', 'project/dist/assets/x.gz', 'project/public/x.gz'])
    expect(refused(file)).toThrow('can be read by anybody');
  for (const file of ['data/backups/x.gz', 'link/backups/x.gz', 'stick/x.gz', 'project/x.gz', 'database.gz'])
    expect(refused(file)).not.toThrow();
});

it('a backup carries the files of the shop alone', async () => {
  const shop = path.join(root, 'shop');
  for (const name of [
    'keys.json',
    'vapid.json',
    'inbox.jsonl',
    'mpesa.json',
    'storage/avatars/a',
    'my.tar.gz',
    'x/y',
  ]) {
    mkdirSync(path.dirname(path.join(shop, name)), { recursive: true });
    writeFileSync(path.join(shop, name), name);
  }
  const { files } = await putFiles(shop, async (_name, _size, content) => {
    for await (const _ of content);
  });
  expect(Object.keys(files)).toEqual([
    'inbox.jsonl',
    'keys.json',
    'mpesa.json',
    'storage/avatars/a',
    'vapid.json',
  ]);
});
