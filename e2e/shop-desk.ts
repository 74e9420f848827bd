import { type APIRequestContext, expect } from '@playwright/test';

import { anonKey, demoPerson } from './people.ts';

type Row = Record<string, unknown>;

/** The owner at work, over the API: what happens behind a customer's back. */
export type ShopDesk = {
  rpc: (name: string, body: Row) => Promise<unknown>;
  change: (table: string, filter: string, values: Row) => Promise<void>;
  insert: (table: string, values: Row) => Promise<void>;
  read: (table: string, filter: string) => Promise<Row[]>;
  /** Sends an order off and hands it over. */
  deliver: (orderId: string) => Promise<void>;
};

export async function openDesk(request: APIRequestContext): Promise<ShopDesk> {
  const admin = await demoPerson(request, 'admin');
  const headers = {
    apikey: await anonKey(request),
    authorization: `Bearer ${admin.session.access_token}`,
  };
  const send = async (method: string, path: string, data?: Row): Promise<unknown> => {
    const response = await request.fetch(`/rest/v1/${path}`, {
      method,
      headers,
      ...(data ? { data } : {}),
    });
    const text = await response.text();
    expect(response.ok(), `${method} ${path}: ${text}`).toBe(true);
    return text === '' ? null : JSON.parse(text);
  };
  const rpc: ShopDesk['rpc'] = (name, body) => send('POST', `rpc/${name}`, body);
  return {
    rpc,
    change: async (table, filter, values) => void (await send('PATCH', `${table}?${filter}`, values)),
    insert: async (table, values) => void (await send('POST', table, values)),
    read: async (table, filter) => (await send('GET', `${table}?${filter}`)) as Row[],
    deliver: async (orderId) => {
      for (const next of ['dispatched', 'delivered'])
        await rpc('set_order_fulfilment', { order_id: orderId, next_state: next });
    },
  };
}

/** The id in the address of an order's page. */
export const orderIdOf = (url: string): string => /orders\/([0-9a-f-]{36})/.exec(url)?.[1] ?? '';
