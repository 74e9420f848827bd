-- Priority support of Premium and Gold. What members of these plans write stands first where a person answers: in the desk's
-- list of messages, and among the messages of clients at a practice. The plan on the day a message comes decides, never
-- the form it came from.

create function private.has_priority(user_uuid uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select private.plan_of(user_uuid) in ('premium', 'gold')
$$;
comment on function private.has_priority(uuid) is
  'Whether a person''s plan of today has priority support, as Premium and Gold do; false for visitors.';
revoke all on function private.has_priority(uuid) from public;

create function private.note_priority() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  new.has_priority := private.has_priority((to_jsonb(new) ->> tg_argv[0])::uuid);
  return new;
end
$$;
comment on function private.note_priority() is
  'Trigger, with the column of the writer as argument: notes whether what was written goes first.';
revoke all on function private.note_priority() from public;

alter table public.contact_messages add column has_priority boolean not null default false;
comment on column public.contact_messages.has_priority is
  'Whether its writer had priority support when it came; set by trigger.';
create trigger note_priority before insert on public.contact_messages
  for each row execute function private.note_priority('user_id');

alter table public.consultation_messages add column has_priority boolean not null default false;
comment on column public.consultation_messages.has_priority is
  'Whether the client who wrote it had priority support then; false for the practitioner. Set by trigger.';
grant select (has_priority) on public.consultation_messages to authenticated;
create trigger note_priority before insert on public.consultation_messages
  for each row when (new.from_client) execute function private.note_priority('author_id');

alter table private.desk_lists add column leads text;
comment on column private.desk_lists.leads is
  'A column of yes and no: rows with yes stand first while the list has its usual order, the oldest before all; null: none do.';

create or replace view private.desk_messages as
  select m.id, m.created_at, m.name, m.email, m.topic, m.order_number, m.message, m.state, m.settled_at,
    m.user_id is not null as has_account,
    m.phone, (select o.id from public.orders o where o.number = m.order_number) as order_id, m.has_priority,
    case when m.state = 'new' then m.created_at end as waits_since,
    m.has_priority and m.state = 'new' as goes_first
  from public.contact_messages m;
comment on column private.desk_messages.has_priority is 'As contact_messages.has_priority.';
comment on column private.desk_messages.waits_since is 'When it came, while nobody has settled it; null after that.';
comment on column private.desk_messages.goes_first is 'Whether it waits and has priority.';
update private.desk_lists set leads = 'goes_first' where name = 'messages';

-- A page of a list as {rows, total}; `total` is counted up to 10,001. What a filter does not know narrows nothing, except
-- a list that does not exist: not_found.
create or replace function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer)
returns jsonb
language plpgsql
stable
set search_path = ''
as $function$
declare
  shape private.desk_lists;
  wanted constant text := lower(trim(coalesce(search, '')));
  wanted_phone constant text := private.normalise_phone(wanted);
  asked constant jsonb := case jsonb_typeof(filters) when 'object' then filters else '{}' end;
  conditions text;
  answer jsonb;
begin
  select * into shape from private.desk_lists l where l.name = list;
  if shape.name is null then
    perform private.refuse('not_found', 'There is no such list.');
  end if;
  perform private.require_capability(shape.capability);

  select concat_ws(' and ', 'true',
    case when wanted <> '' then (
      select '(' || string_agg(format('strpos(lower(x.%1$I::text), $1) > 0', c)
        || case when c = 'phone' then ' or x.phone = $2' else '' end, ' or ') || ')' from unnest(shape.sought) c) end,
    (select string_agg(format('x.%1$I::text = $3 ->> %1$L', c), ' and ') from unnest(shape.filters) c
      where coalesce(asked ->> c, '') <> ''),
    case when private.is_date(asked ->> 'from') then
      format('x.%I >= ($3 ->> ''from'')::timestamp at time zone ''Africa/Nairobi''', shape.dated) end,
    case when private.is_date(asked ->> 'until') then
      format('x.%I < (($3 ->> ''until'')::date + 1)::timestamp at time zone ''Africa/Nairobi''', shape.dated) end)
  into conditions;

  execute format($sql$
    select jsonb_build_object(
      'total', (select count(*) from (select 1 from %1$s x where %2$s limit 10001) counted),
      'rows', (select coalesce(jsonb_agg(to_jsonb(p)), '[]') from (
        select x.* from %1$s x where %2$s order by %5$s x.%3$I %4$s nulls last, x.id %4$s limit $4 offset $5) p))
  $sql$, shape.source, conditions, case when sort = any (shape.sorts) then sort else shape.sorts[1] end,
    case when coalesce(descending, true) then 'desc' else 'asc' end,
    case when shape.leads is not null and not coalesce(sort = any (shape.sorts), false) then
      format('x.%1$I desc, case when x.%1$I then x.%2$I end,', shape.leads, shape.dated) else '' end)
  into answer
  using wanted, wanted_phone, asked, page_size, greatest(coalesce(page_offset, 0), 0);
  return answer;
end
$function$;
comment on function private.read_list(list text, search text, filters jsonb, sort text, descending boolean, page_size integer, page_offset integer) is 'A page of a list of the desk; `total` is counted up to 10,001. Unknown filters narrow nothing; what leads
stands first in the usual order. Answers
{rows [{*: jsonb}], total integer}. Refusals: not_found.';
