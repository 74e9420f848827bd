// @vitest-environment jsdom

import '@testing-library/jest-dom/vitest';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { countiesQuery } from '../../entities/quote/quote.queries.ts';
import {
  addressesQuery,
  forgetLastOrder,
  keepLastOrder,
  type LastOrder,
  readLastOrder,
} from './checkout.queries.ts';
import { emptyCheckout, writeDraft } from './checkout.schema.ts';
import { buyer, home, place, show } from './testing-checkout-form.tsx';

beforeEach(() => {
  localStorage.clear();
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:9');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon');
});
afterEach(cleanup);

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

it('says that nothing is chosen when the pickup point of the draft has closed', async () => {
  writeDraft(buyer.id, {
    ...emptyCheckout('Amina'),
    way: 'pickup',
    phone: '0712345678',
    pickupPoint: 'closed',
  });
  const { user, onPlace } = show();
  await place(user);
  expect(await screen.findByText('Choose where you fetch it')).toBeVisible();
  expect(onPlace).not.toHaveBeenCalled();
});

describe('what is known of a member', () => {
  it('leaves what was typed while the addresses were on their way', async () => {
    const { user, client } = show({ late: true });
    await user.type(screen.getByLabelText('M-Pesa phone number'), '0700 111 222');
    act(() => void client.setQueryData(addressesQuery(buyer.id).queryKey, [home]));
    expect(await screen.findByRole('radio', { name: /Home/ })).toBeChecked();
    expect(screen.getByLabelText('M-Pesa phone number')).toHaveValue('0700 111 222');
    expect(screen.getByLabelText('Full name')).toHaveValue('Amina O.');
  });

  it('leaves an address alone that was begun in another county', async () => {
    const { user, client } = show({ late: true });
    act(() => void client.setQueryData(countiesQuery.queryKey, ['Nairobi', 'Turkana']));
    await screen.findByRole('option', { name: 'Nairobi' });
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    act(() => void client.setQueryData(addressesQuery(buyer.id).queryKey, [home]));
    expect(await screen.findByRole('radio', { name: /^Another address/ })).toBeChecked();
    expect(screen.getByLabelText('County')).toHaveValue('Nairobi');
  });

  it('shows the county of the profile, also when it is known before the counties are', async () => {
    const { user, client } = show({ late: true, prefill: { phone: '', county: 'Turkana' } });
    act(() => void client.setQueryData(countiesQuery.queryKey, ['Nairobi', 'Turkana']));
    await screen.findByRole('option', { name: 'Nairobi' });
    expect(screen.getByLabelText('County')).toHaveValue('Turkana');
    await user.selectOptions(screen.getByLabelText('County'), 'Nairobi');
    expect(screen.getByLabelText('County')).toHaveValue('Nairobi');
  });

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
    expect(screen.queryByRole('checkbox', { name: /^Save this address/ })).toBeNull();
  });
});

// @vitest-environment jsdom

const last: LastOrder = {
  payment_method: 'mpesa',
  contact_name: 'Mama Amina',
  phone: '254722000111',
  alt_phone: '254733000222',
  county: 'Nairobi',
  town: 'South B',
  landmark: 'Blue gate',
  pickup_point_id: null,
};
const field = (name: string) => screen.getByLabelText(name);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the next order of a member', () => {
  it('starts with the last one, before the default address', () => {
    show({ prefill: { phone: '254799999999', county: 'Turkana', last }, addresses: [home] });
    expect(field('Full name')).toHaveValue('Mama Amina');
    expect(field('M-Pesa phone number')).toHaveValue('0722 000 111');
    expect(field('Second phone (optional)')).toHaveValue('0733 000 222');
    expect(field('County')).toHaveValue('Nairobi');
    expect(field('Town or estate')).toHaveValue('South B');
    expect(field('Landmark')).toHaveValue('Blue gate');
    expect(screen.getByRole('radio', { name: /^Another address/ })).toBeChecked();
  });

  it('chooses the saved address that it went to', () => {
    const { county, town, landmark } = home;
    show({ prefill: { last: { ...last, county, town, landmark } }, addresses: [home] });
    expect(screen.getByRole('radio', { name: /^Home/ })).toBeChecked();
  });

  it('is fetched where the last one was', () => {
    show({ prefill: { last: { ...last, pickup_point_id: 'kisumu-town' } }, addresses: [home] });
    expect(screen.getByRole('radio', { name: /^Pickup point/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^Kisumu desk/ })).toBeChecked();
  });

  it('leaves what was typed before', () => {
    writeDraft('amina', { ...emptyCheckout('Amina Otieno'), county: 'Turkana', town: 'Lodwar' });
    show({ prefill: { last } });
    expect(field('County')).toHaveValue('Turkana');
    expect(field('Town or estate')).toHaveValue('Lodwar');
    expect(field('Landmark')).toHaveValue('');
  });
});

describe('the next order of a visitor', () => {
  it('starts with what this device kept', () => {
    keepLastOrder({ ...last, payment_method: 'cash' });
    show({ guest: true });
    expect(field('Full name')).toHaveValue('Mama Amina');
    expect(field('M-Pesa phone number')).toHaveValue('0722 000 111');
    expect(field('Town or estate')).toHaveValue('South B');
    expect(field('Keep these details on this phone for my next order')).toBeChecked();
  });

  it('starts empty where nothing is kept, or what is kept makes no sense', () => {
    keepLastOrder(last);
    forgetLastOrder();
    expect(readLastOrder()).toBeNull();
    localStorage.setItem(
      'mizizi-last-order',
      JSON.stringify({ value: { ...last, phone: 7 }, expiresAt: Date.now() + 60_000 }),
    );
    show({ guest: true });
    expect(field('Town or estate')).toHaveValue('');
  });
});
