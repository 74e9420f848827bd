-- Saved herbs: a member's bookmarks in the herb library. Visitors keep theirs on the device; signing in merges them.

create table public.saved_herbs (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  slug text not null references public.herbs (slug) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, slug)
);
create index saved_herbs_slug_idx on public.saved_herbs (slug);

grant select, insert (slug), delete on public.saved_herbs to authenticated;
grant all on public.saved_herbs to service_role;
alter table public.saved_herbs enable row level security;

create policy saved_herbs_select_own on public.saved_herbs
  for select to authenticated using (user_id = (select auth.uid()));
create policy saved_herbs_insert_own on public.saved_herbs
  for insert to authenticated with check (user_id = (select auth.uid())
    and slug in (select h.slug from public.herbs h where h.status = 'published'));
create policy saved_herbs_delete_own on public.saved_herbs
  for delete to authenticated using (user_id = (select auth.uid()));

select private.register_personal_data('public.saved_herbs');

-- Adds a device's bookmarks to the caller's, as far as they are published; how many were new.
create function public.merge_saved_herbs(slugs text[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  added integer;
begin
  if auth.uid() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.saved_herbs (user_id, slug)
  select auth.uid(), h.slug from public.herbs h where h.slug = any (slugs) and h.status = 'published'
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;
revoke all on function public.merge_saved_herbs(text[]) from public;
grant execute on function public.merge_saved_herbs(text[]) to authenticated, service_role;
