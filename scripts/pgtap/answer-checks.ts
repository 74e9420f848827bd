import { type Shape, shapeIn } from '../database-types/shape.ts';
import type { Runner } from './runner.ts';

/**
 * Holds what functions of the API answer, and what tables keep, in JSON against what the comments say of it
 * (`scripts/database-types/shape.ts`), since the client's types come from there. A function moves aside, and one in its
 * place asks it and looks at what it answered; columns get a constraint. Anything else fails with the place of it.
 */
export async function checkAnswers(runner: Runner): Promise<void> {
  const functions = (await runner.run(FUNCTIONS)).map((row) => JSON.parse(row) as Called);
  const answers = new Map(functions.map(({ name, comment }) => [name, comment ?? '']));
  await runner.run(FAULT);
  for (const called of functions.filter(({ is_public: isPublic }) => isPublic)) {
    const shape = called.returns === 'jsonb' && shapeIn(called.comment, 'Answers', answers);
    const columns = called.columns.flatMap((name) => {
      const held = shapeIn(called.comment, `\`${name}\` holds`, answers);
      return held ? [fits(`r.${name}`, held, `${called.name}.${name}`)] : [];
    });
    if (shape) await runner.run(inPlaceOf(called, answering(called, shape)));
    if (columns.length > 0) await runner.run(inPlaceOf(called, tableOf(called, columns)));
  }
  for (const row of await runner.run(COLUMNS)) {
    const { table, name, comment } = JSON.parse(row) as { table: string; name: string; comment: string };
    const shape = shapeIn(comment, 'Holds', answers);
    if (shape)
      await runner.run(
        `alter table public.${table} add constraint asked_${name} check (${fits(name, shape, `${table}.${name}`)})`,
      );
  }
}

/** Functions of whose answers no test has seen one that says something. */
export async function uncheckedAnswers(runner: Runner): Promise<string[]> {
  return runner.run(
    `select sequencename from pg_sequences where schemaname = 'asked' and last_value is null order by 1`,
  );
}

interface Called {
  name: string;
  is_public: boolean;
  comment: string | null;
  /** Columns of JSON in a table that it returns. */
  columns: string[];
  returns: string;
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
  'returns', pg_get_function_result(p.oid),
  'columns', array(
    select a.name from unnest(p.proallargtypes, p.proargnames, p.proargmodes) a (type, name, mode)
    where a.mode = 't' and a.type = 'jsonb'::regtype),
  'volatility', case p.provolatile when 'v' then 'volatile' when 's' then 'stable' else 'immutable' end, 'source', p.prosrc,
  'grantees', array(
    select case g.grantee when 0 then 'public' else quote_ident(g.grantee::regrole::text) end
    from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g where g.grantee <> p.proowner))::text
from pg_proc p join pg_namespace n on n.oid = p.pronamespace
where n.nspname in ('public', 'private') and p.prokind = 'f'
  and (p.prorettype = 'jsonb'::regtype and not p.proretset or 't' = any (p.proargmodes))`;

const COLUMNS = `
select json_build_object('table', c.relname, 'name', a.attname, 'comment', col_description(c.oid, a.attnum))::text
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid = 'jsonb'::regtype and not a.attisdropped
  and col_description(c.oid, a.attnum) is not null`;

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
    when 'tuple' then
      if jsonb_typeof(given) <> 'array' or jsonb_array_length(given) <> jsonb_array_length(shape -> 'of') then
        return format('%s is %s and not a list of %s', place, given, jsonb_array_length(shape -> 'of'));
      end if;
      return (
        select f from jsonb_array_elements(given) with ordinality e (item, n),
          asked.fault(e.item, shape #> array['of', (e.n - 1)::text], format('%s[%s]', place, e.n - 1)) f where f is not null limit 1);
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
create function asked.fits(given jsonb, shape jsonb, place text) returns boolean language plpgsql immutable set search_path = '' as $fits$
declare
  fault constant text := asked.fault(given, shape, place);
begin
  if fault is not null then
    raise exception '%: the comment says otherwise', fault using errcode = 'XX000';
  end if;
  return true;
end $fits$;
grant execute on function asked.fault, asked.fits to public;`;

/** SQL that is true where a value is of a shape, and raises where it is not. */
const fits = (value: string, shape: Shape, place: string): string =>
  `asked.fits(${value}, '${JSON.stringify(shape)}', '${place}')`;

const callOf = ({ name, count }: Called): string =>
  `asked.${name}(${Array.from({ length: count }, (_, place) => `$${place + 1}`).join(', ')})`;

const answering = (called: Called, shape: Shape): string => `
declare
  answer jsonb := ${callOf(called)};
begin
  perform ${fits(`coalesce(answer, 'null')`, shape, called.name)};
  if answer <> 'null' then
    perform nextval('asked.${called.name}');
  end if;
  return answer;
end`;

const tableOf = (called: Called, columns: readonly string[]): string => `
#variable_conflict use_column
begin
  return query select r.* from ${callOf(called)} r where ${columns.join(' and ')};
  if found then
    perform nextval('asked.${called.name}');
  end if;
end`;

/** The tests look for words of functions in their text: those of the one that moved stay, as a comment. */
function inPlaceOf(called: Called, body: string): string {
  const { name, parameters, identity, returns, volatility, source, grantees } = called;
  return `
alter function public.${name}(${identity}) set schema asked;
create sequence asked.${name};
grant usage on sequence asked.${name} to public;
create function public.${name}(${parameters}) returns ${returns} language plpgsql ${volatility} set search_path = '' as $checked$
/*${source}*/${body} $checked$;
revoke all on function public.${name}(${identity}) from public;
grant execute on function public.${name}(${identity}) to ${grantees.join(', ')};`;
}
