-- Contact: what people write to us. Anybody may send a message through one function; administrators read and settle
-- them. A message that looks like a machine's is kept apart and never refused: a person must not be told to be one.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- made by the sender's device, so that a message sent twice arrives once
  client_key uuid not null unique,
  user_id uuid references auth.users (id) on delete set null,
  name text not null check (length(name) between 2 and 100),
  email text not null check (length(email) <= 254 and email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$'),
  topic text not null check (topic in ('order', 'product', 'consultation', 'account', 'privacy', 'other')),
  order_number text check (order_number ~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$'),
  message text not null check (length(message) between 10 and 4000),
  state text not null default 'new' check (state in ('new', 'answered', 'spam')),
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index contact_messages_state_idx on public.contact_messages (state, created_at desc);
create index contact_messages_user_id_idx on public.contact_messages (user_id);

grant select, update (state) on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
alter table public.contact_messages enable row level security;

create policy contact_messages_select_admin on public.contact_messages
  for select to authenticated using ((select public.has_capability('messages')));
create policy contact_messages_update_admin on public.contact_messages
  for update to authenticated using ((select public.has_capability('messages'))) with check ((select public.has_capability('messages')));

select private.register_personal_data('public.contact_messages', hidden => '{state,settled_at}');

create function private.note_settlement() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.settled_at := case when new.state <> 'new' then now() end;
  return new;
end
$$;
revoke all on function private.note_settlement() from public;

create trigger note_settlement before update of state on public.contact_messages
  for each row when (old.state is distinct from new.state) execute function private.note_settlement();
create trigger audit_row after update on public.contact_messages
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');

-- A text without control characters and the space around it.
create function private.plain_text(input text) returns text
language sql immutable
set search_path = ''
as $$
  select trim(both e' \n\t' from regexp_replace(replace(coalesce(input, ''), e'\r', ''), '[\x01-\x08\x0b-\x1f\x7f]', '', 'g'))
$$;
revoke all on function private.plain_text(text) from public;

-- Takes a message in; answers `received`, also for one that came before. `website` is a field that people never see,
-- `writing_ms` how long the form was open: who fills the one or needs no time for the other is a machine.
-- Refusals: bad_name, bad_email, bad_order_number, bad_message, too_many_messages.
create function public.send_contact_message(
  client_key uuid,
  name text,
  email text,
  message text,
  topic text default 'other',
  order_number text default null,
  website text default null,
  writing_ms integer default null
) returns text
language plpgsql security definer
set search_path = ''
as $$
declare
  from_name constant text := private.plain_text(send_contact_message.name);
  from_email constant text := lower(private.plain_text(send_contact_message.email));
  body constant text := private.plain_text(send_contact_message.message);
  about_order constant text := nullif(upper(private.plain_text(send_contact_message.order_number)), '');
  is_machine constant boolean := coalesce(send_contact_message.website, '') <> ''
    or coalesce(send_contact_message.writing_ms, 0) < 3000
    or regexp_count(body, 'https?://', 1, 'i') > 3;
begin
  if send_contact_message.client_key is null then
    perform private.refuse('invalid', 'The message carries no key.');
  end if;
  if exists (select 1 from public.contact_messages m where m.client_key = send_contact_message.client_key) then
    return 'received';
  end if;
  if length(from_name) not between 2 and 100 then
    perform private.refuse('bad_name', 'Please tell us your name (2 to 100 characters).');
  end if;
  if length(from_email) > 254 or from_email !~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$' then
    perform private.refuse('bad_email', 'Please enter a valid email address.');
  end if;
  if about_order !~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$' then
    perform private.refuse('bad_order_number', 'An order number looks like MZ-7F3K2Q.', 'Leave it empty if you do not have one.');
  end if;
  if length(body) not between 10 and 4000 then
    perform private.refuse('bad_message', 'Please write between 10 and 4,000 characters.');
  end if;
  -- what machines send has a small share of its own and takes no place from people
  if is_machine then
    if private.take_share('contact spam', 100, interval '1 hour') then
      insert into public.contact_messages (client_key, user_id, name, email, topic, order_number, message, state)
      values (send_contact_message.client_key, auth.uid(), from_name, from_email, 'other', null, body, 'spam')
      on conflict do nothing;
    end if;
    return 'received';
  end if;
  if not private.take_share('contact of ' || md5(from_email), 5, interval '1 hour')
      or not private.take_share('contact from ' || md5(coalesce(auth.uid()::text, private.caller_address(), from_email)), 8,
        interval '1 hour')
      or not private.take_share('contact', 300, interval '1 hour') then
    perform private.refuse('too_many_messages', 'You have sent several messages already.',
      'Please wait an hour, or call us.');
  end if;
  insert into public.contact_messages (client_key, user_id, name, email, topic, order_number, message)
  values (send_contact_message.client_key, auth.uid(), from_name, from_email,
    case when send_contact_message.topic in ('order', 'product', 'consultation', 'account', 'privacy')
      then send_contact_message.topic else 'other' end,
    about_order, body)
  on conflict do nothing;
  return 'received';
end
$$;
revoke all on function public.send_contact_message(uuid, text, text, text, text, text, text, integer) from public;
grant execute on function public.send_contact_message(uuid, text, text, text, text, text, text, integer)
  to anon, authenticated, service_role;
