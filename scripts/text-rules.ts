/**
 * What the database checks of texts by their schemas, and what it puts on their cards: the body of `private.text_rules`, made
 * from `content/`. `node scripts/text-rules.ts` prints the migration to add when a schema or a list of card fields changed.
 */
import { pathToFileURL } from 'node:url';

import { z } from 'zod';

import { articleCardFields } from '../content/article-fields.ts';
import { articleSchema } from '../content/article-schema.ts';
import { herbCardFields } from '../content/herb-fields.ts';
import { herbSchema } from '../content/herb-schema.ts';
import { remedyCardFields } from '../content/remedy-fields.ts';
import { remedySchema } from '../content/remedy-schema.ts';

type Schema = z.core.$ZodType;
/** The type in JSON, with `?` for what may be missing or null, and the values it may have where they are few and fixed. */
type Rule = { is: string; of?: readonly (string | number)[] };

const kinds = {
  herb: { schema: herbSchema, card: herbCardFields, table: 'herbs' },
  remedy: { schema: remedySchema, card: remedyCardFields, table: 'remedies' },
  article: { schema: articleSchema, card: articleCardFields, table: 'nutrition_articles' },
} as const;

/** Fields without a rule of their own here, by kind: publishing sets the month. */
const UNRULED: readonly string[] = ['reviewed_at'];
/** Fields whose values grow with the content, or whose range has a check of its own. */
const ANY_VALUE: readonly string[] = ['complaints', 'red_flags', 'reading_minutes'];
/** Fields of which a wrong value is said in a sentence of their own, beside other faults. */
const OWN_SENTENCE: readonly string[] = ['evidence', 'topic', 'goal'];

/** What lies in a row as an object. */
const OBJECTS = [z.ZodObject, z.ZodRecord, z.ZodUnion, z.ZodDiscriminatedUnion] as const;

function ruleOf(schema: Schema): Rule {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const rule = ruleOf(schema.unwrap());
    return { ...rule, is: rule.is.replace(/\??$/, '?') };
  }
  if (schema instanceof z.ZodArray) return { ...ruleOf(schema.element), is: 'array' };
  if (schema instanceof z.ZodEnum) return { is: 'string', of: schema.options };
  if (schema instanceof z.ZodNumber) {
    const { minValue: least, maxValue: most, isInt } = schema;
    const isFew = isInt && least !== null && most !== null && most - least < 60;
    return {
      is: 'number',
      ...(isFew && { of: Array.from({ length: most - least + 1 }, (_, n) => least + n) }),
    };
  }
  if (schema instanceof z.ZodBoolean) return { is: 'boolean' };
  if (schema instanceof z.ZodString || schema instanceof z.ZodURL) return { is: 'string' };
  if (OBJECTS.some((kind) => schema instanceof kind)) return { is: 'object' };
  throw new Error(
    `No rule is known for a field of ${schema.constructor.name}: add it to ruleOf() in scripts/text-rules.ts`,
  );
}

const quoted = (value: string | number): string => JSON.stringify(value).replaceAll("'", "''");

/** Lines of at most 120 letters. */
function wrapped(parts: readonly string[]): string {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < 110) lines[lines.length - 1] = `${last}, ${part}`;
    else lines.push(part);
  }
  return lines.join(',\n      ');
}

const listOf = (values: readonly (string | number)[]): string[] =>
  values.map((value, at) => (at === 0 ? '[' : '') + quoted(value) + (at === values.length - 1 ? ']' : ''));

/** A rule in the parts between which a line may end. */
function partsOf(key: string, { is, of }: Rule): string[] {
  if (!of || ANY_VALUE.includes(key) || OWN_SENTENCE.includes(key)) return [`${quoted(key)}: ${quoted(is)}`];
  const [first, ...more] = listOf(of);
  return [`${quoted(key)}: {"is": ${quoted(is)}`, `"of": ${first}`, ...more.slice(0, -1), `${more.at(-1)}}`];
}

function rulesOf({ schema, card }: (typeof kinds)[keyof typeof kinds]): string {
  const rules = Object.entries<Schema>(schema.shape)
    .filter(([key]) => !UNRULED.includes(key))
    .map(([key, type]) => [key, ruleOf(type)] as const);
  const values = rules
    .filter(([key]) => OWN_SENTENCE.includes(key))
    .flatMap(([key, { of = [] }]) => {
      const [first, ...more] = listOf(of);
      return [`${quoted(key)}: ${first}`, ...more];
    });
  return `{
    "fields": {
      ${wrapped(rules.flatMap(([key, rule]) => partsOf(key, rule)))}},
    "values": {
      ${wrapped(values)}},
    "card": [
      ${wrapped(card.map(quoted))}]}`;
}

/** The body of `private.text_rules`. */
export const rulesBody = (): string => `
  select case kind
${Object.entries(kinds)
  .map(([kind, of]) => `    when '${kind}' then '${rulesOf(of)}'::jsonb`)
  .join('\n')}
  end
`;

/** The whole migration; cards are stored, so they are made again by writing their rows. */
export const rulesMigration =
  (): string => `-- What the database checks of texts and puts on their cards, from content/*-schema.ts and content/*-fields.ts.
create or replace function private.text_rules(kind text) returns jsonb
language sql immutable
set search_path = ''
as $$${rulesBody()}$$;

-- Stored cards are made again only when their row is written.
${Object.entries(kinds)
  .map(
    ([kind, { table }]) =>
      `update public.${table} set body = body where card is distinct from private.${kind}_card(body);`,
  )
  .join('\n')}
`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(rulesMigration());
