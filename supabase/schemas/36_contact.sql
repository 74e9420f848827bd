-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Contact: what people write to us. Anybody may send a message through one function; administrators read and settle
-- them. A message that looks like a machine's is kept apart and never refused: a person must not be told to be one.
--
-- Priority support of Premium and Gold. What members of these plans write stands first where a person answers: in the desk's
-- list of messages, and among the messages of clients at a practice. The plan on the day a message comes decides, never
-- the form it came from.

create table public.contact_messages (
  id uuid default gen_random_uuid() not null,
  client_key uuid not null,
  user_id uuid,
  name text not null,
  email text,
  topic text not null,
  order_number text,
  message text not null,
  state text default 'new'::text not null,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  phone text,
  has_priority boolean default false not null,
  channel text,
  constraint contact_messages_pkey PRIMARY KEY (id),
  constraint contact_messages_client_key_key UNIQUE (client_key),
  constraint contact_messages_name_check CHECK (((length(name) >= 2) AND (length(name) <= 100))),
  constraint contact_messages_topic_check CHECK ((topic = ANY (ARRAY['order'::text, 'product'::text, 'consultation'::text, 'account'::text, 'privacy'::text, 'other'::text]))),
  constraint contact_messages_order_number_check CHECK ((order_number ~ '^MZ-[2-9A-HJ-NP-TV-Z]{6}$'::text)),
  constraint contact_messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'spam'::text]))),
  constraint contact_messages_phone_check CHECK ((phone ~ '^254[17]\d{8}$'::text)),
  constraint contact_messages_sender_check CHECK ((num_nonnulls(email, phone) = 1)),
  constraint contact_messages_email_check CHECK (((length(email) <= 254) AND (email ~ '^[^[:space:]@<>"]+@[^[:space:]@<>"]+\.[^[:space:]@<>"]+$'::text))),
  constraint contact_messages_message_check CHECK (((length(message) >=
CASE
    WHEN (phone IS NULL) THEN 10
    ELSE 1
END) AND (length(message) <= 4000))),
  constraint contact_messages_channel_check CHECK ((channel = ANY (ARRAY['sms'::text, 'whatsapp'::text]))),
  constraint contact_messages_phone_channel_check CHECK (((phone IS NULL) = (channel IS NULL))),
  constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE SET NULL
);
alter table public.contact_messages enable row level security;
comment on table public.contact_messages is 'What people write to the shop; kept two years, spam 30 days. Anybody sends through send_contact_message; the desk (messages) reads and sets `state`.';
comment on column public.contact_messages.id is 'The key of the row.';
comment on column public.contact_messages.client_key is 'Made by the device, so that a message sent twice arrives once.';
comment on column public.contact_messages.user_id is 'Who wrote; null for visitors, and once the account is erased.';
comment on column public.contact_messages.name is '2 to 100 letters.';
comment on column public.contact_messages.email is 'Where to answer; null for an SMS or a WhatsApp message.';
comment on column public.contact_messages.topic is 'order, product, consultation, account, privacy or other.';
comment on column public.contact_messages.order_number is 'Number of the order that it is about, for one from a phone the newest order of that; null when there is none.';
comment on column public.contact_messages.message is '10 to 4,000 letters; one from a phone may be shorter.';
comment on column public.contact_messages.state is 'new, answered or spam.';
comment on column public.contact_messages.created_at is 'When the row was made.';
comment on column public.contact_messages.settled_at is 'When it was answered or called spam; null while new.';
comment on column public.contact_messages.phone is 'Who wrote by SMS or WhatsApp, 254 and nine digits; null for a message of the contact page.';
comment on column public.contact_messages.has_priority is 'Whether its writer had priority support when it came; set by trigger.';
comment on column public.contact_messages.channel is 'sms or whatsapp: how it came from the phone; null for a message of the contact page.';
grant select, update (state) on table public.contact_messages to authenticated;
grant all on table public.contact_messages to service_role;

create index contact_messages_state_idx ON public.contact_messages USING btree (state, created_at DESC);

create index contact_messages_user_id_idx ON public.contact_messages USING btree (user_id);

create policy contact_messages_select_admin on public.contact_messages for select to authenticated
  using (( SELECT public.has_capability('messages'::text) AS has_capability));

create policy contact_messages_update_admin on public.contact_messages for update to authenticated
  using (( SELECT public.has_capability('messages'::text) AS has_capability))
  with check (( SELECT public.has_capability('messages'::text) AS has_capability));

create function private.note_settlement()
returns trigger
language plpgsql
set search_path = ''
as $function$
begin
  new.settled_at := case when new.state <> 'new' then now() end;
  return new;
end
$function$;
comment on function private.note_settlement() is 'Trigger: notes when a message was settled.';

create trigger note_settlement BEFORE UPDATE OF state ON public.contact_messages FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION private.note_settlement();

create trigger audit_row AFTER UPDATE ON public.contact_messages FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');

-- A text without control characters and the space around it.
create function private.plain_text(input text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select trim(both e' \n\t' from regexp_replace(replace(coalesce(input, ''), e'\r', ''), '[\x01-\x08\x0b-\x1f\x7f]', '', 'g'))
$function$;
comment on function private.plain_text(input text) is 'A text without control characters and the space around it.';

-- Takes a message in; answers `received`, also for one that came before. `website` is a field that people never see,
-- `writing_ms` how long the form was open: who fills the one or needs no time for the other is a machine.
-- Refusals: bad_name, bad_email, bad_order_number, bad_message, too_many_messages.
create function public.send_contact_message(client_key uuid, name text, email text, message text, topic text default 'other'::text, order_number text default NULL::text, website text default NULL::text, writing_ms integer default NULL::integer)
returns text
language plpgsql
security definer
set search_path = ''
as $function$
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
      values (send_contact_message.client_key, private.caller(), from_name, from_email, 'other', null, body, 'spam')
      on conflict do nothing;
    end if;
    return 'received';
  end if;
  if not private.take_share('contact of ' || md5(from_email), 5, interval '1 hour')
      or not private.take_share('contact from ' || md5(coalesce(private.caller()::text, private.caller_address(), from_email)), 8,
        interval '1 hour')
      or not private.take_share('contact', 300, interval '1 hour') then
    perform private.refuse('too_many_messages', 'You have sent several messages already.',
      'Please wait an hour, or call us.');
  end if;
  insert into public.contact_messages (client_key, user_id, name, email, topic, order_number, message)
  values (send_contact_message.client_key, private.caller(), from_name, from_email,
    case when send_contact_message.topic in ('order', 'product', 'consultation', 'account', 'privacy')
      then send_contact_message.topic else 'other' end,
    about_order, body)
  on conflict do nothing;
  return 'received';
end
$function$;
comment on function public.send_contact_message(client_key uuid, name text, email text, message text, topic text, order_number text, website text, writing_ms integer) is 'Takes a message to the shop in and answers `received`, also for one that came before, for everybody. `website` is a field that people never see and `writing_ms` milliseconds that the form was open: both find machines, whose messages are kept as spam. Refusals: bad_email, bad_message, bad_name, bad_order_number, invalid, too_many_messages.';
grant execute on function public.send_contact_message(client_key uuid, name text, email text, message text, topic text, order_number text, website text, writing_ms integer) to anon, authenticated, service_role;

create function private.has_priority(user_uuid uuid)
returns boolean
language sql
stable
set search_path = ''
as $function$
  select private.plan_of(user_uuid) in ('premium', 'gold')
$function$;
comment on function private.has_priority(user_uuid uuid) is 'Whether a person''s plan of today has priority support, as Premium and Gold do; false for visitors.';

create function private.note_priority()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  new.has_priority := private.has_priority((to_jsonb(new) ->> tg_argv[0])::uuid);
  return new;
end
$function$;
comment on function private.note_priority() is 'Trigger, with the column of the writer as argument: notes whether what was written goes first.';

create trigger note_priority BEFORE INSERT ON public.contact_messages FOR EACH ROW EXECUTE FUNCTION private.note_priority('user_id');
