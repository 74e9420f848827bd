import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type ServiceFixture, startServiceFixture } from './service-fixture.ts';

describe('storage', () => {
  let stack: ServiceFixture;
  let ann: SupabaseClient;
  let ben: SupabaseClient;
  beforeAll(async () => {
    stack = await startServiceFixture();
    ann = (await stack.signedIn('ann@example.com')).browser;
    ben = (await stack.signedIn('ben@example.com')).browser;
  });
  afterAll(() => stack.close());

  const pictures = (client: SupabaseClient) => client.storage.from('pictures');
  const image = (text: string) => new Blob([text], { type: 'image/webp' });

  it('gives back what was uploaded, to its owner only', async () => {
    expect((await pictures(ann).upload('plants/neem.webp', image('green'))).error).toBeNull();
    const { data } = await pictures(ann).download('plants/neem.webp');
    expect(data?.type).toBe('image/webp');
    expect(await data?.text()).toBe('green');
    expect((await pictures(ben).download('plants/neem.webp')).error).not.toBeNull();
    expect((await pictures(stack.browser()).download('plants/neem.webp')).error).not.toBeNull();
  });

  it('replaces only when asked to', async () => {
    await pictures(ann).upload('twice.webp', image('one'));
    expect((await pictures(ann).upload('twice.webp', image('two'))).error).not.toBeNull();
    expect((await pictures(ann).upload('twice.webp', image('two'), { upsert: true })).error).toBeNull();
    expect(await (await pictures(ann).download('twice.webp')).data?.text()).toBe('two');
  });

  it('lists one folder at a time', async () => {
    for (const name of [
      'list/a.webp',
      'list/b.webp',
      'list/deep/c.webp',
      'list/deep/d.webp',
      'lists/e.webp',
    ]) {
      await pictures(ann).upload(name, image(name));
    }
    const names = async (...query: Parameters<ReturnType<typeof pictures>['list']>) =>
      (await pictures(ann).list(...query)).data?.map(({ name }) => name);
    expect(await names('list')).toEqual(['a.webp', 'b.webp', 'deep']);
    expect(await names('list/')).toEqual(['a.webp', 'b.webp', 'deep']);
    expect(await names('list/deep')).toEqual(['c.webp', 'd.webp']);
    expect(await names('list', { limit: 2, offset: 1 })).toEqual(['b.webp', 'deep']);
    expect(await names('')).toEqual(expect.arrayContaining(['list', 'lists']));
    const { data } = await pictures(ann).list('list');
    expect(data?.find(({ name }) => name === 'deep')?.id).toBeNull();
    expect(data?.find(({ name }) => name === 'a.webp')?.id).toBeTruthy();
    expect((await pictures(ben).list('list')).data).toEqual([]);
  });

  it('signs addresses that storage-js understands', async () => {
    await pictures(ann).upload('signed.webp', image('signed'));
    const one = await pictures(ann).createSignedUrl('signed.webp', 60);
    expect(await (await fetch(one.data?.signedUrl ?? '')).text()).toBe('signed');
    const { data } = await pictures(ann).createSignedUrls(['signed.webp', 'missing.webp'], 60);
    expect(await (await fetch(data?.[0]?.signedUrl ?? '')).text()).toBe('signed');
    expect(data?.[1]?.error).toBeTruthy();
    expect(data?.[1]?.signedUrl).toBeFalsy();
    const forged = new URL(one.data?.signedUrl ?? '');
    forged.pathname = forged.pathname.replace('signed.webp', 'twice.webp');
    expect((await fetch(forged)).ok).toBe(false);
  });

  it('takes an upload to a signed address', async () => {
    const { data, error } = await pictures(ann).createSignedUploadUrl('later.webp');
    expect(error).toBeNull();
    const { token = '', path = '' } = data ?? {};
    const sent = await pictures(stack.browser()).uploadToSignedUrl(path, token, image('later'));
    expect(sent.error).toBeNull();
    expect(await (await pictures(ann).download('later.webp')).data?.text()).toBe('later');
  });

  it('moves, copies and removes', async () => {
    await pictures(ann).upload('from.webp', image('moved'));
    expect((await pictures(ann).copy('from.webp', 'copy.webp')).error).toBeNull();
    expect((await pictures(ann).move('from.webp', 'to.webp')).error).toBeNull();
    expect((await pictures(ann).download('from.webp')).error).not.toBeNull();
    for (const name of ['copy.webp', 'to.webp']) {
      const { data } = await pictures(ann).download(name);
      expect(await data?.text()).toBe('moved');
      expect(data?.type).toBe('image/webp');
    }
    expect((await pictures(ben).remove(['to.webp'])).data).toEqual([]);
    expect((await pictures(ann).remove(['to.webp', 'copy.webp'])).data).toHaveLength(2);
    expect((await pictures(ann).download('to.webp')).error).not.toBeNull();
  });

  it('keeps odd keys inside its folder', async () => {
    const keys = ['a', 'a/b', 'with space & sign', `${'long/'.repeat(60)}x`];
    for (const key of keys) expect((await pictures(ann).upload(key, image(key))).error).toBeNull();
    for (const key of keys) expect(await (await pictures(ann).download(key)).data?.text()).toBe(key);
  });

  it('does not let an uploaded page run as ours', async () => {
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' });
    await ann.storage.from('shown').upload('page.html', page);
    const { data } = ann.storage.from('shown').getPublicUrl('page.html');
    const response = await fetch(data.publicUrl);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});
