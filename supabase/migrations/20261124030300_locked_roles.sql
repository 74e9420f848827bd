-- What somebody's practice says when it is closed for want of a second step: another role of theirs may leave the same
-- capability open, so that capabilities cannot tell.

create function public.locked_roles() returns text[]
language sql stable security definer
set search_path = ''
as $$
  select coalesce(array_agg(r.role order by r.role), '{}') from public.user_roles r
  where r.user_id = (select auth.uid()) and r.role <> 'member'
    and (private.caller() is null or private.lacks_factor(r.role))
$$;
comment on function public.locked_roles() is 'The roles of the caller that wait for a second factor, in alphabetical order.';
revoke all on function public.locked_roles() from public;
grant execute on function public.locked_roles() to authenticated;
