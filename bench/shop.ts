import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { reads } from '../src/entities/products/product.ts';
import { measureCallbacks } from './callbacks.ts';
import { type Answer, ask } from './client.ts';
import { closedLoop } from './closed-loop.ts';
import { DEMO_PASSWORD, demoAddresses } from './demo-accounts.ts';
import type { Measure } from './measure.ts';
import { type RunningStack, startProduct } from './running-stack.ts';

const CONNECTIONS = 10;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
/** As many accounts place the orders: a person has a few open ones, not thousands, which are counted with each. */
const BUYERS = 80;
/** Ten people who each order five times a second: 4 million orders a day. */
const PAUSE_MS = 200;

/** What everybody wants at once; orders of the same product wait for each other. */
const WANTED = [20, 4, 35];
/** Other products of the content, three at a time. */
const threeOf = (order: number): number[] => [0, 1, 2].map((at) => 1 + ((order * 3 + at) % 60));

/** What a product page asks for, in this order. */
const pageReads = (id: number): string[] => [
  `products?select=${reads.page.join(',')}&id=eq.${id}&status=eq.active&limit=1`,
  `products?select=${reads.options.join(',')}&or=(id.eq.${id},variant_of.eq.${id})&status=eq.active&order=position,id`,
  `product_pictures?select=picture,alt&product_id=eq.${id}&order=position,id`,
];

/** Product pages and checkouts, ten people at a time. */
export async function measureShop(scratch: string): Promise<Measure[]> {
  const stack = await startProduct({ DATA_DIR: path.join(scratch, 'shop'), DEMO: '1' });
  try {
    const tell = tellerOf(stack);
    const reads = [20, 4, 35, 61].flatMap(pageReads).map((read) => `${stack.url}/rest/v1/${read}`);
    let next = 0;
    const read = async (): Promise<Answer> => {
      next += 1;
      return ask(reads[next % reads.length] ?? stack.url, { headers: { apikey: stack.anonKey } });
    };
    await closedLoop(CONNECTIONS, 2, read);
    const pages = await closedLoop(CONNECTIONS, SECONDS, read);

    const signIn = (email: string): Promise<string> =>
      tell('auth/v1/token?grant_type=password', undefined, { email, password: DEMO_PASSWORD });
    const admin = await signIn(demoAddresses()[0] ?? '');
    const { secretKey } = JSON.parse(readFileSync(path.join(scratch, 'shop', 'keys.json'), 'utf8')) as {
      secretKey: string;
    };
    const buyers: string[] = [];
    for (let number = 1; number <= BUYERS; number += 1) {
      const email = `buyer-${number}@bench.example`;
      const made = await ask(`${stack.url}/auth/v1/admin/users`, {
        method: 'POST',
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email, password: DEMO_PASSWORD, email_confirm: true }),
      });
      if (!made.ok) throw new Error(`The account ${email} was not made.`);
      buyers.push(await signIn(email));
    }
    await tell('rest/v1/products?status=eq.active', admin, { stock: 1_000_000 }, 'PATCH');
    await tell('rest/v1/shop_settings?id=eq.true', admin, { open_orders: 1_000_000 }, 'PATCH');
    let placed = 0;
    const place = async (buyer?: string, products: readonly number[] = WANTED): Promise<Answer> => {
      placed += 1;
      return post(stack, 'rest/v1/rpc/place_order', buyer ?? buyers[placed % buyers.length], {
        client_key: randomUUID(),
        items: products.map((product_id, at) => ({ product_id, quantity: at === 0 ? 2 : 1 })),
        payment_method: 'mpesa',
        contact_name: 'Achieng Odhiambo',
        phone: '0712345671',
        county: 'Nairobi City',
        town: 'Kilimani',
        landmark: 'Opposite Yaya Centre',
      });
    };
    await closedLoop(CONNECTIONS, 2, () => place());
    const checkouts = await closedLoop(CONNECTIONS, SECONDS, () => place(), PAUSE_MS);
    const callbacks = await measureCallbacks({ stack, secretKey, buyers, read, place, seconds: SECONDS });
    const rush = await closedLoop(CONNECTIONS, SECONDS, () => place());
    const others = await closedLoop(CONNECTIONS, SECONDS, () => place(undefined, threeOf(placed)));
    return [
      { what: `reads of product pages, ${CONNECTIONS} connections`, value: pages.perSecond, unit: 'req/s' },
      { what: 'reads of product pages: 95 % within', value: pages.p95, unit: 'ms', budget: { most: 15 } },
      {
        what: `orders placed from ${BUYERS} accounts, ${CONNECTIONS} connections, each 5 a second`,
        value: checkouts.perSecond,
        unit: 'req/s',
      },
      { what: 'orders placed: 95 % within', value: checkouts.p95, unit: 'ms', budget: { most: 40 } },
      ...callbacks,
      {
        what: 'orders placed without a pause',
        value: rush.perSecond,
        unit: 'req/s',
        budget: { least: 600 },
      },
      {
        what: 'orders placed without a pause: 95 % within',
        value: rush.p95,
        unit: 'ms',
        budget: { most: 40 },
      },
      {
        what: 'orders of different products without a pause',
        value: others.perSecond,
        unit: 'req/s',
      },
    ];
  } finally {
    await stack.stop();
  }
}

function post(
  stack: RunningStack,
  address: string,
  token: string | undefined,
  body: object,
  method = 'POST',
): Promise<Answer> {
  return ask(`${stack.url}/${address}`, {
    method,
    headers: {
      apikey: stack.anonKey,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

/** Sends something once; answers the token in the answer, if there is one. */
function tellerOf(stack: RunningStack) {
  return async (
    address: string,
    token: string | undefined,
    body: object,
    method = 'POST',
  ): Promise<string> => {
    const response = await post(stack, address, token, body, method);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}: ${text}`);
    return text === '' ? '' : String((JSON.parse(text) as { access_token?: string }).access_token ?? '');
  };
}
