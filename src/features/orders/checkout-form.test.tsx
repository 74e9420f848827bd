// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CheckoutForm } from './checkout-form.tsx';
import type { CheckoutValues } from './checkout.schema.ts';
import type { Refusal } from './order-refusals.ts';
import { countiesQuery, type Quote, quoteQuery } from './quote.queries.ts';

const items = [{ product_id: 1, quantity: 2 }];
const buyer = { id: 'amina', fullName: 'Amina Otieno' };
const line: Quote['lines'][number] = {
  product_id: 1,
  name: 'Neem leaf',
  size: '100 g',
  picture: 'neem',
  unit_price_kes: 450,
  quantity: 2,
  line_total_kes: 900,
  stock: 10,
  problem: null,
};
const open: Quote = {
  lines: [line],
  subtotal_kes: 900,
  delivery_kes: null,
  total_kes: null,
  min_days: null,
  max_days: null,
  cash_on_delivery: false,
  cash_limit_kes: 5000,
};
const nairobi: Quote = {
  ...open,
  delivery_kes: 250,
  total_kes: 1150,
  min_days: 1,
  max_days: 2,
  cash_on_delivery: true,
};
const turkana: Quote = { ...open, delivery_kes: 600, total_kes: 1500, min_days: 4, max_days: 6 };

type Setting = {
  quotes?: Partial<Record<'none' | 'Nairobi' | 'Turkana', Quote>>;
  refusal?: Refusal;
  price?: number;
};

/** The form over the database's answers, which lie in the query cache. */
function show({ quotes = {}, refusal, price = 450 }: Setting = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryDefaults(['quote'], { staleTime: Infinity, refetchOnMount: false });
  client.setQueryData(countiesQuery.queryKey, ['Nairobi', 'Turkana']);
  client.setQueryData(quoteQuery(items, null).queryKey, quotes.none ?? open);
  client.setQueryData(quoteQuery(items, 'Nairobi').queryKey, quotes.Nairobi ?? nairobi);
  client.setQueryData(quoteQuery(items, 'Turkana').queryKey, quotes.Turkana ?? turkana);
  const onPlace = vi.fn<(values: CheckoutValues, expectedTotalKes: number) => void>();
  const onQuantity = vi.fn<(productId: number, quantity: number) => void>();
  render(
    <QueryClientProvider client={client}>
      <CheckoutForm
        items={items}
        shownPrices={new Map([[1, price]])}
        buyer={buyer}
        busy={false}
        refusal={refusal ?? null}
        onQuantity={onQuantity}
        onPlace={onPlace}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onPlace, onQuantity };
}

type User = ReturnType<typeof userEvent.setup>;
async function fillAddress(user: User, county = 'Nairobi') {
  await user.type(screen.getByLabelText('M-Pesa phone number'), '0712 345 678');
  await user.selectOptions(screen.getByLabelText('County'), county);
  await user.type(screen.getByLabelText('Town or estate'), 'Kilimani');
  await user.type(screen.getByLabelText('Landmark'), 'Yaya Centre');
}
const place = (user: User) => user.click(screen.getByRole('button', { name: 'Place order' }));

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterEach(cleanup);

describe('filling in', () => {
  it('says what is missing, by each field', async () => {
    const { user, onPlace } = show();
    await user.clear(screen.getByLabelText('Full name'));
    await place(user);
    for (const message of [
      'Enter the name of who receives the parcel',
      'Enter a Kenyan mobile number, such as 0712 345 678',
      'Please choose your county',
      'Enter your town or estate',
      'Name a landmark the rider can find',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(onPlace).not.toHaveBeenCalled();
  });

  it('starts with the name of the account and hands over what was typed', async () => {
    const { user, onPlace } = show();
    expect(screen.getByLabelText('Full name')).toHaveValue('Amina Otieno');
    await fillAddress(user);
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace).toHaveBeenCalledWith(
      expect.objectContaining({
        contactName: 'Amina Otieno',
        phone: '0712 345 678',
        county: 'Nairobi',
        town: 'Kilimani',
        landmark: 'Yaya Centre',
        paymentMethod: 'mpesa',
      }),
      1150,
    );
  });

  it('keeps what was typed for the next visit', async () => {
    const { user } = show();
    await fillAddress(user);
    cleanup();
    show();
    expect(screen.getByLabelText('County')).toHaveValue('Nairobi');
    expect(screen.getByLabelText('Landmark')).toHaveValue('Yaya Centre');
  });

  it('tells browsers what the fields are', () => {
    show();
    expect(screen.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText('M-Pesa phone number')).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText('County')).toHaveAttribute('autocomplete', 'address-level1');
    expect(screen.getByLabelText('Town or estate')).toHaveAttribute('autocomplete', 'address-level2');
  });
});

describe('the delivery and the ways to pay', () => {
  const cash = () => screen.getByRole('radio', { name: /Cash on delivery/ });

  it('shows fee, days and total of the county', async () => {
    const { user } = show();
    expect(screen.getAllByText('Choose your county')[0]).toBeVisible();
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    expect(screen.getByText('KSh 250')).toBeVisible();
    expect(screen.getByText('1–2 days')).toBeVisible();
    expect(screen.getByText('KSh 1,150')).toBeVisible();
  });

  it('offers cash where the county allows it, and says why not elsewhere', async () => {
    const { user, onPlace } = show();
    expect(cash()).toBeDisabled();
    expect(screen.getByText('First tell us where it goes')).toBeVisible();
    await fillAddress(user);
    await user.click(cash());
    await user.selectOptions(screen.getByLabelText('County'), 'Turkana');
    expect(cash()).toBeDisabled();
    expect(screen.getByText('Not offered in Turkana yet')).toBeVisible();
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace).toHaveBeenCalledWith(expect.objectContaining({ paymentMethod: 'mpesa' }), 1500);
  });

  it('says up to which total cash is taken', async () => {
    const dear: Quote = { ...nairobi, total_kes: 6000, cash_on_delivery: false };
    const { user } = show({ quotes: { Nairobi: dear } });
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    expect(screen.getByText('Only for orders of up to KSh 5,000')).toBeVisible();
  });
});

describe('what changed since the cart was filled', () => {
  it('blocks what cannot be sold and settles it with one press', async () => {
    const short: Quote = { ...open, lines: [{ ...line, stock: 1, problem: 'short' }] };
    const { user, onQuantity } = show({ quotes: { none: short } });
    expect(screen.getByText('Only 1 of Neem leaf left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Place order' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Take 1 instead' }));
    expect(onQuantity).toHaveBeenCalledWith(1, 1);
  });

  it('removes what is sold out', async () => {
    const gone: Quote = { ...open, lines: [{ ...line, stock: 0, problem: 'sold_out', line_total_kes: 0 }] };
    const { user, onQuantity } = show({ quotes: { none: gone } });
    await user.click(screen.getByRole('button', { name: 'Remove from cart' }));
    expect(onQuantity).toHaveBeenCalledWith(1, 0);
  });

  it('names a price that moved', () => {
    show({ price: 400 });
    expect(screen.getByText('Prices changed since you filled your cart')).toBeVisible();
    expect(screen.getByText('Neem leaf: KSh 400 → KSh 450')).toBeVisible();
  });
});

describe('a refusal', () => {
  const refusal: Refusal = {
    field: null,
    title: 'A price has changed',
    message: 'The total is now KSh 1,200.',
    staleQuote: true,
    answered: true,
  };

  it('is shown above the button', () => {
    show({ refusal });
    expect(screen.getByRole('alert')).toHaveTextContent('The total is now KSh 1,200.');
  });

  it('is shown by its field', async () => {
    show({ refusal: { ...refusal, field: 'phone', message: 'That is not a Kenyan mobile number.' } });
    expect(await screen.findByText('That is not a Kenyan mobile number.')).toBeVisible();
    expect(screen.getByLabelText('M-Pesa phone number')).toHaveFocus();
  });
});
