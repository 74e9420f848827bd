import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readSite } from '../site-files.ts';
import { siteHandler } from '../site.ts';
import { startTestStack, type TestStack } from '../testing.ts';

/** The pages where people type passwords, as the stack serves them. */
const DOORS = ['/auth', '/auth/callback?token_hash=x&type=signup', '/auth/reset-password', '/profile'];

let directory: string;
let stack: TestStack;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'mizizi-doors-'));
  writeFileSync(path.join(directory, 'index.html'), 'home');
  writeFileSync(path.join(directory, 'app-shell.html'), 'shell');
  writeFileSync(path.join(directory, 'csp-hashes.json'), '[]');
  stack = await startTestStack({ demo: true, listen: true, siteDirectory: directory });
});
afterAll(async () => {
  await stack.close();
  rmSync(directory, { recursive: true });
});

/** The sources of a directive. */
function sources(policy: string, directive: string): string[] {
  const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
  return (found ?? '').trim().split(/\s+/).slice(1);
}

describe.each(DOORS)('%s', (address) => {
  it('runs no script but our own and stands in no frame', async () => {
    const { headers } = await fetch(stack.url + address);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = sources(policy, 'script-src');
    expect(scripts).toContain("'self'");
    for (const source of scripts) expect(source).toMatch(/^('self'|'sha(256|384|512)-[\w+/=]+')$/);
    expect(sources(policy, 'default-src')).toEqual(["'self'"]);
    expect(sources(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(sources(policy, 'base-uri')).toEqual(["'none'"]);
    expect(sources(policy, 'object-src')).toEqual(["'none'"]);
    expect(sources(policy, 'form-action')).toEqual(["'self'"]);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // A link's secret must not travel to another site in the Referer.
    expect(headers.get('referrer-policy')).toMatch(/origin|no-referrer|same-origin/);
  });
});

it('keeps browsers on TLS where the site has it, and only there', async () => {
  const get = async (secure: boolean) => {
    const site = siteHandler(await readSite(directory), secure);
    return (await site(new Request('https://mizizi.example/auth'))).headers.get('strict-transport-security');
  };
  const [, seconds] = /max-age=(\d+)/.exec((await get(true)) ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(15_552_000);
  expect(await get(false)).toBeNull();
});

it('lets no cache keep what the auth API answers', async () => {
  const user = await stack.createUser();
  const answers = await Promise.all(
    ['/auth/v1/user', '/auth/v1/settings', '/auth/v1/token', '/config.json'].map((address) =>
      fetch(stack.url + address, {
        headers: { apikey: stack.keys.anonKey, authorization: `Bearer ${user.accessToken}` },
      }),
    ),
  );
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});
