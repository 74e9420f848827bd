import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { securityHeaders } from '../stack/site-headers.ts';
import { writeHostFiles } from './host-files.ts';

const HASHES = ["'sha256-AE1enuX5BjBdNSnRyVG9XNxL9OgoKWUMWzYQmhRNdPA='"];
const API = 'https://abcdefghijklmnopqrst.supabase.co';
const FILES = ['_headers', '.hosting/nginx.conf', '.hosting/Caddyfile'] as const;

const sites: string[] = [];
function written(apiUrl?: string): Record<(typeof FILES)[number], string> {
  const site = mkdtempSync(path.join(tmpdir(), 'mizizi-host-'));
  sites.push(site);
  writeFileSync(path.join(site, 'csp-hashes.json'), JSON.stringify(HASHES));
  writeFileSync(path.join(site, 'routes.json'), '["/","/shop","/product/:id","/orders/:id/receipt"]');
  writeHostFiles(site, apiUrl);
  const read = (name: string): string => readFileSync(path.join(site, name), 'utf8');
  return {
    _headers: read('_headers'),
    '.hosting/nginx.conf': read('.hosting/nginx.conf'),
    '.hosting/Caddyfile': read('.hosting/Caddyfile'),
  };
}

afterEach(() => {
  for (const site of sites.splice(0)) rmSync(site, { recursive: true, force: true });
});

describe('the files for hosts', () => {
  it.each(FILES)('%s has every header of the stack', (name) => {
    const text = written()[name];
    for (const [header, value] of Object.entries(securityHeaders(HASHES, true))) {
      expect(text).toMatch(
        new RegExp(`^\\s*(add_header )?${header}:? "?${RegExp.escape(value)}"?( always;)?$`, 'm'),
      );
    }
  });

  it.each(FILES)('%s lets pages speak with the project that the build was told of', (name) => {
    const policy = /connect-src [^;]*/;
    expect(policy.exec(written()[name])?.[0]).toBe("connect-src 'self'");
    const text = written(`${API}/`)[name];
    expect(policy.exec(text)?.[0]).toBe(`connect-src 'self' ${API} ${API.replace('https', 'wss')}`);
    expect(/img-src [^;]*/.exec(text)?.[0]).toContain(API);
  });

  it('take an empty address of the API for none', () => expect(written('')).toEqual(written()));

  it('stay within what hosts take', () => {
    for (const line of written(API)._headers.split('\n')) expect(line.length).toBeLessThan(2_000);
  });

  it('know the addresses of the app from those that are nowhere', () => {
    const [, source = ''] = /~\* "(.*)"/.exec(written()['.hosting/nginx.conf']) ?? [];
    const isPage = (address: string): boolean => new RegExp(source, 'i').test(address);
    expect(['/shop', '/product/7', '/orders/a-b/receipt', '/Shop'].filter(isPage)).toHaveLength(4);
    expect(['/shops', '/product/', '/product/7/x', '/x/shop'].filter(isPage)).toEqual([]);
  });
});
