import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLog } from './log.ts';
import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create function public.seen() returns text language sql stable as $$
  select current_setting('request.headers')::jsonb ->> 'x-request-id'
$$;
create function public.fails() returns void language plpgsql as $$ begin
  raise exception 'out of order' using errcode = 'XX000';
end $$;
grant execute on function public.seen(), public.fails() to anon;`;
const GIVEN = '0af7651916cd43dd8448eb211c80319c';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const lines: string[] = [];
let stack: TestStack;
beforeAll(async () => {
  const log = createLog({ level: 'debug', format: 'json', write: (line) => void lines.push(line) });
  stack = await startTestStack({ project: true, sql: SQL, listen: true, log });
});
afterAll(() => stack.close());

const ask = (path: string, headers: Record<string, string> = {}, body?: unknown): Promise<Response> =>
  fetch(stack.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { apikey: stack.keys.anonKey, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const logged = (id: string | null) =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ request }) => request === id);

describe('the name of a request', () => {
  it('is answered, and made for whoever has none', async () => {
    const [one, two] = await Promise.all([ask('/rest/v1/products?limit=1'), ask('/config.json')]);
    expect(one.headers.get('x-request-id')).toMatch(UUID);
    expect(two.headers.get('x-request-id')).toMatch(UUID);
    expect(one.headers.get('x-request-id')).not.toBe(two.headers.get('x-request-id'));
    expect(one.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });

  it('is taken over from a proxy', async () => {
    expect((await ask('/config.json', { 'x-request-id': GIVEN })).headers.get('x-request-id')).toBe(GIVEN);
  });

  it.each([
    '254712345678',
    'somebody@example.com',
    'a b',
    `${'a'.repeat(65)}`,
    'x{"level":"error"}-and-more',
  ])('is not taken over when it is %j', async (name) => {
    expect((await ask('/config.json', { 'x-request-id': name })).headers.get('x-request-id')).toMatch(UUID);
  });

  it('reaches SQL, whatever a caller says of it', async () => {
    const response = await ask('/rest/v1/rpc/seen', { 'x-request-id': 'short' }, {});
    expect(await response.json()).toBe(response.headers.get('x-request-id'));
  });

  it('stands in every line about it, errors of SQL included, and in no other', async () => {
    const failing = await Promise.all([ask('/rest/v1/rpc/fails', {}, {}), ask('/rest/v1/rpc/fails', {}, {})]);
    for (const response of failing) {
      expect(response.status).toBe(500);
      const about = logged(response.headers.get('x-request-id'));
      expect(about).toContainEqual(
        expect.objectContaining({ message: 'request', status: 500, level: 'error' }),
      );
      expect(about.filter(({ message }) => message === 'request')).toHaveLength(1);
    }
  });

  it('goes along with what a function causes', async () => {
    const response = await ask('/functions/v1/send-password-reset', {}, { email: 'nobody@example.com' });
    const about = logged(response.headers.get('x-request-id')).filter(({ message }) => message === 'request');
    expect(about.map(({ path }) => String(path)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '/auth/v1/recover',
      '/functions/v1/send-password-reset',
    ]);
  });
});
