import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

import { countiesQuery, type Quote, quoteQuery } from '../../entities/quote/quote.queries.ts';
import { CheckoutForm } from './checkout-form.tsx';
import type { CartChanges } from './checkout-summary.tsx';
import { addressesQuery, pickupPointsQuery } from './checkout.queries.ts';
import { guestBuyer } from './checkout.schema.ts';
import type { Prefill } from './use-checkout-form.tsx';
import type { Refusal, Wish } from './use-place-order.ts';

const items = [{ product_id: 1, quantity: 2 }];
export const buyer = { id: 'amina', fullName: 'Amina Otieno', isGuest: false };
export const line: Quote['lines'][number] = {
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
export const open: Quote = {
  lines: [line],
  subtotal_kes: 900,
  discount_kes: 0,
  weight_g: 500,
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
export const nairobi: Quote = {
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
export const home = {
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

/** It names the sum where M-Pesa is asked for it. */
export const PLACE = /^(Place order|Pay KSh [\d,]+ with M-Pesa)$/;

type Setting = {
  guest?: boolean;
  addresses?: (typeof home)[];
  coupon?: string;
  prefill?: Partial<Prefill>;
  quotes?: Partial<Record<'none' | 'Nairobi' | 'Turkana', Quote>>;
  refusal?: Refusal;
  price?: number;
  /** Counties and addresses are on their way: the test answers them itself. */
  late?: boolean;
};

/** The form over the database's answers, which lie in the query cache. */
export function show(setting: Setting = {}) {
  const { guest = false, addresses = [], coupon = '', quotes = {}, refusal, price = 450, late } = setting;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const key of ['quote', 'addresses', 'pickup-points'])
    client.setQueryDefaults([key], { staleTime: Infinity, refetchOnMount: false });
  if (!late) client.setQueryData(countiesQuery.queryKey, ['Nairobi', 'Turkana']);
  client.setQueryData(quoteQuery(items, { coupon, buyerId: buyer.id }).queryKey, quotes.none ?? open);
  client.setQueryData(
    quoteQuery(items, { county: 'Nairobi', coupon, buyerId: buyer.id }).queryKey,
    quotes.Nairobi ?? nairobi,
  );
  client.setQueryData(
    quoteQuery(items, { county: 'Turkana', coupon, buyerId: buyer.id }).queryKey,
    quotes.Turkana ?? turkana,
  );
  if (!late) client.setQueryData(addressesQuery(buyer.id).queryKey, addresses);
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
        prefill={guest ? undefined : { phone: '', county: '', last: null, ...setting.prefill }}
        coupon={coupon}
        busy={false}
        refusal={refusal ?? null}
        onAccept={onAccept}
        onPlace={onPlace}
      />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), onPlace, onAccept, client };
}

export type User = ReturnType<typeof userEvent.setup>;
export async function fillAddress(user: User, county = 'Nairobi') {
  await user.type(screen.getByLabelText('M-Pesa phone number'), '0712 345 678');
  await user.selectOptions(screen.getByLabelText('County'), county);
  await user.type(screen.getByLabelText('Town or estate'), 'Kilimani');
  await user.type(screen.getByLabelText('Landmark'), 'Yaya Centre');
}
export const place = (user: User) => user.click(screen.getByRole('button', { name: PLACE }));
