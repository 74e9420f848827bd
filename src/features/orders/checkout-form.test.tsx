// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Quote } from '../../entities/quote/quote.queries.ts';
import { fillAddress, line, nairobi, open, PLACE, place, show, type User } from './testing-checkout-form.tsx';
import type { Refusal } from './use-place-order.ts';

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

  it('promises no prompt to a number of another network, unless cash is paid', async () => {
    const { user } = show();
    await fillAddress(user);
    const warning = () => screen.queryByText('M-Pesa prompts reach Safaricom numbers only');
    expect(warning()).toBeNull();
    await user.clear(screen.getByLabelText('M-Pesa phone number'));
    await user.type(screen.getByLabelText('M-Pesa phone number'), '0733 000 000');
    expect(warning()).toBeVisible();
    expect(screen.queryByText(/you get an M-Pesa prompt|the M-Pesa prompt goes to it/)).toBeNull();
    await user.click(cash());
    expect(warning()).toBeNull();
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
  const order = () => screen.getByRole('button', { name: PLACE });

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
