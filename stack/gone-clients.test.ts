import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { redirectConsole } from './console-log.ts';
import { createLog } from './log.ts';
import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create table public.wishes (id integer primary key, body text);
alter table public.wishes enable row level security;
grant select, insert on public.wishes to anon;
create policy wishes_all on public.wishes for all to anon using (true) with check (true);
insert into storage.buckets (id, name, public) values ('open', 'open', true);
create policy open_all on storage.objects for all to anon using (bucket_id = 'open') with check (bucket_id = 'open');
`;

let stack: TestStack;
const lines: { level: string; message: string; status?: number }[] = [];
const log = createLog({
  format: 'json',
  level: 'debug',
  write: (line) => lines.push(JSON.parse(line) as (typeof lines)[number]),
});
const former = { ...console };
beforeAll(async () => {
  stack = await startTestStack({ project: true, listen: true, sql: SQL, log });
  redirectConsole(log);
});
afterAll(async () => {
  Object.assign(console, former);
  await stack.close();
});
beforeEach(() => void lines.splice(0));

/** Sends a part of a body that it promised, and leaves. */
function leave(method: string, path: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve) => {
    const request = httpRequest(stack.url + path, {
      method,
      headers: { apikey: stack.keys.anonKey, ...headers },
    });
    request.on('error', () => resolve());
    request.write('{"id": 1, "body": "hon');
    // On a busy machine the connection takes longer than what it is then given.
    request.on('socket', (socket) => {
      socket.once('connect', () => setTimeout(() => request.destroy(), 100));
    });
  });
}

const JSON_TYPE = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const LENGTH = { 'content-length': '500000' };
const PIECES = { 'transfer-encoding': 'chunked' };

it.each([
  ['a picture', 'POST', '/storage/v1/object/open/a.webp', { 'content-type': 'image/webp', ...LENGTH }],
  [
    'a picture in pieces',
    'POST',
    '/storage/v1/object/open/b.webp',
    { 'content-type': 'image/webp', ...PIECES },
  ],
  ['a form', 'POST', '/storage/v1/object/open/c.webp', { ...FORM, ...LENGTH }],
  ['a row', 'POST', '/rest/v1/wishes', { ...JSON_TYPE, ...LENGTH }],
  ['a row in pieces', 'POST', '/rest/v1/wishes', { ...JSON_TYPE, ...PIECES }],
  ['a sign-in', 'POST', '/auth/v1/token?grant_type=password', { ...JSON_TYPE, ...LENGTH }],
  ['a reset', 'POST', '/functions/v1/send-password-reset', { ...JSON_TYPE, ...LENGTH }],
])(
  'a client that goes away while it sends %s is no failure of ours',
  async (_what, method, path, headers) => {
    await leave(method, path, headers);
    await expect
      .poll(() => lines.filter(({ message, status }) => message === 'request' && status === 499).length)
      .toBe(1);
    expect(lines.filter(({ level }) => level === 'error' || level === 'warn')).toEqual([]);
  },
);

it('counts them apart', async () => {
  const text = await (await fetch(`${stack.url}/metrics`)).text();
  expect(text).toContain('mizizi_http_requests_total{route="storage",status="499"} 3\n');
  expect(text).not.toMatch(/status="5\d\d"/);
});
