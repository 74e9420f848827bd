-- What somebody wants to be reminded of, when, and how it may reach him. There is no row until the first thing is
-- chosen: the defaults below are then also what the screen shows.

create table public.notification_preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  daily_reminders boolean not null default false,
  wellness_tips boolean not null default false,
  meal_reminders boolean not null default false,
  herb_reminders boolean not null default false,
  meditation_reminders boolean not null default false,
  -- the time of day on his own clock
  reminder_time text not null default '08:00' check (reminder_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  frequency text not null default 'daily' check (frequency in ('daily', 'weekdays', 'weekly')),
  time_zone text not null default 'Africa/Nairobi' check (length(time_zone) <= 64),
  -- by mail what no device can be told
  email_fallback boolean not null default false,
  -- when the next reminder is due; kept by the trigger below and by the job
  next_reminder_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index notification_preferences_next_reminder_at_idx on public.notification_preferences (next_reminder_at)
  where next_reminder_at is not null;

grant select,
  insert (user_id, daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time,
    frequency, time_zone, email_fallback),
  update (user_id, daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time,
    frequency, time_zone, email_fallback)
  on public.notification_preferences to authenticated;
grant all on public.notification_preferences to service_role;
alter table public.notification_preferences enable row level security;

create policy notification_preferences_select_own on public.notification_preferences
  for select to authenticated using (user_id = (select auth.uid()));
create policy notification_preferences_insert_own on public.notification_preferences
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy notification_preferences_update_own on public.notification_preferences
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create trigger touch_updated_at before update on public.notification_preferences
  for each row execute function private.touch_updated_at();

select private.register_personal_data('public.notification_preferences');

-- The first time after `after` that these preferences ask for; null when nothing is switched on. A week is Monday's.
create function private.next_reminder(wanted public.notification_preferences, after timestamptz default now())
returns timestamptz
language sql stable
set search_path = ''
as $$
  select min(due.at)
  from generate_series(0, 8) day, lateral (
    select ((after at time zone wanted.time_zone)::date + day::integer + wanted.reminder_time::time)
      at time zone wanted.time_zone as at
  ) due
  where (wanted.daily_reminders or wanted.wellness_tips or wanted.meal_reminders or wanted.herb_reminders
      or wanted.meditation_reminders)
    and due.at > after
    and case wanted.frequency
      when 'daily' then true
      when 'weekdays' then extract(isodow from due.at at time zone wanted.time_zone) <= 5
      else extract(isodow from due.at at time zone wanted.time_zone) = 1
    end
$$;

create function private.plan_reminder() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
  end;
  new.next_reminder_at := private.next_reminder(new);
  return new;
end
$$;

create trigger plan_reminder
  before insert or update of daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders,
    reminder_time, frequency, time_zone
  on public.notification_preferences
  for each row execute function private.plan_reminder();

revoke all on function private.next_reminder(public.notification_preferences, timestamptz) from public;
revoke all on function private.plan_reminder() from public;
