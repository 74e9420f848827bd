-- Two notifications of one moment were told in the order of their random ids: "Paid" could arrive after "On its way".
-- Deliveries are numbered as they are queued. The table holds eight days, so the rewrite is short.
alter table private.deliveries add column number bigint generated always as identity;
comment on column private.deliveries.number is 'The order in which deliveries were queued, within one moment too.';

create or replace function public.claim_deliveries(
  max_rows integer default 50, site text default null, sender text default null
)
returns table (
  delivery_id uuid, notification_id uuid, endpoint text, p256dh text, auth text, email text, title text, body text,
  link text, why text, is_wellness boolean, is_owed boolean, calendar text, language text
)
language plpgsql security definer
set search_path = ''
as $$
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
      from (
        select due.id from private.deliveries due
        where due.state = 'waiting' and due.not_before <= now()
        order by due.not_before, due.number limit least(greatest(coalesce(max_rows, 50), 1), 500)
        for update skip locked
      ) picked
      where d.id = picked.id
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
$$;
comment on function public.claim_deliveries(integer, text, text) is
  'Hands out at most max_rows (1 to 500) deliveries that are due, what happened first first, and keeps each for two minutes or '
  'longer. `site` and `sender` go into calendar files. Only for the service role.';
