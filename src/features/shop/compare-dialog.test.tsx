import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { sampleProduct } from '../../entities/products/sample-product.ts';
import { CompareDialog } from './compare-tray.tsx';
import { type SampleShop, startSampleShop } from './sample-shop.ts';

let shop: SampleShop;

beforeAll(async () => {
  shop = await startSampleShop();
  shop.products = [sampleProduct({ id: 1 }), sampleProduct({ id: 2, name: 'Moringa' })];
  vi.stubEnv('VITE_SUPABASE_URL', shop.origin);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'public');
});
afterAll(() => shop.close());

it('says that the products could not be loaded, instead of comparing nothing, and tries again', async () => {
  shop.failing = 500;
  const router = createMemoryRouter([
    { path: '/', element: <CompareDialog ids={[2, 1]} onClose={() => {}} /> },
  ]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the products');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  shop.failing = null;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const columns = await screen.findAllByRole('columnheader');
  expect(columns.map((column) => column.querySelector('a')?.textContent)).toEqual([
    undefined,
    'Moringa',
    'Neem leaf powder',
  ]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
