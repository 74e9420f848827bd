import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

import { expect, it } from 'vitest';

import { scratchDirectory } from './service-fixture.ts';
import { FileStorageAdapter } from './storage-adapter.ts';

const base = scratchDirectory();
const adapter = new FileStorageAdapter(path.join(base, 'inside'));
const put = (key: string, text: string) =>
  adapter.uploadObject('bucket', key, undefined, Buffer.from(text), 'text/plain', 'max-age=60');
const read = async (key: string, headers = {}) => {
  const { body, ...rest } = await adapter.getObject('bucket', key, undefined, headers);
  return { ...rest, text: body ? await new Response(body as ReadableStream).text() : null };
};

it('remembers type, cache rule and tag', async () => {
  const stored = await put('a.txt', 'hello');
  expect(stored).toMatchObject({ mimetype: 'text/plain', cacheControl: 'max-age=60', size: 5 });
  expect(await adapter.headObject('bucket', 'a.txt')).toMatchObject({ eTag: stored.eTag, contentLength: 5 });
});

it('answers ranges and conditions', async () => {
  const { eTag } = await put('range.txt', '0123456789');
  expect(await read('range.txt', { range: 'bytes=2-4' })).toMatchObject({
    httpStatusCode: 206,
    text: '234',
    metadata: { contentRange: 'bytes 2-4/10', contentLength: 3 },
  });
  expect(await read('range.txt', { range: 'bytes=8-' })).toMatchObject({ text: '89' });
  expect(await read('range.txt', { range: 'bytes=20-30' })).toMatchObject({ httpStatusCode: 200 });
  expect(await read('range.txt', { ifNoneMatch: eTag })).toMatchObject({ httpStatusCode: 304, text: null });
});

it('takes streams and leaves nothing behind when one breaks', async () => {
  const stream = (source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) =>
    Readable.toWeb(Readable.from(source)) as unknown as ReadableStream;
  await adapter.uploadObject(
    'b',
    's',
    undefined,
    stream([Buffer.from('ab'), Buffer.from('c')]),
    'text/plain',
    '',
  );
  expect(
    await new Response((await adapter.getObject('b', 's', undefined)).body as ReadableStream).text(),
  ).toBe('abc');
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('connection lost');
  }
  const upload = adapter.uploadObject('broken', 'x', undefined, stream(broken()), 'text/plain', '');
  await expect(upload).rejects.toThrow('connection lost');
  expect(
    readdirSync(path.join(base, 'inside'), { recursive: true }).filter((name) => /new/.test(String(name))),
  ).toEqual([]);
  expect((await adapter.getObject('broken', 'x', undefined)).httpStatusCode).toBe(404);
});

it('never leaves its folder', async () => {
  await put('../../outside.txt', 'x');
  await adapter.uploadObject('../up', 'y', undefined, Buffer.from('y'), 'text/plain', '');
  expect(readdirSync(base)).toEqual(['inside']);
  expect(existsSync(path.join(base, 'outside.txt'))).toBe(false);
  expect((await read('../../outside.txt')).text).toBe('x');
});

it('says not found for what it does not have, and deletes twice without complaint', async () => {
  await put('gone.txt', 'x');
  await adapter.deleteObjects('bucket', ['gone.txt', 'gone.txt']);
  expect(await read('gone.txt')).toMatchObject({ httpStatusCode: 404, text: null });
  await expect(adapter.headObject('bucket', 'gone.txt')).rejects.toThrow('no file');
});
