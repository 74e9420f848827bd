import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEEP_OBJECT, named, nested, type OddStack, REFUSED, startOddStack } from './odd-requests-fixture.ts';

let stack: OddStack;
beforeAll(async () => {
  stack = await startOddStack();
});
afterAll(() => stack.close());

const table = '/rest/v1/products';

describe('an address', () => {
  it.each([
    `${table}?order=%00`,
    `${table}?order=id%00`,
    `${table}?select=id%00`,
    `${table}?select=name-%3E%00`,
    `${table}?%00=eq.1`,
    `${table}?name=eq.a%00b`,
    '/rest/v1/%00',
    '/rest/v1/rpc/search_products?query=%00',
    '/auth/v1/verify?token=%00&type=signup',
    '/storage/v1/object/public/avatars/%00',
    '/storage/v1/object/public/%00/x',
    '/functions/v1/push-key?x=%00',
  ])('with a NUL: %s', async (path) => {
    const answer = await stack.send({ path });
    expect(answer).toMatchObject(REFUSED);
    const { status, text } = answer;
    expect(status).toBe(400);
    expect(text).toContain('The address is not readable.');
  });

  it.each([
    '/rest/v1/%ff',
    '/rest/v1/%',
    '/rest/v1/rpc/%ff',
    '/auth/v1/%ff',
    '/storage/v1/object/public/avatars/%ff',
    '/functions/v1/%ff',
  ])('that is no text: %s', async (path) => {
    expect(await stack.send({ path })).toMatchObject({ ...REFUSED, status: 400 });
  });

  it.each([
    'select="',
    'select=%22id',
    'select=id,%22',
    'select=%00',
    'select=id(',
    'select=id::',
    'select=*,',
    'or="',
    'or=(%22',
    'and=()',
    'id="',
    'id=in.(',
    'id=is.x',
    'id=zz.1',
    'order=%22',
  ])('with a query that cannot be read: %s', async (query) => {
    expect(await stack.send({ path: `${table}?${query}` })).toMatchObject({ ...REFUSED, status: 400 });
  });

  it.each([
    '__proto__=eq.1',
    '"__proto__"=eq.1',
    '__proto__::text=eq.1',
    '%5f_proto__=not.eq.1',
    'constructor=eq.1',
    'toString=eq.1',
    '__proto__.order=id',
    'select=id,__proto__:product_reviews(id)&__proto__.select=eq.1',
    'select=id,product_reviews(id)&product_reviews.__proto__.limit=1',
    'select=id,__proto__:product_reviews(id)&__proto__.or=(id.eq.1)',
  ])('with a name that every object has, and changes none: %s', async (query) => {
    const answer = await stack.send({ path: `${table}?${query}` });
    const inherited: string[] = [];
    // What would be added here would be a part of every object from then on.
    for (const name in {}) inherited.push(name);
    expect(inherited).toEqual([]);
    expect(Object.keys(Object)).toEqual([]);
    expect(answer).toMatchObject({ ...REFUSED, status: 400 });
  });

  it.each([
    `select=${'product_reviews('.repeat(800)}id${')'.repeat(800)}`,
    `select=${'...product_reviews('.repeat(700)}`,
    `select=${'id,'.repeat(4600)}id`,
  ])('with a choice of columns that nobody means: %.32s', async (query) => {
    expect(await stack.send({ path: `${table}?${query}` })).toMatchObject({ ...REFUSED, status: 400 });
  });

  it('with a deeply nested argument', async () => {
    const { status, alarms } = await stack.send({
      path: `/rest/v1/rpc/browse_products?filters=${'['.repeat(7900)}${']'.repeat(7900)}`,
    });
    expect(status).toBeLessThan(500);
    expect(alarms).toEqual([]);
  });

  it('in the form of each service', async () => {
    const answer = async (path: string) => JSON.parse((await stack.send({ path })).text) as object;
    const words = 'The address is not readable.';
    expect(await answer('/rest/v1/%00')).toEqual({
      code: 'PGRST100',
      message: words,
      details: null,
      hint: null,
    });
    expect(await answer('/auth/v1/%00')).toEqual({ code: 400, error_code: 'validation_failed', msg: words });
    expect(await answer('/storage/v1/%00')).toEqual({
      statusCode: '400',
      error: 'InvalidRequest',
      message: words,
    });
    expect(await answer('/functions/v1/%00')).toEqual({ code: 'bad_request', message: words });
  });
});

describe('a method', () => {
  it.each(['/functions/v1/push-key', table, '/auth/v1/user', '/storage/v1/bucket', '/'])(
    'TRACE at %s',
    async (path) => {
      expect(await stack.send({ method: 'TRACE', path })).toMatchObject({ ...REFUSED, status: 405 });
    },
  );
});

describe('a body of the REST API', () => {
  it.each(
    named([
      nested(5000),
      nested(100_000),
      `{"filters":${nested(5000)}}`,
      `{"filters":${DEEP_OBJECT}}`,
      '{"filters":{"query":{}}}',
      '{"filters":{"query":"a\\u0000b"}}',
      '{"query":{}}',
      '{',
      'null',
      '1',
    ]),
  )('%s', async (_name, body) => {
    const { status, alarms } = await stack.send({
      method: 'POST',
      path: '/rest/v1/rpc/browse_products',
      body,
    });
    expect(status).toBeLessThan(500);
    expect(alarms).toEqual([]);
  });

  it('that nests what a table keeps', async () => {
    const body = `{"facts":${DEEP_OBJECT}}`;
    expect(
      await stack.send({ method: 'POST', path: '/rest/v1/safety_profiles', body, as: 'member' }),
    ).toMatchObject(REFUSED);
  });

  it.each([
    ['products', { name: { toString: 1 }, created_at: [1, {}], price_kes: { a: 1 }, is_active: {}, id: {} }],
    ['products', { created_at: 5 }],
    ['orders', { fulfilment_state: { toString: 1 }, id: [{}], placed_at: 1.5 }],
    ['rpc/set_return_state', { return_id: {}, next_state: { toString: 1 }, refund_kes: { valueOf: 1 } }],
    ['rpc/merge_saved_herbs', { slugs: { query: [[{}], { a: [] }] } }],
    ['rpc/restore_content', { revision_id: { toString: -1 } }],
    ['products', { tags: { a: 1 }, images: 5, id: { toString: 1 } }],
    ['rpc/visit_figures', { first_day: 1, last_day: { a: [] } }],
    ['rpc/search_products', { query: { toString: [] }, page_size: [[null]], category: { a: 1 } }],
  ])('that holds values of no such type: %s', async (path, row) => {
    const body = JSON.stringify(row);
    for (const [name, value] of Object.entries(row)) {
      const one = path.startsWith('rpc/') ? body : JSON.stringify({ [name]: value });
      const answer = await stack.send({ method: 'POST', path: `/rest/v1/${path}`, body: one, as: 'service' });
      expect({ name, ...answer }).toMatchObject({ ...REFUSED, showsInside: expect.any(Boolean) });
    }
  });

  it.each([
    'visit_figures?first_day=null&last_day={"a":[]}',
    'search_products?query={"toString":1}&page_size={}',
  ])('an argument of no such type in the address: %s', async (call) => {
    const { status, alarms } = await stack.send({ path: `/rest/v1/rpc/${encodeURI(call)}`, as: 'service' });
    expect([status < 500, alarms]).toEqual([true, []]);
  });

  it('that is long and not deep is taken', async () => {
    const body = `{"filters":{"query":"${'[{'.repeat(3000)}\\"${'neem '.repeat(20)}"}}`;
    const answer = await stack.send({ method: 'POST', path: '/rest/v1/rpc/browse_products', body });
    expect(answer.status).toBe(200);
  });
});

it('an address to go back to is read as a browser reads it, and repeated so', async () => {
  const wanted = encodeURIComponent(`${stack.url}\\@evil.test#x`);
  const { location } = await stack.send({
    path: `/auth/v1/verify?token=x&type=signup&redirect_to=${wanted}`,
  });
  expect(location).toMatch(new RegExp(`^${stack.url}/@evil\\.test`));
  expect(location).not.toContain('\\');
});
