-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- How much lies in the shop's M-Pesa account: asked once an hour and on demand, kept with its time. What could not be learnt is
-- a row as well, so that an old number is never shown as if it were new.

create table private.mpesa_balances (
  request_id uuid not null,
  state text default 'asked'::text not null,
  asked_at timestamp with time zone default now() not null,
  answered_at timestamp with time zone,
  utility_kes bigint,
  working_kes bigint,
  accounts jsonb default '[]'::jsonb not null,
  result_code text,
  words text,
  constraint mpesa_balances_pkey PRIMARY KEY (request_id),
  constraint mpesa_balances_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'known'::text, 'failed'::text, 'silent'::text]))),
  constraint mpesa_balances_accounts_check CHECK ((jsonb_typeof(accounts) = 'array'::text)),
  constraint mpesa_balances_request_id_fkey FOREIGN KEY (request_id) REFERENCES private.mpesa_requests(id) ON DELETE CASCADE
);
alter table private.mpesa_balances enable row level security;
comment on table private.mpesa_balances is 'What M-Pesa said of the accounts of the short code each time it was asked; kept for 400 days.';
comment on column private.mpesa_balances.request_id is 'The request to M-Pesa.';
comment on column private.mpesa_balances.state is 'asked, known, failed or silent.';
comment on column private.mpesa_balances.asked_at is 'When it was asked.';
comment on column private.mpesa_balances.answered_at is 'When it answered; null before.';
comment on column private.mpesa_balances.utility_kes is 'What can be sent from the account that payments come to, cents left off; null when it was not named.';
comment on column private.mpesa_balances.working_kes is 'What lies in the working account, cents left off; null when it was not named.';
comment on column private.mpesa_balances.accounts is '[{name, currency, available, uncleared, reserved}], as they came.';
comment on column private.mpesa_balances.result_code is 'Why it failed; null otherwise.';
comment on column private.mpesa_balances.words is 'M-Pesa''s words; null before.';

create index mpesa_balances_asked_at_idx ON private.mpesa_balances USING btree (asked_at DESC);

create function private.read_balances(said text)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select coalesce(jsonb_agg(jsonb_build_object('name', trim(c[1]), 'currency', trim(c[2]), 'available', c[3]::numeric,
    'uncleared', case when c[4] ~ '^-?\d{1,15}(\.\d+)?$' then c[4]::numeric end,
    'reserved', case when c[5] ~ '^-?\d{1,15}(\.\d+)?$' then c[5]::numeric end) order by place), '[]')
  from unnest(string_to_array(left(said, 5000), '&')) with ordinality as listed (account, place)
  cross join lateral (select string_to_array(account, '|')) cut (c)
  where trim(coalesce(c[1], '')) <> '' and c[3] ~ '^-?\d{1,15}(\.\d+)?$'
$function$;
comment on function private.read_balances(said text) is 'Reads `Working Account|KES|700000.00|…&Utility Account|KES|…`: name, currency, available, uncleared and reserved funds of each.
What is no account is left out.';

create function private.balance_answered(request private.mpesa_requests)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  read constant jsonb := private.read_balances(private.mpesa_parameter(request.answer, 'AccountBalance'));
begin
  update private.mpesa_balances b
  set state = case when request.state = 'done' and read <> '[]' then 'known' when request.state = 'silent' then 'silent'
      else 'failed' end,
    answered_at = now(), accounts = read, result_code = request.result_code,
    words = case when request.state = 'done' and read = '[]' then 'M-Pesa named no account.' else request.result_text end,
    utility_kes = (select floor((a ->> 'available')::numeric) from jsonb_array_elements(read) a
      where a ->> 'name' in ('Utility Account', 'Merchant Account') and a ->> 'currency' = 'KES' limit 1),
    working_kes = (select floor((a ->> 'available')::numeric) from jsonb_array_elements(read) a
      where a ->> 'name' = 'Working Account' and a ->> 'currency' = 'KES' limit 1)
  where b.request_id = request.id;
end
$function$;
comment on function private.balance_answered(request private.mpesa_requests) is 'What M-Pesa said of the accounts.';

create function private.ask_balance()
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  asked uuid;
begin
  delete from private.mpesa_requests r
  where r.kind = 'balance' and r.created_at < now() - interval '400 days' and r.state not in ('due', 'sending', 'sent');
  perform pg_advisory_xact_lock(hashtextextended('mpesa balance', 0));
  if exists (select 1 from private.mpesa_balances b where b.state = 'asked' or b.asked_at > now() - interval '30 seconds') then
    return 0;
  end if;
  asked := private.ask_mpesa('balance', null);
  if asked is null then
    return 0;
  end if;
  insert into private.mpesa_balances (request_id) values (asked);
  return 1;
end
$function$;
comment on function private.ask_balance() is 'Asks M-Pesa for the balance, unless it is being asked or was within half a minute; answers how many were asked.';

create function public.ask_mpesa_balance()
returns void
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('payments');
  if not private.can_ask_mpesa('balance') then
    perform private.refuse('not_set_up', 'M-Pesa cannot be asked for the balance.', 'The settings of the server say who asks.');
  end if;
  perform private.ask_balance();
  perform private.audit('balance_asked', 'mpesa_balances', 'mpesa');
end
$function$;
comment on function public.ask_mpesa_balance() is 'Has M-Pesa asked for the balance now; the answer comes within seconds. Refusals: not_allowed, not_set_up.';
grant execute on function public.ask_mpesa_balance() to authenticated;

create function public.money_out()
returns jsonb
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  known private.mpesa_balances;
  last private.mpesa_balances;
  owed bigint;
begin
  perform private.require_capability('payments');
  select * into known from private.mpesa_balances b where b.state = 'known' order by b.asked_at desc limit 1;
  select * into last from private.mpesa_balances b order by b.asked_at desc limit 1;
  select coalesce(sum(l.left_kes), 0) into owed
  from public.payments p join public.bills b on b.id = p.bill_id
  cross join lateral (
    select least(private.left_to_refund(b.id) - b.kept_kes, private.left_to_refund(b.id, p.id)) as left_kes
  ) l
  where p.method = 'mpesa' and (p.state = 'refund_due' or (p.state = 'paid' and b.state = 'refund_due')) and l.left_kes > 0;
  return jsonb_build_object(
    'to_approve', (select count(*) from public.refund_orders o
      where o.state = 'wanted' and private.may_approve_refund(o, private.caller()) <> 'own_refund'),
    'to_settle', (select count(*) from public.refund_orders o where o.state in ('failed', 'doubtful')),
    'can_ask', private.can_ask_mpesa('balance'), 'can_send', private.can_ask_mpesa('reversal') or private.can_ask_mpesa('b2c'),
    'owed_kes', owed, 'utility_kes', known.utility_kes, 'working_kes', known.working_kes, 'known_at', known.answered_at,
    'is_old', known.answered_at < now() - interval '90 minutes', 'asked_at', last.asked_at, 'ask_state', last.state,
    'ask_code', last.result_code, 'ask_words', last.words, 'is_short', owed > known.utility_kes);
end
$function$;
comment on function public.money_out() is 'What waits of money that goes out, and what lies in M-Pesa; is_short: more is owed back than lies there; null where
nothing is known. Answers {to_approve integer, to_settle integer, can_ask boolean, can_send boolean, owed_kes bigint,
utility_kes integer | null, working_kes integer | null, known_at timestamptz | null, is_old boolean | null, asked_at
timestamptz | null, ask_state "asked" | "known" | "failed" | "silent" | null, ask_code text | null, ask_words text |
null, is_short boolean | null}. Refusals: not_allowed.';
grant execute on function public.money_out() to authenticated;
