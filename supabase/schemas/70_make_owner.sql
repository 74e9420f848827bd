-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- The first owner. There is nobody yet who could give the role, so whoever holds the database does: `npm run make-owner`
-- on a server of one's own, `select private.make_owner('…')` in the SQL editor of a hosted project. No client can call it.
-- Answers 'made' or 'owner_already'. Refusals: not_found, not_confirmed.

create function private.make_owner(email text)
returns text
language plpgsql
set search_path = ''
as $function$
declare
  person auth.users;
begin
  -- Taken by whoever gives and takes roles at a desk.
  perform pg_advisory_xact_lock(hashtextextended('roles', 0));
  select * into person from auth.users u where lower(u.email) = lower(trim(make_owner.email));
  if person.id is null then
    perform private.refuse('not_found', 'There is no account with this address.',
      'Sign up at the shop with it first, then run this again.');
  end if;
  if person.email_confirmed_at is null then
    perform private.refuse('not_confirmed', 'This address is not confirmed yet.',
      'Open the link in the mail that the shop sent to it, then run this again.');
  end if;
  insert into public.user_roles (user_id, email, role) values (person.id, person.email, 'admin')
  on conflict on constraint user_roles_pkey do nothing;
  if not found then
    return 'owner_already';
  end if;
  perform private.audit('role_given', 'user_roles', person.id::text,
    jsonb_build_object('role', 'admin', 'by', 'the database'));
  perform private.notify(person.id, 'info', 'You are part of the team',
    format('You can work here as %s now. Open the Admin menu.', private.role_name('admin')), '/admin',
    'The owner of the shop gave you a role.');
  return 'made';
end
$function$;
comment on function private.make_owner(email text) is 'Makes the account with this address an owner, for whoever holds the database; answers made or owner_already. Refusals: not_confirmed, not_found.';
