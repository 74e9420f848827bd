-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- What somebody wants to be reminded of, when, and how it may reach him. There is no row until the first thing is
-- chosen: the defaults below are then also what the screen shows.

create table public.notification_preferences (
  user_id uuid default auth.uid() not null,
  daily_reminders boolean default false not null,
  wellness_tips boolean default false not null,
  meal_reminders boolean default false not null,
  herb_reminders boolean default false not null,
  meditation_reminders boolean default false not null,
  reminder_time text default '08:00'::text not null,
  frequency text default 'daily'::text not null,
  time_zone text default 'Africa/Nairobi'::text not null,
  email_fallback boolean default false not null,
  next_reminder_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  by_text boolean default false not null,
  by_whatsapp boolean default false not null,
  constraint notification_preferences_pkey PRIMARY KEY (user_id),
  constraint notification_preferences_reminder_time_check CHECK ((reminder_time ~ '^([01]\d|2[0-3]):[0-5]\d$'::text)),
  constraint notification_preferences_frequency_check CHECK ((frequency = ANY (ARRAY['daily'::text, 'weekdays'::text, 'weekly'::text]))),
  constraint notification_preferences_time_zone_check CHECK ((length(time_zone) <= 64)),
  constraint notification_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table public.notification_preferences enable row level security;
comment on table public.notification_preferences is 'What a person wants to be reminded of, when and how. People read and write their own row; without one the defaults count.';
comment on column public.notification_preferences.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.notification_preferences.daily_reminders is 'Reminds of a short check-in.';
comment on column public.notification_preferences.wellness_tips is 'Adds the tip of the day.';
comment on column public.notification_preferences.meal_reminders is 'Reminds of meals, not during a fast.';
comment on column public.notification_preferences.herb_reminders is 'Reminds of the herbs.';
comment on column public.notification_preferences.meditation_reminders is 'Reminds of a few quiet minutes.';
comment on column public.notification_preferences.reminder_time is 'HH:MM on the person''s own clock.';
comment on column public.notification_preferences.frequency is 'daily, weekdays (Monday to Friday) or weekly (Monday).';
comment on column public.notification_preferences.time_zone is 'Name of the person''s time zone, such as Africa/Nairobi.';
comment on column public.notification_preferences.email_fallback is 'Whether notifications come by mail where no device takes them.';
comment on column public.notification_preferences.next_reminder_at is 'When the next reminder is due, kept by trigger; null when none is switched on.';
comment on column public.notification_preferences.created_at is 'When the row was made.';
comment on column public.notification_preferences.updated_at is 'When the row was last changed.';
comment on column public.notification_preferences.by_text is 'Whether news of orders, bookings and products come to the phone where no device takes a push message.';
comment on column public.notification_preferences.by_whatsapp is 'Whether they come by WhatsApp, and by SMS only where that fails; false: by SMS alone.';
grant select, insert (user_id, daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency, time_zone, email_fallback, by_text, by_whatsapp), update (user_id, daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency, time_zone, email_fallback, by_text, by_whatsapp) on table public.notification_preferences to authenticated;
grant all on table public.notification_preferences to service_role;

create index notification_preferences_next_reminder_at_idx ON public.notification_preferences USING btree (next_reminder_at) WHERE (next_reminder_at IS NOT NULL);

create policy notification_preferences_select_own on public.notification_preferences for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy notification_preferences_insert_own on public.notification_preferences for insert to authenticated
  with check ((user_id = ( SELECT private.caller() AS uid)));

create policy notification_preferences_update_own on public.notification_preferences for update to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)))
  with check ((user_id = ( SELECT private.caller() AS uid)));

create trigger touch_updated_at BEFORE UPDATE ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();

-- The first time after `after` that these preferences ask for; null when nothing is switched on. A week is Monday's.
create function private.next_reminder(wanted public.notification_preferences, after timestamp with time zone default now())
returns timestamp with time zone
language sql
stable
set search_path = ''
as $function$
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
$function$;
comment on function private.next_reminder(wanted public.notification_preferences, after timestamp with time zone) is 'The first time after `after` that these preferences ask for; null when nothing is switched on.';

create function private.plan_reminder()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  begin
    perform now() at time zone new.time_zone;
  exception when invalid_parameter_value then
    perform private.refuse('bad_time_zone', 'We do not know this time zone.', 'Choose one like Africa/Nairobi.');
  end;
  new.next_reminder_at := private.next_reminder(new);
  return new;
end
$function$;
comment on function private.plan_reminder() is 'Trigger: works out when the next reminder is due. Refusals: bad_time_zone.';

create trigger plan_reminder BEFORE INSERT OR UPDATE OF daily_reminders, wellness_tips, meal_reminders, herb_reminders, meditation_reminders, reminder_time, frequency, time_zone ON public.notification_preferences FOR EACH ROW EXECUTE FUNCTION private.plan_reminder();
