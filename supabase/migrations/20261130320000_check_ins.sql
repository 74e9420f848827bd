-- Personal coaching of Gold: once a week a member says how it went, and the practitioner whom they chose answers. A
-- practitioner reads the check-ins of those who have them as a coach now, and of nobody else; who ends the coaching, or
-- chooses another coach, takes theirs back from the former one.

create table public.coachings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  practitioner_id uuid not null references public.practitioners (id) on delete cascade,
  consented_at timestamptz not null default now(),
  remind_on integer check (remind_on between 1 and 7),
  next_reminder_at timestamptz,
  check ((remind_on is null) = (next_reminder_at is null))
);
create index coachings_practitioner_id_idx on public.coachings (practitioner_id);
create index coachings_next_reminder_at_idx on public.coachings (next_reminder_at) where next_reminder_at is not null;
grant select on public.coachings to authenticated;
grant all on public.coachings to service_role;
alter table public.coachings enable row level security;
create policy coachings_select_own on public.coachings for select to authenticated
  using (user_id = (select private.caller()));
comment on table public.coachings is 'Whom members of Gold have as their coach, and when they are reminded. Members read their own; functions write.';
comment on column public.coachings.user_id is 'The member; the row goes with the account.';
comment on column public.coachings.practitioner_id is 'The practitioner who reads and answers their check-ins.';
comment on column public.coachings.consented_at is 'When the member agreed that this practitioner reads them.';
comment on column public.coachings.remind_on is 'Day of the week of the reminder, 1 (Monday) to 7, at 18:00 EAT; null: none.';
comment on column public.coachings.next_reminder_at is 'When the next one is due; null for none.';
select private.register_personal_data('public.coachings', hidden => '{next_reminder_at}');

create table public.check_ins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  week date not null check (extract(isodow from week) = 1),
  rating integer not null check (rating between 1 and 5),
  worked text not null default '' check (length(worked) <= 600),
  hard text not null default '' check (length(hard) <= 600),
  aim text not null check (length(aim) between 3 and 200),
  cannot_wait boolean not null default false,
  noted_at timestamptz not null default now(),
  answer text check (length(answer) between 3 and 2000),
  answered_by uuid references public.practitioners (id) on delete set null,
  answered_at timestamptz,
  unique (user_id, week),
  check ((answer is null) = (answered_at is null))
);
create index check_ins_answered_by_idx on public.check_ins (answered_by);
grant select on public.check_ins to authenticated;
grant all on public.check_ins to service_role;
alter table public.check_ins enable row level security;
create policy check_ins_select_own on public.check_ins for select to authenticated
  using (user_id = (select private.caller()));
comment on table public.check_ins is
  'How a week went, in the words of a member, and what their coach answered. Members read their own, coaches by check_ins_to_answer; functions write.';
comment on column public.check_ins.id is 'The key of the row.';
comment on column public.check_ins.user_id is 'The member.';
comment on column public.check_ins.week is 'Monday of the week, by the calendar of Nairobi.';
comment on column public.check_ins.rating is 'How the week went, 1 (very badly) to 5 (very well).';
comment on column public.check_ins.worked is 'What worked, up to 600 letters; may be empty.';
comment on column public.check_ins.hard is 'What was hard, up to 600 letters; may be empty.';
comment on column public.check_ins.aim is 'One aim for the week to come, 3 to 200 letters.';
comment on column public.check_ins.cannot_wait is 'Whether it told of an emergency, and was sent all the same: it goes first.';
comment on column public.check_ins.noted_at is 'When the member wrote it last.';
comment on column public.check_ins.answer is 'What the coach answered, 3 to 2,000 letters; null until then.';
comment on column public.check_ins.answered_by is 'Who answered; null until then, and once the practice is gone.';
comment on column public.check_ins.answered_at is 'When it was answered last; null until then.';
select private.register_personal_data('public.check_ins');

create function private.week_of(day date default private.nairobi_date()) returns date
language sql stable
set search_path = ''
as $$
  select day - (extract(isodow from day)::integer - 1)
$$;
comment on function private.week_of(date) is 'Monday of the week of a day.';

create function private.next_check_in(remind_on integer, after timestamptz default now()) returns timestamptz
language sql stable
set search_path = ''
as $$
  select min(due.at)
  from generate_series(0, 7) n, lateral (
    select ((after at time zone 'Africa/Nairobi')::date + n + time '18:00') at time zone 'Africa/Nairobi' as at
  ) due
  where due.at > after and extract(isodow from due.at at time zone 'Africa/Nairobi') = remind_on
$$;
comment on function private.next_check_in(integer, timestamptz) is
  'The next 18:00 EAT of a day of the week, 1 (Monday) to 7; null for null.';

-- A name to write to, as consultations take it.
create function private.name_of(user_uuid uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce((select f.full_name from public.profiles f where f.user_id = user_uuid),
    (select nullif(trim(u.raw_user_meta_data ->> 'full_name'), '') from auth.users u where u.id = user_uuid), '')
$$;
comment on function private.name_of(uuid) is 'What a person calls themselves; empty when they have not said.';

create function public.my_coaching() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'is_open', private.plan_of(private.caller()) = 'gold',
    'week', private.week_of(),
    'coach', (
      select jsonb_build_object('id', p.id, 'name', p.display_name, 'title', p.title, 'slug', p.slug,
        'is_open', private.is_open_practice(p))
      from public.coachings c join public.practitioners p on p.id = c.practitioner_id where c.user_id = private.caller()),
    'remind_on', (select c.remind_on from public.coachings c where c.user_id = private.caller()),
    'check_ins', coalesce((
      select jsonb_agg(jsonb_build_object('id', i.id, 'week', i.week, 'rating', i.rating, 'worked', i.worked, 'hard', i.hard,
        'aim', i.aim, 'noted_at', i.noted_at, 'answer', i.answer, 'answered_at', i.answered_at,
        'answered_by', (select p.display_name from public.practitioners p where p.id = i.answered_by)) order by i.week desc)
      from (select * from public.check_ins i where i.user_id = private.caller() order by i.week desc limit 104) i), '[]'))
  where private.caller() is not null
$$;
comment on function public.my_coaching() is
  'The caller''s coaching: whether their plan includes it, whom they have as a coach, and their check-ins of two years, the newest first; null for visitors. Answers {is_open boolean, week date, coach {id uuid, name text, title text, slug text, is_open
boolean} | null, remind_on integer | null, check_ins [{id uuid, week date, rating integer, worked text, hard text, aim
text, noted_at timestamptz, answer text | null, answered_at timestamptz | null, answered_by text | null}]} | null.';

create function private.require_coaching() returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  if private.plan_of(private.caller()) <> 'gold' then
    perform private.refuse('plan_required', 'Personal coaching is part of Gold.', 'What you wrote before stays yours to read.');
  end if;
  return private.caller();
end
$$;
comment on function private.require_coaching() is 'The caller, when their plan includes coaching. Refusals: not_signed_in, plan_required.';

create function public.choose_coach(practitioner_id uuid, consent boolean) returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.require_coaching();
begin
  if consent is not true then
    perform private.refuse('no_consent', 'Agree that your coach reads your check-ins, or nobody can answer them.');
  end if;
  if not exists (
    select from public.practitioners p where p.id = choose_coach.practitioner_id and private.is_open_practice(p)
      and p.user_id is distinct from caller
  ) then
    perform private.refuse('not_found', 'This practitioner takes nobody now.', 'Choose another one.');
  end if;
  insert into public.coachings (user_id, practitioner_id) values (caller, choose_coach.practitioner_id)
  on conflict on constraint coachings_pkey do update set practitioner_id = excluded.practitioner_id, consented_at = now();
end
$$;
comment on function public.choose_coach(uuid, boolean) is
  'A member of Gold chooses who coaches them; from then on that practitioner alone reads their check-ins, former ones among them. Refusals: no_consent, not_found, not_signed_in, plan_required.';

create function public.end_coaching() returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.coachings c where c.user_id = private.caller();
  return found;
end
$$;
comment on function public.end_coaching() is
  'The caller ends their coaching: nobody else reads their check-ins any more, and no reminder comes. Answers whether there was one.';

create function public.remind_of_check_in(remind_on integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  due constant timestamptz := private.next_check_in(remind_of_check_in.remind_on);
begin
  if remind_on is not null and due is null then
    perform private.refuse('invalid', 'Choose a day of the week.');
  end if;
  update public.coachings c set remind_on = remind_of_check_in.remind_on, next_reminder_at = due
  where c.user_id = private.caller();
  if not found then
    perform private.refuse('not_found', 'Choose a coach first.');
  end if;
  return due;
end
$$;
comment on function public.remind_of_check_in(integer) is
  'Sets the day of the week, 1 (Monday) to 7, on which the caller is reminded at 18:00 EAT; null ends that. Answers when the next one comes, null for none. Refusals: invalid, not_found.';

create function public.save_check_in(rating integer, worked text, hard text, aim text, cannot_wait boolean default false) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.require_coaching();
  chosen public.practitioners;
  made uuid;
  is_new boolean;
  is_urgent constant boolean := coalesce(save_check_in.cannot_wait, false);
  was_urgent constant boolean := exists (
    select from public.check_ins i where i.user_id = caller and i.week = private.week_of() and i.cannot_wait);
begin
  select p.* into chosen from public.coachings c join public.practitioners p on p.id = c.practitioner_id where c.user_id = caller;
  if not found then
    perform private.refuse('no_coach', 'Choose a coach first.');
  end if;
  if rating is null or rating not between 1 and 5 then
    perform private.refuse('bad_rating', 'Say how the week went.');
  end if;
  if length(private.plain_text(aim)) not between 3 and 200 then
    perform private.refuse('bad_aim', 'Name one aim for next week in 3 to 200 letters.');
  end if;
  if length(private.plain_text(worked)) > 600 or length(private.plain_text(hard)) > 600 then
    perform private.refuse('too_long', 'At most 600 letters each for what worked and what was hard.');
  end if;
  insert into public.check_ins as i (user_id, week, rating, worked, hard, aim, cannot_wait)
  values (caller, private.week_of(), save_check_in.rating, private.plain_text(save_check_in.worked),
    private.plain_text(save_check_in.hard), private.plain_text(save_check_in.aim), is_urgent)
  on conflict on constraint check_ins_user_id_week_key do update
  set rating = excluded.rating, worked = excluded.worked, hard = excluded.hard, aim = excluded.aim, cannot_wait = excluded.cannot_wait, noted_at = now()
  where i.answer is null
  returning i.id, i.xmax = 0 into made, is_new;
  if made is null then
    perform private.refuse('answered', 'Your coach has answered this week already.', 'The next check-in opens on Monday.');
  end if;
  if is_urgent and not was_urgent and chosen.user_id is not null then
    perform private.notify(chosen.user_id, 'warning', 'A check-in that cannot wait',
      'Somebody whom you coach tells of something that needs help now. They read whom to call.', '/practice?tab=coaching',
      'You are their coach.');
  elsif is_new and chosen.user_id is not null then
    perform private.notify(chosen.user_id, 'info', 'A weekly check-in to answer',
      'Somebody whom you coach has written how their week went.', '/practice?tab=coaching', 'You are their coach.');
  end if;
  return made;
end
$$;
comment on function public.save_check_in(integer, text, text, text, boolean) is
  'A member of Gold writes the check-in of this week, and again until it is answered; their coach is told of a new one, and of one that tells of an emergency (cannot_wait, by the words that the form looks for). Answers its id. Refusals: answered, bad_aim, bad_rating, no_coach, not_signed_in, plan_required, too_long.';

create function public.delete_check_in(check_in_id uuid) returns boolean
language plpgsql security definer
set search_path = ''
as $$
begin
  delete from public.check_ins i where i.id = check_in_id and i.user_id = private.caller();
  return found;
end
$$;
comment on function public.delete_check_in(uuid) is 'The caller deletes one of their check-ins, with its answer. Answers whether there was one.';

create function public.check_ins_to_answer()
returns table (id uuid, member text, week date, rating integer, worked text, hard text, aim text, cannot_wait boolean, noted_at timestamptz, answer text)
language sql stable security definer
set search_path = ''
as $$
  select i.id, private.name_of(i.user_id), i.week, i.rating, i.worked, i.hard, i.aim, i.cannot_wait, i.noted_at, i.answer
  from public.coachings c join public.check_ins i on i.user_id = c.user_id
  where c.practitioner_id = public.my_practice_id()
  order by i.answer is not null, i.answer is null and not i.cannot_wait, case when i.answer is null then i.noted_at end, i.week desc, i.id
  limit 200
$$;
comment on function public.check_ins_to_answer() is
  'Check-ins of those whom the caller coaches: without an answer first, of these what cannot wait and then the oldest, then the newest; at most 200. The name is empty when they have not said. None for everybody else. May be null: answer.';

create function public.answer_check_in(check_in_id uuid, answer text) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  practice public.practitioners := private.own_practice();
  words constant text := private.plain_text(answer_check_in.answer);
  target public.check_ins;
begin
  select i.* into target from public.check_ins i join public.coachings c on c.user_id = i.user_id
  where i.id = answer_check_in.check_in_id and c.practitioner_id = practice.id for update of i;
  if not found then
    perform private.refuse('not_found', 'There is no such check-in.');
  end if;
  if length(words) not between 3 and 2000 then
    perform private.refuse('bad_body', 'Answer in 3 to 2,000 letters.');
  end if;
  update public.check_ins i set answer = words, answered_by = practice.id, answered_at = now() where i.id = target.id;
  if target.answer is null then
    perform private.notify(target.user_id, 'info', 'Your coach has answered',
      format('%s has answered your weekly check-in.', practice.display_name), '/coaching', 'You sent a weekly check-in.');
  end if;
  return target.answer is null;
end
$$;
comment on function public.answer_check_in(uuid, text) is
  'A coach answers a check-in, and again to change it; the member is told of a new answer. Answers whether it was new. Refusals: bad_body, not_allowed, not_found.';

-- Reminds on the chosen day who has not written this week. One that is more than six hours late, after the server was
-- away, is left out.
create function private.send_check_in_reminders(at timestamptz default now()) returns bigint
language sql
set search_path = ''
as $$
  with due as materialized (
    select c.* from public.coachings c where c.next_reminder_at <= send_check_in_reminders.at
    order by c.next_reminder_at limit 1000 for update skip locked
  ), moved as (
    update public.coachings c set next_reminder_at = private.next_check_in(c.remind_on, send_check_in_reminders.at)
    from due d where d.user_id = c.user_id
    returning c.user_id
  ), told as (
    insert into public.notifications (user_id, type, title, message, metadata)
    select d.user_id, 'info', 'How was your week?', 'Your weekly check-in waits for you.',
      jsonb_build_object('category', 'wellness', 'link', '/coaching', 'why', 'You asked to be reminded once a week.',
        'push_body', 'Something is waiting for you in Mizizi.')
    from due d join moved m on m.user_id = d.user_id
    where d.next_reminder_at > send_check_in_reminders.at - interval '6 hours'
      and private.plan_of(d.user_id) = 'gold'
      and not exists (select from public.check_ins i where i.user_id = d.user_id
        and i.week = private.week_of((send_check_in_reminders.at at time zone 'Africa/Nairobi')::date))
    returning 1
  )
  select count(*) from told
$$;
comment on function private.send_check_in_reminders(timestamptz) is
  'Job: reminds who wanted it and has not written this week. Answers how many were told.';

revoke all on function private.week_of(date), private.next_check_in(integer, timestamptz), private.name_of(uuid),
  private.require_coaching(), private.send_check_in_reminders(timestamptz), public.my_coaching(),
  public.choose_coach(uuid, boolean), public.end_coaching(), public.remind_of_check_in(integer),
  public.save_check_in(integer, text, text, text, boolean), public.delete_check_in(uuid), public.check_ins_to_answer(),
  public.answer_check_in(uuid, text) from public;
grant execute on function public.my_coaching(), public.choose_coach(uuid, boolean), public.end_coaching(),
  public.remind_of_check_in(integer), public.save_check_in(integer, text, text, text, boolean), public.delete_check_in(uuid),
  public.check_ins_to_answer(), public.answer_check_in(uuid, text) to authenticated, service_role;

select private.register_job('check_in_reminders', 12, '30 seconds', 'private.send_check_in_reminders()');
do $$
begin
  if to_regprocedure('cron.schedule(text,text,text)') is not null then
    perform private.schedule_jobs();
  end if;
end
$$;
