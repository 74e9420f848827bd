// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { type SampleAuth, startSampleAuth } from '../../features/auth/sample-auth-api.ts';
import { TaxList } from '../../features/product-desk/tax-list.tsx';

let api: SampleAuth;
const row = (id: number, name: string, taxClass: string | null) => ({
  id,
  name,
  size: '100 g',
  category_id: 'herbs',
  tax_class: taxClass,
  item_class: null,
});

beforeAll(async () => {
  api = await startSampleAuth();
  vi.stubEnv('VITE_SUPABASE_URL', api.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterAll(() => api.close());
beforeEach(() => {
  api.asked.length = 0;
  api.answers.clear();
  api.answers.set('GET /rest/v1/product_tax_list', {
    status: 200,
    body: [row(1, 'Neem', null), row(2, 'Moringa', null), row(3, 'Honey', 'exempt')],
  });
  for (const list of ['product_categories', 'product_uses', 'products'])
    api.answers.set(`GET /rest/v1/${list}`, { status: 200, body: [] });
});

it('sets the class of many products at once', async () => {
  api.answers.set('POST /rest/v1/rpc/set_tax_class', { status: 200, body: 2 });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TaxList hrefOf={(id) => `/p/${id}`} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  expect(await screen.findByLabelText('Neem')).toBeVisible();
  expect(screen.queryByLabelText('Honey')).toBeNull();
  await user.click(screen.getByLabelText('Choose all 2'));
  await user.click(screen.getAllByRole('button', { name: 'Set for 2 products' })[0] as HTMLElement);
  expect(screen.getByLabelText('Class of VAT')).toHaveAccessibleDescription('Choose a class');
  await user.selectOptions(screen.getByLabelText('Class of VAT'), 'zero');
  await user.type(screen.getByLabelText('eTIMS item classification (optional)'), '50596908');
  await user.click(screen.getAllByRole('button', { name: 'Set for 2 products' })[0] as HTMLElement);
  await vi.waitFor(() =>
    expect(api.asked.find(({ call }) => call.endsWith('set_tax_class'))?.body).toEqual({
      product_ids: [1, 2],
      tax_class: 'zero',
      item_class: '50596908',
    }),
  );
  await user.click(screen.getByLabelText('Show those that have a class, too'));
  expect(await screen.findByLabelText('Honey')).toBeVisible();
});
