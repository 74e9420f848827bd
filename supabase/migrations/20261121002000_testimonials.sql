-- Testimonials: what people say about us on the front page. The content brings the first; from then on they belong to
-- the admin area. Everybody reads the active ones.

create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(trim(name)) between 2 and 60),
  location text check (length(location) <= 60),
  quote text not null check (length(trim(quote)) between 10 and 400),
  rating integer not null check (rating between 1 and 5),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index testimonials_created_at_idx on public.testimonials (created_at desc) where is_active;

grant select on public.testimonials to anon, authenticated;
grant insert (name, location, quote, rating, is_active), update (name, location, quote, rating, is_active), delete
  on public.testimonials to authenticated;
grant all on public.testimonials to service_role;
alter table public.testimonials enable row level security;

create policy testimonials_select_active on public.testimonials
  for select to anon, authenticated using (is_active);
create policy testimonials_select_admin on public.testimonials
  for select to authenticated using ((select public.has_capability('testimonials')));
create policy testimonials_insert_admin on public.testimonials
  for insert to authenticated with check ((select public.has_capability('testimonials')));
create policy testimonials_update_admin on public.testimonials
  for update to authenticated using ((select public.has_capability('testimonials'))) with check ((select public.has_capability('testimonials')));
create policy testimonials_delete_admin on public.testimonials
  for delete to authenticated using ((select public.has_capability('testimonials')));

-- A voice of a customer is an advert: it may not promise a cure either.
create function private.refuse_claiming_testimonial() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  claim constant text := private.find_banned_claim(new.quote);
begin
  if claim is not null then
    perform private.refuse('banned_claim', format('“%s” may not be said about herbal products.', claim),
      'Choose another sentence of this customer.');
  end if;
  return new;
end
$$;
revoke all on function private.refuse_claiming_testimonial() from public;

create trigger refuse_claiming_testimonial before insert or update of quote on public.testimonials
  for each row execute function private.refuse_claiming_testimonial();
create trigger audit_row after insert or update or delete on public.testimonials
  for each row when (current_user = 'authenticated') execute function private.audit_row('id');
