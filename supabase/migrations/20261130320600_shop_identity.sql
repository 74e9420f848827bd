-- Who the shop is: name, phone, mail, place, hours, networks and its words about delivery. They were settings of the build, so that a
-- new phone number took a new site. Invoices name who sells by `business_details`, which is what the tax office knows.

create function private.are_opening_hours(hours text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select cardinality(hours) = 7 and array_ndims(hours) = 1 and not exists (
    select from unnest(hours) day
    where day is null or (day <> '' and not (
      day ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' and left(day, 5) < right(day, 5))))
$$;
comment on function private.are_opening_hours(hours text[]) is
  'Whether these are the hours of a week: Monday to Sunday, each opening and closing time such as 08:00-18:00, or empty for a closed day.';

create table public.shop_identity (
  id boolean primary key default true check (id),
  name text not null default 'Mizizi' check (name ~ '^\S.{0,58}\S$' and name !~ '[[:cntrl:]]'),
  phone text not null default '254700000000' check (phone ~ '^254\d{9}$'),
  email text not null default 'hello@mizizi.app'
    check (length(email) <= 254 and email ~ '^[^\s@<>":;,]+@[^\s@<>":;,]+\.[^\s@<>":;,.]+$'),
  city text not null default 'Nairobi, Kenya' check (city ~ '^\S.{0,58}\S$' and city !~ '[[:cntrl:]]'),
  address text not null default '' check (length(address) <= 200 and address = btrim(address) and address !~ '[[:cntrl:]]'),
  hours text[] not null default '{08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,""}'
    check (private.are_opening_hours(hours)),
  hours_note_en text not null default '',
  hours_note_sw text not null default '',
  facebook_url text not null default 'https://www.facebook.com/mizizi.app',
  instagram_url text not null default 'https://www.instagram.com/mizizi.app',
  x_url text not null default 'https://x.com/mizizi_app',
  youtube_url text not null default 'https://www.youtube.com/@mizizi-app',
  delivery_en text not null default '',
  delivery_sw text not null default '',
  version integer not null default 1,
  edited_at timestamptz,
  constraint shop_identity_hours_note_check check (
    length(hours_note_en) <= 120 and length(hours_note_sw) <= 120 and (hours_note_en = '') = (hours_note_sw = '')
    and hours_note_en || hours_note_sw !~ '[[:cntrl:]]'),
  constraint shop_identity_delivery_check check (
    length(delivery_en) <= 400 and length(delivery_sw) <= 400 and (delivery_en = '') = (delivery_sw = '')
    and delivery_en || delivery_sw !~ '[[:cntrl:]]'),
  constraint shop_identity_facebook_check check (facebook_url = ''
    or facebook_url ~ '^https://([a-z0-9-]+\.)?(facebook\.com|fb\.com|fb\.me)/[^\s<>"]+$' and length(facebook_url) <= 200),
  constraint shop_identity_instagram_check check (instagram_url = ''
    or instagram_url ~ '^https://([a-z0-9-]+\.)?(instagram\.com|instagr\.am)/[^\s<>"]+$' and length(instagram_url) <= 200),
  constraint shop_identity_x_check check (x_url = ''
    or x_url ~ '^https://([a-z0-9-]+\.)?(x\.com|twitter\.com)/[^\s<>"]+$' and length(x_url) <= 200),
  constraint shop_identity_youtube_check check (youtube_url = ''
    or youtube_url ~ '^https://([a-z0-9-]+\.)?(youtube\.com|youtu\.be)/[^\s<>"]+$' and length(youtube_url) <= 200)
);
alter table public.shop_identity enable row level security;
revoke all on public.shop_identity from anon, authenticated;
grant select on public.shop_identity to anon, authenticated;
grant all on public.shop_identity to service_role;
create policy shop_identity_select_all on public.shop_identity for select to anon, authenticated using (true);
insert into public.shop_identity default values;

comment on table public.shop_identity is
  'One row: who the shop is and how it is reached, as pages, mails, slips and receipts show it. Everybody reads it; the owner changes it by save_shop_identity.';
comment on column public.shop_identity.id is 'Always true, so that there is one row.';
comment on column public.shop_identity.name is 'What the shop is called, 2 to 60 letters; invoices have the trading name of business_details.';
comment on column public.shop_identity.phone is 'Number to call, 254 and nine digits; a mobile one takes WhatsApp too.';
comment on column public.shop_identity.email is 'Where people write to; mails come from the setting MAIL_FROM.';
comment on column public.shop_identity.city is 'Town and country, 2 to 60 letters.';
comment on column public.shop_identity.address is 'Street and house where people may come, up to 200 letters; empty while there is no counter.';
comment on column public.shop_identity.hours is
  'When the phone is answered, Monday to Sunday in Nairobi time: opening and closing time such as 08:00-18:00, empty for a closed day.';
comment on column public.shop_identity.hours_note_en is 'Words beside the hours in English, up to 120 letters; empty together with hours_note_sw.';
comment on column public.shop_identity.hours_note_sw is 'Words beside the hours in Kiswahili, up to 120 letters.';
comment on column public.shop_identity.facebook_url is 'https address of the page on Facebook; empty shows no link.';
comment on column public.shop_identity.instagram_url is 'https address of the page on Instagram; empty shows no link.';
comment on column public.shop_identity.x_url is 'https address of the page on X; empty shows no link.';
comment on column public.shop_identity.youtube_url is 'https address of the channel on YouTube; empty shows no link.';
comment on column public.shop_identity.delivery_en is 'What the page on delivery says below the fees, in English, up to 400 letters; empty together with delivery_sw.';
comment on column public.shop_identity.delivery_sw is 'The same in Kiswahili, up to 400 letters.';
comment on column public.shop_identity.version is 'Counts what owners saved, so that two of them do not overwrite each other.';
comment on column public.shop_identity.edited_at is 'When an owner last saved it; null: never, and former settings of the build may still come in.';

-- Writes everything but what says who wrote when.
create function private.write_identity(identity public.shop_identity) returns void
language sql
set search_path = ''
as $$
  update public.shop_identity s set name = i.name, phone = i.phone, email = i.email, city = i.city, address = i.address, hours = i.hours,
    hours_note_en = i.hours_note_en, hours_note_sw = i.hours_note_sw, facebook_url = i.facebook_url, instagram_url = i.instagram_url,
    x_url = i.x_url, youtube_url = i.youtube_url, delivery_en = i.delivery_en, delivery_sw = i.delivery_sw,
    version = i.version, edited_at = i.edited_at
  from (select (write_identity.identity).*) i
$$;
comment on function private.write_identity(identity public.shop_identity) is 'Puts these values into the one row.';

create function public.save_shop_identity(identity jsonb, expected_version integer) returns public.shop_identity
language plpgsql security definer
set search_path = ''
as $$
declare
  base public.shop_identity;
  saved public.shop_identity;
  broken text;
begin
  perform private.require_capability('settings');
  if jsonb_typeof(identity) is distinct from 'object' then
    perform private.refuse('bad_identity', 'There is nothing to save.');
  end if;
  select * into base from public.shop_identity for no key update;
  if base.version is distinct from expected_version then
    perform private.refuse('changed_by_other', 'Somebody has changed the shop meanwhile.', 'Compare both versions, then save again.');
  end if;
  begin
    saved := jsonb_populate_record(base, identity - '{id,version,edited_at}'::text[]);
    saved.version := base.version + 1;
    saved.edited_at := now();
    perform private.write_identity(saved);
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
    when not_null_violation or data_exception then
      broken := 'other';
  end;
  case broken
    when 'shop_identity_name_check' then perform private.refuse('bad_name', 'A name has 2 to 60 letters.');
    when 'shop_identity_phone_check' then perform private.refuse('bad_phone', 'Write the phone like 0712 345 678.');
    when 'shop_identity_email_check' then perform private.refuse('bad_email', 'Write the e-mail address like hello@example.com.');
    when 'shop_identity_city_check' then perform private.refuse('bad_city', 'Town and country have 2 to 60 letters.');
    when 'shop_identity_address_check' then perform private.refuse('bad_address', 'An address has at most 200 letters.');
    when 'shop_identity_hours_check' then perform private.refuse('bad_hours', 'A day closes later than it opens.');
    when 'shop_identity_hours_note_check' then
      perform private.refuse('bad_note', 'Words beside the hours have at most 120 letters and stand in both languages.');
    when 'shop_identity_delivery_check' then
      perform private.refuse('bad_delivery', 'Words about delivery have at most 400 letters and stand in both languages.');
    when 'shop_identity_facebook_check', 'shop_identity_instagram_check', 'shop_identity_x_check', 'shop_identity_youtube_check' then
      perform private.refuse('bad_link', 'A link begins with https:// and leads to a page of its network.');
    when 'other' then perform private.refuse('bad_identity', 'This does not describe a shop.');
    else null;
  end case;
  perform private.audit('shop_saved', 'shop_identity', 'true', private.row_changes(to_jsonb(base), to_jsonb(saved)));
  return saved;
end
$$;
comment on function public.save_shop_identity(identity jsonb, expected_version integer) is
  'The owner (settings) says who the shop is: the columns of shop_identity that are there, over the version that was read. Answers the row. Refusals: bad_address, bad_city, bad_delivery, bad_email, bad_hours, bad_identity, bad_link, bad_name, bad_note, bad_phone, changed_by_other, not_allowed, second_factor_needed.';
revoke all on function public.save_shop_identity(jsonb, integer) from public;
grant execute on function public.save_shop_identity(jsonb, integer) to authenticated, service_role;

create function public.shop_line() returns text
language sql stable security definer
set search_path = ''
as $$
  select format('%s, %s. %s, %s', name, city, regexp_replace(phone, '^254(\d{3})(\d{3})(\d{3})$', '+254 \1 \2 \3'), email)
  from public.shop_identity
$$;
comment on function public.shop_line() is
  'Who writes, as mails end: "Mizizi, Nairobi, Kenya. +254 700 000 000, hello@mizizi.app". For the functions that send them.';
revoke all on function public.shop_line() from public;
grant execute on function public.shop_line() to service_role;

create function private.adopt_identity(told jsonb) returns text[]
language plpgsql
set search_path = ''
as $$
declare
  base public.shop_identity;
  part record;
  refused text[] := '{}';
begin
  select * into base from public.shop_identity where edited_at is null for no key update;
  if base.id is null then
    return refused;
  end if;
  -- what belongs together, such as the words of both languages, comes in together or not at all
  for part in
    select array_agg(e.key order by e.key) as columns, jsonb_object_agg(e.key, e.value) as values
    from jsonb_each(told - '{id,version,edited_at}'::text[]) e group by split_part(e.key, '_', 1) order by 1
  loop
    begin
      base := jsonb_populate_record(base, part.values);
      perform private.write_identity(base);
    exception when check_violation or not_null_violation or data_exception then
      refused := refused || part.columns;
      select * into base from public.shop_identity;
    end;
  end loop;
  return refused;
end
$$;
comment on function private.adopt_identity(told jsonb) is
  'At the start of a shop: takes what former settings of the build said, as long as no owner has saved it. Answers the names of what was not taken.';

-- Receipts and slips say how the shop is reached on the day they are printed.

create or replace function public.packing_slips(order_ids uuid[])
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', o.id, 'number', o.number, 'is_guest', o.is_guest, 'placed_at', o.placed_at, 'contact_name', o.contact_name, 'phone', o.phone,
      'alt_phone', o.alt_phone, 'county', o.county, 'town', o.town, 'landmark', o.landmark,
      'pickup_point', (select p.name from public.pickup_points p where p.id = o.pickup_point_id), 'note', o.note,
      'payment_method', o.payment_method, 'payment_state', o.payment_state,
      'cash_to_collect_kes', case when o.payment_method = 'cash' and o.payment_state = 'unpaid' then o.total_kes else 0 end,
      'total_kes', o.total_kes,
      'items', (
        select jsonb_agg(jsonb_build_object('sku', p.sku, 'name', i.name, 'size', i.size, 'quantity', i.quantity,
          'weight_g', p.weight_g * i.quantity, 'lot', p.lot) order by p.category_id, i.name)
        from public.order_items i join public.products p on p.id = i.product_id where i.order_id = o.id)
    ) || jsonb_build_object('sender', jsonb_build_object('name', d.trading_name, 'address', d.address,
      'phone', shop.phone, 'email', shop.email)) order by o.placed_at, o.id), '[]')
    from public.orders o cross join public.business_details d cross join public.shop_identity shop
    where o.id = any (order_ids[1:200])
  );
end
$function$;
comment on function public.packing_slips(order_ids uuid[]) is 'What goes into the parcels of up to 200 orders, to print, for the desk (orders). Answers [{id uuid, number text, is_guest boolean,
placed_at timestamptz, contact_name text, phone text, alt_phone text | null, county text, town text, landmark text,
pickup_point text | null, note text | null, payment_method text, payment_state text, cash_to_collect_kes integer,
total_kes integer, sender {name text, address text, phone text, email text}, items [{sku text, name text, size text, quantity integer, weight_g integer, lot text | null}]}].
Refusals: not_allowed.';

create or replace function public.receipt(bill_id uuid, order_token text default NULL::text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  bill public.bills := private.bill_for_books(receipt.bill_id);
  is_payer boolean;
  sees_all boolean;
  documents jsonb;
begin
  if bill.id is null then
    bill := private.bill_to_read(receipt.bill_id, receipt.order_token);
  end if;
  is_payer := coalesce(bill.payer_id = private.caller(), false) or exists (
    select 1 from private.order_tokens t where t.order_id = bill.id and t.token = receipt.order_token);
  sees_all := is_payer or private.keeps_payments();
  if exists (select 1 from private.documents_due d where d.bill_id = bill.id) then
    perform private.issue_documents(bill.id);
  end if;
  select jsonb_agg(case when sees_all then d.document else private.for_accountant(d.document) end order by d.document_no) into documents
  from (select private.describe_document(i) as document, i.document_no from public.invoices i where i.bill_id = bill.id) d;
  return jsonb_build_object('bill_id', bill.id, 'kind', bill.kind, 'number', bill.number, 'state', bill.state,
    'asked_kes', bill.asked_kes, 'received_kes', bill.received_kes, 'refunded_kes', bill.refunded_kes,
    'contact', (select jsonb_build_object('phone', s.phone, 'email', s.email) from public.shop_identity s),
    'created_at', bill.created_at, 'payer_name', bill.payer_name, 'is_mine', is_payer, 'may_replace', not is_payer and sees_all,
    'pin', (select jsonb_build_object('pin', p.pin, 'name', p.name) from public.bill_pins p where p.bill_id = bill.id),
    'documents', coalesce(documents, '[]'),
    -- what is not paid yet is shown as it would be
    'expected', case when documents is null then (
      select jsonb_build_object('with_vat', private.charges_vat(private.nairobi_date()), 'tax_cents', sum(l.tax_cents),
        'lines', jsonb_agg(private.describe_line(l.kind, l.name, l.detail, l.quantity, l.unit_price_kes, l.discount_kes,
          l.amount_kes, l.tax_code) order by l.line),
        'seller', (select jsonb_build_object('name', d.trading_name, 'address', d.address, 'pin', d.kra_pin)
          from public.business_details d))
      from private.priced_lines(bill, bill.asked_kes, private.nairobi_date()) l) end,
    'payments', (
      select coalesce(jsonb_agg(jsonb_build_object('method', p.method, 'receipt', case when p.method <> 'moved' then p.receipt end,
        'at', private.came_at(p), 'amount_kes', p.received_kes, 'number', (
          select s.number from public.refunds r join public.bills s on s.id = r.bill_id where r.moved_to = p.id)) order by p.created_at), '[]')
      from public.payments p where p.bill_id = bill.id and p.received_kes > 0
        and p.state in ('paid', 'refund_due', 'refunded')),
    'refunds', (
      select coalesce(jsonb_agg(jsonb_build_object('amount_kes', r.amount_kes, 'method', r.method,
        'reference', r.reference, 'at', r.at, 'number', (
          select t.number from public.payments p join public.bills t on t.id = p.bill_id where p.id = r.moved_to)) order by r.at), '[]')
      from public.refunds r where r.bill_id = bill.id and private.stands(r)));
end $function$;
comment on function public.receipt(bill_id uuid, order_token text) is 'A bill as its receipt shows it: its invoice and credit notes in their order, or, before it is paid, what it would say
(`expected`), with payments and refunds, whose `number` is the bill that money was moved from or to. For its payer
(is_mine), the holder of its order''s token, whoever keeps payments (may_replace), and, once it has an invoice,
whoever reads the books, without phone, place and what a consultation was about. Answers {bill_id uuid, kind text,
number text, state text, asked_kes integer, received_kes integer, refunded_kes integer, created_at timestamptz,
contact {phone text, email text}, payer_name text | null, is_mine boolean, may_replace boolean, pin {pin text, name text | null} | null, documents [as
private.describe_document], expected {with_vat boolean, tax_cents integer, lines [as private.describe_line], seller
{name text, address text, pin text | null}} | null, payments [{method text, receipt text | null, at timestamptz,
amount_kes integer, number text | null}], refunds [{amount_kes integer, method text, reference text | null, at
timestamptz, number text | null}]}. Refusals: not_signed_in, not_found.';

-- Where no sender is known, an invitation names the shop's own address.
create or replace function private.calendar_invitation(consultation_id uuid, reader uuid, site text, sender text)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.ics_calendar(
    private.ics_event(c, case when c.client_id = u.id then 'client' else 'practitioner' end,
      private.site_of(calendar_invitation.site),
      case when calendar_invitation.sender ~ '^[^\s@<>":;,]+@[^\s@<>":;,]+$' then calendar_invitation.sender
        else (select s.email from public.shop_identity s) end,
      u.email),
    case when c.state like 'cancelled%' then 'CANCEL' else 'REQUEST' end)
  from public.consultations c join auth.users u on u.id = calendar_invitation.reader
  where c.id = calendar_invitation.consultation_id and c.confirmed_at is not null
    and (c.client_id = u.id
      or c.practitioner_id = (select p.id from public.practitioners p where p.user_id = u.id))
$function$;
