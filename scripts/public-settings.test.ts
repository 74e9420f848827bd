import { expect, it } from 'vitest';

import { checkPublicSettings } from './public-settings.ts';

const token = (claims: object): string =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const URL_OF_PROJECT = 'https://abcd.supabase.co';
const check = (url: string | undefined, key: string | undefined): string =>
  checkPublicSettings({ VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key }).join('\n');

it.each([
  [undefined, undefined],
  ['', ''],
  [URL_OF_PROJECT, 'sb_publishable_x'],
  [`${URL_OF_PROJECT}/`, token({ role: 'anon', ref: 'abcd' })],
  ['http://127.0.0.1:54321', token({ role: 'anon' })],
])('takes %s with %s', (url, key) => expect(check(url, key)).toBe(''));

it.each([
  [URL_OF_PROJECT, undefined, /together/],
  [undefined, 'sb_publishable_x', /together/],
  [URL_OF_PROJECT, 'postgres://postgres:hunter2@db.abcd.supabase.co:5432/postgres', /publishable/],
  [URL_OF_PROJECT, 'hunter2-the-secret-that-signs-tokens', /publishable/],
  ['http://abcd.supabase.co', 'sb_publishable_x', /https/],
  [URL_OF_PROJECT, 'sb_secret_hunter2', /secret key/],
  [URL_OF_PROJECT, token({ role: 'service_role', ref: 'abcd' }), /secret key/],
  [URL_OF_PROJECT, 'eyJub25zZW5zZQ.bm90IGpzb24.x', /secret key/],
  [URL_OF_PROJECT, token({ role: 'anon', ref: 'efgh' }), /another project/],
  ['postgres://postgres:hunter2@db.abcd.supabase.co:5432/postgres', 'sb_publishable_x', /address of the/],
  ['https://mama:hunter2@abcd.supabase.co', 'sb_publishable_x', /password/],
  [`${URL_OF_PROJECT}/rest/v1`, 'sb_publishable_x', /alone/],
  ['https://supabase.com/dashboard/project/abcd', 'sb_publishable_x', /alone/],
  ['abcd', 'sb_publishable_x', /address of the/],
])('refuses %s with %s, and repeats neither', (url, key, words) => {
  expect(check(url, key)).toMatch(words);
  expect(check(url, key)).not.toMatch(/hunter2/);
});
