import { demoCustomers } from '../content/demo/customers.ts';
import { DEMO_MEMBER, demoReviews } from '../content/demo/reviews.ts';
import { productRows } from '../content/product-rows.ts';
import { literal } from './seed-sql.ts';

/** A bcrypt hash of something nobody wrote down: these people are there to be read, not to be signed in as. */
const NO_PASSWORD = '$2a$10$GscyOMWd6uBIQY8vP0v2q.zPHyc8cS35Gfib.8AKSpn.X/b2IA73m';
const ALPHABET = '23456789ABCDEFGHJKLMNPQRTVWXYZ';

const personId = (index: number): string =>
  `d0000000-0000-4000-8000-${String(1001 + index).padStart(12, '0')}`;
const orderId = (index: number): string => `d0000000-0000-4000-8000-${String(301 + index).padStart(12, '0')}`;
const emailOf = (key: string): string =>
  key === DEMO_MEMBER ? 'member@demo.mizizi.app' : `${key}@customers.demo.mizizi.app`;

/** A number's digits in the letters of order numbers and receipts, scattered so that they look like no series. */
function code(seed: number, length: number): string {
  let state = Math.imul(seed + 1, 2_654_435_761) >>> 0;
  let letters = '';
  while (letters.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    letters += ALPHABET[(state >>> 8) % ALPHABET.length] ?? '';
  }
  return letters;
}

type Review = {
  key: string;
  order: string | null;
  productId: number;
  stars: number;
  title: string;
  body: string;
  signature: string;
  /** Days before today. */
  written: number;
};

/** Every review with the order that makes it a buyer's: a customer's earlier products came first. */
function reviews(): Review[] {
  const ids = new Map(productRows().map(({ slug, id }) => [slug, id]));
  const said = new Map<string, number>();
  return Object.entries(demoReviews).flatMap(([slug, entries]) =>
    entries.map(([key, stars, title, body]) => {
      const productId = ids.get(slug);
      if (productId === undefined) throw new Error(`There is no product "${slug}"`);
      const nth = said.get(key) ?? 0;
      said.set(key, nth + 1);
      const index = demoCustomers.findIndex((customer) => customer.key === key);
      const customer = demoCustomers[index];
      if (!customer) {
        if (key !== DEMO_MEMBER) throw new Error(`There is no demo customer "${key}"`);
        return { key, order: null, productId, stars, title, body, signature: 'Achieng', written: 9 - nth };
      }
      const second = nth % 2;
      return {
        key,
        order: orderId(index * 2 + second),
        productId,
        stars,
        title,
        body,
        signature: customer.name.split(' ')[0] ?? customer.name,
        written: (customer.ordered[second] ?? 0) - 8 - (nth % 4),
      };
    }),
  );
}

const values = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((row) => `  (${row.map(literal).join(', ')})`).join(',\n');

/** The people, confirmed, each with an identity as Auth makes it. */
const people = (): string => `with person (id, email, full_name) as (
  values
${values(demoCustomers.map(({ key, name }, index) => [personId(index), emailOf(key), name]))}
), account as (
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change,
    email_change_token_new, email_change_token_current, phone_change, phone_change_token, reauthentication_token,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at
  )
  select id::uuid, 'authenticated', 'authenticated', email, '${NO_PASSWORD}', now(), '', '', '', '', '', '', '', '',
    '{"provider": "email", "providers": ["email"]}', jsonb_build_object('full_name', full_name),
    now() - interval '140 days', now()
  from person
  on conflict do nothing
)
insert into auth.identities (
  id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at, updated_at
)
select id::uuid, 'email', id, id::uuid, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), now(), now(),
  now()
from person
on conflict do nothing;

-- A hosted project keeps the instance beside each user; the embedded stack has no such column.
do $$
begin
  if exists (
    select 1 from information_schema.columns
    where table_schema = 'auth' and table_name = 'users' and column_name = 'instance_id'
  ) then
    update auth.users set instance_id = '00000000-0000-0000-0000-000000000000'
    where email like '%@customers.demo.mizizi.app' and instance_id is null;
  end if;
end
$$;
`;

/** Their orders, long delivered: stock was counted after them, so they move none. */
function orders(): string {
  const heads = demoCustomers.flatMap(
    ({ key, name, phone, county, town, landmark, payment, ordered }, index) =>
      ordered.map((days, nth) => {
        const at = index * 2 + nth;
        const receipt = payment === 'mpesa' ? `S${code(500 + at, 9)}` : null;
        return [
          orderId(at),
          `MZ-${code(at, 6)}`,
          emailOf(key),
          payment,
          days,
          name,
          phone,
          county,
          town,
          landmark,
          receipt,
        ];
      }),
  );
  const lines = [
    ...new Set(reviews().flatMap(({ order, productId }) => (order ? [`${order} ${productId}`] : []))),
  ].map((line) => line.split(' '));
  return `create temporary table demo_order as select * from (values
${values(heads)}
) o (id, number, email, method, days, contact, phone, county, town, landmark, receipt)
where not exists (select 1 from public.orders made where made.id = o.id::uuid);

create temporary table demo_line as
select o.id::uuid as order_id, now() - make_interval(days => o.days, hours => 3) as placed_at, p.id as product_id, p.name, p.size,
  p.picture, p.price_kes, p.weight_g
from (values
${values(lines.map(([order = '', product]) => [order, Number(product)]))}
) l (order_id, product_id)
join demo_order o on o.id = l.order_id
join public.products p on p.id = l.product_id;

insert into public.orders (
  id, number, user_id, client_key, payment_method, payment_state, fulfilment_state, subtotal_kes, delivery_kes,
  total_kes, contact_name, phone, county, town, landmark, placed_at, delivered_at
)
select o.id::uuid, o.number, u.id, o.id::uuid, o.method, 'paid', 'delivered', goods.subtotal, goods.delivery,
  goods.subtotal + goods.delivery, o.contact, o.phone, o.county, o.town, o.landmark, goods.placed_at,
  goods.placed_at + make_interval(days => z.max_days, hours => -4)
from demo_order o
join auth.users u on u.email = o.email
join public.counties c on c.name = o.county
join public.delivery_zones z on z.id = c.zone_id
cross join lateral (
  select sum(l.price_kes)::integer as subtotal, private.delivery_fee(z, sum(l.weight_g)::integer) as delivery,
    min(l.placed_at) as placed_at
  from demo_line l where l.order_id = o.id::uuid
) goods
where goods.subtotal is not null;

insert into public.order_items (order_id, product_id, name, size, picture, unit_price_kes, quantity, line_total_kes)
select l.order_id, l.product_id, l.name, l.size, l.picture, l.price_kes, 1, l.price_kes
from demo_line l join public.orders o on o.id = l.order_id;

insert into public.payments (order_id, method, amount_kes, phone, state, result_code, result_text, receipt, created_at)
select m.id, m.payment_method, m.total_kes, m.phone, 'paid', 0,
  case m.payment_method when 'cash' then 'Paid in cash.' else 'The service request is processed successfully.' end,
  o.receipt, case m.payment_method when 'cash' then m.delivered_at else m.placed_at end
from demo_order o join public.orders m on m.id = o.id::uuid;

insert into public.order_events (order_id, kind, at, actor_id)
select m.id, step.kind, step.at, case step.kind when 'placed' then m.user_id end
from demo_order o
join public.orders m on m.id = o.id::uuid
cross join lateral (values
  (1, 'placed', m.placed_at),
  (2, 'payment_prompted', m.placed_at + interval '2 seconds'),
  (3, 'payment_confirmed', m.placed_at + interval '21 seconds'),
  (4, 'packed', m.placed_at + interval '4 hours'),
  (5, 'dispatched', m.placed_at + interval '7 hours'),
  (6, 'delivered', m.delivered_at)
) step (place, kind, at)
where m.payment_method = 'mpesa' or step.kind not like 'payment%'
order by m.placed_at, step.place;

drop table demo_line;
drop table demo_order;
`;
}

/** What they say. Who has not received a product writes nothing about it, in a demo as anywhere. */
const words =
  (): string => `insert into public.product_reviews (product_id, user_id, rating, title, body, author_name, created_at)
select r.product_id, u.id, r.rating, r.title, r.body, r.author_name, now() - make_interval(days => r.days, hours => 5)
from (values
${values(
  reviews().map(({ key, productId, stars, title, body, signature, written }) => [
    emailOf(key),
    productId,
    stars,
    title,
    body,
    signature,
    written,
  ]),
)}
) r (email, product_id, rating, title, body, author_name, days)
join auth.users u on u.email = r.email
where private.has_received(u.id, r.product_id)
on conflict on constraint product_reviews_product_id_user_id_key do nothing;
`;

/** A lot and a date for whatever stands on the shelves without one; a few lots end soon. */
const LOTS = `update public.products p
set lot = format('MZ%s-%s', to_char(now() - make_interval(days => (20 + p.id * 13 % 120)::integer), 'YYMM'),
    lpad((p.id * 7 % 1000)::text, 3, '0')),
  expires_on = private.nairobi_date()
    + case when p.id % 23 = 5 then 45 else (210 + p.id * 37 % 400)::integer end
where p.id <= 1000 and p.lot is null and p.expires_on is null;
`;

/**
 * `supabase/seed.demo-shop.sql` as text: customers of the demo shop, what they bought and say, and the lots on its
 * shelves. It goes after `seed.demo.sql`; applying it again changes nothing that exists.
 */
export function demoSeedSql(): string {
  return [
    '-- Generated by scripts/seed.ts from content/. Change the content and run `node scripts/seed.ts`.\n' +
      '-- Demo content: never for a shop that people can reach.\n',
    '-- Customers. Nobody can sign in as one of them.\n' + people(),
    '-- What they bought.\n' + orders(),
    '-- What they say.\n' + words(),
    '-- What stands on the labels.\n' + LOTS,
  ].join('\n');
}
