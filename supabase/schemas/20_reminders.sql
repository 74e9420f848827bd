-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Reminders: at the time somebody chose, once, one for everything he switched on. What they say in the app may name what
-- it is about; on a lock screen they only say that there is something to see.

-- Whether somebody is fasting now. One forgotten for more than two days is none.
create function private.is_fasting(user_uuid uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select exists (
    select from public.fasts f
    where f.user_id = user_uuid and f.ended_at is null and f.started_at between now() - interval '48 hours' and now()
  )
$function$;
comment on function private.is_fasting(user_uuid uuid) is 'Whether a person is fasting now; a fast forgotten for more than two days is none.';

-- One of these a day, the same for everybody.
create function private.tip_of(day date)
returns text
language sql
immutable
set search_path = ''
as $function$
  select (array[
    'Drink a glass of water before your first cup of tea.',
    'Half a plate of vegetables at lunch is a good day''s start.',
    'Ten minutes of walking after a meal helps more than it sounds.',
    'Put the phone away half an hour before you sleep.',
    'Add beans or ndengu to one meal today: filling, cheap and full of fibre.',
    'Taste before you salt. Lemon and herbs often do the work.',
    'A few minutes of morning sun help you sleep at night.',
    'Keep fruit where you can see it, and sweets where you cannot.',
    'Breathe out slowly, longer than you breathe in, six times.',
    'Write down one thing that went well today.'
  ])[1 + mod(day - date '2026-01-01', 10)]
$function$;
comment on function private.tip_of(day date) is 'The wellness tip of a day, the same for everybody.';

-- Sends what is due and plans the next one, each to one caller only. A reminder that is more than six hours late, after
-- the server was away, is left out: its next one is near. Answers how many were due.
create function private.send_due_reminders(max_rows integer default 1000, at timestamp with time zone default now())
returns integer
language plpgsql
set search_path = ''
as $function$
declare
  handled integer;
begin
  with due as materialized (
    select p.* from public.notification_preferences p
    where p.next_reminder_at <= send_due_reminders.at
    order by p.next_reminder_at limit max_rows
    for update skip locked
  ), moved as (
    update public.notification_preferences p
    set next_reminder_at = private.next_reminder(p, send_due_reminders.at)
    from due where p.user_id = due.user_id
    returning p.user_id
  ), lists as (
    select d.user_id, d.reminder_time,
      array_remove(array[
        case when d.daily_reminders then 'daily' end,
        case when d.herb_reminders then 'herbs' end,
        case when d.meal_reminders and not private.is_fasting(d.user_id) then 'meals' end,
        case when d.meditation_reminders then 'meditation' end,
        case when d.wellness_tips then 'tip' end
      ], null) as kinds,
      (send_due_reminders.at at time zone d.time_zone)::date as day
    from due d join moved using (user_id)
    where d.next_reminder_at > send_due_reminders.at - interval '6 hours'
  ), told as (
    insert into public.notifications (user_id, type, title, message, metadata)
    select l.user_id, 'info',
      case when l.kinds = '{tip}' then 'Today''s wellness tip' else 'Your reminder for today' end,
      private.reminder_text(l.kinds, l.day),
      jsonb_build_object('category', 'wellness', 'kinds', l.kinds, 'link', private.reminder_link(l.kinds),
        'why', format('You asked to be reminded at %s.', l.reminder_time),
        'push_body', 'Something is waiting for you in Mizizi.')
    from lists l where cardinality(l.kinds) > 0
    returning 1
  )
  select count(*) into handled from moved;
  return handled;
end
$function$;
comment on function private.send_due_reminders(max_rows integer, at timestamp with time zone) is 'Job: sends the reminders that are due and plans the next ones; one that is more than six hours late is left out. Answers how many were due.';

create function private.reminder_text(kinds text[], day date)
returns text
language sql
immutable
set search_path = ''
as $function$
  select concat_ws(' ',
    case when kinds <> '{tip}' then 'On your list: ' || (
      select string_agg(
        case kind when 'daily' then 'a short check-in' when 'herbs' then 'your herbs' when 'meals' then 'your meals'
          else 'a few quiet minutes' end,
        ', ' order by place)
      from unnest(array_remove(kinds, 'tip')) with ordinality as listed (kind, place)
    ) || '.' end,
    case when 'tip' = any (kinds) then private.tip_of(day) end)
$function$;
comment on function private.reminder_text(kinds text[], day date) is 'What a reminder says for the things that a person switched on.';

create function private.reminder_link(kinds text[])
returns text
language sql
immutable
set search_path = ''
as $function$
  select case kinds
    when '{herbs}' then '/herbs' when '{meals}' then '/nutrition' when '{tip}' then '/nutrition-knowledge'
    else '/dashboard'
  end
$function$;
comment on function private.reminder_link(kinds text[]) is 'The path that a reminder opens.';
