import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { readConfig } from './config.ts';
import { scratchDirectory, type ServiceFixture, serviceFixture } from './service-fixture.ts';
import { createStack } from './stack.ts';
import { createTestDatabase } from './testing.ts';

const dataDir = path.join(scratchDirectory(), 'data');
let stack: ServiceFixture;
beforeAll(async () => {
  const started = createStack({
    config: {
      ...readConfig({ PORT: '0', DEMO: '0', DATA_DIR: dataDir }),
      databaseUrl: await createTestDatabase(),
    },
    projectDirectory: 'supabase',
    seedFiles: [],
  });
  await started.listen();
  await started.start();
  stack = serviceFixture(started);
});
afterAll(() => stack.close());

const picture = () => new Blob([new Uint8Array(2000)], { type: 'image/webp' });

/** How many objects have a file, for each of which there is a description beside it. */
function filesOf(bucket: string): number {
  const names = readdirSync(path.join(dataDir, 'storage'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.startsWith(bucket) && /\/[0-9a-f]{64}$/.test(name)).length;
}

async function storeAtOnce(
  client: SupabaseClient,
  folder: string,
  many: number,
  bucket = 'avatars',
): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: many }, () =>
      client.storage.from(bucket).upload(`${folder}/${crypto.randomUUID()}.webp`, picture()),
    ),
  );
  const refused = answers.filter(({ error }) => error);
  expect(new Set(refused.map(({ error }) => Reflect.get(error ?? {}, 'statusCode')))).toEqual(
    new Set(refused.length > 0 ? ['403'] : []),
  );
  return many - refused.length;
}

it('ten pictures are the most, however many come at once, and what is refused leaves no file', async () => {
  const { browser, userId } = await stack.signedIn('ann@example.com');
  expect(await storeAtOnce(browser, userId, 30)).toBe(10);
  expect((await browser.storage.from('avatars').list(userId)).data).toHaveLength(10);
  expect(filesOf('avatars')).toBe(10);
  const [first] = (await browser.storage.from('avatars').list(userId)).data ?? [];
  await browser.storage.from('avatars').remove([`${userId}/${first?.name}`]);
  expect(await storeAtOnce(browser, userId, 20)).toBe(1);
  expect(filesOf('avatars')).toBe(10);
});

it('somebody else has ten of their own', async () => {
  const { browser, userId } = await stack.signedIn('ben@example.com');
  expect(await storeAtOnce(browser, userId, 10)).toBe(10);
});

it.each(['00000000-0000-4000-8000-0000000000aa', 'guest/00000000-0000-4000-8000-0000000000bb'])(
  'forty photos of returns are the most: %s',
  async (folder) => {
    // The policies are asked before; what is counted under a lock is asked for everybody.
    const service = stack.browser({ key: stack.keys.secretKey });
    const before = filesOf('return-photos');
    expect(await storeAtOnce(service, `${folder}/order`, 30, 'return-photos')).toBe(30);
    expect(await storeAtOnce(service, `${folder}/another`, 30, 'return-photos')).toBe(10);
    expect(filesOf('return-photos')).toBe(before + 40);
  },
);

it('a disk that takes no file says so in plain words', async () => {
  const { browser, userId } = await stack.signedIn('cate@example.com');
  const [folder, aside] = [path.join(dataDir, 'storage'), path.join(dataDir, 'aside')];
  renameSync(folder, aside);
  writeFileSync(folder, '');
  const { error } = await browser.storage
    .from('avatars')
    .upload(`${userId}/${crypto.randomUUID()}.webp`, picture());
  expect([Reflect.get(error ?? {}, 'statusCode'), error?.message]).toEqual([
    '503',
    'The file cannot be stored at the moment. Please try again later.',
  ]);
  expect((await browser.storage.from('avatars').list(userId)).data).toEqual([]);
});
