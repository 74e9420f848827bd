import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DEEP_OBJECT, named, type OddStack, REFUSED, startOddStack } from './odd-requests-fixture.ts';

let stack: OddStack;
beforeAll(async () => {
  stack = await startOddStack();
});
afterAll(() => stack.close());

describe('a body of the auth API', () => {
  const paths = [
    'signup',
    'token?grant_type=password',
    'token?grant_type=refresh_token',
    'token?grant_type=pkce',
    'recover',
    'resend',
    'otp',
    'magiclink',
    'verify',
  ];
  const words = { password: 'Correct-Horse-7!', type: 'signup' };
  const bodies = [
    'null',
    '1',
    '[]',
    '{',
    JSON.stringify({
      ...words,
      email: 'a\u0000b@example.com',
      token_hash: '\u0000',
      refresh_token: '\u0000',
    }),
    JSON.stringify({ ...words, email: `${'a'.repeat(300)}@example.com`, token: '1' }),
    JSON.stringify({ ...words, email: {}, password: {}, token_hash: {}, refresh_token: {}, auth_code: {} }),
    JSON.stringify({ ...words, email: ['a@b.co'], refresh_token: ['x'], auth_code: 7, token_hash: [] }),
    `{"email":"deep@example.com","password":"Correct-Horse-7!","refresh_token":"","token_hash":"","type":"signup","data":${DEEP_OBJECT}}`,
    JSON.stringify({ ...words, email: 'nul@example.com', data: { name: '\u0000' }, token: '1' }),
  ];
  it.each(paths)('of %s', async (path) => {
    for (const body of bodies)
      expect(await stack.send({ method: 'POST', path: `/auth/v1/${path}`, body })).toMatchObject(REFUSED);
    expect(
      await stack.sql.rows("select from auth.users where email like '%@example.com' and id <> $1", [
        stack.member.id,
      ]),
    ).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'that is called a %s',
    async (type) => {
      for (const path of [...paths, 'callback'])
        for (const body of ['{"email":[null,{}]}', '--x', ''])
          expect(await stack.send({ method: 'POST', path: `/auth/v1/${path}`, body, type })).toMatchObject({
            showsInside: false,
            alarms: [],
          });
    },
  );

  it.each(
    named([
      'null',
      '{"data":{"a":"\\u0000"}}',
      `{"data":${DEEP_OBJECT}}`,
      '{"email":{}}',
      '{"password":{}}',
      `{"email":"${'a'.repeat(300)}@example.com"}`,
    ]),
  )('of a change: %s', async (_name, body) => {
    const { data } = await stack.service.auth.admin.getUserById(stack.member.id);
    expect(await stack.send({ method: 'PUT', path: '/auth/v1/user', body, as: 'member' })).toMatchObject(
      REFUSED,
    );
    expect((await stack.service.auth.admin.getUserById(stack.member.id)).data.user?.email).toBe(
      data.user?.email,
    );
  });

  it.each(named(['null', '{"email":"a\\u0000@example.com"}', `{"email":"${'a'.repeat(300)}@example.com"}`]))(
    'of an administrator: %s',
    async (_name, body) => {
      expect(
        await stack.send({ method: 'POST', path: '/auth/v1/admin/users', body, as: 'service' }),
      ).toMatchObject(REFUSED);
    },
  );

  it('a page of users that is far away is empty', async () => {
    const answer = await stack.send({
      path: '/auth/v1/admin/users?page=99999999999999999999',
      as: 'service',
    });
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { users: [] }]);
  });
});

describe('storage', () => {
  it.each(['x', 'a.b.c', 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'])('a token that is none: %s', async (token) => {
    for (const odd of [
      { path: `/storage/v1/object/sign/avatars/x?token=${token}` },
      { method: 'PUT', path: `/storage/v1/object/upload/sign/avatars/x?token=${token}`, body: 'abc' },
    ]) {
      const answer = await stack.send(odd);
      expect(answer).toMatchObject(REFUSED);
      const { status, text } = answer;
      expect([status, JSON.parse(text)]).toMatchObject([400, { error: 'InvalidJWT' }]);
    }
  });

  const list = '/storage/v1/object/list/avatars';
  it.each([
    ['POST', list, undefined],
    ['POST', list, ''],
    ['POST', list, '{'],
    ['POST', list, 'null'],
    ['POST', list, '{"prefix":"\\u0000"}'],
    ['POST', list, '{"prefix":"","limit":-1}'],
    ['POST', list, '{"prefix":"","offset":1.5}'],
    ['POST', list, '{"prefix":"","sortBy":{"column":"nope","order":"asc"}}'],
    ['POST', list, '{"prefix":"","sortBy":{"column":"name","order":"up"}}'],
    ['POST', '/storage/v1/object/sign/avatars', '{"paths":["\\u0000"],"expiresIn":60}'],
    ['POST', '/storage/v1/object/sign/avatars/x', ''],
    ['POST', '/storage/v1/object/sign/avatars/x', '{'],
    ['POST', '/storage/v1/object/move', ''],
    ['POST', '/storage/v1/object/move', '{"bucketId":"avatars","sourceKey":"\\u0000","destinationKey":"a"}'],
    ['POST', '/storage/v1/object/copy', '{'],
    ['POST', '/storage/v1/object/copy', '{"bucketId":"avatars","sourceKey":"a","destinationKey":"\\u0000"}'],
    ['DELETE', '/storage/v1/object/avatars', ''],
    ['DELETE', '/storage/v1/object/avatars', 'null'],
    ['DELETE', '/storage/v1/object/avatars', '{"prefixes":["\\u0000"]}'],
  ])('a body that cannot be read: %s %s %.40s', async (method, path, body) => {
    expect(await stack.send({ method, path, body, as: 'member' })).toMatchObject(REFUSED);
  });

  it('a bucket that cannot be named', async () => {
    const body = '{"id":"\\u0000","name":"x"}';
    expect(
      await stack.send({ method: 'POST', path: '/storage/v1/bucket', body, as: 'service' }),
    ).toMatchObject(REFUSED);
  });
});

describe('a page for developers', () => {
  it.each([
    ['/dev/mpesa', '{}', 'text/plain'],
    ['/dev/mpesa/x/approve', 'x=1', 'multipart/form-data'],
    ['/dev/push/devices', 'null', 'application/json'],
    ['/dev/push/devices', '{', 'application/json'],
  ])('%s with %s as %s', async (path, body, type) => {
    expect(await stack.send({ method: 'POST', path, body, type })).toMatchObject(REFUSED);
  });
});
