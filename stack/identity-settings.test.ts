import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { IDENTITY_FILE, toldIdentity } from './identity-settings.ts';
import type { Log } from './log.ts';
import { startTestStack } from './testing.ts';

const BUNDLED = path.resolve(import.meta.dirname, '../src/entities/shop-identity/bundled-identity.json');

describe('settings of the build', () => {
  it('say who the shop is in the columns of the row', () => {
    expect(
      toldIdentity({
        VITE_CONTACT_EMAIL: ' duka@example.co.ke ',
        VITE_CONTACT_PHONE: '+254 733 000 003',
        VITE_CONTACT_CITY: 'Kisumu, Kenya',
        VITE_SOCIAL_X: 'https://x.com/duka',
        VITE_SOCIAL_FACEBOOK: '',
        VITE_SITE_URL: 'https://duka.example.co.ke',
      }),
    ).toEqual({
      email: 'duka@example.co.ke',
      phone: '254733000003',
      city: 'Kisumu, Kenya',
      x_url: 'https://x.com/duka',
    });
    expect(toldIdentity({})).toEqual({});
  });

  const open = (from: number, to: number, hours: string) =>
    Array.from({ length: 7 }, (_, at) => (at >= from && at <= to ? hours : ''));

  it.each([
    ['Monday to Saturday, 8 am to 6 pm', open(0, 5, '08:00-18:00')],
    ['Mon - Fri 9-17', open(0, 4, '09:00-17:00')],
    ['Tue–Sun, 10:30 am – 7.15 pm', open(1, 6, '10:30-19:15')],
    ['Saturday 12 pm to 11 pm', open(5, 5, '12:00-23:00')],
  ])('read "%s" as hours of a week', (words, hours) => {
    expect(toldIdentity({ VITE_CONTACT_HOURS: words })).toEqual({ hours });
  });

  it.each(['Open all day', 'Sat to Mon, 8 am to 6 pm', 'Mon to Fri, 6 pm to 8 am', 'Mon-Fri 9-17, Sat 9-13'])(
    'keep "%s" as words',
    (words) => {
      const told = toldIdentity({ VITE_CONTACT_HOURS: words });
      expect(told).toEqual({ hours: open(7, 7, ''), hours_note_en: words, hours_note_sw: words });
    },
  );
});

describe('a shop that is upgraded with such settings', () => {
  const told: unknown[] = [];
  const log = {
    debug: () => {},
    info: () => {},
    error: () => {},
    warn: (...said: unknown[]) => told.push(said),
  };
  const identity = async (stack: Awaited<ReturnType<typeof startTestStack>>) =>
    (await stack.anon.from('shop_identity').select('*').single()).data as Record<string, unknown>;

  it('keeps its phone and mail, those of its image too, until an owner saves others', async () => {
    const siteDirectory = mkdtempSync(path.join(tmpdir(), 'mizizi-site-'));
    mkdirSync(path.join(siteDirectory, '.vite'));
    writeFileSync(path.join(siteDirectory, 'index.html'), '<!doctype html>');
    writeFileSync(
      path.join(siteDirectory, IDENTITY_FILE),
      JSON.stringify({ phone: '254711000001', city: 'Kisumu, Kenya', x_url: 'https://evil.example/x' }),
    );
    const stack = await startTestStack({
      project: true,
      siteDirectory,
      config: { identity: { phone: '254733000003', email: 'duka@example.co.ke' } },
      log: log as unknown as Log,
    });
    try {
      expect(await identity(stack)).toMatchObject({
        name: 'Mizizi',
        phone: '254733000003',
        email: 'duka@example.co.ke',
        city: 'Kisumu, Kenya',
        x_url: 'https://x.com/mizizi_app',
        version: 1,
        edited_at: null,
      });
      expect(JSON.stringify(told)).toContain('x_url');
      const boss = await stack.createUser();
      await stack.sql.rows("insert into public.user_roles (user_id, email, role) values ($1, $2, 'admin')", [
        boss.id,
        boss.email,
      ]);
      const saved = await boss.client.rpc('save_shop_identity', {
        identity: { phone: '254722000002' },
        expected_version: 1,
      });
      expect(saved.error).toBeNull();
      await stack.sql.rows('select private.adopt_identity($1::jsonb)', ['{"phone": "254733000003"}']);
      expect(await identity(stack)).toMatchObject({ phone: '254722000002', version: 2 });
      // Mails end with it.
      expect(await stack.sql.rows('select public.shop_line() as line')).toEqual([
        { line: 'Mizizi, Kisumu, Kenya. +254 722 000 002, duka@example.co.ke' },
      ]);
      // What pages say before they have read the row is what a new row says.
      await stack.sql.exec(
        'delete from public.shop_identity; insert into public.shop_identity default values',
      );
      const bundled = JSON.parse(readFileSync(BUNDLED, 'utf8')) as object;
      expect(await identity(stack)).toEqual({ ...bundled, id: true, version: 1, edited_at: null });
    } finally {
      await stack.close();
    }
  });
});
