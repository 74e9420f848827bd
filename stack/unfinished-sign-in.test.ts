import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { codeOf, signInOf, withFactor } from './auth/factor-fixture.ts';
import { type ServiceFixture, serviceFixture } from './service-fixture.ts';
import { startTestStack } from './testing.ts';

let stack: ServiceFixture;
let owner: Awaited<ReturnType<typeof withFactor>>;
let half: SupabaseClient;

beforeAll(async () => {
  stack = serviceFixture(await startTestStack({ project: true, demo: true, listen: true }));
  owner = await withFactor(stack, 'ann@example.com');
  half = await signInOf(stack, 'ann@example.com');
});
afterAll(() => stack.close());

const picture = () => new Blob(['RIFF....WEBP'], { type: 'image/webp' });

it('reads and writes nothing of the account, and all of the shop', async () => {
  const { error } = await owner.browser.from('profiles').insert({ full_name: 'Ann', language: 'en' });
  expect(error).toBeNull();
  expect((await owner.browser.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ann' }]);
  expect((await half.from('profiles').select('full_name')).data).toEqual([]);
  expect((await half.from('profiles').update({ full_name: 'X' }).neq('language', 'x').select()).data).toEqual(
    [],
  );
  const added = await half.from('user_health_profiles').insert({ user_id: owner.userId });
  expect(added.error?.code).toBe('42501');
  expect((await half.rpc('export_my_data')).error?.details).toBe('not_signed_in');
  expect((await half.from('products').select('id').limit(1)).data).toHaveLength(1);
});

it('opens none of the files, and adds none', async () => {
  const name = `${owner.userId}/${crypto.randomUUID()}.webp`;
  const files = owner.browser.storage.from('avatars');
  expect((await files.upload(name, picture())).error).toBeNull();
  const theirs = half.storage.from('avatars');
  expect((await theirs.list(owner.userId)).data).toEqual([]);
  const other = `${owner.userId}/${crypto.randomUUID()}.webp`;
  expect((await theirs.upload(other, picture())).error).not.toBeNull();
  await theirs.remove([name]);
  expect((await files.list(owner.userId)).data).toHaveLength(1);
});

it('hears of nothing that changes', async () => {
  const heard: Record<string, unknown[]> = { owner: [], half: [] };
  const channels = await Promise.all(
    Object.entries({ owner: owner.browser, half }).map(async ([who, client]) => {
      const { data } = await client.auth.getSession();
      await client.realtime.setAuth(data.session?.access_token ?? null);
      const channel = client
        .channel(`bell of ${who}`)
        .on('postgres_changes', { event: '*', schema: 'public', table: 'notifications' }, ({ new: row }) =>
          heard[who]?.push(row),
        );
      await new Promise<void>((resolve) =>
        channel.subscribe((state) => {
          if (state === 'SUBSCRIBED') resolve();
        }),
      );
      return [client, channel] as const;
    }),
  );
  await expect
    .poll(async () => {
      await stack.sql.rows(
        `insert into public.notifications (user_id, type, title, message) values ($1, 'info', 'Hello', 'There')`,
        [owner.userId],
      );
      return heard['owner']?.length;
    })
    .toBeGreaterThan(0);
  expect(heard['half']).toEqual([]);
  await Promise.all(channels.map(([client, channel]) => client.removeChannel(channel)));
});

it('finishes the sign-in, and has everything then', async () => {
  expect((await half.auth.getUser()).data.user?.id).toBe(owner.userId);
  const code = codeOf(owner.secret, 1);
  const { error } = await half.auth.mfa.challengeAndVerify({ factorId: owner.factorId, code });
  expect(error).toBeNull();
  expect((await half.from('profiles').select('full_name')).data).toEqual([{ full_name: 'Ann' }]);
});

it('can be ended instead', async () => {
  const other = await signInOf(stack, 'ann@example.com');
  expect((await other.auth.signOut()).error).toBeNull();
  expect((await other.auth.getSession()).data.session).toBeNull();
});
