-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- How somebody signs in, and where he is signed in. Auth keeps both in tables the API does not show; these functions
-- answer about the caller only.

-- Whoever gives the present password once more within a session has signed in as well as by a new one, and Auth notes the
-- time: a new session would ask for a code as well.
create function private.signed_in_recently()
returns boolean
language sql
stable security definer
set search_path = ''
as $function$
  select exists (
    select 1 from auth.sessions s
    where s.id::text = auth.jwt() ->> 'session_id' and s.user_id = (select private.caller())
      and (s.created_at > now() - interval '15 minutes' or exists (
        select 1 from auth.mfa_amr_claims c
        where c.session_id = s.id and c.authentication_method = 'password' and c.updated_at > now() - interval '15 minutes'))
  )
$function$;
comment on function private.signed_in_recently() is 'Whether the caller signed in, or gave the password once more, within 15 minutes.';

-- `providers` are `email`, `google` …; an account made through Google has no password until it sets one.
-- `pending_email` is a new address that waits for its confirmation.
create function public.my_sign_in()
returns table(has_password boolean, providers text[], pending_email text, is_recent boolean)
language sql
stable security definer
set search_path = ''
as $function$
  select coalesce(u.encrypted_password, '') <> '',
    array(select distinct i.provider::text from auth.identities i where i.user_id = u.id order by 1),
    case when u.email_change_sent_at > now() - interval '24 hours' then nullif(u.email_change, '')::text end,
    private.signed_in_recently()
  from auth.users u where u.id = (select private.caller())
$function$;
comment on function public.my_sign_in() is 'How the caller signs in: a password or not, providers such as email and google, a new address that waits for confirmation (`pending_email`), and whether they signed in within 15 minutes. May be null: pending_email.';
grant execute on function public.my_sign_in() to authenticated;

-- The caller's sessions, the one asking first. `user_agent` is what the browser called itself.
create function public.my_sessions()
returns table(id uuid, user_agent text, started_at timestamp with time zone, last_seen_at timestamp with time zone, is_current boolean)
language sql
stable security definer
set search_path = ''
as $function$
  select s.id, s.user_agent, s.created_at,
    -- Auth writes it without a zone, in UTC
    greatest(s.created_at, s.refreshed_at at time zone 'utc'),
    s.id::text is not distinct from auth.jwt() ->> 'session_id'
  from auth.sessions s
  where s.user_id = (select private.caller()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
$function$;
comment on function public.my_sessions() is 'The caller''s sessions, the one asking first, with what the browser called itself. May be null: user_agent.';
grant execute on function public.my_sessions() to authenticated;
