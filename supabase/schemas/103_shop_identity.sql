-- Written by scripts/schemas.ts from the migrations: read it, and change it by a migration.
set check_function_bodies = off;

-- Who the shop is: name, phone, mail, place, hours, networks and its words about delivery. They were settings of the build, so that a
-- new phone number took a new site. Invoices name who sells by `business_details`, which is what the tax office knows.

create function private.are_opening_hours(hours text[])
returns boolean
language sql
immutable
set search_path = ''
as $function$
  select cardinality(hours) = 7 and array_ndims(hours) = 1 and not exists (
    select from unnest(hours) day
    where day is null or (day <> '' and not (
      day ~ '^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$' and left(day, 5) < right(day, 5))))
$function$;
comment on function private.are_opening_hours(hours text[]) is 'Whether these are the hours of a week: Monday to Sunday, each opening and closing time such as 08:00-18:00, or empty for a closed day.';

create table public.shop_identity (
  id boolean default true not null,
  name text default 'Mizizi'::text not null,
  phone text default '254700000000'::text not null,
  email text default 'hello@mizizi.app'::text not null,
  city text default 'Nairobi, Kenya'::text not null,
  address text default ''::text not null,
  hours text[] default '{08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,08:00-18:00,""}'::text[] not null,
  hours_note_en text default ''::text not null,
  hours_note_sw text default ''::text not null,
  facebook_url text default 'https://www.facebook.com/mizizi.app'::text not null,
  instagram_url text default 'https://www.instagram.com/mizizi.app'::text not null,
  x_url text default 'https://x.com/mizizi_app'::text not null,
  youtube_url text default 'https://www.youtube.com/@mizizi-app'::text not null,
  delivery_en text default ''::text not null,
  delivery_sw text default ''::text not null,
  version integer default 1 not null,
  edited_at timestamp with time zone,
  constraint shop_identity_pkey PRIMARY KEY (id),
  constraint shop_identity_id_check CHECK (id),
  constraint shop_identity_name_check CHECK (((name ~ '^\S.{0,58}\S$'::text) AND (name !~ '[[:cntrl:]]'::text))),
  constraint shop_identity_phone_check CHECK ((phone ~ '^254\d{9}$'::text)),
  constraint shop_identity_email_check CHECK (((length(email) <= 254) AND (email ~ '^[^\s@<>":;,]+@[^\s@<>":;,]+\.[^\s@<>":;,.]+$'::text))),
  constraint shop_identity_city_check CHECK (((city ~ '^\S.{0,58}\S$'::text) AND (city !~ '[[:cntrl:]]'::text))),
  constraint shop_identity_address_check CHECK (((length(address) <= 200) AND (address = btrim(address)) AND (address !~ '[[:cntrl:]]'::text))),
  constraint shop_identity_hours_check CHECK (private.are_opening_hours(hours)),
  constraint shop_identity_hours_note_check CHECK (((length(hours_note_en) <= 120) AND (length(hours_note_sw) <= 120) AND ((hours_note_en = ''::text) = (hours_note_sw = ''::text)) AND ((hours_note_en || hours_note_sw) !~ '[[:cntrl:]]'::text))),
  constraint shop_identity_delivery_check CHECK (((length(delivery_en) <= 400) AND (length(delivery_sw) <= 400) AND ((delivery_en = ''::text) = (delivery_sw = ''::text)) AND ((delivery_en || delivery_sw) !~ '[[:cntrl:]]'::text))),
  constraint shop_identity_facebook_check CHECK (((facebook_url = ''::text) OR ((facebook_url ~ '^https://([a-z0-9-]+\.)?(facebook\.com|fb\.com|fb\.me)/[^\s<>"]+$'::text) AND (length(facebook_url) <= 200)))),
  constraint shop_identity_instagram_check CHECK (((instagram_url = ''::text) OR ((instagram_url ~ '^https://([a-z0-9-]+\.)?(instagram\.com|instagr\.am)/[^\s<>"]+$'::text) AND (length(instagram_url) <= 200)))),
  constraint shop_identity_x_check CHECK (((x_url = ''::text) OR ((x_url ~ '^https://([a-z0-9-]+\.)?(x\.com|twitter\.com)/[^\s<>"]+$'::text) AND (length(x_url) <= 200)))),
  constraint shop_identity_youtube_check CHECK (((youtube_url = ''::text) OR ((youtube_url ~ '^https://([a-z0-9-]+\.)?(youtube\.com|youtu\.be)/[^\s<>"]+$'::text) AND (length(youtube_url) <= 200))))
);
alter table public.shop_identity enable row level security;
comment on table public.shop_identity is 'One row: who the shop is and how it is reached, as pages, mails, slips and receipts show it. Everybody reads it; the owner changes it by save_shop_identity.';
comment on column public.shop_identity.id is 'Always true, so that there is one row.';
comment on column public.shop_identity.name is 'What the shop is called, 2 to 60 letters; invoices have the trading name of business_details.';
comment on column public.shop_identity.phone is 'Number to call, 254 and nine digits; a mobile one takes WhatsApp too.';
comment on column public.shop_identity.email is 'Where people write to; mails come from the setting MAIL_FROM.';
comment on column public.shop_identity.city is 'Town and country, 2 to 60 letters.';
comment on column public.shop_identity.address is 'Street and house where people may come, up to 200 letters; empty while there is no counter.';
comment on column public.shop_identity.hours is 'When the phone is answered, Monday to Sunday in Nairobi time: opening and closing time such as 08:00-18:00, empty for a closed day.';
comment on column public.shop_identity.hours_note_en is 'Words beside the hours in English, up to 120 letters; empty together with hours_note_sw.';
comment on column public.shop_identity.hours_note_sw is 'Words beside the hours in Kiswahili, up to 120 letters.';
comment on column public.shop_identity.facebook_url is 'https address of the page on Facebook; empty shows no link.';
comment on column public.shop_identity.instagram_url is 'https address of the page on Instagram; empty shows no link.';
comment on column public.shop_identity.x_url is 'https address of the page on X; empty shows no link.';
comment on column public.shop_identity.youtube_url is 'https address of the channel on YouTube; empty shows no link.';
comment on column public.shop_identity.delivery_en is 'What the page on delivery says below the fees, in English, up to 400 letters; empty together with delivery_sw.';
comment on column public.shop_identity.delivery_sw is 'The same in Kiswahili, up to 400 letters.';
comment on column public.shop_identity.version is 'Counts what owners saved, so that two of them do not overwrite each other.';
comment on column public.shop_identity.edited_at is 'When an owner last saved it; null: never, and former settings of the build may still come in.';
grant select on table public.shop_identity to anon, authenticated;
grant all on table public.shop_identity to service_role;

create policy shop_identity_select_all on public.shop_identity for select to anon, authenticated
  using (true);

-- Writes everything but what says who wrote when.
create function private.write_identity(identity public.shop_identity)
returns void
language sql
set search_path = ''
as $function$
  update public.shop_identity s set name = i.name, phone = i.phone, email = i.email, city = i.city, address = i.address, hours = i.hours,
    hours_note_en = i.hours_note_en, hours_note_sw = i.hours_note_sw, facebook_url = i.facebook_url, instagram_url = i.instagram_url,
    x_url = i.x_url, youtube_url = i.youtube_url, delivery_en = i.delivery_en, delivery_sw = i.delivery_sw,
    version = i.version, edited_at = i.edited_at
  from (select (write_identity.identity).*) i
$function$;
comment on function private.write_identity(identity public.shop_identity) is 'Puts these values into the one row.';

create function public.save_shop_identity(identity jsonb, expected_version integer)
returns public.shop_identity
language plpgsql
security definer
set search_path = ''
as $function$
declare
  base public.shop_identity;
  saved public.shop_identity;
  broken text;
begin
  perform private.require_capability('settings');
  if jsonb_typeof(identity) is distinct from 'object' then
    perform private.refuse('bad_identity', 'There is nothing to save.');
  end if;
  select * into base from public.shop_identity for no key update;
  if base.version is distinct from expected_version then
    perform private.refuse('changed_by_other', 'Somebody has changed the shop meanwhile.', 'Compare both versions, then save again.');
  end if;
  begin
    saved := jsonb_populate_record(base, identity - '{id,version,edited_at}'::text[]);
    saved.version := base.version + 1;
    saved.edited_at := now();
    perform private.write_identity(saved);
  exception
    when check_violation then
      get stacked diagnostics broken = constraint_name;
    when not_null_violation or data_exception then
      broken := 'other';
  end;
  case broken
    when 'shop_identity_name_check' then perform private.refuse('bad_name', 'A name has 2 to 60 letters.');
    when 'shop_identity_phone_check' then perform private.refuse('bad_phone', 'Write the phone like 0712 345 678.');
    when 'shop_identity_email_check' then perform private.refuse('bad_email', 'Write the e-mail address like hello@example.com.');
    when 'shop_identity_city_check' then perform private.refuse('bad_city', 'Town and country have 2 to 60 letters.');
    when 'shop_identity_address_check' then perform private.refuse('bad_address', 'An address has at most 200 letters.');
    when 'shop_identity_hours_check' then perform private.refuse('bad_hours', 'A day closes later than it opens.');
    when 'shop_identity_hours_note_check' then
      perform private.refuse('bad_note', 'Words beside the hours have at most 120 letters and stand in both languages.');
    when 'shop_identity_delivery_check' then
      perform private.refuse('bad_delivery', 'Words about delivery have at most 400 letters and stand in both languages.');
    when 'shop_identity_facebook_check', 'shop_identity_instagram_check', 'shop_identity_x_check', 'shop_identity_youtube_check' then
      perform private.refuse('bad_link', 'A link begins with https:// and leads to a page of its network.');
    when 'other' then perform private.refuse('bad_identity', 'This does not describe a shop.');
    else null;
  end case;
  perform private.audit('shop_saved', 'shop_identity', 'true', private.row_changes(to_jsonb(base), to_jsonb(saved)));
  return saved;
end
$function$;
comment on function public.save_shop_identity(identity jsonb, expected_version integer) is 'The owner (settings) says who the shop is: the columns of shop_identity that are there, over the version that was read. Answers the row. Refusals: bad_address, bad_city, bad_delivery, bad_email, bad_hours, bad_identity, bad_link, bad_name, bad_note, bad_phone, changed_by_other, not_allowed, second_factor_needed.';
grant execute on function public.save_shop_identity(identity jsonb, expected_version integer) to authenticated, service_role;

create function public.shop_line()
returns text
language sql
stable security definer
set search_path = ''
as $function$
  select format('%s, %s. %s, %s', name, city, regexp_replace(phone, '^254(\d{3})(\d{3})(\d{3})$', '+254 \1 \2 \3'), email)
  from public.shop_identity
$function$;
comment on function public.shop_line() is 'Who writes, as mails end: "Mizizi, Nairobi, Kenya. +254 700 000 000, hello@mizizi.app". For the functions that send them.';
grant execute on function public.shop_line() to service_role;

create function private.adopt_identity(told jsonb)
returns text[]
language plpgsql
set search_path = ''
as $function$
declare
  base public.shop_identity;
  part record;
  refused text[] := '{}';
begin
  select * into base from public.shop_identity where edited_at is null for no key update;
  if base.id is null then
    return refused;
  end if;
  -- what belongs together, such as the words of both languages, comes in together or not at all
  for part in
    select array_agg(e.key order by e.key) as columns, jsonb_object_agg(e.key, e.value) as values
    from jsonb_each(told - '{id,version,edited_at}'::text[]) e group by split_part(e.key, '_', 1) order by 1
  loop
    begin
      base := jsonb_populate_record(base, part.values);
      perform private.write_identity(base);
    exception when check_violation or not_null_violation or data_exception then
      refused := refused || part.columns;
      select * into base from public.shop_identity;
    end;
  end loop;
  return refused;
end
$function$;
comment on function private.adopt_identity(told jsonb) is 'At the start of a shop: takes what former settings of the build said, as long as no owner has saved it. Answers the names of what was not taken.';
