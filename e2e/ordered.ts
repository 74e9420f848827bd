import { randomUUID } from 'node:crypto';

import { type APIRequestContext, expect } from '@playwright/test';

import { anonKey, type Person } from './people.ts';
import { callAs } from './shop-fixtures.ts';

type Ordered = { productId: number; pieces?: number; method: 'mpesa' | 'cash' };

/** An order of somebody over the API, for what happens to it afterwards; by M-Pesa it is paid before this answers. */
export async function ordered(
  request: APIRequestContext,
  person: Person,
  { productId, pieces = 1, method }: Ordered,
): Promise<{ id: string; number: string }> {
  const { id, number } = (await callAs(request, person, 'place_order', {
    client_key: randomUUID(),
    items: [{ product_id: productId, quantity: pieces }],
    payment_method: method,
    contact_name: 'Wanjiku Njeri',
    phone: '0712000001',
    county: 'Nairobi City',
    town: 'South B',
    landmark: 'Opposite Total petrol station, blue gate',
  })) as { id: string; number: string };
  if (method === 'cash') return { id, number };
  const headers = {
    apikey: await anonKey(request),
    authorization: `Bearer ${person.session.access_token}`,
  };
  const read = async (path: string): Promise<Record<string, unknown> | undefined> =>
    ((await (await request.get(`/rest/v1/${path}`, { headers })).json()) as Record<string, unknown>[])[0];
  const asked = await request.post('/functions/v1/pay', { headers, data: { bill_id: id } });
  expect(asked.ok(), await asked.text()).toBe(true);
  await expect
    .poll(async () => (await read(`orders?id=eq.${id}&select=payment_state`))?.['payment_state'], {
      timeout: 30_000,
    })
    .toBe('paid');
  return { id, number };
}
