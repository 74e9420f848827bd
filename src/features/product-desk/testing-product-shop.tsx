import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { vi } from 'vitest';

import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { ProductEditor } from './product-editor.tsx';

type Row = Record<string, unknown> & { status: string; updated_at: string };
type Body = { product: Record<string, unknown>; expected_updated_at: string; next_status: string };

export type FakeShop = {
  /** The one product there is, 7. */
  row: Row;
  asked: { call: string; body: Body }[];
  /** Picture files on their way wait for this. */
  uploads: Promise<void>;
  /** Somebody edits the product. */
  edit: (changes: Partial<Row>) => void;
  /** What was asked for that changes the product, in order. */
  changing: () => string[];
};

const neem: Row = {
  id: 7,
  variant_of: null,
  sku: 'HRB-001',
  slug: 'neem-leaf-powder',
  name: 'Neem Leaf Powder',
  botanical_name: null,
  swahili_name: null,
  other_names: [],
  category_id: 'herbs',
  form: 'powder',
  size: '100 g',
  weight_g: 130,
  price_kes: 280,
  compare_at_kes: null,
  stock: 64,
  reorder_at: 5,
  summary: 'Shade-dried leaf.',
  description: 'From Kilifi.',
  how_to_use: '',
  ingredients: '',
  warnings: '',
  herb_slugs: [],
  uses: [],
  ppb_reg_no: null,
  lot: null,
  expires_on: null,
  position: 1000,
  picture: 'neem-leaf-powder',
  picture_alt: 'Neem leaves',
  status: 'draft',
  updated_at: '2026-11-21T10:00:00Z',
};

/** The shop behind the product desk, which saves only over the version that stands there. */
export function startFakeShop(): FakeShop {
  let version = 0;
  const shop: FakeShop = {
    row: neem,
    asked: [],
    uploads: Promise.resolve(),
    edit(changes) {
      version += 1;
      shop.row = { ...shop.row, ...changes, updated_at: `2026-11-21T10:00:0${version}Z` };
    },
    changing: () =>
      shop.asked
        .map(({ call }) => call)
        .filter((call) => ['save_product', 'set_product_status'].includes(call)),
  };

  function answer(call: string, body: Body): Response {
    if (call === 'save_product') {
      if (body.product['id'] !== undefined && body.expected_updated_at !== shop.row.updated_at)
        return Response.json(
          { code: 'P0001', message: 'Somebody has changed this product.', details: 'changed_by_other' },
          { status: 400 },
        );
      shop.edit(body.product);
      return Response.json(shop.row);
    }
    if (call === 'set_product_status') {
      shop.edit({ status: body.next_status });
      return Response.json(1);
    }
    if (call === 'product_facets') return Response.json({ forms: [{ id: 'powder' }] });
    if (call === 'product_categories') return Response.json([{ id: 'herbs', name: 'Herbs' }]);
    return Response.json([]);
  }

  vi.stubEnv('VITE_SUPABASE_URL', 'https://api.example');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input);
    const call = url.pathname.split('/').at(-1) ?? '';
    if (url.pathname.startsWith('/storage/')) {
      await shop.uploads;
      return Response.json({ Id: '1', Key: call });
    }
    if (call === 'products' && url.searchParams.get('id') === 'eq.7') return Response.json([shop.row]);
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Body;
    if (init?.method === 'POST') shop.asked.push({ call, body });
    return answer(call, body);
  });
  return shop;
}

/** The editor of the product, or of a new one, on a page that can be left. */
export async function openEditor(id: number | null) {
  const made = vi.fn<(id: number) => void>();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const editor = (
    <>
      <ProductEditor
        id={id}
        optionOf={null}
        onOpen={made}
        hrefOf={String}
        shopHrefOf={String}
        newOptionHref={String}
        orderHref={String}
      />
      <Link to="/elsewhere">All products</Link>
    </>
  );
  const navigation = startNavigation([
    { path: '/', Component: () => editor },
    { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <PageView navigation={navigation} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Summary');
  return { user: userEvent.setup(), made };
}

export async function retype(user: UserEvent, label: string, text: string): Promise<void> {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
}
