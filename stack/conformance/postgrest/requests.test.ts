import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startTestStack, type TestStack } from '../../testing.ts';
import { suite } from '../suite.ts';
import { FARM } from './farm.ts';

describe('rights, refusals and headers', () => {
  const { answers, end } = suite('postgrest/requests');
  let stack: TestStack;
  beforeAll(async () => {
    stack = await startTestStack({ sql: FARM });
  });
  afterAll(() => stack?.close());

  answers(() => stack.anon, {
    'a table without rights': [
      (db) => db.from('ledger').select(),
      { status: 401, error: { code: '42501', message: 'permission denied for table ledger' } },
    ],
    'a write without rights': [
      (db) => db.from('ledger').insert({ id: 2 }),
      { status: 401, error: { code: '42501' } },
    ],
    'no such table': [
      (db) => db.from('nothing').select(),
      {
        status: 404,
        error: { code: 'PGRST205', message: "Could not find the table 'public.nothing' in the schema cache" },
      },
    ],
    'a table with almost that name': [
      (db) => db.from('grower').select(),
      { status: 404, error: { code: 'PGRST205', hint: "Perhaps you meant the table 'public.growers'" } },
    ],
    'another schema': [
      (db) => db.schema('auth').from('users').select(),
      { status: 406, error: { code: 'PGRST106', message: 'Invalid schema: auth' } },
    ],
  });

  it('a table without rights, signed in', async () => {
    const { client } = await stack.createUser();
    const { status, error } = await client.from('ledger').select();
    expect([status, error?.code]).toEqual([403, '42501']);
  });

  const send = async (
    path: string,
    method: string,
    headers: Record<string, string>,
    body?: unknown,
  ): Promise<Response> =>
    stack.fetch(
      new Request(`${stack.url}/rest/v1/${path}`, {
        method,
        headers: { apikey: stack.keys.secretKey, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );

  it('Location names the row when only headers are asked for', async () => {
    const response = await send('crops', 'POST', { prefer: 'return=headers-only' }, { id: 140, name: 'x' });
    expect([response.status, response.headers.get('location')]).toEqual([201, '/crops?id=eq.140']);
  });

  it('the preferences that were followed are named', async () => {
    const response = await send(
      'crops?columns=id,name',
      'POST',
      { prefer: 'return=representation,missing=default,count=exact' },
      [{ id: 141, name: 'x' }],
    );
    const applied = response.headers.get('preference-applied')?.split(/, ?/).toSorted();
    expect(applied).toEqual(['count=exact', 'missing=default', 'return=representation']);
  });

  it('tx=rollback is not for everybody', async () => {
    await send('crops', 'POST', { prefer: 'tx=rollback' }, { id: 142, name: 'x' });
    expect((await stack.service.from('crops').select('id').eq('id', 142)).data).toEqual([{ id: 142 }]);
  });

  it('columns say what is taken of a body', async () => {
    const response = await send(
      'crops?columns=id,name&select=*',
      'POST',
      { prefer: 'return=representation' },
      [{ id: 143, name: 'x', price: 9, unknown: 1 }],
    );
    expect(await response.json()).toEqual([{ id: 143, name: 'x', price: null }]);
  });

  it('csv is taken', async () => {
    const type = { 'content-type': 'text/csv', prefer: 'return=representation' };
    const response = await send('crops', 'POST', type, 'id,name,price\n144,"a,b",2.5\n145,c,NULL');
    expect(await response.json()).toEqual([
      { id: 144, name: 'a,b', price: 2.5 },
      { id: 145, name: 'c', price: null },
    ]);
  });

  it('an empty field of csv is an empty text', async () => {
    const type = { 'content-type': 'text/csv', prefer: 'return=representation' };
    const response = await send('crops', 'POST', type, 'id,name\n149,\n150,NULL');
    expect(await response.json()).toMatchObject({ code: '23502' });
    const taken = await send('crops', 'POST', type, 'id,name\n149,\n150,""');
    expect(await taken.json()).toMatchObject([{ name: '' }, { name: '' }]);
  });

  it.each(['planned', 'estimated'])('count=%s is exact, and named as it was asked for', async (count) => {
    const response = await send('growers?select=id&limit=1', 'GET', { prefer: `count=${count}` });
    expect([response.headers.get('content-range'), response.headers.get('preference-applied')]).toEqual([
      '0-0/4',
      `count=${count}`,
    ]);
  });

  it('PUT sets one row', async () => {
    const response = await send('crops?id=eq.146', 'PUT', { prefer: 'return=representation' }, [
      { id: 146, name: 'put', price: null },
    ]);
    expect([response.status, await response.json()]).toEqual([201, [{ id: 146, name: 'put', price: null }]]);
  });

  it('PUT of another row than it names', async () => {
    const response = await send('crops?id=eq.147', 'PUT', {}, [{ id: 148, name: 'put', price: null }]);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST115' }),
    ]);
  });

  it('an unknown preference, strictly', async () => {
    const response = await send('crops', 'GET', { prefer: 'handling=strict, anything=goes' });
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST122' }),
    ]);
  });

  it('a body that is no JSON', async () => {
    const response = await send('crops', 'POST', {}, '{"id":');
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST102' }),
    ]);
  });
  end();
});
