-- Customers: one page for everything the shop knows of somebody who buys, with notes and tags of the team, and nothing of their health.
--
-- A customer is an account, or the phone of orders that were placed without one. A phone is an account's only where that number was
-- confirmed for it by a code: anybody may type any number into a profile or an order. The page answers no more than the desks of the
-- caller show: money, bookings and messages are null for whom their desk is closed. It never reads what a practitioner or a member wrote
-- about health, not even what was bought, which service was booked or what a message says.

create view private.confirmed_phones as
  select u.id as user_id, u.phone::text as phone from auth.users u
  where u.phone_confirmed_at is not null and u.phone ~ '^254[17]\d{8}$';
comment on view private.confirmed_phones is 'Phones that are known to be an account''s, since a code sent there was typed in. The one place that says so.';
comment on column private.confirmed_phones.user_id is 'The account.';
comment on column private.confirmed_phones.phone is '254 and nine digits.';

create table public.customer_notes (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users on delete cascade,
  phone text check (phone ~ '^254[17]\d{8}$'),
  author_id uuid references auth.users on delete set null,
  body text not null check (length(trim(body)) between 1 and 1000),
  at timestamptz not null default now(),
  changed_at timestamptz,
  constraint customer_notes_customer_check check (num_nonnulls(user_id, phone) = 1)
);
comment on table public.customer_notes is 'Notes of the team on customers, never about health; kept two years. Nobody reads or writes the table: customer_page shows them to the desk (orders), functions write.';
comment on column public.customer_notes.id is 'The key of the row.';
comment on column public.customer_notes.user_id is 'The account that it is about; null for a visitor.';
comment on column public.customer_notes.phone is 'The phone of a visitor, 254 and nine digits; null for an account.';
comment on column public.customer_notes.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.customer_notes.body is '1 to 1,000 letters.';
comment on column public.customer_notes.at is 'When it was written.';
comment on column public.customer_notes.changed_at is 'When it was corrected; null when never.';
alter table public.customer_notes enable row level security;
revoke all on public.customer_notes from anon, authenticated;
grant all on public.customer_notes to service_role;
create policy customer_notes_select_nobody on public.customer_notes for select to authenticated using (false);
create index customer_notes_user_id_idx on public.customer_notes (user_id, at);
create index customer_notes_phone_idx on public.customer_notes (phone, at);
create index customer_notes_author_id_idx on public.customer_notes (author_id);
create index customer_notes_at_idx on public.customer_notes (at);

create table public.customer_tags (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users on delete cascade,
  phone text check (phone ~ '^254[17]\d{8}$'),
  tag text not null check (length(tag) between 2 and 30 and tag !~ '[<>[:cntrl:]]'),
  author_id uuid references auth.users on delete set null,
  at timestamptz not null default now(),
  constraint customer_tags_customer_check check (num_nonnulls(user_id, phone) = 1),
  constraint customer_tags_once unique nulls not distinct (user_id, phone, tag)
);
comment on table public.customer_tags is 'Tags of the team on customers; kept two years. The list of tags is what is in use, at most 40. Nobody reads or writes the table: functions do for the desk (orders).';
comment on column public.customer_tags.id is 'The key of the row.';
comment on column public.customer_tags.user_id is 'The account that it is on; null for a visitor.';
comment on column public.customer_tags.phone is 'The phone of a visitor, 254 and nine digits; null for an account.';
comment on column public.customer_tags.tag is '2 to 30 letters, always spelled as whoever used it first did.';
comment on column public.customer_tags.author_id is 'Account that put it on; null once it is erased.';
comment on column public.customer_tags.at is 'When.';
alter table public.customer_tags enable row level security;
revoke all on public.customer_tags from anon, authenticated;
grant all on public.customer_tags to service_role;
create policy customer_tags_select_nobody on public.customer_tags for select to authenticated using (false);
create index customer_tags_phone_idx on public.customer_tags (phone);
create index customer_tags_tag_idx on public.customer_tags (lower(tag));
create index customer_tags_author_id_idx on public.customer_tags (author_id);
create index customer_tags_at_idx on public.customer_tags (at);

-- What was said of a confirmed phone before somebody confirmed it is about them too. Steps before the account goes, whose phone it asks for.
select private.register_personal_data(t, hidden => '{author_id}',
  rows_of => 'user_id = $1 or phone in (select c.phone from private.confirmed_phones c where c.user_id = $1)')
from unnest(array['public.customer_notes', 'public.customer_tags']::regclass[]) t;

-- Which customer an id or a phone in any spelling means; null where it is none of these.
create function private.customer_of(wanted text)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (select u.id::text from auth.users u where u.id = wanted::uuid)
    when private.normalise_phone(wanted) <> '254700000000' then
      coalesce((select c.user_id::text from private.confirmed_phones c where c.phone = private.normalise_phone(wanted)), private.normalise_phone(wanted))
  end
$$;
comment on function private.customer_of(text) is 'The customer that an account''s id or a phone in any spelling means: the account, also of a confirmed phone, else the phone. Null where there is no such account or number.';
revoke all on function private.customer_of(text) from public;

-- Whose account a customer is; null for a visitor.
create function private.account_of_customer(customer text)
returns uuid
language sql
immutable
set search_path = ''
as $$ select case when length(customer) = 36 then customer::uuid end $$;
comment on function private.account_of_customer(text) is 'The account of a customer as private.customer_of answers them; null for a visitor.';
revoke all on function private.account_of_customer(text) from public;

-- Their phones as far as these say who somebody is: the confirmed one, or that of a visitor.
create function private.phone_of_customer(customer text)
returns text
language sql
stable
set search_path = ''
as $$
  select case when private.account_of_customer(customer) is null then customer
    else (select c.phone from private.confirmed_phones c where c.user_id = private.account_of_customer(customer)) end
$$;
comment on function private.phone_of_customer(text) is 'The phone by which a customer is known: a visitor''s, or the confirmed one of an account; null without one.';
revoke all on function private.phone_of_customer(text) from public;

create function private.bills_of_customer(customer text)
returns setof public.bills
language sql
stable
set search_path = ''
as $$
  select b.* from public.bills b where b.payer_id = private.account_of_customer(customer)
  union all
  select b.* from public.bills b where b.payer_id is null and b.phone = private.phone_of_customer(customer) and b.kind = 'order'
$$;
comment on function private.bills_of_customer(text) is 'The bills of a customer: those of the account, and orders without an account at the phone by which they are known.';
revoke all on function private.bills_of_customer(text) from public;
create index bills_guest_phone_idx on public.bills (phone) where payer_id is null;

create function private.customer_exists(customer text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select private.account_of_customer(customer) is not null
    or exists (select from private.bills_of_customer(customer))
    or exists (select from public.contact_messages m where m.phone = customer)
    or exists (select from public.customer_notes n where n.phone = customer)
    or exists (select from public.customer_tags g where g.phone = customer)
$$;
comment on function private.customer_exists(text) is 'Whether there is an account, or anything that a visitor of that phone left or that the team noted.';
revoke all on function private.customer_exists(text) from public;
create index contact_messages_phone_idx on public.contact_messages (phone) where phone is not null;

-- The customer that somebody of the desk means, who may ask.
create function private.desk_customer(wanted text)
returns text
language plpgsql
stable
set search_path = ''
as $$
declare
  customer constant text := private.customer_of(wanted);
begin
  perform private.require_capability('orders');
  if customer is null or not private.customer_exists(customer) then
    perform private.refuse('not_found', 'There is no such customer.');
  end if;
  return customer;
end
$$;
comment on function private.desk_customer(text) is 'What every function about a customer begins with. Answers the customer. Refusals: not_allowed, not_found.';
revoke all on function private.desk_customer(text) from public;

-- What a customer owes for an order, as long as nobody has cancelled it or given it up.
create function private.owed_for(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $$
  select case
    when exists (select from public.owing_write_offs w where w.bill_id = bill.id and w.ended_at is null) then 0
    when bill.state = 'open' then greatest(bill.asked_kes - bill.received_kes + bill.refunded_kes, 0)
    else greatest(private.owing_kes(bill.id), 0) end
$$;
comment on function private.owed_for(public.bills) is 'What is still to be paid for a bill, KSh; 0 once it is paid, closed or given up.';
revoke all on function private.owed_for(public.bills) from public;

create function private.note_author(author uuid)
returns text
language sql
stable
set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), nullif(u.raw_user_meta_data ->> 'full_name', ''), split_part(u.email, '@', 1))
  from auth.users u left join public.profiles p on p.user_id = u.id where u.id = author
$$;
comment on function private.note_author(uuid) is 'The name of a colleague: as they call themselves, else the beginning of their address; null once the account is gone.';
revoke all on function private.note_author(uuid) from public;

create function public.customer_page(customer text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $$
declare
  who constant text := private.desk_customer(customer);
  account constant uuid := private.account_of_customer(who);
  known_phone constant text := private.phone_of_customer(who);
  sees_accounts constant boolean := public.has_capability('customers');
  person auth.users;
  profile public.profiles;
  phones text[];
  answer jsonb;
begin
  select * into person from auth.users u where u.id = account;
  select * into profile from public.profiles p where p.user_id = account;
  phones := array(
    select distinct p from unnest(array[known_phone, profile.phone] || array(
      select o.phone from public.orders o where o.user_id = account)) p
    where p is not null and p <> '254700000000' order by p);

  with theirs as (select b.* from private.bills_of_customer(who) b),
  bought as (
    select o.id, o.number, o.placed_at, o.total_kes, o.payment_state, o.fulfilment_state, o.return_state,
      case when o.fulfilment_state = 'cancelled' then 0 else private.owed_for(b) end as owed_kes,
      coalesce((select s.owed_back_kes from public.bill_balances s where s.bill_id = b.id), 0) as owed_back_kes, o.contact_name
    from theirs b join public.orders o on o.id = b.id)
  select jsonb_build_object(
    'id', who, 'kind', case when account is null then 'guest' else 'account' end,
    'name', coalesce(nullif(profile.full_name, ''), nullif(person.raw_user_meta_data ->> 'full_name', ''),
      (select b.contact_name from bought b order by b.placed_at desc limit 1), ''),
    'email', case when sees_accounts then person.email end,
    'phones', to_jsonb(phones),
    'confirmed_phone', case when account is not null then known_phone end,
    'stopped', (select coalesce(jsonb_agg(c.phone order by c.phone), '[]') from private.text_choices c where c.phone = any (phones) and c.is_stopped),
    'since', coalesce(person.created_at, (select min(b.placed_at) from bought b)),
    'orders_count', (select count(*) from bought),
    'owed_kes', (select coalesce(sum(b.owed_kes), 0) from bought b),
    'owed_back_kes', (select coalesce(sum(b.owed_back_kes), 0) from bought b),
    'spent_kes', case when sees_accounts then (select coalesce(sum(b.sales_kes), 0) from theirs b where b.kind = 'order') end,
    'spent_besides_kes', case when sees_accounts then (select coalesce(sum(b.sales_kes), 0) from theirs b where b.kind <> 'order') end,
    'orders', (select coalesce(jsonb_agg(to_jsonb(b) - 'contact_name' order by b.placed_at desc, b.id), '[]')
      from (select * from bought order by placed_at desc, id limit 50) b))
  into answer;

  return answer || jsonb_build_object(
    'returns', case when public.has_capability('returns') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'order_id', r.order_id, 'number', b.number, 'state', r.state,
        'refund_kes', r.refund_kes, 'refunded_kes', r.refunded_kes, 'created_at', r.created_at) order by r.created_at desc, r.id), '[]')
      from private.bills_of_customer(who) b join public.order_returns r on r.order_id = b.id) end,
    'refunds', case when public.has_capability('payments') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'bill_id', r.bill_id, 'kind', b.kind, 'number', b.number, 'amount_kes', r.amount_kes,
        'method', r.method, 'at', r.at) order by r.at desc, r.id), '[]')
      from private.bills_of_customer(who) b join public.refunds r on r.bill_id = b.id) end,
    -- that there is one, when and how it stands: with whom and what for may say what somebody suffers from
    'bookings', case when public.has_capability('practices') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.number, 'starts_at', c.starts_at, 'state', c.state)
        order by c.starts_at desc), '[]')
      from (select * from public.consultations x where x.client_id = account order by x.starts_at desc limit 50) c) end,
    -- that they wrote, without the words
    'messages', case when public.has_capability('messages') then (
      select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'created_at', m.created_at, 'topic', m.topic, 'state', m.state,
        'order_number', m.order_number, 'channel', m.channel) order by m.created_at desc), '[]')
      from (select * from public.contact_messages x where (x.user_id = account or x.phone = known_phone) and x.state <> 'spam'
        order by x.created_at desc limit 50) m) end,
    'notes', (
      select coalesce(jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'at', n.at, 'changed_at', n.changed_at,
        'author', private.note_author(n.author_id),
        'may_change', coalesce(n.author_id = private.caller(), false) or public.has_capability('roles')) order by n.at desc, n.id desc), '[]')
      from public.customer_notes n where n.user_id = account or n.phone = known_phone),
    'tags', (
      select coalesce(jsonb_agg(jsonb_build_object('tag', g.tag, 'at', g.at, 'author', private.note_author(g.author_id)) order by lower(g.tag)), '[]')
      from (select distinct on (lower(x.tag)) x.* from public.customer_tags x where x.user_id = account or x.phone = known_phone
        order by lower(x.tag), x.at) g));
end
$$;
comment on function public.customer_page(text) is 'Everything the shop shows its desk (orders) of a customer, an account''s id or a phone in any spelling, and nothing of their health: orders and bookings
the newest 50, and what the caller''s other desks do not open as null. Money is whole KSh; `stopped` are numbers that want no messages. Answers {id text, kind "account" | "guest", name text,
email text | null, phones [text], confirmed_phone text | null, stopped [text], since timestamptz | null, orders_count integer, owed_kes integer, owed_back_kes integer,
spent_kes integer | null, spent_besides_kes integer | null, orders [{id uuid, number text, placed_at timestamptz, total_kes integer, payment_state text,
fulfilment_state text, return_state text, owed_kes integer, owed_back_kes integer}], returns [{id uuid, order_id uuid, number text, state text, refund_kes
integer, refunded_kes integer, created_at timestamptz}] | null, refunds [{id uuid, bill_id uuid, kind text, number text, amount_kes integer, method text, at
timestamptz}] | null, bookings [{id uuid, number text, starts_at timestamptz, state text}] | null, messages [{id uuid, created_at timestamptz, topic text,
state text, order_number text | null, channel "sms" | "whatsapp" | null}] | null, notes [{id integer, body text, at timestamptz, changed_at timestamptz | null, author text |
null, may_change boolean}], tags [{tag text, at timestamptz, author text | null}]}. Refusals: not_allowed, not_found.';
revoke all on function public.customer_page(text) from public, anon;
grant execute on function public.customer_page(text) to authenticated, service_role;

create function private.check_note(body text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
begin
  if length(private.plain_text(body)) not between 1 and 1000 then
    perform private.refuse('bad_note', 'A note has 1 to 1,000 letters.');
  end if;
  return private.plain_text(body);
end
$$;
comment on function private.check_note(text) is 'A note as it is kept. Refusals: bad_note.';
revoke all on function private.check_note(text) from public;

create function public.add_customer_note(customer text, body text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  who constant text := private.desk_customer(customer);
  made bigint;
begin
  insert into public.customer_notes (user_id, phone, author_id, body)
  values (private.account_of_customer(who), case when private.account_of_customer(who) is null then who end, private.caller(), private.check_note(add_customer_note.body))
  returning id into made;
  perform private.audit('customer_note', 'customer_notes', made::text);
  return made;
end
$$;
comment on function public.add_customer_note(text, text) is 'The desk (orders) writes a note for colleagues on a customer. Answers the note''s id. Refusals: bad_note, not_allowed, not_found.';
revoke all on function public.add_customer_note(text, text) from public, anon;
grant execute on function public.add_customer_note(text, text) to authenticated, service_role;

-- Whoever wrote a note puts it right or takes it away; so does the owner. An empty text takes it away.
create function public.change_customer_note(note_id bigint, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  target public.customer_notes;
begin
  perform private.require_capability('orders');
  select * into target from public.customer_notes n where n.id = note_id for update;
  if target.id is null then
    perform private.refuse('not_found', 'There is no such note any more.');
  end if;
  if target.author_id is distinct from private.caller() and not public.has_capability('roles') then
    perform private.refuse('not_allowed', 'Only who wrote a note, or the owner, can change it.');
  end if;
  if private.plain_text(change_customer_note.body) = '' then
    delete from public.customer_notes n where n.id = note_id;
  else
    update public.customer_notes n set body = private.check_note(change_customer_note.body), changed_at = now() where n.id = note_id;
  end if;
  perform private.audit('customer_note_changed', 'customer_notes', note_id::text);
end
$$;
comment on function public.change_customer_note(bigint, text) is 'Who wrote a note on a customer, or the owner, corrects it, or removes it with an empty text. Refusals: bad_note, not_allowed, not_found.';
revoke all on function public.change_customer_note(bigint, text) from public, anon;
grant execute on function public.change_customer_note(bigint, text) to authenticated, service_role;

create function public.customer_tag_list()
returns text[]
language plpgsql
stable security definer
set search_path = ''
as $$
begin
  perform private.require_capability('orders');
  return array(select min(g.tag) from public.customer_tags g group by lower(g.tag) order by lower(g.tag));
end
$$;
comment on function public.customer_tag_list() is 'The tags in use, by the alphabet, for the desk (orders). Refusals: not_allowed.';
revoke all on function public.customer_tag_list() from public, anon;
grant execute on function public.customer_tag_list() to authenticated, service_role;

-- Many at once: one call, an answer for each row; what is refused stays as it was and says why.
create function private.each(capability text, ids text[], call text, argument text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  one text;
  kind text;
  words text;
  answer jsonb := '[]';
begin
  perform private.require_capability(capability);
  if coalesce(cardinality(ids), 0) not between 1 and 200 or array_position(ids, null) is not null then
    perform private.refuse('too_many', 'Choose up to 200 at once.');
  end if;
  -- in one order for everybody, so that two desks cannot wait for each other
  for one in select distinct i from unnest(ids) i order by i loop
    begin
      execute call using one, argument;
      answer := answer || jsonb_build_object('id', one, 'ok', true, 'kind', null, 'message', null);
    exception when sqlstate 'P0001' then
      get stacked diagnostics kind = pg_exception_detail, words = message_text;
      answer := answer || jsonb_build_object('id', one, 'ok', false, 'kind', kind, 'message', words);
    end;
  end loop;
  return answer;
end
$$;
comment on function private.each(text, text[], text, text) is 'Does the same with up to 200 rows, each for itself, for who has the capability. `call` is SQL of ours in which $1 is the id and $2 the argument; kind and
message are its refusal. Answers [{id text, ok boolean, kind text | null, message text | null}]. Refusals: too_many.';
revoke all on function private.each(text, text[], text, text) from public;

create function private.tag_customer(wanted text, tag text, is_on boolean)
returns void
language plpgsql
set search_path = ''
as $$
declare
  who constant text := private.desk_customer(wanted);
begin
  if is_on then
    insert into public.customer_tags (user_id, phone, tag, author_id)
    values (private.account_of_customer(who), case when private.account_of_customer(who) is null then who end, tag_customer.tag, private.caller())
    on conflict do nothing;
  else
    delete from public.customer_tags g where g.tag = tag_customer.tag
      and (g.user_id = private.account_of_customer(who) or g.phone = private.phone_of_customer(who));
  end if;
end
$$;
comment on function private.tag_customer(text, text, boolean) is 'Puts a tag, as it is spelled, on a customer or takes it off; what is so already stays so. Refusals: not_allowed, not_found.';
revoke all on function private.tag_customer(text, text, boolean) from public;

-- One at a time, so that forty stay forty.
create function public.tag_customers(customers text[], tag text, is_on boolean default true)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := regexp_replace(private.plain_text(tag_customers.tag), '\s+', ' ', 'g');
  answer jsonb;
begin
  perform private.require_capability('orders');
  if length(wanted) not between 2 and 30 or wanted ~ '[<>]' then
    perform private.refuse('bad_tag', 'A tag has 2 to 30 letters.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('customer tags', 0));
  wanted := coalesce((select min(g.tag) from public.customer_tags g where lower(g.tag) = lower(wanted)), wanted);
  if is_on and not exists (select from public.customer_tags g where g.tag = wanted)
      and (select count(distinct g.tag) from public.customer_tags g) >= 40 then
    perform private.refuse('too_many_tags', 'There are 40 tags already.', 'Use one of them, or take one off everybody first.');
  end if;
  answer := private.each('orders', customers, format('select private.tag_customer($1, $2, %L)', is_on), wanted);
  perform private.audit(case when is_on then 'customers_tagged' else 'customers_untagged' end, 'customer_tags', wanted,
    jsonb_build_object('customers', cardinality(customers)));
  return answer;
end
$$;
comment on function public.tag_customers(text[], text, boolean) is 'The desk (orders) puts a tag on up to 200 customers, each for itself, or takes it off; a new tag makes the list longer, at most 40.
Answers as private.each. Refusals: bad_tag, not_allowed, not_found, too_many, too_many_tags.';
revoke all on function public.tag_customers(text[], text, boolean) from public, anon;
grant execute on function public.tag_customers(text[], text, boolean) to authenticated, service_role;

-- The list. Whoever packs sees those who bought, without their addresses and sums, as in the list of orders.
create or replace view private.desk_customers as
  with bought as (
    select coalesce(b.payer_id, c.user_id) as user_id,
      case when b.payer_id is null and c.user_id is null then b.phone end as guest_phone,
      count(*)::integer as orders, sum(b.sales_kes)::integer as spent_kes, min(b.created_at) as first_at, max(b.created_at) as last_order_at,
      max(b.payer_name collate "C") as contact_name, max(b.phone collate "C") as phone
    from public.bills b left join private.confirmed_phones c on b.payer_id is null and c.phone = b.phone
    where b.kind = 'order' and (b.payer_id is not null or b.phone <> '254700000000')
    group by 1, 2
  ), tagged as (
    select coalesce(coalesce(g.user_id, c.user_id)::text, g.phone) as customer, array_agg(distinct g.tag order by g.tag) as tags
    from public.customer_tags g left join private.confirmed_phones c on c.phone = g.phone
    group by 1
  ), may as materialized (select public.has_capability('customers') as sees_accounts)
  select u.id::text as id, 'account'::text as kind,
    coalesce(nullif(p.full_name, ''), u.raw_user_meta_data ->> 'full_name', b.contact_name, '') as name,
    case when m.sees_accounts then u.email::text end as email,
    coalesce(c.phone, p.phone, b.phone) as phone, u.created_at as since, coalesce(b.orders, 0) as orders,
    case when m.sees_accounts then coalesce(b.spent_kes, 0) end as spent_kes, b.last_order_at, coalesce(g.tags, '{}') as tags
  from auth.users u cross join may m
    left join public.profiles p on p.user_id = u.id
    left join private.confirmed_phones c on c.user_id = u.id
    left join bought b on b.user_id = u.id
    left join tagged g on g.customer = u.id::text
  where m.sees_accounts or b.orders > 0
  union all
  select b.guest_phone, 'guest', b.contact_name, null, b.guest_phone, b.first_at, b.orders,
    case when m.sees_accounts then b.spent_kes end, b.last_order_at, coalesce(g.tags, '{}')
  from bought b cross join may m left join tagged g on g.customer = b.guest_phone
  where b.user_id is null;
comment on view private.desk_customers is 'The list of customers: accounts, and visitors by phone. Addresses, sums and accounts without an order are for who may see customers.';
comment on column private.desk_customers.email is 'Address; null for visitors and for who may not see customers.';
comment on column private.desk_customers.spent_kes is 'What was paid and kept, KSh; null for who may not see customers.';
comment on column private.desk_customers.tags is 'Tags of the team.';

alter table private.desk_lists add column holds text[] not null default '{}', add column numbered text;
comment on column private.desk_lists.holds is 'Columns of several values, any of which can be compared.';
comment on column private.desk_lists.numbered is 'A function that answers the id of the row that a number of an order means; null: a search looks in the columns alone.';
update private.desk_lists set capability = 'orders', holds = '{tags}', numbered = 'private.customer_of_number' where name = 'customers';

create function private.customer_of_number(number text)
returns text
language sql
stable
set search_path = ''
as $$
  select private.customer_of(coalesce(o.user_id::text, o.phone)) from public.orders o
  where o.number = 'MZ-' || (regexp_match(upper(customer_of_number.number), '^(?:MZ[- ]?)?([2-9A-HJ-NP-TV-Z]{6})$'))[1]
$$;
comment on function private.customer_of_number(text) is 'The customer of the order with that number, in capitals or not; null where there is none.';
revoke all on function private.customer_of_number(text) from public;

-- A page of a list as {rows, total}; `total` is counted up to 10,001. What a filter does not know narrows nothing, except
-- a list that does not exist: not_found.
create or replace function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  shape private.desk_lists;
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  wanted_id text;
  asked constant jsonb := case jsonb_typeof(filters) when 'object' then filters else '{}' end;
  conditions text;
  answer jsonb;
begin
  select * into shape from private.desk_lists l where l.name = list;
  if shape.name is null then
    perform private.refuse('not_found', 'There is no such list.');
  end if;
  perform private.require_capability(shape.capability);
  if shape.numbered is not null and wanted <> '' then
    execute format('select %s($1)', shape.numbered) into wanted_id using wanted;
  end if;

  select concat_ws(' and ', 'true',
    case when wanted <> '' then (
      select '(' || string_agg(format('strpos(lower(x.%1$I::text), $1) > 0', c)
        || case when c = 'phone' then ' or x.phone = $2' else '' end, ' or ')
        || case when wanted_id is not null then ' or x.id = $6' else '' end || ')' from unnest(shape.sought) c) end,
    (select string_agg(format('x.%1$I::text = $3 ->> %1$L', c), ' and ') from unnest(shape.filters) c
      where coalesce(asked ->> c, '') <> ''),
    (select string_agg(format('$3 ->> %1$L = any (x.%1$I)', c), ' and ') from unnest(shape.holds) c
      where coalesce(asked ->> c, '') <> ''),
    case when private.is_date(asked ->> 'from') then
      format('x.%I >= ($3 ->> ''from'')::timestamp at time zone ''Africa/Nairobi''', shape.dated) end,
    case when private.is_date(asked ->> 'until') then
      format('x.%I < (($3 ->> ''until'')::date + 1)::timestamp at time zone ''Africa/Nairobi''', shape.dated) end)
  into conditions;

  execute format($sql$
    select jsonb_build_object(
      'total', (select count(*) from (select 1 from %1$s x where %2$s limit 10001) counted),
      'rows', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
        select x.* from %1$s x where %2$s order by %5$s x.%3$I %4$s nulls last, x.id %4$s limit $4 offset $5) p))
  $sql$, shape.source, conditions, case when sort = any (shape.sorts) then sort else shape.sorts[1] end,
    case when coalesce(descending, true) then 'desc' else 'asc' end,
    case when shape.leads is not null and not coalesce(sort = any (shape.sorts), false) then
      format('x.%1$I desc, case when x.%1$I then x.%2$I end,', shape.leads, shape.dated) else '' end)
  into answer
  using wanted, wanted_phone, asked, page_size, greatest(coalesce(page_offset, 0), 0), wanted_id;
  return answer;
end
$function$;

-- Messages and bookings lead to their customer, as orders and returns do by their buyer.
create or replace view private.desk_messages as
  select m.id, m.created_at, m.name, m.email, m.topic, m.order_number, m.message, m.state, m.settled_at,
    m.user_id is not null as has_account,
    m.phone, (select o.id from public.orders o where o.number = m.order_number) as order_id, m.has_priority,
    case when m.state = 'new' then m.created_at end as waits_since,
    m.has_priority and m.state = 'new' as goes_first, m.channel,
    case when (select public.has_capability('orders')) then coalesce(m.user_id::text, m.phone) end as customer
  from public.contact_messages m;
comment on column private.desk_messages.customer is 'Who wrote, as customer_page takes them; null where neither account nor phone is known, and for who may not see orders.';
create or replace view private.desk_consultations as
  select c.id, c.number, c.starts_at, p.display_name as practitioner, c.client_name, c.service_name, c.mode, c.minutes, c.state, c.covered_by,
    c.payment_state, c.price_kes, c.created_at,
    case when (select public.has_capability('orders')) then c.client_id::text end as customer
  from public.consultations c join public.practitioners p on p.id = c.practitioner_id
  where (select public.has_capability('practices')) or c.practitioner_id = (select public.my_practice_id());
comment on column private.desk_consultations.customer is 'Account of the client; null once it is erased, and for who may not see orders.';

-- Notes and tags are forgotten after two years.
create or replace function private.forget_old_records(max_rows integer default 500)
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  rule record;
  gone integer;
  forgotten integer := 0;
begin
  for rule in
    select * from (values
      ('public.error_logs', $$created_at < now() - interval '90 days'$$),
      ('public.performance_metrics', $$created_at < now() - interval '90 days'$$),
      ('public.analytics_events', $$created_at < now() - interval '180 days'$$),
      ('public.contact_messages', $$state = 'spam' and created_at < now() - interval '30 days'$$),
      ('public.contact_messages', $$state = 'answered' and created_at < now() - interval '2 years'$$),
      ('public.customer_notes', $$at < now() - interval '2 years'$$),
      ('public.customer_tags', $$at < now() - interval '2 years'$$),
      ('public.practitioner_invitations', $$expires_at < now() - interval '30 days'$$),
      ('private.account_changes', $$changed_at < now() - private.undo_hours()$$),
      ('private.rate_windows', $$opened_at < now() - interval '1 day' and bucket not like 'known place %'$$),
      ('private.rate_windows', $$opened_at < now() - interval '90 days'$$)
    ) r (source, is_old)
  loop
    execute format(
      'delete from %1$s where ctid = any (array(select ctid from %1$s where %2$s limit $1 for update skip locked))',
      rule.source, rule.is_old) using max_rows;
    get diagnostics gone = row_count;
    forgotten := forgotten + gone;
  end loop;
  return forgotten;
end
$function$;
