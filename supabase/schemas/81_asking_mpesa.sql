-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- M-Pesa can be asked more than to ring a phone: what became of a receipt, to send money back, how much lies in the account.
-- Such a call is answered twice, at once that it was accepted and later, at an address of its own, how it ended. Each is a
-- row here from the moment it is wanted; who sends it, hears the answer or loses the connection changes nothing else.

create table private.mpesa_calls (
  kind text not null,
  on_answer text not null,
  moves_money boolean default false not null,
  constraint mpesa_calls_pkey PRIMARY KEY (kind),
  constraint mpesa_calls_kind_check CHECK ((kind ~ '^[a-z0-9_]{3,20}$'::text))
);
alter table private.mpesa_calls enable row level security;
comment on table private.mpesa_calls is 'What M-Pesa is asked, and the function of `private` that gets the request once its answer is known or none will come. It
may be called twice for one request: after silence an answer can still come.';
comment on column private.mpesa_calls.kind is 'Name of the call.';
comment on column private.mpesa_calls.on_answer is 'Function of private that gets the request once its answer is known or none will come.';
comment on column private.mpesa_calls.moves_money is 'Whether the call sends money: then an answer that it was done always counts, whatever was thought before.';

create table private.mpesa_requests (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  subject uuid,
  details jsonb default '{}'::jsonb not null,
  token text default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) not null,
  state text default 'due'::text not null,
  originator_conversation_id text,
  conversation_id text,
  result_code text,
  result_text text,
  answer jsonb,
  tries integer default 0 not null,
  next_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  unsure boolean default false not null,
  constraint mpesa_requests_pkey PRIMARY KEY (id),
  constraint mpesa_requests_token_key UNIQUE (token),
  constraint mpesa_requests_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text, 'done'::text, 'failed'::text, 'silent'::text]))),
  constraint mpesa_requests_kind_fkey FOREIGN KEY (kind) REFERENCES private.mpesa_calls(kind)
);
alter table private.mpesa_requests enable row level security;
comment on table private.mpesa_requests is 'What was asked of M-Pesa beyond prompts, one row each. Nobody reads it but functions.';
comment on column private.mpesa_requests.id is 'The key of the row.';
comment on column private.mpesa_requests.kind is 'A row of private.mpesa_calls.';
comment on column private.mpesa_requests.subject is 'What it is about: the named receipt, the refund; null for the account itself.';
comment on column private.mpesa_requests.details is 'What the call needs, such as {receipt}, {amount_kes, phone}; never a credential.';
comment on column private.mpesa_requests.token is 'The secret end of the address that the answer comes to.';
comment on column private.mpesa_requests.state is 'due: to be sent. sending: somebody is at it. sent: accepted, the answer is awaited. done, failed: answered. silent: no
answer came in time; one may still come.';
comment on column private.mpesa_requests.originator_conversation_id is 'M-Pesa''s id of the request; null before it was accepted.';
comment on column private.mpesa_requests.conversation_id is 'M-Pesa''s id of the conversation; null before it was accepted.';
comment on column private.mpesa_requests.result_code is '0 is done, timeout says that M-Pesa gave up, all else failed; null before an answer.';
comment on column private.mpesa_requests.result_text is 'The result in M-Pesa''s words; null before an answer.';
comment on column private.mpesa_requests.answer is 'The body of the answer as it came; null before it came.';
comment on column private.mpesa_requests.tries is 'How often it was sent.';
comment on column private.mpesa_requests.next_at is 'When it is sent, sent again, or given up as silent.';
comment on column private.mpesa_requests.created_at is 'When the row was made.';
comment on column private.mpesa_requests.updated_at is 'When the row was last changed.';
comment on column private.mpesa_requests.unsure is 'It was given out again while nobody knew whether M-Pesa had taken it on: a refusal since then proves nothing.';

create unique index mpesa_requests_one_at_a_time ON private.mpesa_requests USING btree (kind, subject) WHERE (state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text]));

create index mpesa_requests_next ON private.mpesa_requests USING btree (next_at) WHERE (state = ANY (ARRAY['due'::text, 'sending'::text, 'sent'::text]));

create table private.mpesa_powers (
  one boolean default true not null,
  kinds text[] not null,
  told_at timestamp with time zone default now() not null,
  constraint mpesa_powers_pkey PRIMARY KEY (one),
  constraint mpesa_powers_one_check CHECK (one)
);
alter table private.mpesa_powers enable row level security;
comment on table private.mpesa_powers is 'What the settings of the functions allow to ask, as they told last.';
comment on column private.mpesa_powers.one is 'Always true, so that there is one row.';
comment on column private.mpesa_powers.kinds is 'Calls that are allowed, as private.mpesa_calls.kind.';
comment on column private.mpesa_powers.told_at is 'When the functions told.';

create function private.can_ask_mpesa(kind text)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (select 1 from private.mpesa_powers p where can_ask_mpesa.kind = any (p.kinds))
$function$;
comment on function private.can_ask_mpesa(kind text) is 'Whether the settings allow to ask this of M-Pesa, as the functions told last.';

create function private.ask_mpesa(kind text, subject uuid, details jsonb default '{}'::jsonb)
returns uuid
language sql
set search_path = ''
as $function$
  insert into private.mpesa_requests as r (kind, subject, details)
  select ask_mpesa.kind, ask_mpesa.subject, ask_mpesa.details where private.can_ask_mpesa(ask_mpesa.kind)
  on conflict (kind, subject) where state in ('due', 'sending', 'sent') do nothing
  returning r.id
$function$;
comment on function private.ask_mpesa(kind text, subject uuid, details jsonb) is 'Wants something asked of M-Pesa: the new request, or null where it cannot be asked or is being asked already.';

create function private.end_mpesa_request(request private.mpesa_requests)
returns void
language plpgsql
set search_path = ''
as $function$
declare
  named text;
begin
  select c.on_answer into strict named from private.mpesa_calls c where c.kind = request.kind;
  execute format('select private.%I($1)', named) using request;
end
$function$;
comment on function private.end_mpesa_request(request private.mpesa_requests) is 'Tells whoever asked that a request is over.';

create function public.tell_mpesa_powers(kinds text[])
returns void
language sql
security definer
set search_path = ''
as $function$
  insert into private.mpesa_powers as p (kinds) values (tell_mpesa_powers.kinds)
  on conflict (one) do update set kinds = excluded.kinds, told_at = now()
$function$;
comment on function public.tell_mpesa_powers(kinds text[]) is 'For functions: what their settings allow to ask of M-Pesa.';
grant execute on function public.tell_mpesa_powers(kinds text[]) to service_role;

-- A request that M-Pesa never acknowledged is given up as silent after six times, for it would be sent for ever.
create function public.claim_mpesa_requests(max_rows integer default 10)
returns table(id uuid, kind text, details jsonb, token text, tries integer)
language plpgsql
security definer
set search_path = ''
as $function$
declare
  request private.mpesa_requests;
begin
  for request in
    update private.mpesa_requests r set state = 'silent', updated_at = now()
    where r.id = any (array(
      select s.id from private.mpesa_requests s
      where (s.state = 'sent' or (s.state = 'sending' and s.tries >= 6)) and s.next_at <= now()
      order by s.next_at limit claim_mpesa_requests.max_rows for update skip locked))
    returning r.*
  loop
    perform private.end_mpesa_request(request);
  end loop;
  return query
    update private.mpesa_requests r
    set state = 'sending', tries = r.tries + 1, next_at = now() + interval '1 minute', updated_at = now()
    where r.id = any (array(
      select s.id from private.mpesa_requests s where s.state in ('due', 'sending') and s.next_at <= now()
      order by s.next_at limit claim_mpesa_requests.max_rows for update skip locked))
    returning r.id, r.kind, r.details, r.token, r.tries;
end
$function$;
comment on function public.claim_mpesa_requests(max_rows integer) is 'For functions: what is to be sent now, each to one caller; one whose sender died is given out again after a minute. Requests
that waited too long for their answer become silent, and so do those that were sent six times without an acknowledgement.';
grant execute on function public.claim_mpesa_requests(max_rows integer) to service_role;

create function public.mpesa_request_sent(request_id uuid, originator_conversation_id text, conversation_id text)
returns void
language sql
security definer
set search_path = ''
as $function$
  update private.mpesa_requests r
  set state = case when r.state = 'sending' then 'sent' else r.state end,
    originator_conversation_id = mpesa_request_sent.originator_conversation_id,
    conversation_id = mpesa_request_sent.conversation_id,
    next_at = case when r.state = 'sending' then now() + interval '5 minutes' else r.next_at end, updated_at = now()
  where r.id = mpesa_request_sent.request_id
$function$;
comment on function public.mpesa_request_sent(request_id uuid, originator_conversation_id text, conversation_id text) is 'For functions: M-Pesa accepted a request. Its answer may have come before this; then only the ids are kept.';
grant execute on function public.mpesa_request_sent(request_id uuid, originator_conversation_id text, conversation_id text) to service_role;

create function public.mpesa_request_refused(request_id uuid, code text, words text, again boolean)
returns void
language plpgsql
security definer
set search_path = ''
as $function$
declare
  request private.mpesa_requests;
begin
  update private.mpesa_requests r
  set state = case when mpesa_request_refused.again and r.tries < 5 then 'due' else 'failed' end,
    result_code = mpesa_request_refused.code, result_text = left(mpesa_request_refused.words, 300),
    next_at = now() + interval '10 seconds' * 3 ^ least(r.tries, 5), updated_at = now()
  where r.id = mpesa_request_refused.request_id and r.state = 'sending'
  returning * into request;
  if request.state = 'failed' then
    perform private.end_mpesa_request(request);
  end if;
end
$function$;
comment on function public.mpesa_request_refused(request_id uuid, code text, words text, again boolean) is 'For functions: M-Pesa did not accept a request. `again`: it may be sent once more, which happens up to five times, later
and later.';
grant execute on function public.mpesa_request_refused(request_id uuid, code text, words text, again boolean) to service_role;

-- A request that moves money may have been taken on more than once, each time under a conversation of its own.
create function public.receive_mpesa_answer(token text, code text, words text, originator_conversation_id text, conversation_id text, body jsonb)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
declare
  request private.mpesa_requests;
  moves_money boolean;
begin
  select * into request from private.mpesa_requests r where r.token = receive_mpesa_answer.token for update;
  if not found then
    return null;
  end if;
  select c.moves_money into moves_money from private.mpesa_calls c where c.kind = request.kind;
  if request.state = 'done' or (request.state = 'failed' and not (moves_money and receive_mpesa_answer.code = '0')) then
    return 'known';
  end if;
  if request.conversation_id is not null and not moves_money
      and request.conversation_id is distinct from receive_mpesa_answer.conversation_id then
    return 'other_call';
  end if;
  update private.mpesa_requests r
  set state = case receive_mpesa_answer.code when '0' then 'done' when 'timeout' then 'silent' else 'failed' end,
    result_code = receive_mpesa_answer.code, result_text = left(receive_mpesa_answer.words, 300),
    answer = receive_mpesa_answer.body,
    originator_conversation_id = coalesce(r.originator_conversation_id, receive_mpesa_answer.originator_conversation_id),
    conversation_id = coalesce(r.conversation_id, receive_mpesa_answer.conversation_id), updated_at = now()
  where r.id = request.id
  returning * into request;
  perform private.end_mpesa_request(request);
  return request.state;
end
$function$;
comment on function public.receive_mpesa_answer(token text, code text, words text, originator_conversation_id text, conversation_id text, body jsonb) is 'For functions: the answer to the request whose address ends in `token`; `code` 0 is done, `timeout` says that M-Pesa gave up,
all else failed. → the state it is in now, known for a second answer, other_call for one of another conversation, null for
an address that was never given out. That money was sent counts whatever was answered before.';
grant execute on function public.receive_mpesa_answer(token text, code text, words text, originator_conversation_id text, conversation_id text, body jsonb) to service_role;

create function private.mpesa_parameter(answer jsonb, key text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select p ->> 'Value'
  from jsonb_array_elements(
    case jsonb_typeof(answer #> '{Result,ResultParameters,ResultParameter}')
      when 'array' then answer #> '{Result,ResultParameters,ResultParameter}'
      when 'object' then jsonb_build_array(answer #> '{Result,ResultParameters,ResultParameter}')
      else '[]'
    end) with ordinality as listed (p, place)
  where p ->> 'Key' = mpesa_parameter.key order by place limit 1
$function$;
comment on function private.mpesa_parameter(answer jsonb, key text) is 'One of the ResultParameters of an answer by its Key; M-Pesa sends a list, or the parameter itself where it is the only one.';

-- Settings change, so they are told once an hour even when nothing is to be sent.
create function private.mpesa_requests_due()
returns bigint
language sql
stable
set search_path = ''
as $function$
  select (select count(*) from private.mpesa_requests r where r.state in ('due', 'sending', 'sent') and r.next_at <= now())
    + (select count(*) from (select 1) s where not exists (
        select 1 from private.mpesa_powers p where p.told_at > now() - interval '1 hour'))
$function$;
comment on function private.mpesa_requests_due() is 'How many requests to M-Pesa wait to be sent or given up now.';
