-- What a monograph says about pairs of a herb and a medicine or a condition: how they meet, where that stands, and which
-- pairs were looked up without finding anything. Only the last are shown as clear, so a faulty one would be a false
-- all-clear: it names a known class or condition, a source of the same text, a month, and is denied by no interaction.

-- Faults of the interactions' newer fields and of `nothing_found`. Both may be missing: older texts have neither.
create function private.pair_faults(body jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  faults jsonb := '[]';
  item jsonb;
begin
  for item in select * from jsonb_array_elements(body -> 'interactions') loop
    if item ? 'acts' and coalesce(item ->> 'acts', '') not in ('absorption', 'effect', 'enzyme', 'organ') then
      faults := faults || private.fault('interactions', 'Say how they meet: absorption, effect, enzyme or organ.');
    end if;
    if item ->> 'acts' = 'absorption' and item ->> 'advice' !~ '\yhours?\y' then
      faults := faults || private.fault('interactions', 'What meets in the gut is kept hours apart: say how many.');
    end if;
    if item ->> 'acts' in ('effect', 'enzyme', 'organ') and item ->> 'advice' ~ '\yhours? apart\y' then
      faults := faults || private.fault('interactions', 'Hours apart help only with what meets in the gut.');
    end if;
  end loop;
  for item in select * from jsonb_array_elements(coalesce(body -> 'nothing_found', '[]')) loop
    if item ? 'drug' = item ? 'condition'
        or item ? 'drug' and not private.is_known_term(item ->> 'drug', 'medicine')
        or item ? 'condition' and not private.is_known_term(item ->> 'condition', 'condition') then
      faults := faults || private.fault('nothing_found', 'Every pair names one known class of medicines or condition.');
    end if;
    if coalesce(item ->> 'looked_up', '') !~ '^20\d\d-(0[1-9]|1[0-2])$'
        -- nobody has looked anything up next month
        or item ->> 'looked_up' > to_char(private.nairobi_date() + 1, 'YYYY-MM')
        or jsonb_typeof(item -> 'references') is distinct from 'array' or item -> 'references' = '[]' then
      faults := faults || private.fault('nothing_found', 'Every pair says in which sources and which month it was looked up.');
    end if;
    if exists (select from jsonb_array_elements(body -> 'interactions') i where i ->> 'drug' = item ->> 'drug')
        or exists (select from jsonb_array_elements(body -> 'contraindications') c
          where c ->> 'condition' = item ->> 'condition') then
      faults := faults || private.fault('nothing_found',
        format('"%s" has a warning as well.', coalesce(item ->> 'drug', item ->> 'condition')));
    end if;
  end loop;
  if exists (
      select from jsonb_path_query(body, 'lax $.interactions[*].references[*]', silent => true) cited
      where not jsonb_path_exists(body, '$.references[*] ? (@.id == $id)', jsonb_build_object('id', cited)))
    or exists (
      select from jsonb_path_query(body, 'lax $.nothing_found[*].references[*]', silent => true) cited
      where not jsonb_path_exists(body, '$.references[*] ? (@.id == $id)', jsonb_build_object('id', cited))) then
    faults := faults || private.fault('references', 'Every pair cites a reference of the list.');
  end if;
  return faults;
exception when data_exception or invalid_parameter_value then
  return faults || private.fault('nothing_found', 'Something in it is of the wrong kind.');
end
$$;
comment on function private.pair_faults(jsonb) is
  'Faults in how a monograph says that its herb meets a medicine, or that nothing was found about a pair.';
revoke all on function private.pair_faults(jsonb) from public;

-- The whole check of a monograph. What is amiss with its shape is said alone, as before.
create function private.monograph_faults(body jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.herb_faults(body)
    || case when jsonb_typeof(body -> 'interactions') = 'array' and jsonb_typeof(body -> 'contraindications') = 'array'
      then private.pair_faults(body) else '[]' end
$$;
comment on function private.monograph_faults(jsonb) is 'Everything that keeps a monograph from being published.';
revoke all on function private.monograph_faults(jsonb) from public;

update private.content_kinds set faults = 'private.monograph_faults(jsonb)' where kind = 'herb';
