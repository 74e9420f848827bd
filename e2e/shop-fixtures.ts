import { randomUUID } from 'node:crypto';

import { type APIRequestContext, expect } from '@playwright/test';

import { anonKey, demoPerson, type Person } from './people.ts';

type Row = Record<string, unknown>;

async function headersOf(request: APIRequestContext, person: Person): Promise<Record<string, string>> {
  return {
    apikey: await anonKey(request),
    authorization: `Bearer ${person.session.access_token}`,
    prefer: 'return=representation',
  };
}

/** Calls a function of the database as a person; answers what it answers. */
export async function callAs(
  request: APIRequestContext,
  person: Person,
  name: string,
  data: Row = {},
): Promise<unknown> {
  const headers = await headersOf(request, person);
  const response = await request.post(`/rest/v1/rpc/${name}`, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  const text = await response.text();
  return text ? (JSON.parse(text) as unknown) : null;
}

/** What only the owner of the shop may do: products of a test's own, so that no test sells another's stock. */
export async function shopOwner(request: APIRequestContext) {
  const owner = await demoPerson(request, 'admin');
  const headers = await headersOf(request, owner);

  async function insert(table: string, data: Row): Promise<Row> {
    const response = await request.post(`/rest/v1/${table}`, { headers, data });
    expect(response.status(), await response.text()).toBe(201);
    const [row] = (await response.json()) as Row[];
    if (!row) throw new Error(`nothing was inserted into ${table}`);
    return row;
  }

  async function change(id: number, data: Row): Promise<void> {
    const response = await request.patch(`/rest/v1/products?id=eq.${id}`, { headers, data });
    expect(response.ok(), await response.text()).toBe(true);
  }

  /** A product on sale. Its name is its own, so that a search finds it alone. */
  async function newProduct(data: Row = {}): Promise<{ id: number; name: string }> {
    const mark = randomUUID().slice(0, 8);
    const name = `Testleaf ${mark.replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`;
    const row = await insert('products', {
      sku: `TEST-${mark}`,
      slug: `testleaf-${mark}`,
      name,
      category_id: 'herbs',
      form: 'powder',
      size: '100 g',
      weight_g: 120,
      price_kes: 500,
      stock: 20,
      summary: 'A leaf for tests.',
      description: 'It grows in tests only.',
      warnings: 'Not for eating.',
      how_to_use: 'Look at it.',
      picture: 'neem-leaf-powder',
      picture_alt: 'A drawn twig with leaves',
      status: 'active',
      position: 5000,
      ...data,
    });
    return { id: Number(row['id']), name: String(row['name']) };
  }

  async function newOption(mainId: number, data: Row): Promise<number> {
    const mark = randomUUID().slice(0, 8);
    const row = await insert('products', {
      variant_of: mainId,
      sku: `TEST-${mark}`,
      slug: `testleaf-${mark}`,
      name: '',
      category_id: 'herbs',
      form: '',
      summary: '',
      description: '',
      weight_g: 300,
      picture: 'neem-leaf-powder',
      picture_alt: 'A drawn twig with leaves',
      status: 'active',
      ...data,
    });
    return Number(row['id']);
  }

  /** An order of one piece that has reached the person. */
  async function delivered(person: Person, productId: number): Promise<void> {
    const order = (await callAs(request, person, 'place_order', {
      client_key: randomUUID(),
      items: [{ product_id: productId, quantity: 1 }],
      payment_method: 'cash',
      contact_name: 'Wanjiku Njeri',
      phone: '0712000000',
      county: 'Nairobi City',
      town: 'South B',
      landmark: 'Opposite the petrol station',
    })) as { id: string };
    for (const state of ['dispatched', 'delivered'])
      await callAs(request, owner, 'set_order_fulfilment', { order_id: order.id, next_state: state });
  }

  return { person: owner, insert, change, newProduct, newOption, delivered };
}
