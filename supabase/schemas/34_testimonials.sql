-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Testimonials: what people say about us on the front page. The content brings the first; from then on they belong to
-- the admin area. Everybody reads the active ones.

create table public.testimonials (
  id uuid default gen_random_uuid() not null,
  name text not null,
  location text,
  quote text not null,
  rating integer not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint testimonials_pkey PRIMARY KEY (id),
  constraint testimonials_name_check CHECK (((length(TRIM(BOTH FROM name)) >= 2) AND (length(TRIM(BOTH FROM name)) <= 60))),
  constraint testimonials_location_check CHECK ((length(location) <= 60)),
  constraint testimonials_quote_check CHECK (((length(TRIM(BOTH FROM quote)) >= 10) AND (length(TRIM(BOTH FROM quote)) <= 400))),
  constraint testimonials_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);
alter table public.testimonials enable row level security;
comment on table public.testimonials is 'What customers say of the shop on the front page. Everybody reads active ones; the desk (testimonials) reads and writes all.';
comment on column public.testimonials.id is 'The key of the row.';
comment on column public.testimonials.name is '2 to 60 letters.';
comment on column public.testimonials.location is 'Where they live; null when not said.';
comment on column public.testimonials.quote is '10 to 400 letters; may hold no banned claim.';
comment on column public.testimonials.rating is '1 to 5 stars.';
comment on column public.testimonials.is_active is 'Whether it is shown.';
comment on column public.testimonials.created_at is 'When the row was made.';
grant select on table public.testimonials to anon;
grant delete, select, insert (name, location, quote, rating, is_active), update (name, location, quote, rating, is_active) on table public.testimonials to authenticated;
grant all on table public.testimonials to service_role;

create index testimonials_created_at_idx ON public.testimonials USING btree (created_at DESC) WHERE is_active;

create policy testimonials_select_active on public.testimonials for select to anon, authenticated
  using (is_active);

create policy testimonials_select_admin on public.testimonials for select to authenticated
  using (( SELECT public.has_capability('testimonials'::text) AS has_capability));

create policy testimonials_insert_admin on public.testimonials for insert to authenticated
  with check (( SELECT public.has_capability('testimonials'::text) AS has_capability));

create policy testimonials_update_admin on public.testimonials for update to authenticated
  using (( SELECT public.has_capability('testimonials'::text) AS has_capability))
  with check (( SELECT public.has_capability('testimonials'::text) AS has_capability));

create policy testimonials_delete_admin on public.testimonials for delete to authenticated
  using (( SELECT public.has_capability('testimonials'::text) AS has_capability));

-- A voice of a customer is an advert: it may not promise a cure either.
create function private.refuse_claiming_testimonial()
returns trigger
language plpgsql
security definer
set search_path = ''
as $function$
declare
  claim constant text := private.find_banned_claim(new.quote);
begin
  if claim is not null then
    perform private.refuse('banned_claim', format('“%s” may not be said about herbal products.', claim),
      'Choose another sentence of this customer.');
  end if;
  return new;
end
$function$;
comment on function private.refuse_claiming_testimonial() is 'Trigger: refuses a testimonial with a banned claim. Refusals: banned_claim.';

create trigger refuse_claiming_testimonial BEFORE INSERT OR UPDATE OF quote ON public.testimonials FOR EACH ROW EXECUTE FUNCTION private.refuse_claiming_testimonial();

create trigger audit_row AFTER INSERT OR DELETE OR UPDATE ON public.testimonials FOR EACH ROW WHEN ((CURRENT_USER = 'authenticated'::name)) EXECUTE FUNCTION private.audit_row('id');
