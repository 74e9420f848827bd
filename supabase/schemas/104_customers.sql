-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Customers: one page for everything the shop knows of somebody who buys, with notes and tags of the team, and nothing of their health.
--
-- A customer is an account, or the phone of orders that were placed without one. A phone is an account's only where that number was
-- confirmed for it by a code: anybody may type any number into a profile or an order. The page answers no more than the desks of the
-- caller show: money, bookings and messages are null for whom their desk is closed. It never reads what a practitioner or a member wrote
-- about health, not even what was bought, which service was booked or what a message says.

create view private.confirmed_phones as
 SELECT id AS user_id,
    phone
   FROM auth.users u
  WHERE ((phone_confirmed_at IS NOT NULL) AND (phone ~ '^254[17]\d{8}$'::text));
comment on view private.confirmed_phones is 'Phones that are known to be an account''s, since a code sent there was typed in. The one place that says so.';
comment on column private.confirmed_phones.user_id is 'The account.';
comment on column private.confirmed_phones.phone is '254 and nine digits.';

create table public.customer_tags (
  id bigint generated always as identity,
  user_id uuid,
  phone text,
  tag text not null,
  author_id uuid,
  at timestamp with time zone default now() not null,
  constraint customer_tags_pkey PRIMARY KEY (id),
  constraint customer_tags_once UNIQUE NULLS NOT DISTINCT (user_id, phone, tag),
  constraint customer_tags_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint customer_tags_tag_check CHECK ((((length(tag) >= 2) AND (length(tag) <= 30)) AND (tag !~ '[<>[:cntrl:]]'::text))),
  constraint customer_tags_customer_check CHECK ((num_nonnulls(user_id, phone) = 1)),
  constraint customer_tags_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint customer_tags_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.customer_tags enable row level security;
comment on table public.customer_tags is 'Tags of the team on customers; kept two years. The list of tags is what is in use, at most 40. Nobody reads or writes the table: functions do for the desk (orders).';
comment on column public.customer_tags.id is 'The key of the row.';
comment on column public.customer_tags.user_id is 'The account that it is on; null for a visitor.';
comment on column public.customer_tags.phone is 'The phone of a visitor, 254 and nine digits; null for an account.';
comment on column public.customer_tags.tag is '2 to 30 letters, always spelled as whoever used it first did.';
comment on column public.customer_tags.author_id is 'Account that put it on; null once it is erased.';
comment on column public.customer_tags.at is 'When.';
grant all on table public.customer_tags to service_role;

-- The list. Whoever packs sees those who bought, without their addresses and sums, as in the list of orders.
create view private.desk_customers as
 WITH bought AS (
         SELECT COALESCE(b.payer_id, c.user_id) AS user_id,
                CASE
                    WHEN ((b.payer_id IS NULL) AND (c.user_id IS NULL)) THEN b.phone
                    ELSE NULL::text
                END AS guest_phone,
            (count(*))::integer AS orders,
            (sum(b.sales_kes))::integer AS spent_kes,
            min(b.created_at) AS first_at,
            max(b.created_at) AS last_order_at,
            max((b.payer_name COLLATE "C")) AS contact_name,
            max((b.phone COLLATE "C")) AS phone
           FROM (public.bills b
             LEFT JOIN private.confirmed_phones c ON (((b.payer_id IS NULL) AND (c.phone = b.phone))))
          WHERE ((b.kind = 'order'::text) AND ((b.payer_id IS NOT NULL) OR (b.phone <> '254700000000'::text)))
          GROUP BY COALESCE(b.payer_id, c.user_id),
                CASE
                    WHEN ((b.payer_id IS NULL) AND (c.user_id IS NULL)) THEN b.phone
                    ELSE NULL::text
                END
        ), tagged AS (
         SELECT COALESCE((COALESCE(g.user_id, c.user_id))::text, g.phone) AS customer,
            array_agg(DISTINCT g.tag ORDER BY g.tag) AS tags
           FROM (public.customer_tags g
             LEFT JOIN private.confirmed_phones c ON ((c.phone = g.phone)))
          GROUP BY COALESCE((COALESCE(g.user_id, c.user_id))::text, g.phone)
        ), may AS MATERIALIZED (
         SELECT public.has_capability('customers'::text) AS sees_accounts
        )
 SELECT (u.id)::text AS id,
    'account'::text AS kind,
    COALESCE(NULLIF(p.full_name, ''::text), (u.raw_user_meta_data ->> 'full_name'::text), b.contact_name, ''::text) AS name,
        CASE
            WHEN m.sees_accounts THEN (u.email)::text
            ELSE NULL::text
        END AS email,
    COALESCE(c.phone, p.phone, b.phone) AS phone,
    u.created_at AS since,
    COALESCE(b.orders, 0) AS orders,
        CASE
            WHEN m.sees_accounts THEN COALESCE(b.spent_kes, 0)
            ELSE NULL::integer
        END AS spent_kes,
    b.last_order_at,
    COALESCE(g.tags, '{}'::text[]) AS tags
   FROM (((((auth.users u
     CROSS JOIN may m)
     LEFT JOIN public.profiles p ON ((p.user_id = u.id)))
     LEFT JOIN private.confirmed_phones c ON ((c.user_id = u.id)))
     LEFT JOIN bought b ON ((b.user_id = u.id)))
     LEFT JOIN tagged g ON ((g.customer = (u.id)::text)))
  WHERE (m.sees_accounts OR (b.orders > 0))
UNION ALL
 SELECT b.guest_phone AS id,
    'guest'::text AS kind,
    b.contact_name AS name,
    NULL::text AS email,
    b.guest_phone AS phone,
    b.first_at AS since,
    b.orders,
        CASE
            WHEN m.sees_accounts THEN b.spent_kes
            ELSE NULL::integer
        END AS spent_kes,
    b.last_order_at,
    COALESCE(g.tags, '{}'::text[]) AS tags
   FROM ((bought b
     CROSS JOIN may m)
     LEFT JOIN tagged g ON ((g.customer = b.guest_phone)))
  WHERE (b.user_id IS NULL);
comment on view private.desk_customers is 'The list of customers: accounts, and visitors by phone. Addresses, sums and accounts without an order are for who may see customers.';
comment on column private.desk_customers.id is 'The account, or a visitor''s phone.';
comment on column private.desk_customers.kind is 'account or guest.';
comment on column private.desk_customers.name is 'Name that is known; may be empty.';
comment on column private.desk_customers.email is 'Address; null for visitors and for who may not see customers.';
comment on column private.desk_customers.phone is 'Number; null when not known.';
comment on column private.desk_customers.since is 'When the account was made, or of a visitor''s first order.';
comment on column private.desk_customers.orders is 'Number of orders.';
comment on column private.desk_customers.spent_kes is 'What was paid and kept, KSh; null for who may not see customers.';
comment on column private.desk_customers.last_order_at is 'When the last order was placed; null without one.';
comment on column private.desk_customers.tags is 'Tags of the team.';

create table public.customer_notes (
  id bigint generated always as identity,
  user_id uuid,
  phone text,
  author_id uuid,
  body text not null,
  at timestamp with time zone default now() not null,
  changed_at timestamp with time zone,
  constraint customer_notes_pkey PRIMARY KEY (id),
  constraint customer_notes_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint customer_notes_body_check CHECK (((length(TRIM(BOTH FROM body)) >= 1) AND (length(TRIM(BOTH FROM body)) <= 1000))),
  constraint customer_notes_customer_check CHECK ((num_nonnulls(user_id, phone) = 1)),
  constraint customer_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint customer_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.customer_notes enable row level security;
comment on table public.customer_notes is 'Notes of the team on customers, never about health; kept two years. Nobody reads or writes the table: customer_page shows them to the desk (orders), functions write.';
comment on column public.customer_notes.id is 'The key of the row.';
comment on column public.customer_notes.user_id is 'The account that it is about; null for a visitor.';
comment on column public.customer_notes.phone is 'The phone of a visitor, 254 and nine digits; null for an account.';
comment on column public.customer_notes.author_id is 'Account that wrote it; null once it is erased.';
comment on column public.customer_notes.body is '1 to 1,000 letters.';
comment on column public.customer_notes.at is 'When it was written.';
comment on column public.customer_notes.changed_at is 'When it was corrected; null when never.';
grant all on table public.customer_notes to service_role;

create policy customer_notes_select_nobody on public.customer_notes for select to authenticated
  using (false);

create index customer_notes_user_id_idx ON public.customer_notes USING btree (user_id, at);

create index customer_notes_phone_idx ON public.customer_notes USING btree (phone, at);

create index customer_notes_author_id_idx ON public.customer_notes USING btree (author_id);

create index customer_notes_at_idx ON public.customer_notes USING btree (at);

create policy customer_tags_select_nobody on public.customer_tags for select to authenticated
  using (false);

create index customer_tags_phone_idx ON public.customer_tags USING btree (phone);

create index customer_tags_tag_idx ON public.customer_tags USING btree (lower(tag));

create index customer_tags_author_id_idx ON public.customer_tags USING btree (author_id);

create index customer_tags_at_idx ON public.customer_tags USING btree (at);

-- Which customer an id or a phone in any spelling means; null where it is none of these.
create function private.customer_of(wanted text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case
    when wanted ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then (select u.id::text from auth.users u where u.id = wanted::uuid)
    when private.normalise_phone(wanted) <> '254700000000' then
      coalesce((select c.user_id::text from private.confirmed_phones c where c.phone = private.normalise_phone(wanted)), private.normalise_phone(wanted))
  end
$function$;
comment on function private.customer_of(wanted text) is 'The customer that an account''s id or a phone in any spelling means: the account, also of a confirmed phone, else the phone. Null where there is no such account or number.';

-- Whose account a customer is; null for a visitor.
create function private.account_of_customer(customer text)
returns uuid
language sql
immutable
set search_path = ''
as $function$ select case when length(customer) = 36 then customer::uuid end $function$;
comment on function private.account_of_customer(customer text) is 'The account of a customer as private.customer_of answers them; null for a visitor.';

-- Their phones as far as these say who somebody is: the confirmed one, or that of a visitor.
create function private.phone_of_customer(customer text)
returns text
language sql
stable
set search_path = ''
as $function$
  select case when private.account_of_customer(customer) is null then customer
    else (select c.phone from private.confirmed_phones c where c.user_id = private.account_of_customer(customer)) end
$function$;
comment on function private.phone_of_customer(customer text) is 'The phone by which a customer is known: a visitor''s, or the confirmed one of an account; null without one.';

create function private.bills_of_customer(customer text)
returns setof public.bills
language sql
stable
set search_path = ''
as $function$
  select b.* from public.bills b where b.payer_id = private.account_of_customer(customer)
  union all
  select b.* from public.bills b where b.payer_id is null and b.phone = private.phone_of_customer(customer) and b.kind = 'order'
$function$;
comment on function private.bills_of_customer(customer text) is 'The bills of a customer: those of the account, and orders without an account at the phone by which they are known.';

create function private.customer_exists(customer text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.account_of_customer(customer) is not null
    or exists (select from private.bills_of_customer(customer))
    or exists (select from public.contact_messages m where m.phone = customer)
    or exists (select from public.customer_notes n where n.phone = customer)
    or exists (select from public.customer_tags g where g.phone = customer)
$function$;
comment on function private.customer_exists(customer text) is 'Whether there is an account, or anything that a visitor of that phone left or that the team noted.';

-- The customer that somebody of the desk means, who may ask.
create function private.desk_customer(wanted text)
returns text
language plpgsql
stable
set search_path = ''
as $function$
declare
  customer constant text := private.customer_of(wanted);
begin
  perform private.require_capability('orders');
  if customer is null or not private.customer_exists(customer) then
    perform private.refuse('not_found', 'There is no such customer.');
  end if;
  return customer;
end
$function$;
comment on function private.desk_customer(wanted text) is 'What every function about a customer begins with. Answers the customer. Refusals: not_allowed, not_found.';

-- What a customer owes for an order, as long as nobody has cancelled it or given it up.
create function private.owed_for(bill public.bills)
returns integer
language sql
stable
set search_path = ''
as $function$
  select case
    when exists (select from public.owing_write_offs w where w.bill_id = bill.id and w.ended_at is null) then 0
    when bill.state = 'open' then greatest(bill.asked_kes - bill.received_kes + bill.refunded_kes, 0)
    else greatest(private.owing_kes(bill.id), 0) end
$function$;
comment on function private.owed_for(bill public.bills) is 'What is still to be paid for a bill, KSh; 0 once it is paid, closed or given up.';

create function private.note_author(author uuid)
returns text
language sql
stable
set search_path = ''
as $function$
  select coalesce(nullif(p.full_name, ''), nullif(u.raw_user_meta_data ->> 'full_name', ''), split_part(u.email, '@', 1))
  from auth.users u left join public.profiles p on p.user_id = u.id where u.id = author
$function$;
comment on function private.note_author(author uuid) is 'The name of a colleague: as they call themselves, else the beginning of their address; null once the account is gone.';

create function public.customer_page(customer text)
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.customer_page(customer text) is 'Everything the shop shows its desk (orders) of a customer, an account''s id or a phone in any spelling, and nothing of their health: orders and bookings
the newest 50, and what the caller''s other desks do not open as null. Money is whole KSh; `stopped` are numbers that want no messages. Answers {id text, kind "account" | "guest", name text,
email text | null, phones [text], confirmed_phone text | null, stopped [text], since timestamptz | null, orders_count integer, owed_kes integer, owed_back_kes integer,
spent_kes integer | null, spent_besides_kes integer | null, orders [{id uuid, number text, placed_at timestamptz, total_kes integer, payment_state text,
fulfilment_state text, return_state text, owed_kes integer, owed_back_kes integer}], returns [{id uuid, order_id uuid, number text, state text, refund_kes
integer, refunded_kes integer, created_at timestamptz}] | null, refunds [{id uuid, bill_id uuid, kind text, number text, amount_kes integer, method text, at
timestamptz}] | null, bookings [{id uuid, number text, starts_at timestamptz, state text}] | null, messages [{id uuid, created_at timestamptz, topic text,
state text, order_number text | null, channel "sms" | "whatsapp" | null}] | null, notes [{id integer, body text, at timestamptz, changed_at timestamptz | null, author text |
null, may_change boolean}], tags [{tag text, at timestamptz, author text | null}]}. Refusals: not_allowed, not_found.';
grant execute on function public.customer_page(customer text) to authenticated, service_role;

create function private.check_note(body text)
returns text
language plpgsql
immutable
set search_path = ''
as $function$
begin
  if length(private.plain_text(body)) not between 1 and 1000 then
    perform private.refuse('bad_note', 'A note has 1 to 1,000 letters.');
  end if;
  return private.plain_text(body);
end
$function$;
comment on function private.check_note(body text) is 'A note as it is kept. Refusals: bad_note.';

create function public.add_customer_note(customer text, body text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.add_customer_note(customer text, body text) is 'The desk (orders) writes a note for colleagues on a customer. Answers the note''s id. Refusals: bad_note, not_allowed, not_found.';
grant execute on function public.add_customer_note(customer text, body text) to authenticated, service_role;

-- Whoever wrote a note puts it right or takes it away; so does the owner. An empty text takes it away.
create function public.change_customer_note(note_id bigint, body text)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.change_customer_note(note_id bigint, body text) is 'Who wrote a note on a customer, or the owner, corrects it, or removes it with an empty text. Refusals: bad_note, not_allowed, not_found.';
grant execute on function public.change_customer_note(note_id bigint, body text) to authenticated, service_role;

create function public.customer_tag_list()
returns text[]
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('orders');
  return array(select min(g.tag) from public.customer_tags g group by lower(g.tag) order by lower(g.tag));
end
$function$;
comment on function public.customer_tag_list() is 'The tags in use, by the alphabet, for the desk (orders). Refusals: not_allowed.';
grant execute on function public.customer_tag_list() to authenticated, service_role;

-- Many at once: one call, an answer for each row; what is refused stays as it was and says why.
create function private.each(capability text, ids text[], call text, argument text)
returns jsonb
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.each(capability text, ids text[], call text, argument text) is 'Does the same with up to 200 rows, each for itself, for who has the capability. `call` is SQL of ours in which $1 is the id and $2 the argument; kind and
message are its refusal. Answers [{id text, ok boolean, kind text | null, message text | null}]. Refusals: too_many.';

create function private.tag_customer(wanted text, tag text, is_on boolean)
returns void
language plpgsql
set search_path = ''
as $function$
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
$function$;
comment on function private.tag_customer(wanted text, tag text, is_on boolean) is 'Puts a tag, as it is spelled, on a customer or takes it off; what is so already stays so. Refusals: not_allowed, not_found.';

-- One at a time, so that forty stay forty.
create function public.tag_customers(customers text[], tag text, is_on boolean default true)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
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
$function$;
comment on function public.tag_customers(customers text[], tag text, is_on boolean) is 'The desk (orders) puts a tag on up to 200 customers, each for itself, or takes it off; a new tag makes the list longer, at most 40.
Answers as private.each. Refusals: bad_tag, not_allowed, not_found, too_many, too_many_tags.';
grant execute on function public.tag_customers(customers text[], tag text, is_on boolean) to authenticated, service_role;

create function private.customer_of_number(number text)
returns text
language sql
stable
set search_path = ''
as $function$
  select private.customer_of(coalesce(o.user_id::text, o.phone)) from public.orders o
  where o.number = 'MZ-' || (regexp_match(upper(customer_of_number.number), '^(?:MZ[- ]?)?([2-9A-HJ-NP-TV-Z]{6})$'))[1]
$function$;
comment on function private.customer_of_number(number text) is 'The customer of the order with that number, in capitals or not; null where there is none.';
