import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { CartCount } from './cart-count.tsx';
import { CartProvider } from './cart-provider.tsx';
import { addToCart, clearCart, getCart } from './cart-store.ts';
import { CartView } from './cart-view.tsx';
import { cartQueries } from './cart.queries.ts';
import type { QuoteLine } from './quote.ts';

const neem = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450 };
const tea = { id: 2, name: 'Hibiscus tea', size: '50 g', picture: 'hibiscus', price: 300 };
const fine = (product: typeof neem, stock = 20): QuoteLine => ({
  product_id: product.id,
  unit_price_kes: product.price,
  stock,
  problem: null,
});

/** The cart page on the present cart. The shop's answer about it lies in the query cache. */
function open(quote: QuoteLine[] | null, { signedIn = true } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (quote) client.setQueryData(cartQueries.quote(getCart().items).queryKey, { lines: quote });
  const page = (
    <>
      <CartCount />
      <CartView signedIn={signedIn} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: <p>Elsewhere</p> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <CartProvider>
        <RouterProvider router={router} />
      </CartProvider>
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup() };
}

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const summaryRow = (term: string) => screen.getByText(term).parentElement;

beforeEach(() => {
  localStorage.clear();
  clearCart();
});

describe('CartView', () => {
  it('says what to do when it is empty', () => {
    open(null);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Look around the shop' })).toHaveAttribute('href', '/shop');
    expect(screen.queryByText(/in your cart/)).not.toBeInTheDocument();
  });

  it('shows lines, the sum and the number of pieces', () => {
    addToCart(neem, 2);
    addToCart(tea, 3);
    open([fine(neem), fine(tea)]);
    expect(screen.getByText('5 items in your cart')).toBeInTheDocument();
    expect(summaryRow('Subtotal')).toHaveTextContent('KSh 1,800');
    expect(screen.getByRole('link', { name: 'Neem leaf' })).toHaveAttribute('href', '/product/1');
  });

  it('changes quantities and refuses more than there is', async () => {
    addToCart(neem, 2);
    const { user } = open([fine(neem, 3)]);
    const line = within(screen.getByRole('group', { name: 'Quantity of Neem leaf' }));
    await user.click(line.getByRole('button', { name: 'One more' }));
    expect(getCart().count).toBe(3);
    await user.click(line.getByRole('button', { name: 'One more' }));
    expect(getCart().count).toBe(3);
    expect(screen.getByText('Only 3 are left.')).toBeVisible();
  });

  it('removes a line at zero and brings it back', async () => {
    addToCart(neem);
    addToCart(tea, 4);
    const { user } = open([fine(neem), fine(tea)]);
    const line = within(screen.getByRole('group', { name: 'Quantity of Neem leaf' }));
    await user.click(line.getByRole('button', { name: 'One less' }));
    expect(getCart().items.map(({ id }) => id)).toEqual([2]);
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(getCart().items.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('empties the cart and brings everything back', async () => {
    addToCart(neem);
    addToCart(tea, 4);
    const { user } = open([fine(neem), fine(tea)]);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getCart().count).toBe(5);
  });

  it('shows old and new price, uses the new one and accepts it on the way to the checkout', async () => {
    addToCart(neem, 2);
    const { user, router } = open([{ ...fine(neem), unit_price_kes: 500 }]);
    expect(screen.getByText(/The price is now/)).toHaveTextContent(
      'The price is now KSh 500, it was KSh 450.',
    );
    expect(summaryRow('Subtotal')).toHaveTextContent('KSh 1,000');
    await user.click(screen.getByRole('link', { name: 'Proceed to checkout' }));
    expect(router.state.location.pathname).toBe('/checkout');
    expect(getCart().totalKes).toBe(1000);
  });

  it('mends a short line with one tap', async () => {
    addToCart(neem, 5);
    const { user } = open([{ ...fine(neem, 3), problem: 'short' }]);
    expect(screen.getByRole('alert')).toHaveTextContent('Only 3 are left.');
    expect(screen.queryByRole('link', { name: 'Proceed to checkout' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show what to change' }));
    const fix = screen.getByRole('button', { name: 'Take 3: Neem leaf' });
    expect(fix).toHaveFocus();
    await user.click(fix);
    expect(getCart().count).toBe(3);
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();
  });

  it.each([
    ['sold_out', 'Sold out since you added it.'],
    ['gone', 'We no longer sell this.'],
  ] as const)('says that a line is %s and removes it with one tap', async (problem, words) => {
    addToCart(neem, 5);
    addToCart(tea);
    const { user } = open([{ ...fine(neem, 0), problem }, fine(tea)]);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(summaryRow('Subtotal')).toHaveTextContent('KSh 300');
    await user.click(screen.getByRole('button', { name: 'Remove it: Neem leaf' }));
    expect(getCart().items.map(({ id }) => id)).toEqual([2]);
  });

  it('sends visitors to sign in first and back to the checkout', () => {
    addToCart(neem);
    open([fine(neem)], { signedIn: false });
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute(
      'href',
      '/auth?redirect=%2Fcheckout',
    );
  });

  it('works offline with the stored prices and says so', async () => {
    goOffline();
    addToCart(neem, 2);
    open(null);
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    await waitFor(() => expect(summaryRow('Subtotal')).toHaveTextContent('KSh 900'));
    expect(screen.getByText(/not checked yet/)).toBeVisible();
  });
});
