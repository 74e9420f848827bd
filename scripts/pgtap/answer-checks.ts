import { type Shape, shapeIn } from '../database-types/shape.ts';
import type { Runner } from './runner.ts';

/**
 * Holds each answer of a function of the API against what its comment says of it (`scripts/database-types/shape.ts`),
 * since the client's types come from there. The function moves aside, and one in its place asks it and looks at what
 * it answered; a test in which something else comes fails with the place of it.
 */
export async function checkAnswers(runner: Runner): Promise<void> {
  const functions = (await runner.run(FUNCTIONS)).map((row) => JSON.parse(row) as Checked);
  const answers = new Map(functions.map(({ name, comment }) => [name, comment ?? '']));
  await runner.run(FAULT);
  for (const called of functions.filter(({ is_public: isPublic }) => isPublic)) {
    const shape = shapeIn(called.comment, 'Answers', answers);
    if (shape) await runner.run(inPlaceOf(called, shape));
  }
}

/** Functions with an answer of another shape than null that no test has asked for. */
export async function uncheckedAnswers(runner: Runner): Promise<string[]> {
  return runner.run(
    `select sequencename from pg_sequences where schemaname = 'asked' and last_value is null order by 1`,
  );
}

interface Checked {
  name: string;
  is_public: boolean;
  comment: string | null;
  /** With names and defaults, and as `alter function` takes them. */
  parameters: string;
  identity: string;
  count: number;
  volatility: 'volatile' | 'stable' | 'immutable';
  source: string;
  /** Who may call it, as `grant` names them. */
  grantees: string[];
}

const FUNCTIONS = `
select json_build_object('name', case n.nspname when 'public' then '' else n.nspname || '.' end || p.proname,
  'is_public', n.nspname = 'public', 'comment', obj_description(p.oid, 'pg_proc'),
  'parameters', pg_get_function_arguments(p.oid), 'identity', pg_get_function_identity_arguments(p.oid), 'count', p.pronargs,
  'volatility', case p.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end, 'source', p.prosrc,
  'grantees', array(
    select case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end
    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner))::text
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and p.prorettype = 'jsonb'::regtype and p.prokind = 'f' and not p.proretset`;

/** `asked.fault` says where a value is not of a shape; null where it is. */
const FAULT = `
create schema asked;
grant usage on schema asked to public;
create function asked.fault(given jsonb, shape jsonb, place text) returns text language plpgsql immutable set search_path = '' as $fault$
declare
  told text;
  fault text;
  part jsonb;
begin
  case shape ->> 'kind'
    when 'union' then
      for part in select p from jsonb_array_elements(shape -> 'of') p loop
        fault := asked.fault(given, part, place);
        if fault is null then
          return null;
        end if;
        -- a part of the same kind tells most about what is wrong
        if told is null or jsonb_typeof(given) = (case part ->> 'kind' when 'list' then 'array' else part ->> 'kind' end) then
          told := fault;
        end if;
      end loop;
      return told;
    when 'null' then
      return case when jsonb_typeof(given) <> 'null' then format('%s is %s and not null', place, given) end;
    when 'literal' then
      return case when given is distinct from shape -> 'value' then format('%s is %s and not %s', place, given, shape -> 'value') end;
    when 'scalar' then
      if shape ->> 'type' = 'jsonb' then
        return null;
      end if;
      return case when jsonb_typeof(given) <> case
          when shape ->> 'type' = 'boolean' then 'boolean'
          when shape ->> 'type' in ('integer', 'bigint', 'numeric') then 'number' else 'string' end
        or not pg_input_is_valid(given #>> '{}', shape ->> 'type') then format('%s is %s and not %s', place, given, shape ->> 'type') end;
    when 'list' then
      if jsonb_typeof(given) <> 'array' then
        return format('%s is %s and not a list', place, given);
      end if;
      return (
        select f from jsonb_array_elements(given) with ordinality e (item, n),
          asked.fault(e.item, shape -> 'of', format('%s[%s]', place, e.n - 1)) f where f is not null limit 1);
    when 'map' then
      if jsonb_typeof(given) <> 'object' then
        return format('%s is %s and not an object', place, given);
      end if;
      return (
        select f from jsonb_each(given) e, asked.fault(e.value, shape -> 'of', format('%s.%s', place, e.key)) f
        where f is not null limit 1);
    else
      if jsonb_typeof(given) <> 'object' then
        return format('%s is %s and not an object', place, given);
      end if;
      return coalesce(
        (select format('%s.%s is not told of', place, k) from jsonb_object_keys(given) k
        where not exists (select from jsonb_array_elements(shape -> 'members') m where m ->> 'name' = k) limit 1),
        (select format('%s.%s is missing', place, m ->> 'name') from jsonb_array_elements(shape -> 'members') m
        where not (m ->> 'isOptional')::boolean and not given ? (m ->> 'name') limit 1),
        (select f from jsonb_array_elements(shape -> 'members') m,
          asked.fault(given -> (m ->> 'name'), m -> 'of', format('%s.%s', place, m ->> 'name')) f
        where given ? (m ->> 'name') and f is not null limit 1));
  end case;
end $fault$;
grant execute on function asked.fault to public;`;

/** The tests look for words of functions in their text: those of the one that moved stay, as a comment. */
function inPlaceOf(called: Checked, shape: Shape): string {
  const { name, parameters, identity, count, volatility, grantees } = called;
  const values = Array.from({ length: count }, (_, place) => `$${place + 1}`).join(', ');
  return `
alter function public.${name}(${identity}) set schema asked;
create sequence asked.${name};
grant usage on sequence asked.${name} to public;
create function public.${name}(${parameters}) returns jsonb language plpgsql ${volatility} set search_path = '' as $checked$
/*${called.source}*/
declare
  answer jsonb := asked.${name}(${values});
  fault constant text := asked.fault(coalesce(answer, 'null'), '${JSON.stringify(shape)}', '${name}');
begin
  if fault is not null then
    raise exception '%: its comment says otherwise', fault using errcode = 'XX000';
  end if;
  if answer <> 'null' then
    perform nextval('asked.${name}');
  end if;
  return answer;
end $checked$;
revoke all on function public.${name}(${identity}) from public;
grant execute on function public.${name}(${identity}) to ${grantees.join(', ')};`;
}
