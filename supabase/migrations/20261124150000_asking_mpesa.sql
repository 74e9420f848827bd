-- M-Pesa can be asked more than to ring a phone: what became of a receipt, to send money back, how much lies in the account.
-- Such a call is answered twice, at once that it was accepted and later, at an address of its own, how it ended. Each is a
-- row here from the moment it is wanted; who sends it, hears the answer or loses the connection changes nothing else.

create table private.mpesa_calls (
  kind text primary key check (kind ~ '^[a-z0-9_]{3,20}$'),
  on_answer text not null
);
alter table private.mpesa_calls enable row level security;
comment on table private.mpesa_calls is
  'What M-Pesa is asked, and the function of `private` that gets the request once its answer is known or none will come. It
may be called twice for one request: after silence an answer can still come.';

create table private.mpesa_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null references private.mpesa_calls,
  subject uuid,
  details jsonb not null default '{}',
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  state text not null default 'due' check (state in ('due', 'sending', 'sent', 'done', 'failed', 'silent')),
  originator_conversation_id text,
  conversation_id text,
  result_code text,
  result_text text,
  answer jsonb,
  tries integer not null default 0,
  next_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table private.mpesa_requests enable row level security;
create unique index mpesa_requests_one_at_a_time on private.mpesa_requests (kind, subject)
  where state in ('due', 'sending', 'sent');
create index mpesa_requests_next on private.mpesa_requests (next_at) where state in ('due', 'sending', 'sent');
comment on table private.mpesa_requests is 'What was asked of M-Pesa beyond prompts, one row each. Nobody reads it but functions.';
comment on column private.mpesa_requests.subject is 'What it is about: the named receipt, the refund; null for the account itself.';
comment on column private.mpesa_requests.details is 'What the call needs, such as {receipt}, {amount_kes, phone}; never a credential.';
comment on column private.mpesa_requests.token is 'The secret end of the address that the answer comes to.';
comment on column private.mpesa_requests.state is
  'due: to be sent. sending: somebody is at it. sent: accepted, the answer is awaited. done, failed: answered. silent: no
answer came in time; one may still come.';
comment on column private.mpesa_requests.answer is 'The body of the answer as it came.';
comment on column private.mpesa_requests.next_at is 'When it is sent, sent again, or given up as silent.';

create table private.mpesa_powers (
  one boolean primary key default true check (one),
  kinds text[] not null,
  told_at timestamptz not null default now()
);
alter table private.mpesa_powers enable row level security;
comment on table private.mpesa_powers is 'What the settings of the functions allow to ask, as they told last.';

create function private.can_ask_mpesa(kind text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (select 1 from private.mpesa_powers p where can_ask_mpesa.kind = any (p.kinds))
$$;
comment on function private.can_ask_mpesa(text) is 'Whether the settings allow to ask this of M-Pesa, as the functions told last.';

create function private.ask_mpesa(kind text, subject uuid, details jsonb default '{}') returns uuid
language sql
set search_path = ''
as $$
  insert into private.mpesa_requests as r (kind, subject, details)
  select ask_mpesa.kind, ask_mpesa.subject, ask_mpesa.details where private.can_ask_mpesa(ask_mpesa.kind)
  on conflict (kind, subject) where state in ('due', 'sending', 'sent') do nothing
  returning r.id
$$;
comment on function private.ask_mpesa(text, uuid, jsonb) is
  'Wants something asked of M-Pesa: the new request, or null where it cannot be asked or is being asked already.';

create function private.end_mpesa_request(request private.mpesa_requests) returns void
language plpgsql
set search_path = ''
as $$
declare
  named text;
begin
  select c.on_answer into strict named from private.mpesa_calls c where c.kind = request.kind;
  execute format('select private.%I($1)', named) using request;
end
$$;
comment on function private.end_mpesa_request(private.mpesa_requests) is 'Tells whoever asked that a request is over.';

create function public.tell_mpesa_powers(kinds text[]) returns void
language sql security definer
set search_path = ''
as $$
  insert into private.mpesa_powers as p (kinds) values (tell_mpesa_powers.kinds)
  on conflict (one) do update set kinds = excluded.kinds, told_at = now()
$$;
comment on function public.tell_mpesa_powers(text[]) is 'For functions: what their settings allow to ask of M-Pesa.';

create function public.claim_mpesa_requests(max_rows integer default 10)
  returns table (id uuid, kind text, details jsonb, token text, tries integer)
language plpgsql security definer
set search_path = ''
as $$
declare
  request private.mpesa_requests;
begin
  for request in
    update private.mpesa_requests r set state = 'silent', updated_at = now()
    where r.id in (
      select s.id from private.mpesa_requests s where s.state = 'sent' and s.next_at <= now()
      order by s.next_at limit claim_mpesa_requests.max_rows for update skip locked)
    returning r.*
  loop
    perform private.end_mpesa_request(request);
  end loop;
  return query
    update private.mpesa_requests r
    set state = 'sending', tries = r.tries + 1, next_at = now() + interval '1 minute', updated_at = now()
    where r.id in (
      select s.id from private.mpesa_requests s where s.state in ('due', 'sending') and s.next_at <= now()
      order by s.next_at limit claim_mpesa_requests.max_rows for update skip locked)
    returning r.id, r.kind, r.details, r.token, r.tries;
end
$$;
comment on function public.claim_mpesa_requests(integer) is
  'For functions: what is to be sent now, each to one caller; one whose sender died is given out again after a minute. Requests
that waited too long for their answer become silent.';

create function public.mpesa_request_sent(request_id uuid, originator_conversation_id text, conversation_id text) returns void
language sql security definer
set search_path = ''
as $$
  update private.mpesa_requests r
  set state = case when r.state = 'sending' then 'sent' else r.state end,
    originator_conversation_id = mpesa_request_sent.originator_conversation_id,
    conversation_id = mpesa_request_sent.conversation_id,
    next_at = case when r.state = 'sending' then now() + interval '5 minutes' else r.next_at end, updated_at = now()
  where r.id = mpesa_request_sent.request_id
$$;
comment on function public.mpesa_request_sent(uuid, text, text) is
  'For functions: M-Pesa accepted a request. Its answer may have come before this; then only the ids are kept.';

create function public.mpesa_request_refused(request_id uuid, code text, words text, again boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function public.mpesa_request_refused(uuid, text, text, boolean) is
  'For functions: M-Pesa did not accept a request. `again`: it may be sent once more, which happens up to five times, later
and later.';

create function public.receive_mpesa_answer(
  token text, code text, words text, originator_conversation_id text, conversation_id text, body jsonb) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  request private.mpesa_requests;
begin
  select * into request from private.mpesa_requests r where r.token = receive_mpesa_answer.token for update;
  if not found then
    return null;
  end if;
  if request.state in ('done', 'failed') then
    return 'known';
  end if;
  if request.conversation_id is not null
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
$$;
comment on function public.receive_mpesa_answer(text, text, text, text, text, jsonb) is
  'For functions: the answer to the request whose address ends in `token`; `code` 0 is done, `timeout` says that M-Pesa gave up,
all else failed. → the state it is in now, known for a second answer, other_call for one of another conversation, null for
an address that was never given out.';

create function private.mpesa_parameter(answer jsonb, key text) returns text
language sql immutable
set search_path = ''
as $$
  select p ->> 'Value'
  from jsonb_array_elements(
    case jsonb_typeof(answer #> '{Result,ResultParameters,ResultParameter}')
      when 'array' then answer #> '{Result,ResultParameters,ResultParameter}'
      when 'object' then jsonb_build_array(answer #> '{Result,ResultParameters,ResultParameter}')
      else '[]'
    end) with ordinality as listed (p, place)
  where p ->> 'Key' = mpesa_parameter.key order by place limit 1
$$;
comment on function private.mpesa_parameter(jsonb, text) is
  'One of the ResultParameters of an answer by its Key; M-Pesa sends a list, or the parameter itself where it is the only one.';

revoke execute on function public.tell_mpesa_powers(text[]), public.claim_mpesa_requests(integer),
  public.mpesa_request_sent(uuid, text, text), public.mpesa_request_refused(uuid, text, text, boolean),
  public.receive_mpesa_answer(text, text, text, text, text, jsonb) from public, anon, authenticated;
grant execute on function public.tell_mpesa_powers(text[]), public.claim_mpesa_requests(integer),
  public.mpesa_request_sent(uuid, text, text), public.mpesa_request_refused(uuid, text, text, boolean),
  public.receive_mpesa_answer(text, text, text, text, text, jsonb) to service_role;

-- Settings change, so they are told once an hour even when nothing is to be sent.
create function private.mpesa_requests_due() returns bigint
language sql stable
set search_path = ''
as $$
  select (select count(*) from private.mpesa_requests r where r.state in ('due', 'sending', 'sent') and r.next_at <= now())
    + (select count(*) from (select 1) s where not exists (
        select 1 from private.mpesa_powers p where p.told_at > now() - interval '1 hour'))
$$;
comment on function private.mpesa_requests_due() is 'How many requests to M-Pesa wait to be sent or given up now.';
select private.register_job('ask_mpesa', 27, '10 seconds', 'private.mpesa_requests_due()', 'ask-till');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
