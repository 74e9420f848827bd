import { request as httpRequest } from 'node:http';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

/** What the runtime brings; nothing here may put another class in its place. */
const NATIVE = { Request: globalThis.Request, Response: globalThis.Response, Headers: globalThis.Headers };

const SQL = `
create table public.wishes (id integer primary key, body text);
alter table public.wishes enable row level security;
grant select, insert, delete on public.wishes to anon;
create policy wishes_all on public.wishes for all to anon using (true) with check (true);
`;

/** A request of our own making: `fetch` would not choose between a length and chunks as we like. */
function send(url: string, method: string, headers: Record<string, string>, chunks: readonly string[]) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = httpRequest(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    for (const chunk of chunks) request.write(chunk);
    request.end();
  });
}

// A demonstration starts simulators with doors of their own beside the stack's.
describe.each([false, true])('requests with and without bodies, demo %s', (demo) => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ listen: true, demo, sql: SQL });
  });
  afterAll(() => stack.close());

  const rest = (method: string, path: string, chunks: readonly string[] = [], more = {}) =>
    send(
      `${stack.url}/rest/v1/${path}`,
      method,
      { apikey: stack.keys.anonKey, 'content-type': 'application/json', ...more },
      chunks,
    );

  it('deletes without a body', async () => {
    await stack.sql.exec(`insert into public.wishes values (1, 'tea')`);
    expect(await rest('DELETE', 'wishes?id=eq.1')).toEqual({ status: 204, text: '' });
    expect(await stack.sql.rows('select id from public.wishes')).toEqual([]);
    expect((await rest('DELETE', 'wishes?id=eq.1', [], { 'transfer-encoding': 'chunked' })).status).toBe(204);
  });

  it('reads a body that comes in pieces without a length', async () => {
    const { status } = await rest('POST', 'wishes', ['{"id": 2, ', '"body": "honey"}']);
    expect(status).toBe(201);
    expect(await stack.sql.rows('select id, body from public.wishes')).toEqual([{ id: 2, body: 'honey' }]);
  });

  it('refuses one that grows too large on its way', async () => {
    const half = 'x'.repeat(600 * 1024);
    const { status, text } = await rest('POST', 'wishes', [`{"id": 3, "body": "${half}`, `${half}"}`]);
    expect(status).toBe(413);
    expect(JSON.parse(text)).toMatchObject({ code: 'payload_too_large' });
  });

  it('leaves the classes of the runtime alone', () => {
    expect(globalThis.Request).toBe(NATIVE.Request);
    expect(globalThis.Response).toBe(NATIVE.Response);
    expect(globalThis.Headers).toBe(NATIVE.Headers);
  });
});
