import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from './testing.ts';

const SQL = `
create function public.seen() returns jsonb language sql stable as $$
  select current_setting('request.headers')::jsonb
$$;
create table public.visits (id int primary key, "from" text);
grant select, insert on public.visits to anon;
create function public.note_address() returns trigger language plpgsql as $$ begin
  new."from" := current_setting('request.headers')::jsonb ->> 'x-forwarded-for';
  return new;
end $$;
create trigger note before insert on public.visits for each row execute function public.note_address();`;

describe('the address of a caller', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: SQL, listen: true });
  });
  afterAll(() => stack.close());

  const send = (path: string, body: unknown, forwarded = '203.0.113.9, 198.51.100.7'): Promise<Response> =>
    fetch(`${stack.url}/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: stack.keys.anonKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
        // What a caller claims comes first, what the proxy before us saw comes last.
        'x-forwarded-for': forwarded,
        'cf-connecting-ip': '203.0.113.10',
        'x-client-info': 'a test',
      },
      body: JSON.stringify(body),
    });

  it('is the one the server saw, not the one the caller claims', async () => {
    const headers = (await (await send('rpc/seen', {})).json()) as Record<string, string>;
    expect(headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7', 'x-client-info': 'a test' });
    expect(headers).not.toHaveProperty('cf-connecting-ip');
  });

  it('counts for nothing when it is this machine', async () => {
    const headers = (await (await send('rpc/seen', {}, '203.0.113.9, 127.0.0.1')).json()) as object;
    expect(headers).not.toHaveProperty('x-forwarded-for');
  });

  it('is known when a row is written too', async () => {
    expect(await (await send('visits', { id: 1 })).json()).toEqual([{ id: 1, from: '198.51.100.7' }]);
  });
});
