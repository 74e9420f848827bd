-- Undoing a change writes nothing that signs anybody in and sets nothing that later statements heed: it gives address and
-- password back, and deletes. The note that its own update causes goes with the others. A way to sign in by mail that was
-- moved to the other address goes as well; Auth makes it anew when it is needed.

create or replace function private.note_account_change() returns trigger
language plpgsql security definer
set search_path = ''
as $$
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
$$;
comment on function private.note_account_change() is 'Keeps what an account was, to tell its owner that it changed.';

create or replace function public.undo_account_change(token text) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
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
  delete from auth.flow_state f where f.user_id = change.user_id;
  delete from public.push_subscriptions p where p.user_id = change.user_id and p.created_at > change.changed_at;
  delete from private.account_changes c where c.user_id = change.user_id and c.changed_at >= change.changed_at;
  return jsonb_build_object('user_id', change.user_id, 'email', change.former_email);
end
$$;
comment on function public.undo_account_change(text) is
  'Makes an account what it was before a change: {user_id, email}. Refusals: link_over, email_taken.';
