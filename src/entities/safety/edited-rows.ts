import { t } from '../../words/shop.ts';
import { type EditedHerb, onCondition, rulesOfHerb } from './edited-rules.ts';
import type { Rule, SafetyBook } from './safety-book.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isEditedHerb(body: unknown): body is EditedHerb {
  return (
    isObject(body) &&
    ['pregnancy', 'lactation', 'children'].every((key) => isObject(Reflect.get(body, key))) &&
    ['contraindications', 'interactions'].every((key) => Array.isArray(Reflect.get(body, key)))
  );
}

type EditedRemedy = {
  herb_slugs: readonly string[];
  external: boolean;
  not_for: readonly { condition: string; level: 'avoid' | 'caution'; text: string }[];
};

const isEditedRemedy = (body: unknown): body is EditedRemedy =>
  isObject(body) &&
  ['herb_slugs', 'not_for'].every((key) => Array.isArray(Reflect.get(body, key))) &&
  typeof Reflect.get(body, 'external') === 'boolean';

const remedyAdvice = {
  avoid: t('Leave this remedy out, and ask a clinician about something safer for you.'),
  caution: t('Ask your clinician before you use this remedy.'),
} as const;

const rulesOfRemedy = ({ not_for }: EditedRemedy): Rule[] =>
  not_for.map(({ condition, level, text }) => onCondition(condition, level, text, remedyAdvice[level]));

type Row = { slug: string; name: string; body: unknown };

const rowsOf = (answer: unknown): Row[] =>
  (Array.isArray(answer) ? answer : []).filter(isObject).map((row) => {
    const slug = String(Reflect.get(row, 'slug'));
    const name: unknown = Reflect.get(row, 'name');
    return { slug, name: typeof name === 'string' ? name : slug, body: Reflect.get(row, 'body') };
  });

/** Rows of herbs as entries of the book; a body of another shape is left to the file. */
export const readEditedHerbs = (answer: unknown): SafetyBook['herbs'] =>
  Object.fromEntries(
    rowsOf(answer).flatMap(({ slug, name, body }) =>
      isEditedHerb(body) ? [[slug, { name, rules: rulesOfHerb(body) }]] : [],
    ),
  );

export const readEditedRemedies = (answer: unknown): SafetyBook['remedies'] =>
  Object.fromEntries(
    rowsOf(answer).flatMap(({ slug, body }) =>
      isEditedRemedy(body)
        ? [[slug, { herbs: body.herb_slugs, external: body.external, rules: rulesOfRemedy(body) }]]
        : [],
    ),
  );
