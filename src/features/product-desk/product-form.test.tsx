import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '../../lib/app-error.ts';
import { PageView, startNavigation } from '../../lib/navigation/testing.tsx';
import { checkProduct, readProduct, saveProduct } from './product-desk.queries.ts';
import { ProductForm } from './product-form.tsx';
import { emptyProduct, type ProductValues } from './product.ts';

vi.mock('./product-desk.queries.ts', () => ({
  productDeskKey: ['product-desk'],
  checkProduct: vi.fn<typeof checkProduct>(),
  readProduct: vi.fn<typeof readProduct>(),
  saveProduct: vi.fn<typeof saveProduct>(),
}));

const values: ProductValues = {
  ...emptyProduct,
  name: 'Neem Leaf Powder',
  category_id: 'herbs',
  form: 'powder',
  size: '100 g',
  sku: 'HRB-001',
  slug: 'neem-leaf-powder',
  weight_g: '130',
  price_kes: '280',
  stock: '64',
  summary: 'Shade-dried leaf.',
  description: 'From Kilifi.',
  pictures: [{ picture: 'neem-leaf-powder', alt: 'Neem leaves' }],
};
const row = {
  ...values,
  id: 7,
  variant_of: null,
  weight_g: 130,
  price_kes: 280,
  compare_at_kes: null,
  stock: 64,
  reorder_at: 5,
  position: 1000,
  other_names: [],
  herb_slugs: [],
  picture: 'neem-leaf-powder',
  picture_alt: 'Neem leaves',
  updated_at: '2026-11-21T10:00:00Z',
};
const vocabulary = { shelves: [{ id: 'herbs', name: 'Herbs' }], uses: [], forms: ['powder'] };

function open(node: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (
    <>
      {node}
      <Link to="/elsewhere">All products</Link>
    </>
  );
  const navigation = startNavigation([
    { path: '/', Component: () => page },
    { path: '/elsewhere', Component: () => <h1>Elsewhere</h1> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <PageView navigation={navigation} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const form = (
  <ProductForm
    start={{ id: 7, variantOf: null, values, updatedAt: '2026-11-21T09:00:00Z' }}
    vocabulary={vocabulary}
    onSaved={() => {}}
  />
);
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the product form', () => {
  beforeEach(() => {
    vi.mocked(checkProduct).mockResolvedValue([]);
    vi.mocked(saveProduct).mockReset();
  });

  it('sends what was changed, over the version it was opened with', async () => {
    vi.mocked(saveProduct).mockResolvedValue({ ...row, price_kes: 300 } as never);
    const user = open(form);
    expect(save()).toBeDisabled();
    await user.clear(screen.getByLabelText('Price (KSh)'));
    await user.type(screen.getByLabelText('Price (KSh)'), '300');
    await user.click(save());
    expect(saveProduct).toHaveBeenCalledWith({ id: 7, price_kes: '300' }, '2026-11-21T09:00:00Z');
    expect(await screen.findByText('All saved')).toBeVisible();
  });

  it('keeps what is typed while it saves', async () => {
    let answer: () => void = () => {};
    vi.mocked(saveProduct).mockReturnValue(
      new Promise((resolve) => (answer = () => resolve({ ...row, lot: 'L-1' } as never))),
    );
    const user = open(form);
    await user.type(screen.getByLabelText('Lot'), 'L-1');
    await user.click(save());
    await user.type(screen.getByLabelText('Summary'), ' Bitter.');
    answer();
    expect(await screen.findByText('1 field changed')).toBeVisible();
    expect(screen.getByLabelText('Summary')).toHaveValue('Shade-dried leaf. Bitter.');
    expect(save()).toBeEnabled();
  });

  it('asks before it is left with something unsaved', async () => {
    const user = open(form);
    await user.clear(screen.getByLabelText('Price (KSh)'));
    const leave = () => user.click(screen.getByRole('link', { name: 'All products', hidden: true }));
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(screen.getByLabelText('Price (KSh)')).toHaveValue('');
    await leave();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  });

  it('tells a claim at the field it stands in', async () => {
    vi.mocked(checkProduct).mockResolvedValue([{ field: 'summary', message: 'We may not claim "cures".' }]);
    const user = open(form);
    await user.type(screen.getByLabelText('Summary'), ' It cures.');
    await user.tab();
    expect(await screen.findByText('We may not claim "cures".')).toBeVisible();
    expect(screen.getByLabelText('Summary')).toHaveAccessibleDescription(/We may not claim/);
  });

  it('tells a taken SKU at its field and keeps what was typed', async () => {
    vi.mocked(saveProduct).mockRejectedValue(new AppError('sku_taken', 'Another product has this SKU.'));
    const user = open(form);
    await user.type(screen.getByLabelText('SKU'), 'X');
    await user.click(save());
    expect(await screen.findByText('Another product has this SKU.')).toBeVisible();
    expect(screen.getByLabelText('SKU')).toHaveValue('HRB-001X');
  });

  it('puts another person’s version together with this one', async () => {
    vi.mocked(saveProduct).mockRejectedValueOnce(new AppError('changed_by_other', 'Changed meanwhile.'));
    vi.mocked(readProduct).mockResolvedValue({
      product: { ...row, price_kes: 310, lot: 'L-77' },
      gallery: [],
      options: [],
      prices: [],
    } as never);
    const user = open(form);
    await user.clear(screen.getByLabelText('Price (KSh)'));
    await user.type(screen.getByLabelText('Price (KSh)'), '300');
    await user.click(save());
    expect(await screen.findByText(/Changed by someone else/)).toBeVisible();
    expect(screen.getByLabelText('Price (KSh)')).toHaveValue('300');
    expect(screen.getByLabelText('Lot')).toHaveValue('L-77');

    vi.mocked(saveProduct).mockResolvedValue({ ...row, price_kes: 300, lot: 'L-77' } as never);
    await user.click(save());
    expect(saveProduct).toHaveBeenLastCalledWith({ id: 7, price_kes: '300' }, '2026-11-21T10:00:00Z');
    await waitFor(() => expect(screen.queryByText(/Changed by someone else/)).not.toBeInTheDocument());
  });
});
