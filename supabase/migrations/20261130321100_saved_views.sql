-- Saved views: how somebody of the team likes to look at a list, searched and filtered, kept under a name of their own and opened with one
-- tap on whatever device they work. A view is the search part of an address and opens nothing: the list itself decides who reads it.

create table public.saved_views (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  list text not null check (list ~ '^[a-z][a-z/-]{1,39}$'),
  name text not null check (length(name) between 1 and 40 and name !~ '[<>[:cntrl:]]'),
  query text not null check (length(query) between 1 and 1000 and query !~ '[[:space:]#?<>"]'),
  created_at timestamptz not null default now()
);
comment on table public.saved_views is 'Views of the lists of the desk that people of the team keep, at most 20 of a list each. People read their own; functions write.';
comment on column public.saved_views.id is 'The key of the row.';
comment on column public.saved_views.user_id is 'Whose it is; it goes with the account.';
comment on column public.saved_views.list is 'The list: its address behind /admin/, today for /admin.';
comment on column public.saved_views.name is '1 to 40 letters, once in a list.';
comment on column public.saved_views.query is 'The search part of its address, without a question mark.';
comment on column public.saved_views.created_at is 'When it was kept.';
alter table public.saved_views enable row level security;
revoke all on public.saved_views from anon, authenticated;
grant select on public.saved_views to authenticated;
grant all on public.saved_views to service_role;
create unique index saved_views_name_idx on public.saved_views (user_id, list, lower(name));
create policy saved_views_select_own on public.saved_views for select to authenticated
  using (user_id = (select private.caller()));
select private.register_personal_data('public.saved_views');

create function private.works_here()
returns boolean
language sql
stable
set search_path = ''
as $$ select coalesce(bool_or(public.has_capability(c.capability)), false) from (select distinct capability from private.role_capabilities) c $$;
comment on function private.works_here() is 'Whether the caller has any part of the work at the desk.';
revoke all on function private.works_here() from public;

create function private.view_name(name text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  wanted constant text := regexp_replace(private.plain_text(view_name.name), '\s+', ' ', 'g');
begin
  if length(wanted) not between 1 and 40 or wanted ~ '[<>]' then
    perform private.refuse('bad_name', 'A name has 1 to 40 letters.');
  end if;
  return wanted;
end
$$;
comment on function private.view_name(text) is 'The name of a view as it is kept. Refusals: bad_name.';
revoke all on function private.view_name(text) from public;

-- One at a time for each person, so that twenty stay twenty. What is kept already under that name stays one.
create function public.save_view(list text, name text, query text)
returns bigint
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant text := private.view_name(save_view.name);
  known public.saved_views;
  made bigint;
begin
  if not private.works_here() then
    perform private.refuse('not_allowed', 'Your role does not include this.', 'Ask the owner of the shop.');
  end if;
  if save_view.list !~ '^[a-z][a-z/-]{1,39}$' or length(save_view.query) not between 1 and 1000 or save_view.query ~ '[[:space:]#?<>"]'
      or save_view.list is null or save_view.query is null then
    perform private.refuse('bad_view', 'This view cannot be kept.', 'Search or filter the list first.');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('views of ' || private.caller(), 0));
  select * into known from public.saved_views v
  where v.user_id = private.caller() and v.list = save_view.list and lower(v.name) = lower(wanted);
  if known.query = save_view.query then
    return known.id;
  end if;
  if known.id is not null then
    perform private.refuse('name_taken', 'You have a view of this name already.');
  end if;
  if (select count(*) from public.saved_views v where v.user_id = private.caller() and v.list = save_view.list) >= 20 then
    perform private.refuse('too_many_views', 'You have 20 views of this list already.', 'Delete one first.');
  end if;
  insert into public.saved_views (user_id, list, name, query) values (private.caller(), save_view.list, wanted, save_view.query)
  returning id into made;
  return made;
end
$$;
comment on function public.save_view(text, text, text) is 'Keeps a view of a list for the caller, who works at the desk, at most 20 of a list; the same one twice is one. Answers its id. Refusals: bad_name, bad_view, name_taken, not_allowed, too_many_views.';
revoke all on function public.save_view(text, text, text) from public, anon;
grant execute on function public.save_view(text, text, text) to authenticated, service_role;

create function public.rename_view(view_id bigint, name text)
returns void
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted constant text := private.view_name(rename_view.name);
  target public.saved_views;
begin
  perform pg_advisory_xact_lock(hashtextextended('views of ' || coalesce(private.caller()::text, ''), 0));
  select * into target from public.saved_views v where v.id = view_id and v.user_id = private.caller();
  if target.id is null then
    perform private.refuse('not_found', 'There is no such view any more.');
  end if;
  if exists (select from public.saved_views v
      where v.user_id = target.user_id and v.list = target.list and lower(v.name) = lower(wanted) and v.id <> target.id) then
    perform private.refuse('name_taken', 'You have a view of this name already.');
  end if;
  update public.saved_views v set name = wanted where v.id = view_id;
end
$$;
comment on function public.rename_view(bigint, text) is 'Gives a view of the caller another name. Refusals: bad_name, name_taken, not_found.';
revoke all on function public.rename_view(bigint, text) from public, anon;
grant execute on function public.rename_view(bigint, text) to authenticated, service_role;

create function public.delete_view(view_id bigint)
returns boolean
language plpgsql
security definer
set search_path = ''
as $$
begin
  delete from public.saved_views v where v.id = view_id and v.user_id = private.caller();
  return found;
end
$$;
comment on function public.delete_view(bigint) is 'Deletes a view of the caller; answers whether there was one.';
revoke all on function public.delete_view(bigint) from public, anon;
grant execute on function public.delete_view(bigint) to authenticated, service_role;
