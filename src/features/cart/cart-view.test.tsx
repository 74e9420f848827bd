import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { addToCart, clearCart, getCart } from '../../entities/cart/cart-store.ts';
import { keepCoupon, readCoupon } from '../../entities/cart/coupon-field.tsx';
import { countiesQuery, type Quote, type QuoteLine } from '../../entities/quote/quote.queries.ts';
import { leaveMergeNotice } from './cart-account.queries.ts';
import { CartCount, CartProvider } from './cart-provider.tsx';
import { CartView } from './cart-view.tsx';
import { cartQuote } from './quote.tsx';

const neem = { id: 1, name: 'Neem leaf', size: '100 g', picture: 'neem', price: 450 };
const tea = { id: 2, name: 'Hibiscus tea', size: '50 g', picture: 'hibiscus', price: 300 };
const fine = (product: typeof neem, stock = 20): QuoteLine => ({
  product_id: product.id,
  name: product.name,
  size: product.size,
  picture: product.picture,
  unit_price_kes: product.price,
  quantity: 1,
  line_total_kes: product.price,
  stock,
  problem: null,
});

const plainQuote = {
  subtotal_kes: 0,
  discount_kes: 0,
  weight_g: 0,
  delivery_kes: null,
  total_kes: null,
  min_days: null,
  max_days: null,
  cash_on_delivery: false,
  cash_limit_kes: 5000,
  free_delivery_from_kes: null,
  too_heavy: false,
};
interface OpenOptions {
  signedIn?: boolean;
  coupon?: Quote['coupon'];
}

/** The cart page on the present cart. The shop's answer about it lies in the query cache. */
function open(quote: QuoteLine[] | null, { signedIn = true, coupon = null }: OpenOptions = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(countiesQuery.queryKey, ['Mombasa', 'Nairobi City']);
  if (quote) {
    const about = { coupon: readCoupon() };
    client.setQueryData(cartQuote(getCart().items, about).queryKey, {
      ...plainQuote,
      lines: quote,
      coupon,
    });
  }
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

  it('lets visitors choose at the checkout whether they sign in', () => {
    addToCart(neem);
    open([fine(neem)], { signedIn: false });
    expect(screen.getByRole('link', { name: 'Proceed to checkout' })).toHaveAttribute('href', '/checkout');
  });

  it('takes a coupon off and gives it up again', async () => {
    addToCart(neem, 2);
    keepCoupon('karibu 10');
    const { user } = open([fine(neem)], {
      coupon: { code: 'KARIBU10', discount_kes: 90, problem: null, message: null },
    });
    expect(screen.getByText(/takes KSh 90 off/)).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(summaryRow('Subtotal')).toHaveTextContent('KSh 810');
    await user.click(screen.getByRole('button', { name: 'Remove the code KARIBU10' }));
    expect(readCoupon()).toBe('');
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('says why a coupon does not apply, and takes another', async () => {
    addToCart(neem);
    keepCoupon('OLD');
    const { user } = open([fine(neem)], {
      coupon: { code: 'OLD', discount_kes: 0, problem: 'coupon_ended', message: 'This code has ended.' },
    });
    expect(screen.getByText('This code has ended.')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Coupon code' });
    await user.clear(field);
    await user.type(field, 'new{Enter}');
    expect(readCoupon()).toBe('NEW');
    expect(screen.getByRole('button', { name: 'Remove the code NEW' })).toHaveFocus();
  });

  it('tells what changed when two carts met, until it was read', async () => {
    addToCart(neem);
    leaveMergeNotice(['Neem leaf: 2 from your account and 1 from this device make 3.']);
    const { user } = open([fine(neem)]);
    expect(screen.getByText(/make 3/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByText(/make 3/)).not.toBeInTheDocument();
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
