import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';

const SQL = `
insert into storage.buckets (id, name, public) values ('papers', 'papers', false), ('other', 'other', false), ('shown', 'shown', true);
create policy papers_own on storage.objects for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));`;

describe('objects', () => {
  const { answers, end } = suite('storage/objects');
  let stack: TestStack;
  let ann: SupabaseClient;
  let ben: SupabaseClient;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL });
    ann = (await stack.createUser()).client;
    ben = (await stack.createUser()).client;
    for (const name of ['list/b.txt', 'list/a.txt', 'list/deep/c.txt', 'lists.txt', 'read.txt'])
      await papers().upload(name, name, { contentType: 'text/plain' });
    await stack.service.storage.from('shown').upload('open.txt', 'open', { contentType: 'text/plain' });
  });
  afterAll(() => stack.close());

  const papers = (client = ann) => client.storage.from('papers');
  const names = (entries: { name: string }[] | null | undefined) => entries?.map(({ name }) => name);
  const read = async (url: string) => {
    const response = await stack.fetch(new Request(url));
    return [response.status, await response.text()];
  };

  const BODIES: Record<string, () => Parameters<ReturnType<typeof papers>['upload']>[1]> = {
    text: () => 'same',
    Blob: () => new Blob(['same'], { type: 'text/plain' }),
    ArrayBuffer: () => new TextEncoder().encode('same').buffer,
    Buffer: () => Buffer.from('same'),
    FormData: () => {
      const form = new FormData();
      form.append('file', new Blob(['same'], { type: 'text/plain' }));
      return form;
    },
  };
  for (const [kind, body] of Object.entries(BODIES))
    it(`upload of a ${kind}`, async () => {
      const path = `kinds/${kind}.txt`;
      const { data, error } = await papers().upload(path, body(), { contentType: 'text/plain' });
      expect([data, error]).toEqual([{ id: expect.any(String), path, fullPath: `papers/${path}` }, null]);
      expect(await (await papers().download(path)).data?.text()).toBe('same');
    });

  answers(() => papers(), {
    'upload over what is there': [
      (files) => files.upload('read.txt', 'x'),
      { error: { statusCode: '409', message: 'The resource already exists' } },
    ],
    'upload with upsert': [
      (files) => files.upload('list/a.txt', 'new', { upsert: true, contentType: 'text/plain' }),
      { data: { path: 'list/a.txt' }, error: null },
    ],
    update: [(files) => files.update('list/b.txt', 'newer'), { data: { path: 'list/b.txt' }, error: null }],
    'download of none': [
      (files) => files.download('none.txt'),
      { data: null, error: { name: 'StorageApiError', status: 400, statusCode: '404' } },
    ],
    'list of a folder': [
      (files) => files.list('list'),
      {
        data: [
          { name: 'a.txt', id: expect.any(String), metadata: { mimetype: 'text/plain', size: 3 } },
          { name: 'b.txt' },
          { name: 'deep', id: null, metadata: null },
        ],
      },
    ],
    'list with a search': [(files) => files.list('list', { search: 'b' }), { data: [{ name: 'b.txt' }] }],
    'list in another order': [
      (files) => files.list('list', { sortBy: { column: 'name', order: 'desc' }, limit: 1 }),
      { data: [{ name: 'deep' }] },
    ],
    'list of none': [(files) => files.list('nowhere'), []],
    'listV2 of a prefix': [
      (files) => files.listV2({ prefix: 'list' }),
      {
        data: {
          hasNext: false,
          folders: [],
          objects: [
            { name: 'list/a.txt' },
            { name: 'list/b.txt' },
            { name: 'list/deep/c.txt' },
            { name: 'lists.txt' },
          ],
        },
      },
    ],
    'listV2 of a folder': [
      (files) => files.listV2({ prefix: 'list/', with_delimiter: true }),
      {
        data: {
          hasNext: false,
          folders: [{ key: 'list/deep', name: 'list/deep/' }],
          objects: [{ name: 'list/a.txt' }, { name: 'list/b.txt' }],
        },
      },
    ],
    'listV2, backwards': [
      (files) => files.listV2({ prefix: 'list/', sortBy: { column: 'name', order: 'desc' }, limit: 1 }),
      { data: { hasNext: true, objects: [{ name: 'list/deep/c.txt' }], nextCursor: expect.any(String) } },
    ],
    'listV2 with a cursor that is none': [
      (files) => files.listV2({ cursor: 'x' }),
      { error: { statusCode: '400' } },
    ],
    info: [
      (files) => files.info('read.txt'),
      {
        data: {
          id: expect.any(String),
          name: 'read.txt',
          bucketId: 'papers',
          version: expect.any(String),
          size: 8,
          contentType: 'text/plain',
          cacheControl: 'max-age=3600',
          etag: expect.stringMatching(/^"\w+"$/),
          createdAt: expect.any(String),
          lastModified: expect.any(String),
          metadata: {},
        },
        error: null,
      },
    ],
    'info of none': [
      (files) => files.info('none.txt'),
      { data: null, error: { statusCode: '404', code: 'NoSuchKey', message: 'Object not found' } },
    ],
    exists: [(files) => files.exists('read.txt'), true],
    'exists of none': [(files) => files.exists('none.txt'), { data: false, error: { code: 'NoSuchKey' } }],
    'remove of none': [(files) => files.remove(['none.txt']), []],
    'move of none': [(files) => files.move('none.txt', 'some.txt'), { error: { statusCode: '404' } }],
    'copy of none': [(files) => files.copy('none.txt', 'some.txt'), { error: { statusCode: '404' } }],
    'createSignedUrl of none': [
      (files) => files.createSignedUrl('none.txt', 60),
      { error: { statusCode: '404' } },
    ],
    'createSignedUrl with a transformation is refused': [
      (files) => files.createSignedUrl('read.txt', 60, { transform: { width: 10 } }),
      { error: { status: 403, code: 'FeatureNotEnabled' } },
    ],
    'createSignedUrl with an empty transformation': [
      (files) => files.createSignedUrl('read.txt', 60, { transform: {} }),
      { error: null },
    ],
    'download with a transformation is refused': [
      (files) => files.download('read.txt', { transform: { width: 10 } }),
      {
        data: null,
        error: { status: 403, message: expect.stringContaining('Image transformation is not offered') },
      },
    ],
    'a key with letters that hosted Storage does not take': [
      (files) => files.upload('é~.txt', 'x'),
      { error: { code: 'InvalidKey', message: 'Invalid key: é~.txt' } },
    ],
    'a move to a key with such letters': [
      (files) => files.move('read.txt', 'read#.txt'),
      { error: { code: 'InvalidKey' } },
    ],
    'a copy to a key with such letters': [
      (files) => files.copy('read.txt', 'a^b.txt'),
      { error: { code: 'InvalidKey' } },
    ],
    'a signed upload to a key with such letters': [
      (files) => files.createSignedUploadUrl('a~b.txt'),
      { error: { code: 'InvalidKey' } },
    ],
    'a key with the other letters it takes': [
      (files) => files.upload("a _!-.*'()&$@=;:+,.txt", 'x'),
      { data: { path: "a _!-.*'()&$@=;:+,.txt" }, error: null },
    ],
  });

  answers(() => papers(ben), {
    'another’s download': [(files) => files.download('read.txt'), { error: { statusCode: '404' } }],
    'another’s info': [(files) => files.info('read.txt'), { error: { code: 'NoSuchKey' } }],
    'another’s exists': [(files) => files.exists('read.txt'), { data: false }],
    'another’s list': [(files) => files.list('list'), []],
    'another’s listV2': [(files) => files.listV2({}), { data: { objects: [], folders: [], hasNext: false } }],
    'another’s remove': [(files) => files.remove(['read.txt']), []],
  });

  answers(() => papers(stack.anon), {
    'a visitor’s upload': [
      (files) => files.upload('v.txt', 'v'),
      { error: { statusCode: '403', code: 'AccessDenied' } },
    ],
  });

  it('listV2, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 5; page += 1) {
      const { data } = await papers().listV2({ prefix: 'list', limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...(names(data?.objects) ?? []));
      if (!data?.hasNext) break;
      cursor = data.nextCursor;
    }
    expect(seen).toEqual(['list/a.txt', 'list/b.txt', 'list/deep/c.txt', 'lists.txt']);
  });

  it('metadata of one’s own', async () => {
    await papers().upload('meta.txt', new Blob(['m']), { metadata: { author: 'Ann' } });
    expect((await papers().info('meta.txt')).data?.metadata).toEqual({ author: 'Ann' });
  });

  it('metadata of one’s own, whatever is uploaded and however', async () => {
    const metadata = { author: 'Ann Wanjikũ', pages: 2 };
    await papers().upload('meta1.txt', 'text', { metadata });
    await papers().update('meta1.txt', 'text again');
    await papers().copy('meta1.txt', 'meta2.txt');
    await papers().move('meta2.txt', 'meta3.txt');
    const { data } = await papers().createSignedUploadUrl('meta4.txt');
    await papers(stack.anon).uploadToSignedUrl('meta4.txt', data?.token ?? '', new Blob(['s']), { metadata });
    for (const name of ['meta1.txt', 'meta3.txt', 'meta4.txt'])
      expect({ name, metadata: (await papers().info(name)).data?.metadata }).toEqual({ name, metadata });
    await papers().update('meta1.txt', new Blob(['x']), { metadata: { pages: 3 } });
    expect((await papers().info('meta1.txt')).data?.metadata).toEqual({ pages: 3 });
    expect((await papers(ben).info('meta1.txt')).data).toBeNull();
  });

  it.each(['bm9uZQ==', '%', 'ImEi', Buffer.from(String.raw`{"a":"\u0000"}`).toString('base64')])(
    'metadata that is none is left out: %s',
    async (header) => {
      const url = `${stack.url}/storage/v1/object/shown/meta-none.txt`;
      const headers = { apikey: stack.keys.secretKey, 'x-upsert': 'true', 'x-metadata': header };
      const response = await stack.fetch(new Request(url, { method: 'POST', headers, body: 'x' }));
      expect(response.status).toBe(200);
      expect((await stack.service.storage.from('shown').info('meta-none.txt')).data?.metadata).toEqual({});
    },
  );

  it('metadata larger than a note is refused, and its file too', async () => {
    const metadata = { note: 'x'.repeat(70_000) };
    const { error } = await papers().upload('meta-large.txt', new Blob(['m']), { metadata });
    expect(error).toMatchObject({ statusCode: '413', code: 'EntityTooLarge' });
    expect((await papers().exists('meta-large.txt')).data).toBe(false);
  });

  it('remove answers what was removed', async () => {
    await papers().upload('old.txt', 'old');
    const { data } = await papers().remove(['old.txt', 'none.txt']);
    expect(data).toMatchObject([{ name: 'old.txt', bucket_id: 'papers' }]);
  });

  it('move within a bucket', async () => {
    await papers().upload('m1.txt', 'moved');
    expect(await papers().move('m1.txt', 'm2.txt')).toMatchObject({
      data: { message: 'Successfully moved' },
    });
    expect((await papers().exists('m1.txt')).data).toBe(false);
    expect(await (await papers().download('m2.txt')).data?.text()).toBe('moved');
  });

  it('move into another bucket', async () => {
    await papers().upload('m3.txt', 'far');
    expect((await papers().move('m3.txt', 'm4.txt', { destinationBucket: 'other' })).error).toBeNull();
    expect(await (await ann.storage.from('other').download('m4.txt')).data?.text()).toBe('far');
  });

  it('copy, also into another bucket', async () => {
    expect((await papers().copy('read.txt', 'c1.txt')).data).toEqual({ path: 'papers/c1.txt' });
    expect((await papers().copy('read.txt', 'c2.txt', { destinationBucket: 'other' })).error).toBeNull();
    expect(await (await ann.storage.from('other').download('c2.txt')).data?.text()).toBe('read.txt');
  });

  it('a signed address opens one object', async () => {
    const { data } = await papers().createSignedUrl('read.txt', 60);
    expect(await read(data?.signedUrl ?? '')).toEqual([200, 'read.txt']);
  });

  it('a signed address to be downloaded', async () => {
    const { data } = await papers().createSignedUrl('read.txt', 60, { download: 'paper.txt' });
    const response = await stack.fetch(new Request(data?.signedUrl ?? ''));
    expect(response.headers.get('content-disposition')).toContain('filename=paper.txt');
  });

  it('several signed addresses', async () => {
    const { data } = await papers().createSignedUrls(['read.txt', 'none.txt'], 60);
    expect(data).toMatchObject([
      { path: 'read.txt', error: null },
      { path: 'none.txt', error: expect.any(String) },
    ]);
  });

  it('an upload to a signed address, once', async () => {
    const { data } = await papers().createSignedUploadUrl('s1.txt');
    const send = () => papers(stack.anon).uploadToSignedUrl('s1.txt', data?.token ?? '', 'sent');
    expect((await send()).data).toMatchObject({ path: 's1.txt' });
    expect((await send()).error).toMatchObject({ statusCode: '409', message: 'The resource already exists' });
  });

  it('an upload to a signed address, over what is there', async () => {
    const { data } = await papers().createSignedUploadUrl('read2.txt', { upsert: true });
    for (const text of ['one', 'two'])
      expect(
        (await papers(stack.anon).uploadToSignedUrl('read2.txt', data?.token ?? '', text)).error,
      ).toBeNull();
    expect(await (await papers().download('read2.txt')).data?.text()).toBe('two');
  });

  it('a public address', async () => {
    const { data } = stack.anon.storage.from('shown').getPublicUrl('open.txt');
    expect(await read(data.publicUrl)).toEqual([200, 'open']);
  });

  it('a public address of a private bucket', async () => {
    const { data } = stack.anon.storage.from('papers').getPublicUrl('read.txt');
    expect((await read(data.publicUrl))[0]).toBe(400);
  });

  it('a public address to be downloaded', async () => {
    const { data } = stack.anon.storage.from('shown').getPublicUrl('open.txt', { download: true });
    const response = await stack.fetch(new Request(data.publicUrl));
    expect(response.headers.get('content-disposition')).toContain('attachment');
  });

  it('a public address with a transformation is refused', async () => {
    const { data } = stack.anon.storage.from('shown').getPublicUrl('open.txt', { transform: { width: 5 } });
    expect(await read(data.publicUrl)).toEqual([403, expect.stringContaining('FeatureNotEnabled')]);
  });

  it('cacheControl reaches whoever reads', async () => {
    await stack.service.storage.from('shown').upload('cached.txt', new Blob(['c']), { cacheControl: '60' });
    const { data } = stack.anon.storage.from('shown').getPublicUrl('cached.txt');
    const response = await stack.fetch(new Request(data.publicUrl));
    expect(response.headers.get('cache-control')).toBe('max-age=60');
  });

  it('a download as a stream', async () => {
    const { data } = await papers().download('read.txt').asStream();
    expect(await new Response(data).text()).toBe('read.txt');
  });
  end();
});
