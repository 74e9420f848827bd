// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { emptyCheckout, writeDraft } from './checkout.schema.ts';
import { forgetLastOrder, keepLastOrder, type LastOrder, readLastOrder } from './last-order.queries.ts';
import { home, show } from './testing-checkout-form.tsx';

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
