-- "At most so many" was a subquery that locks what it picks, and by some plans it was run anew for each row: more was handed out than was asked for.
-- An array is made once.

create or replace function public.claim_deliveries(max_rows integer default 50, site text default NULL::text, sender text default NULL::text)
returns table(delivery_id uuid, notification_id uuid, endpoint text, p256dh text, auth text, email text, title text, body text, link text, why text, is_wellness boolean, is_owed boolean, calendar text, language text)
language plpgsql
security definer
set search_path = ''
as $function$
begin
  delete from private.deliveries d
  using public.notifications n
  where d.state = 'waiting' and d.not_before <= now() and n.id = d.notification_id and n.is_read and not d.is_owed;
  update private.deliveries d set state = 'failed'
  where d.state = 'waiting' and d.not_before <= now() and d.attempts >= 5;
  return query
    with claimed as (
      update private.deliveries d
      set attempts = d.attempts + 1, not_before = now() + interval '2 minutes' * (1 << d.attempts)
      where d.id = any (array(
        select due.id from private.deliveries due
        where due.state = 'waiting' and due.not_before <= now()
        order by due.not_before, due.number limit least(greatest(coalesce(max_rows, 50), 1), 500)
        for update skip locked))
      returning d.*
    )
    select c.id, n.id, s.endpoint, s.p256dh, s.auth, case when s.id is null then u.email::text end, n.title,
      coalesce(n.metadata ->> 'push_body', n.message), coalesce(n.metadata ->> 'link', '/notifications'),
      n.metadata ->> 'why', c.is_wellness, c.is_owed,
      private.calendar_invitation(c.calendar_of, c.user_id, claim_deliveries.site, claim_deliveries.sender),
      coalesce((select p.language from public.profiles p where p.user_id = c.user_id), 'en')
    from claimed c
    join public.notifications n on n.id = c.notification_id
    join auth.users u on u.id = c.user_id
    left join public.push_subscriptions s on s.id = c.push_subscription_id
    order by n.created_at, c.number;
end
$function$;

create or replace function public.claim_payment_checks(max_rows integer default 10, method text default 'mpesa'::text)
returns setof public.payments
language plpgsql
security definer
set search_path = ''
as $function$
begin
  perform private.give_up_checks();
  return query
    with moved as (
      update public.payments p
      set checks = p.checks + 1,
        -- never sooner than 5 s from now, however long the server was away
        next_check_at = greatest(
          now() + interval '5 seconds',
          p.created_at + coalesce(private.check_delay(p.checks + 1), interval '65 minutes'))
      where p.id = any (array(
        select due.id from public.payments due
        where due.state = 'prompted' and due.next_check_at <= now() and due.checks < 20
          and due.checkout_request_id is not null
        order by due.next_check_at limit least(greatest(coalesce(max_rows, 10), 1), 100)
        for update skip locked))
      returning p.*
    )
    select m.* from moved m where m.method = claim_payment_checks.method;
end $function$;

create or replace function public.claim_mpesa_requests(max_rows integer default 10)
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
