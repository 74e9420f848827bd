-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Failed prompts kept an order for ever: each renewed its hold. Now an order is kept for its hold, and for that of one more prompt
-- at most: never beyond twice hold_minutes after it was placed. Whoever asks for a prompt that M-Pesa would turn away (the same sum from
-- the same number within two minutes) is told how long to wait by the server, too. And the desk hears that M-Pesa is silent.

create table private.prompt_waits (
  result_code integer not null,
  seconds integer not null,
  constraint prompt_waits_pkey PRIMARY KEY (result_code),
  constraint prompt_waits_seconds_check CHECK ((seconds > 0))
);
alter table private.prompt_waits enable row level security;
comment on table private.prompt_waits is 'How long after a prompt that ended with a code no other one is sent, as the page says it (src/features/payments/result-texts.ts).';
comment on column private.prompt_waits.result_code is 'As M-Pesa says it; below zero are our own.';
comment on column private.prompt_waits.seconds is 'Seconds from its end.';

create function private.prompt_wait(bill_id uuid)
returns integer
language sql
stable
set search_path = ''
as $function$
  select greatest(ceil(extract(epoch from last.updated_at + make_interval(secs => w.seconds) - now()))::integer, 0)
  from (
    select p.state, p.result_code, p.updated_at from public.payments p where p.bill_id = prompt_wait.bill_id
    order by p.created_at desc limit 1
  ) last
  join private.prompt_waits w on w.result_code = last.result_code
  where last.state = 'failed'
$function$;
comment on function private.prompt_wait(bill_id uuid) is 'How many seconds M-Pesa takes no other prompt for a bill, by what it said of the last one; null or 0: it does now.';

create function private.silent_prompts()
returns jsonb
language sql
stable
set search_path = ''
as $function$
  select jsonb_build_object('silent_prompts', case when bool_and(p.is_silent) then count(*) else 0 end, 'mpesa_answered_at', (
    select x.updated_at from public.payments x
    where x.checkout_request_id is not null and x.result_code is not null and x.created_at > now() - interval '7 days'
    order by x.created_at desc limit 1))
  from (
    select p.result_code is null and p.state in ('starting', 'prompted', 'failed', 'needs_review') as is_silent
    from public.payments p
    where p.created_at between now() - interval '15 minutes' and now() - interval '3 minutes' and p.method = 'mpesa'
      and (p.checkout_request_id is not null or (p.state in ('starting', 'failed') and p.result_code is null))
  ) p
$function$;
comment on function private.silent_prompts() is '{silent_prompts, mpesa_answered_at}: how many prompts of the last quarter of an hour M-Pesa has not answered at all, 0 where it answered
one of them, and when it said last how one ended. A prompt of less than three minutes may still be on its phone.';
