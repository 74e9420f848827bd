import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { startTestStack, type TestStack } from '../../../stack/testing.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack({ project: true, listen: true });
});
afterAll(() => stack.close());

async function ask(token: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${stack.url}/functions/v1/shop-notices`, {
    method: 'POST',
    headers: { apikey: stack.keys.anonKey, authorization: `Bearer ${token}` },
  });
  return { status: response.status, body: await response.json() };
}

it('tells the owner that no money comes and that the disk is nearly full, and nobody else', async () => {
  const owner = await stack.createUser('owner@example.com');
  const buyer = await stack.createUser('buyer@example.com');
  await stack.sql.rows("select private.make_owner('owner@example.com')");
  expect(await ask(owner.accessToken)).toEqual({
    status: 200,
    body: { is_sandbox: false, disk_left_mb: null },
  });
  vi.stubEnv('MPESA_BASE_URL', 'https://sandbox.safaricom.co.ke');
  vi.stubEnv('DISK_LEFT_MB', '120');
  expect(await ask(owner.accessToken)).toEqual({
    status: 200,
    body: { is_sandbox: true, disk_left_mb: 120 },
  });
  for (const token of [buyer.accessToken, stack.keys.anonKey]) expect((await ask(token)).status).toBe(403);
  vi.unstubAllEnvs();
});
