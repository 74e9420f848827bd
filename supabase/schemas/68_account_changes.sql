-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- A new password, or a new address, is told to the address the account had until then, with a link that undoes it for
-- three days. Whoever took a session over, or looked over a shoulder, cannot move an account away in silence.
--
-- What was before is kept as the hash it was, and no longer than the link works. It is written by a trigger, in the
-- transaction of the change itself: whatever way an account was changed, none is left out, and a mail server that is
-- down is only late.

create table private.account_changes (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  changed text not null,
  changed_at timestamp with time zone default now() not null,
  former_email text not null,
  former_password text not null,
  token_hash text,
  mail_state text default 'waiting'::text not null,
  mail_attempts integer default 0 not null,
  mail_not_before timestamp with time zone default now() not null,
  constraint account_changes_pkey PRIMARY KEY (id),
  constraint account_changes_token_hash_key UNIQUE (token_hash),
  constraint account_changes_changed_check CHECK ((changed = ANY (ARRAY['password'::text, 'email'::text]))),
  constraint account_changes_mail_state_check CHECK ((mail_state = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text]))),
  constraint account_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
comment on table private.account_changes is 'What an account was before its password or address changed: to tell its owner, and to undo it within three days.';
comment on column private.account_changes.id is 'The key of the row.';
comment on column private.account_changes.user_id is 'The account that the row belongs to; it goes with it.';
comment on column private.account_changes.changed is 'password or email.';
comment on column private.account_changes.changed_at is 'When.';
comment on column private.account_changes.former_email is 'The address before.';
comment on column private.account_changes.former_password is 'The hash before.';
comment on column private.account_changes.token_hash is 'SHA-256 of the link''s token; null before a mail was made.';
comment on column private.account_changes.mail_state is 'waiting, sent or failed.';
comment on column private.account_changes.mail_attempts is 'How often the mail was handed out.';
comment on column private.account_changes.mail_not_before is 'When the mail may next be sent.';

create index account_changes_user_id_idx ON private.account_changes USING btree (user_id, changed_at);

create index account_changes_waiting_idx ON private.account_changes USING btree (mail_not_before) WHERE (mail_state = 'waiting'::text);

create function private.undo_hours()
returns interval
language sql
immutable
set search_path = ''
as $function$ select interval '72 hours' $function$;
comment on function private.undo_hours() is 'How long a change of an account can be undone.';

create function private.note_account_change()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
begin
  -- One that was taken back before anybody was told of it, as when the mail to a new address cannot be sent.
  delete from private.account_changes c
  where c.user_id = new.id and c.mail_state = 'waiting' and c.mail_attempts = 0
    and c.former_email = new.email and c.former_password = coalesce(new.encrypted_password, '');
  if not found then
    insert into private.account_changes (user_id, changed, former_email, former_password)
    values (new.id, case when old.email is distinct from new.email then 'email' else 'password' end, old.email,
      coalesce(old.encrypted_password, ''));
  end if;
  return null;
end
$function$;
comment on function private.note_account_change() is 'Keeps what an account was, to tell its owner that it changed.';

-- An address that was never confirmed has shown no owner to tell.
create trigger note_account_change AFTER UPDATE OF email, encrypted_password ON auth.users FOR EACH ROW WHEN (((old.email_confirmed_at IS NOT NULL) AND ((old.email)::text <> ''::text) AND (((old.email)::text IS DISTINCT FROM (new.email)::text) OR ((COALESCE(old.encrypted_password, ''::character varying))::text <> (COALESCE(new.encrypted_password, ''::character varying))::text)))) EXECUTE FUNCTION private.note_account_change();

-- For the function `deliver-notifications`: the mails that are due, each to one caller only, with the token of the link.
-- What is not finished is handed out again, later each time, for as long as its link would work.
create function public.claim_account_changes(max_rows integer default 20)
returns table(id uuid, changed text, changed_at timestamp with time zone, undo_until timestamp with time zone, email text, new_email text, language text, token text)
language plpgsql
security definer
set search_path = ''
as $function$
#variable_conflict use_column
begin
  return query
    with due as (
      select d.id, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as token
      from private.account_changes d
      where d.mail_state = 'waiting' and d.mail_not_before <= now() and d.changed_at > now() - private.undo_hours()
      order by d.mail_not_before limit least(greatest(coalesce(max_rows, 20), 1), 100)
      for update skip locked
    ), claimed as (
      update private.account_changes c
      set mail_attempts = c.mail_attempts + 1, token_hash = private.token_hash(due.token),
        mail_not_before = now() + least(interval '2 minutes' * (1 << least(c.mail_attempts, 10)), interval '4 hours')
      from due where c.id = due.id
      returning c.*, due.token
    )
    select c.id, c.changed, c.changed_at, c.changed_at + private.undo_hours(), c.former_email, u.email::text,
      coalesce((select p.language from public.profiles p where p.user_id = u.id), u.raw_user_meta_data ->> 'language', 'en'),
      c.token
    from claimed c join auth.users u on u.id = c.user_id
    order by c.changed_at, c.id;
end
$function$;
comment on function public.claim_account_changes(max_rows integer) is 'Changes of accounts whose owner is still to be told, each with a fresh link, for the function that mails them.';
grant execute on function public.claim_account_changes(max_rows integer) to service_role;

create function public.finish_account_change(id uuid, outcome text)
returns void
language sql
security definer
set search_path = ''
as $function$
  update private.account_changes c set mail_state = finish_account_change.outcome
  where c.id = finish_account_change.id and finish_account_change.outcome in ('sent', 'failed')
$function$;
comment on function public.finish_account_change(id uuid, outcome text) is 'What became of a claimed mail, `sent` or `failed`; one that is to be tried again is not mentioned.';
grant execute on function public.finish_account_change(id uuid, outcome text) to service_role;

-- What a link is worth, and null when it was used or is too old. For anybody who has it.
create function public.read_account_change(token text)
returns jsonb
language sql
stable security definer
set search_path = ''
as $function$
  select jsonb_build_object('changed', c.changed, 'changed_at', c.changed_at, 'email', c.former_email,
    'undo_until', c.changed_at + private.undo_hours())
  from private.account_changes c
  where c.token_hash = private.token_hash(read_account_change.token) and c.changed_at > now() - private.undo_hours()
$function$;
comment on function public.read_account_change(token text) is 'What a link that undoes a change stands for; null when it was used or is too old. Answers {changed "email" |
"password", changed_at timestamptz, email text, undo_until timestamptz} | null.';
grant execute on function public.read_account_change(token text) to anon, authenticated, service_role;

-- Gives an account the password and the address back that it had before the change, and takes away what the one who
-- changed it may have added: sessions, links under way, ways to sign in, second factors (its owner could not sign in
-- with the old password), devices, and every change since, whose own links went to that one. It writes nothing that signs
-- anybody in and sets nothing that later statements heed: the note that its own update causes goes with the others, and
-- Auth makes a way to sign in by mail anew. Whoever registered the address meanwhile without confirming it gives way.
create function public.undo_account_change(token text)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $function$
declare
  change private.account_changes;
begin
  select c.* into change from private.account_changes c
  where c.token_hash = private.token_hash(undo_account_change.token) and c.changed_at > now() - private.undo_hours();
  -- The account first, as every change takes it; then the link once more, which somebody may just have used.
  perform 1 from auth.users u where u.id = change.user_id for update;
  select c.* into change from private.account_changes c where c.id = change.id for update;
  if change.id is null then
    perform private.refuse('link_over', 'This link was used before, or is older than three days.',
      'Ask for a new password, or write to us.');
  end if;
  delete from auth.users u
  where lower(u.email) = lower(change.former_email) and u.id <> change.user_id and u.email_confirmed_at is null
    and u.last_sign_in_at is null;
  if exists (select 1 from auth.users u where lower(u.email) = lower(change.former_email) and u.id <> change.user_id) then
    perform private.refuse('email_taken', 'Another account has this address now.', 'Write to us, and we will look at it.');
  end if;

  delete from auth.identities i
  where i.user_id = change.user_id and (i.created_at > change.changed_at
    or (i.provider = 'email' and lower(i.identity_data ->> 'email') is distinct from lower(change.former_email)));
  update auth.users u
  set email = change.former_email, encrypted_password = nullif(change.former_password, ''), email_change = '',
    email_change_token_new = '', email_change_token_current = '', recovery_token = '', updated_at = now(),
    raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('providers', (
      select jsonb_agg(distinct w.provider) from (
        select 'email' as provider union all select i.provider from auth.identities i where i.user_id = u.id) w))
  where u.id = change.user_id;
  delete from auth.refresh_tokens t where t.user_id::text = change.user_id::text;
  delete from auth.sessions s where s.user_id = change.user_id;
  delete from auth.mfa_factors f where f.user_id = change.user_id and f.created_at > change.changed_at;
  delete from auth.flow_state f where f.user_id = change.user_id;
  delete from public.push_subscriptions p where p.user_id = change.user_id and p.created_at > change.changed_at;
  delete from private.account_changes c where c.user_id = change.user_id and c.changed_at >= change.changed_at;
  return jsonb_build_object('user_id', change.user_id, 'email', change.former_email);
end
$function$;
comment on function public.undo_account_change(token text) is 'Makes an account what it was before a change. Answers {user_id uuid, email text}. Refusals: link_over, email_taken.';
grant execute on function public.undo_account_change(token text) to anon, authenticated, service_role;
