-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Roles: the owner gives them to accounts and takes them back, each time with a line in the diary and a word to the
-- person. What a role may do is written in the chapter on accounts. Nobody can act in somebody else's name: there is no
-- function here or anywhere that signs in as another account, and a test keeps it so.
--
-- An accountant reads the books and changes nothing: the ledger, the close of the days, files, invoices and how the shop is taxed.
-- Until now whoever should read them had to be made an owner, who may do everything. What they see names who bought, with a PIN where one
-- was given, and no phone, no place, and not what a consultation was about.

-- Everybody who works here, owners first: [{user_id, email, full_name, roles, since, is_me, is_last_owner}].
create function public.list_staff()
returns table(user_id uuid, email text, full_name text, roles text[], since timestamp with time zone, is_me boolean, is_last_owner boolean)
language plpgsql
stable security definer
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  return query
    select u.id, u.email::text, coalesce(u.raw_user_meta_data ->> 'full_name', ''),
      array_agg(r.role order by array_position('{admin,packer,content,practitioner,accountant}', r.role)), min(r.created_at),
      u.id = (select private.caller()),
      bool_or(r.role = 'admin') and (select count(*) from public.user_roles o where o.role = 'admin') = 1
    from public.user_roles r join auth.users u on u.id = r.user_id
    where r.role <> 'member'
    group by u.id
    order by bool_or(r.role = 'admin') desc, min(r.created_at), u.id;
end
$function$;
comment on function public.list_staff() is 'Everybody who works in the shop with their roles, owners first. For the owner. Refusals: not_allowed.';
grant execute on function public.list_staff() to authenticated;

create function private.role_name(role text)
returns text
language sql
immutable
set search_path = ''
as $function$
  select case role when 'admin' then 'owner' when 'content' then 'content editor' else role end
$function$;
comment on function private.role_name(role text) is 'A role as people read it.';

-- One change of roles at a time, so that two owners cannot take each other's role in the same moment: what held before
-- the wait is asked again after it.
create function private.begin_role_change(role text)
returns void
language plpgsql
set search_path = ''
as $function$
begin
  perform private.require_capability('roles');
  if role is null or role not in ('admin', 'packer', 'content', 'practitioner', 'accountant') then
    perform private.refuse('unknown_role', 'There is no such role.');
  end if;
  perform private.require_recent();
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  perform private.require_capability('roles');
end
$function$;
comment on function private.begin_role_change(role text) is 'What every change of roles begins with: the capability, a role that exists, a recent sign-in, and one change at a time. Refusals: unknown_role.';

-- Gives a role to the account with this address; giving it twice changes nothing. Refusals: not_allowed, unknown_role,
-- sign_in_again, not_found, not_confirmed.
create function public.give_role(email text, role text)
returns uuid
language plpgsql
security definer
set search_path = ''
as $function$
declare
  person auth.users;
begin
  perform private.begin_role_change(give_role.role);
  select * into person from auth.users u where lower(u.email) = lower(trim(give_role.email));
  if person.id is null then
    perform private.refuse('not_found', 'There is no account with this address.', 'Ask the person to sign up first.');
  end if;
  if person.email_confirmed_at is null then
    perform private.refuse('not_confirmed', 'This address is not confirmed yet.',
      'Ask the person to open the link in the mail we sent.');
  end if;
  insert into public.user_roles (user_id, email, role) values (person.id, person.email, give_role.role)
  on conflict on constraint user_roles_pkey do nothing;
  if found then
    perform private.audit('role_given', 'user_roles', person.id::text, jsonb_build_object('role', give_role.role));
    perform private.notify(person.id, 'info', 'You are part of the team',
      format('You can work here as %s now. Open the Admin menu.', private.role_name(give_role.role)), '/admin',
      'The owner of the shop gave you a role.');
    perform private.tell_owners('The team of your shop was changed',
      format('%s works here as %s now. Was it none of you? Take the role back, and choose a new password at once.',
        person.email, private.role_name(give_role.role)), person.id);
  end if;
  return person.id;
end
$function$;
comment on function public.give_role(email text, role text) is 'The owner gives a role to the account with this address; giving it twice changes nothing. All owners hear of it by mail. Answers the account. Refusals: not_allowed, not_confirmed, not_found, sign_in_again, unknown_role.';
grant execute on function public.give_role(email text, role text) to authenticated;

-- Takes a role back; answers whether there was one. The shop always keeps an owner. Refusals: not_allowed, unknown_role,
-- sign_in_again, last_owner.
create function public.take_role(user_id uuid, role text)
returns boolean
language plpgsql
security definer
set search_path = ''
as $function$
declare
  address text;
begin
  perform private.begin_role_change(take_role.role);
  if take_role.role = 'admin' and not exists (
    select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> take_role.user_id
  ) then
    perform private.refuse('last_owner', 'The shop needs an owner.', 'Make somebody else an owner first.');
  end if;
  delete from public.user_roles r where r.user_id = take_role.user_id and r.role = take_role.role returning r.email into address;
  if not found then
    return false;
  end if;
  perform private.audit('role_taken', 'user_roles', take_role.user_id::text, jsonb_build_object('role', take_role.role));
  perform private.notify(take_role.user_id, 'info', 'A role of yours has ended',
    format('You no longer work here as %s. Your own account is as it was.', private.role_name(take_role.role)),
    '/profile', 'The owner of the shop took a role back.');
  perform private.tell_owners('The team of your shop was changed',
    format('%s works here as %s no more. Was it none of you? Give the role back, and choose a new password at once.',
      address, private.role_name(take_role.role)));
  return true;
end
$function$;
comment on function public.take_role(user_id uuid, role text) is 'The owner takes a role back; the shop always keeps an owner. All owners hear of it by mail. Answers whether there was one. Refusals: last_owner, not_allowed, sign_in_again, unknown_role.';
grant execute on function public.take_role(user_id uuid, role text) to authenticated;

create function private.require_books()
returns void
language plpgsql
stable
set search_path = ''
as $function$
begin
  if not public.has_capability('payments') then
    perform private.require_capability('books');
  end if;
end
$function$;
comment on function private.require_books() is 'Refuses whoever may neither read the books nor decide about payments. Refusals: not_allowed, second_factor_needed.';

create function private.keeps_payments()
returns boolean
language sql
stable
set search_path = ''
as $function$ select public.has_capability('payments') $function$;
comment on function private.keeps_payments() is 'Whether the caller decides about payments, and so sees all of a bill.';

create function private.for_accountant(document jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $function$
  select document || jsonb_build_object(
    'buyer', case when jsonb_typeof(document -> 'buyer') = 'object' then document -> 'buyer' || '{"phone": null, "address": null}' else null end,
    'lines', (
      select jsonb_agg(case when l ->> 'kind' = 'consultation' then l || '{"name": "Consultation"}' else l end order by place)
      from jsonb_array_elements(document -> 'lines') with ordinality e (l, place)))
$function$;
comment on function private.for_accountant(document jsonb) is 'A document without phone and place of who bought, and without what a consultation was about.';
