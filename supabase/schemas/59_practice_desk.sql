-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The practitioner's figures and the administrators' view of all practices. What a practitioner sees of a booking comes
-- from the tables themselves, by their policies.

-- A consultation earned its price when it took place, when the client stayed away, and when he cancelled too late.
create function private.is_earned(target public.consultations)
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select target.state in ('completed', 'no_show') and target.payment_state is distinct from 'refunded'
    and target.payment_state is distinct from 'refund_due'
    or (target.state = 'cancelled_by_client' and target.confirmed_at is not null and target.entitlement_returned_at is null
      and (target.covered_by = 'plan' or coalesce(target.payment_state = 'paid', false)))
$function$;
comment on function private.is_earned(target public.consultations) is 'Whether a consultation earned its price: it took place, the client stayed away, or they cancelled too late.';

-- The caller's last twelve months by his own clock, newest first; `plan_kes` is what members' plans cover.
create function public.practice_earnings()
returns table(month date, held integer, no_shows integer, cancelled integer, plan_kes integer, mpesa_kes integer, total_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  practice public.practitioners;
begin
  select * into practice from public.practitioners p where p.id = public.my_practice_id();
  if not found then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return query
    select date_trunc('month', c.starts_at at time zone practice.time_zone)::date as by_month,
      count(*) filter (where c.state = 'completed')::integer,
      count(*) filter (where c.state = 'no_show')::integer,
      count(*) filter (where c.state like 'cancelled%')::integer,
      coalesce(sum(c.price_kes) filter (where private.is_earned(c) and c.covered_by = 'plan'), 0)::integer,
      coalesce(sum(private.consultation_kes(c)) filter (where c.covered_by = 'mpesa'), 0)::integer,
      coalesce(sum(case c.covered_by when 'mpesa' then private.consultation_kes(c)
        else c.price_kes end) filter (where private.is_earned(c)), 0)::integer
    from public.consultations c
    where c.practitioner_id = practice.id and c.confirmed_at is not null and c.starts_at < now()
      and c.starts_at >= (date_trunc('month', now() at time zone practice.time_zone) - interval '11 months')
        at time zone practice.time_zone
    group by 1 order by by_month desc;
end
$function$;
comment on function public.practice_earnings() is 'The caller''s last twelve months by their own clock, newest first. mpesa_kes is what came and was kept, by the ledger; plan_kes the prices of what plans covered, for which no money moves. Refusals: not_allowed.';
grant execute on function public.practice_earnings() to authenticated, service_role;

-- How many wait for which of the caller's coming days.
create function public.practice_waitlist()
returns table(day date, service text, waiting integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  if public.my_practice_id() is null then
    perform private.refuse('not_allowed', 'Only practitioners can do this.');
  end if;
  return query
    select w.day, s.name, count(*)::integer
    from public.consultation_waitlist w join public.practitioner_services s on s.id = w.service_id
    where w.practitioner_id = public.my_practice_id() and w.told_at is null and w.day >= current_date
    group by w.day, s.name order by w.day, s.name;
end
$function$;
comment on function public.practice_waitlist() is 'How many wait for which of the practitioner''s coming days. Refusals: not_allowed.';
grant execute on function public.practice_waitlist() to authenticated, service_role;

-- Every practice with what administrators decide about.
create function public.practice_list()
returns table(id uuid, slug text, display_name text, email text, status text, is_open boolean, licence_body text, licence_number text, licence_expires_on date, verified_at timestamp with time zone, new_licence jsonb, services integer, upcoming integer, rating numeric, rating_count integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  return query
    select p.id, p.slug, p.display_name, u.email::text, p.status, private.is_open_practice(p), p.licence_body,
      p.licence_number, p.licence_expires_on, p.verified_at, p.new_licence,
      (select count(*)::integer from public.practitioner_services s where s.practitioner_id = p.id and s.is_active),
      (select count(*)::integer from public.consultations c
        where c.practitioner_id = p.id and c.state = 'confirmed' and c.ends_at > now()),
      p.rating, p.rating_count
    from public.practitioners p left join auth.users u on u.id = p.user_id
    order by (p.new_licence is null), p.status = 'closed', p.display_name;
end
$function$;
comment on function public.practice_list() is 'All practices for the desk (practices), with licences and figures. May be null: email, licence_body, licence_number,
licence_expires_on, verified_at, new_licence, rating. `new_licence` holds {body text, number text, expires_on date,
asked_at timestamptz}. Refusals: not_allowed.';
grant execute on function public.practice_list() to authenticated, service_role;

-- How full each practice was or is between two days of Nairobi, at most a year: open hours, hours booked, what became of them.
create function public.practice_utilisation(from_day date, to_day date)
returns table(practitioner_id uuid, display_name text, open_minutes integer, booked_minutes integer, held integer, no_shows integer, cancelled integer, upcoming integer, earned_kes integer)
language plpgsql
stable security definer
set search_path = ''
as $function$
declare
  last_day constant date := least(to_day, from_day + 366);
  begins constant timestamptz := from_day::timestamp at time zone 'Africa/Nairobi';
  ends constant timestamptz := (last_day + 1)::timestamp at time zone 'Africa/Nairobi';
begin
  perform private.require_capability('practices');
  return query
    select p.id, p.display_name,
      coalesce((
        select sum(extract(epoch from o.closes_at - o.opens_at) / 60)::integer
        from private.open_hours(p, from_day, last_day) o), 0),
      coalesce(sum(c.minutes) filter (where c.state in ('confirmed', 'completed', 'no_show')), 0)::integer,
      count(*) filter (where c.state = 'completed')::integer,
      count(*) filter (where c.state = 'no_show')::integer,
      count(*) filter (where c.state like 'cancelled%')::integer,
      count(*) filter (where c.state = 'confirmed')::integer,
      coalesce(sum(case c.covered_by when 'mpesa' then private.consultation_kes(c)
        else c.price_kes end) filter (where private.is_earned(c)), 0)::integer
    from public.practitioners p
    left join public.consultations c on c.practitioner_id = p.id and c.confirmed_at is not null
      and c.starts_at >= begins and c.starts_at < ends
    where p.status <> 'draft'
    group by p.id order by p.display_name;
end
$function$;
comment on function public.practice_utilisation(from_day date, to_day date) is 'How full practices are between two EAT days, at most a year: minutes open and booked, what became of consultations, KSh earned. For the desk (practices). Refusals: not_allowed.';
grant execute on function public.practice_utilisation(from_day date, to_day date) to authenticated, service_role;

-- Consultations whose client says that they did not take place.
create function public.absence_queue()
returns table(consultation_id uuid, number text, starts_at timestamp with time zone, state text, practitioner text, client_name text, covered_by text, price_kes integer, client_joined_at timestamp with time zone, practitioner_joined_at timestamp with time zone, reported_at timestamp with time zone)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('practices');
  return query
    select c.id, c.number, c.starts_at, c.state, p.display_name, c.client_name, c.covered_by, c.price_kes,
      c.client_joined_at, c.practitioner_joined_at, c.absence_reported_at
    from public.consultations c join public.practitioners p on p.id = c.practitioner_id
    where c.absence_reported_at is not null and c.absence_settled_at is null
    order by c.absence_reported_at;
end
$function$;
comment on function public.absence_queue() is 'Consultations that a client says did not take place, for the desk (practices). May be null: client_joined_at, practitioner_joined_at. Refusals: not_allowed.';
grant execute on function public.absence_queue() to authenticated, service_role;
