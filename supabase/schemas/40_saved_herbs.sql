-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Saved herbs: a member's bookmarks in the herb library. Visitors keep theirs on the device; signing in merges them.

create table public.saved_herbs (
  user_id uuid default auth.uid() not null,
  slug text not null,
  created_at timestamp with time zone default now() not null,
  constraint saved_herbs_pkey PRIMARY KEY (user_id, slug),
  constraint saved_herbs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_herbs_slug_fkey FOREIGN KEY (slug) REFERENCES public.herbs(slug) ON DELETE CASCADE
);
alter table public.saved_herbs enable row level security;
comment on table public.saved_herbs is 'Herbs that people bookmarked. People read, insert (published herbs) and delete their own.';
comment on column public.saved_herbs.user_id is 'The account that the row belongs to; it goes with it.';
comment on column public.saved_herbs.slug is 'The herb; the bookmark goes with it.';
comment on column public.saved_herbs.created_at is 'When the row was made.';
grant delete, select, insert (slug) on table public.saved_herbs to authenticated;
grant all on table public.saved_herbs to service_role;

create index saved_herbs_slug_idx ON public.saved_herbs USING btree (slug);

create policy saved_herbs_select_own on public.saved_herbs for select to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

create policy saved_herbs_insert_own on public.saved_herbs for insert to authenticated
  with check (((user_id = ( SELECT private.caller() AS uid)) AND (slug IN ( SELECT h.slug
   FROM public.herbs h
  WHERE (h.status = 'published'::text)))));

create policy saved_herbs_delete_own on public.saved_herbs for delete to authenticated
  using ((user_id = ( SELECT private.caller() AS uid)));

-- Adds a device's bookmarks to the caller's, as far as they are published; how many were new.
create function public.merge_saved_herbs(slugs text[])
returns integer
language plpgsql
security definer
set search_path = ''
as $function$
declare
  added integer;
begin
  if private.caller() is null then
    perform private.refuse('not_signed_in', 'Please sign in first.');
  end if;
  insert into public.saved_herbs (user_id, slug)
  select private.caller(), h.slug from public.herbs h where h.slug = any (slugs) and h.status = 'published'
  on conflict do nothing;
  get diagnostics added = row_count;
  return added;
end
$function$;
comment on function public.merge_saved_herbs(slugs text[]) is 'Adds a device''s bookmarks to the caller''s, as far as the herbs are published; answers how many were new. Refusals: not_signed_in.';
grant execute on function public.merge_saved_herbs(slugs text[]) to authenticated, service_role;
