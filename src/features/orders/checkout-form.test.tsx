// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { addressesQuery } from './addresses.queries.ts';
import { guestBuyer } from './buyer.ts';
import type { CartChanges } from './cart-changes.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { Refusal } from './order-refusals.ts';
import { countiesQuery, pickupPointsQuery, type Quote, quoteQuery } from './quote.queries.ts';
import type { Wish } from './use-place-order.ts';

const items = [{ product_id: 1, quantity: 2 }];
const buyer = { id: 'amina', fullName: 'Amina Otieno', isGuest: false };
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
  discount_kes: 0,
  delivery_kes: null,
  total_kes: null,
  min_days: null,
  max_days: null,
  cash_on_delivery: false,
  cash_limit_kes: 5000,
  free_delivery_from_kes: null,
  too_heavy: false,
  coupon: null,
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
const desk = {
  id: 'kisumu-town',
  name: 'Kisumu desk',
  county: 'Kisumu',
  town: 'Kisumu',
  landmark: 'Oginga Odinga Street',
  hours: 'Mon to Fri, 9:00 to 17:00',
  phone: null,
  fee_kes: 100,
  min_days: 1,
  max_days: 2,
  cash_on_pickup: true,
};
const home = {
  id: 'address-1',
  label: 'Home',
  contact_name: 'Amina O.',
  phone: '254711222333',
  alt_phone: null,
  county: 'Turkana',
  town: 'Lodwar',
  landmark: 'Behind the market',
  is_default: true,
};

type Setting = {
  guest?: boolean;
  addresses?: (typeof home)[];
  coupon?: string;
  prefill?: { phone: string; county: string };
  quotes?: Partial<Record<'none' | 'Nairobi' | 'Turkana', Quote>>;
  refusal?: Refusal;
  price?: number;
};

/** The form over the database's answers, which lie in the query cache. */
function show(setting: Setting = {}) {
  const { guest = false, addresses = [], coupon = '', quotes = {}, refusal, price = 450 } = setting;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const key of ['quote', 'addresses', 'pickup-points'])
    client.setQueryDefaults([key], { staleTime: Infinity, refetchOnMount: false });
  client.setQueryData(countiesQuery.queryKey, ['Nairobi', 'Turkana']);
  client.setQueryData(quoteQuery(items, { coupon, buyerId: buyer.id }).queryKey, quotes.none ?? open);
  client.setQueryData(
    quoteQuery(items, { county: 'Nairobi', coupon, buyerId: buyer.id }).queryKey,
    quotes.Nairobi ?? nairobi,
  );
  client.setQueryData(
    quoteQuery(items, { county: 'Turkana', coupon, buyerId: buyer.id }).queryKey,
    quotes.Turkana ?? turkana,
  );
  client.setQueryData(addressesQuery(buyer.id).queryKey, addresses);
  client.setQueryData(pickupPointsQuery.queryKey, [desk]);
  client.setQueryData(quoteQuery(items, { pickupPoint: desk.id, coupon, buyerId: buyer.id }).queryKey, {
    ...nairobi,
    delivery_kes: 100,
    total_kes: 1000,
  });
  const onPlace = vi.fn<(wish: Wish) => void>();
  const onAccept = vi.fn<(changes: CartChanges) => void>();
  render(
    <QueryClientProvider client={client}>
      <CheckoutForm
        items={items}
        shownPrices={new Map([[1, price]])}
        buyer={guest ? guestBuyer : buyer}
        prefill={setting.prefill}
        coupon={coupon}
        busy={false}
        refusal={refusal ?? null}
        onAccept={onAccept}
        onPlace={onPlace}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onPlace, onAccept };
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
    expect(onPlace.mock.lastCall?.[0]).toMatchObject({
      values: {
        contactName: 'Amina Otieno',
        phone: '0712 345 678',
        county: 'Nairobi',
        town: 'Kilimani',
        landmark: 'Yaya Centre',
        paymentMethod: 'mpesa',
      },
      coupon: '',
      expectedTotalKes: 1150,
    });
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
    expect(screen.getByText('Choose where it goes')).toBeVisible();
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
    expect(onPlace.mock.lastCall?.[0]).toMatchObject({
      values: { paymentMethod: 'mpesa' },
      expectedTotalKes: 1500,
    });
  });

  it('says up to which total cash is taken', async () => {
    const dear: Quote = { ...nairobi, total_kes: 6000, cash_on_delivery: false };
    const { user } = show({ quotes: { Nairobi: dear } });
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    expect(screen.getByText('Only for orders of up to KSh 5,000')).toBeVisible();
  });
});

describe('what changed since the cart was filled', () => {
  const accept = (user: User) => user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  const order = () => screen.getByRole('button', { name: 'Place order' });

  it('blocks what cannot be sold and settles all of it with one press', async () => {
    const lines = [
      { ...line, stock: 1, problem: 'short' as const },
      { ...line, product_id: 2, name: 'Moringa', stock: 0, problem: 'sold_out' as const },
      { ...line, product_id: 3, name: null, stock: 0, problem: 'gone' as const },
    ];
    const { user, onAccept } = show({ quotes: { none: { ...open, lines } } });
    for (const words of ['Only 1 of Neem leaf left', 'Moringa is sold out', 'A product is no longer sold'])
      expect(screen.getByText(words)).toBeVisible();
    expect(order()).toBeDisabled();
    await accept(user);
    expect(onAccept.mock.lastCall?.[0].quantities).toEqual(
      new Map([
        [1, 1],
        [2, 0],
        [3, 0],
      ]),
    );
  });

  it('asks before a higher price is paid', async () => {
    const { user, onAccept } = show({ price: 400 });
    expect(screen.getByText('Neem leaf: KSh 400 → KSh 450')).toBeVisible();
    expect(order()).toBeDisabled();
    await accept(user);
    expect(onAccept.mock.lastCall?.[0].prices).toEqual(new Map([[1, 450]]));
  });

  it('only tells of a lower price', () => {
    show({ price: 500 });
    expect(screen.getByText('Neem leaf: KSh 500 → KSh 450')).toBeVisible();
    expect(order()).toBeEnabled();
  });
});

describe('fetching it oneself', () => {
  it('needs no address and shows the fee of the point', async () => {
    const { user, onPlace } = show({ guest: true });
    await user.click(screen.getByRole('radio', { name: /^Pickup point/ }));
    expect(screen.queryByLabelText('Landmark')).toBeNull();
    await user.type(screen.getByLabelText('Full name'), 'Atieno');
    await user.type(screen.getByLabelText('M-Pesa phone number'), '0712 345 678');
    await place(user);
    expect(await screen.findByText('Choose where you fetch it')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Kisumu desk/ }));
    expect(screen.getByText('Pickup at Kisumu desk')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Cash when you fetch it/ }));
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall?.[0]).toMatchObject({
      values: { way: 'pickup', pickupPoint: 'kisumu-town', paymentMethod: 'cash' },
      expectedTotalKes: 1000,
    });
  });
});

describe('what is known of a member', () => {
  it('fills in the phone and county of the profile, but nothing that was typed', async () => {
    show({ prefill: { phone: '254711000111', county: 'Turkana' } });
    expect(screen.getByLabelText('M-Pesa phone number')).toHaveValue('0711 000 111');
    expect(screen.getByLabelText('County')).toHaveValue('Turkana');
  });

  it('offers the default address at once and hides its fields', async () => {
    const { user, onPlace } = show({ addresses: [home] });
    expect(screen.getByRole('radio', { name: /Home/ })).toBeChecked();
    expect(screen.queryByLabelText('Landmark')).toBeNull();
    expect(screen.getByLabelText('Full name')).toHaveValue('Amina O.');
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall?.[0].values).toMatchObject({ county: 'Turkana', town: 'Lodwar' });
  });

  it('takes another address and keeps it when that is wished', async () => {
    const { user, onPlace } = show({ addresses: [home] });
    await user.click(screen.getByRole('radio', { name: /^Another address/ }));
    expect(screen.getByLabelText('Landmark')).toHaveValue('');
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    await user.type(screen.getByLabelText('Town or estate'), 'Kilimani');
    await user.type(screen.getByLabelText('Landmark'), 'Yaya Centre');
    await user.click(screen.getByRole('checkbox', { name: 'Save this address for next time' }));
    await user.clear(screen.getByLabelText('Name of this address'));
    await user.type(screen.getByLabelText('Name of this address'), 'Work');
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall?.[0].values).toMatchObject({
      county: 'Nairobi',
      saveAddress: true,
      addressLabel: 'Work',
    });
  });

  it('offers a visitor to save nothing', () => {
    show({ guest: true, addresses: [home] });
    expect(screen.queryByRole('radio', { name: /Home/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a coupon', () => {
  const taken = { code: 'KARIBU', discount_kes: 90, problem: null, message: null };

  it('shows what it takes off and is sent along', async () => {
    const quote: Quote = { ...nairobi, discount_kes: 90, total_kes: 1060, coupon: taken };
    const { user, onPlace } = show({ coupon: 'KARIBU', quotes: { Nairobi: quote } });
    await fillAddress(user);
    expect(screen.getByText('Coupon KARIBU')).toBeVisible();
    expect(screen.getByText('−KSh 90')).toBeVisible();
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall?.[0]).toMatchObject({ coupon: 'KARIBU', expectedTotalKes: 1060 });
  });

  it('is left out when the shop does not take it', async () => {
    const refused = { ...taken, discount_kes: 0, problem: 'coupon_ended', message: 'It has ended.' };
    const { user, onPlace } = show({
      coupon: 'KARIBU',
      quotes: { Nairobi: { ...nairobi, coupon: refused } },
    });
    await fillAddress(user);
    await place(user);
    await vi.waitFor(() => expect(onPlace).toHaveBeenCalledOnce());
    expect(onPlace.mock.lastCall?.[0]).toMatchObject({ coupon: '', expectedTotalKes: 1150 });
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
