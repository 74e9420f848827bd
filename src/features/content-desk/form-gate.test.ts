/**
 * Whatever a schema knows can be edited at the desk: every field stands in the form of its kind or is named there as hidden,
 * a choice offers exactly what the schema takes, and comparisons and the Kiswahili form have words for all of it.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';

import { blankArticle, laterArticleFields } from '../../../content/article-fields.ts';
import { articleSchema } from '../../../content/article-schema.ts';
import { blankHerb, laterHerbFields } from '../../../content/herb-fields.ts';
import { herbSchema } from '../../../content/herb-schema.ts';
import { blankRemedy, laterRemedyFields } from '../../../content/remedy-fields.ts';
import { remedySchema } from '../../../content/remedy-schema.ts';
import { ayurvedicPreparations } from '../../../content/vocabulary.ts';
import { words } from '../../words/sw/desk.ts';
import { type Field, labelled } from './fields.ts';
import { kinds } from './kinds.ts';

type Schema = z.core.$ZodType;

/** Fields inside a part that no form shows, and why; saving keeps them as they are. */
const KEPT: Readonly<Record<string, string>> = {
  'remedy.not_for.until_years': 'an age is set with the warning texts, which a clinician reads as a whole',
  'remedy.not_for.advice': 'the same',
};

function inner(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap());
  return schema instanceof z.ZodArray ? inner(schema.element) : schema;
}

/** The few values that a field, or each item of it, may have; null where there are many. */
function valuesOf(schema: Schema): string[] | null {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (!(schema instanceof z.ZodNumber) || !schema.isInt) return null;
  const { minValue: least, maxValue: most } = schema;
  return least === null || most === null || most - least >= 60
    ? null
    : Array.from({ length: most - least + 1 }, (_, n) => String(least + n));
}

/** The objects that a field, or each item of it, may be. */
function objectsOf(schema: Schema): z.ZodObject[] {
  const known = inner(schema);
  if (known instanceof z.ZodUnion) return known.options.flatMap(objectsOf);
  return known instanceof z.ZodObject ? [known] : [];
}

const partsOf = (field: Field): readonly Field[] =>
  field.kind === 'group'
    ? field.fields
    : field.kind === 'list'
      ? field.variants.flatMap(({ fields }) => fields)
      : [];

function problemsOf(
  schema: Schema,
  fields: readonly Field[],
  hidden: readonly string[],
  path: string,
): string[] {
  return objectsOf(schema).flatMap((object) =>
    Object.entries(object.shape).flatMap(([key, type]: [string, Schema]) => {
      const name = `${path}.${key}`;
      const found = fields.filter((field) => field.key === key);
      if (found.length === 0) {
        if (path.includes('.') && key !== 'kind' && !(name in KEPT))
          return [`${name}: no field has this key`];
        return hidden.includes(key) ? [] : [`${name}: no field has this key, and no hidden label`];
      }
      const values = valuesOf(inner(type));
      const wrong = found.filter(
        (field) =>
          values &&
          (field.kind === 'choice' || field.kind === 'picks') &&
          typeof field.from !== 'string' &&
          field.from
            .map(([id]) => id)
            .toSorted()
            .join() !== values.toSorted().join(),
      );
      return [
        ...wrong.map(() => `${name}: offers other values than the schema takes`),
        ...problemsOf(type, found.flatMap(partsOf), [...hidden, 'kind'], name),
      ];
    }),
  );
}

const schemas = { herb: herbSchema, remedy: remedySchema, article: articleSchema } as const;
const blanks = { herb: blankHerb, remedy: blankRemedy, article: blankArticle } as const;
const later = { herb: laterHerbFields, remedy: laterRemedyFields, article: laterArticleFields } as const;

it.each(['herb', 'remedy', 'article'] as const)(
  'every field of content/%s-schema.ts is in its form in src/features/content-desk',
  (kind) => {
    const { sections, hidden } = kinds[kind].form;
    const fields = sections.flatMap((section) => section.fields);
    expect(problemsOf(schemas[kind], fields, Object.keys(hidden), kind)).toEqual([]);
    expect(fields.filter(({ key }) => !(key in schemas[kind].shape))).toEqual([]);
  },
);

/** The same in both languages: names of a scale or a list, and those of Ayurveda. */
const NAMES: readonly string[] = [
  'LC',
  'NT',
  'VU',
  'EN',
  'CR',
  'I',
  'II',
  'III',
  'Vata',
  'Pitta',
  'Kapha',
  ...labelled(...ayurvedicPreparations).map(([, name]) => name),
];

const wordsOf = (field: Field): string[] =>
  [
    field.label,
    field.hint ?? [],
    'from' in field && typeof field.from !== 'string' ? field.from.map(([, label]) => label) : [],
    field.kind === 'list' ? field.variants.flatMap(({ label, add }) => [label, add ?? []].flat()) : [],
    partsOf(field).flatMap(wordsOf),
  ].flat();

it.each(['herb', 'remedy', 'article'] as const)(
  'every label and every choice in the form of a %s has its Kiswahili in src/words/sw/desk',
  (kind) => {
    const { sections, hidden } = kinds[kind].form;
    const said = [...sections.flatMap(({ fields }) => fields.flatMap(wordsOf)), ...Object.values(hidden)];
    // what `t.known` looks up may be known by its first letter small
    const isTold = (text: string): boolean =>
      text in words || text.charAt(0).toLowerCase() + text.slice(1) in words;
    expect([...new Set(said)].filter((text) => !NAMES.includes(text) && !isTold(text))).toEqual([]);
  },
);

it.each(['herb', 'remedy', 'article'] as const)(
  'the blank in content/%s-fields.ts has every field, and those that came later as in the schema',
  (kind) => {
    const shape: Readonly<Record<string, Schema>> = schemas[kind].shape;
    expect(Object.keys(blanks[kind]).toSorted()).toEqual(Object.keys(shape).toSorted());
    const defaults = Object.entries(shape).flatMap(([key, type]) =>
      type instanceof z.ZodDefault ? [[key, type.def.defaultValue] as const] : [],
    );
    expect(later[kind]).toEqual(Object.fromEntries(defaults));
  },
);
