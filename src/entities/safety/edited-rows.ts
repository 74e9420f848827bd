import { isObject } from '../../lib/guards.ts';
import { t } from '../../words/shop.ts';
import { clearOfHerb, type EditedHerb, onCondition, rulesOfHerb } from './edited-rules.ts';
import type { Rule, SafetyBook } from './safety-book.ts';

/** Written at the desk in any form of the years: no warning may be lost by one that lacks a field. */
function isEditedHerb(body: unknown): body is EditedHerb {
  return (
    isObject(body) &&
    ['pregnancy', 'lactation', 'children'].every((key) => isObject(Reflect.get(body, key))) &&
    ['contraindications', 'interactions'].every((key) => Array.isArray(Reflect.get(body, key))) &&
    // Without these a warning is told all the same, by no age and with no source.
    ['parts_used', 'preparations', 'references', 'nothing_found'].every(
      (key) => body[key] === undefined || Array.isArray(body[key]),
    )
  );
}

type EditedRemedy = {
  herb_slugs: readonly string[];
  external: boolean;
  for_whom: string;
  limits: { min_age_years: number };
  not_for: readonly {
    condition: string;
    level: 'avoid' | 'caution';
    text: string;
    until_years?: number;
    advice?: string;
  }[];
};

/** For the same reason. */
const isEditedRemedy = (body: unknown): body is EditedRemedy =>
  isObject(body) &&
  ['herb_slugs', 'not_for'].every((key) => Array.isArray(Reflect.get(body, key))) &&
  typeof Reflect.get(body, 'external') === 'boolean' &&
  isObject(Reflect.get(body, 'limits'));

const remedyAdvice = {
  avoid: t('Leave this remedy out, and ask a clinician about something safer for you.'),
  caution: t('Ask your clinician before you use this remedy.'),
} as const;

/** A remedy for children from some age is left out before it, also where `not_for` says nothing of children. */
export function rulesOfRemedy({ not_for, limits, for_whom }: EditedRemedy): Rule[] {
  const own = not_for.map(({ condition, level, text, until_years, advice }): Rule => ({
    ...onCondition(condition, level, text, advice ?? remedyAdvice[level]),
    ...(until_years !== undefined && { until_years }),
  }));
  if (limits.min_age_years === 0 || own.some(({ trigger }) => trigger.id === 'child')) return own;
  return [
    ...own,
    {
      ...onCondition('child', 'avoid', for_whom, remedyAdvice.avoid),
      until_years: limits.min_age_years,
    },
  ];
}

type Row = { slug: string; name: string; body: unknown };

const textAt = (row: object, key: string): string | null => {
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'string' ? value : null;
};

const rowsOf = (answer: unknown): Row[] =>
  (Array.isArray(answer) ? answer : []).filter(isObject).map((row) => {
    const slug = String(Reflect.get(row, 'slug'));
    const name = textAt(row, 'name') ?? textAt(row, 'title') ?? slug;
    return { slug, name, body: Reflect.get(row, 'body') };
  });

/** Every name of an edited herb that is of the right shape. */
function namesIn(body: object): string[] {
  const names: unknown = Reflect.get(body, 'names');
  const lists: unknown[] = [
    ...(isObject(names) ? Object.values(names) : []),
    Reflect.get(body, 'other_names'),
    [Reflect.get(body, 'accepted_name')],
    Reflect.get(body, 'synonyms'),
  ];
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter((name): name is string => typeof name === 'string');
}

/** The first Kiswahili name of an edited herb. */
function swahiliIn(body: object): string | null {
  const names: unknown = Reflect.get(body, 'names');
  const swahili: unknown = isObject(names) ? Reflect.get(names, 'swahili') : null;
  const [first]: unknown[] = Array.isArray(swahili) ? swahili : [];
  return typeof first === 'string' ? first : null;
}

/** Rows of herbs as entries of the book; a body of another shape is left to the file. */
export const readEditedHerbs = (answer: unknown): SafetyBook['herbs'] =>
  Object.fromEntries(
    rowsOf(answer).flatMap(({ slug, name, body }) => {
      if (!isEditedHerb(body)) return [];
      const swahili = swahiliIn(body);
      const entry = { name, names: namesIn(body), rules: rulesOfHerb(body), clear: clearOfHerb(body) };
      return [[slug, { ...entry, ...(swahili !== null && { swahili }) }]];
    }),
  );

/** What else than herbs an edited remedy holds is not told here, so none of its pairs may be called clear. */
export const readEditedRemedies = (answer: unknown): SafetyBook['remedies'] =>
  Object.fromEntries(
    rowsOf(answer).flatMap(({ slug, name, body }) =>
      isEditedRemedy(body)
        ? [
            [
              slug,
              {
                name,
                herbs: body.herb_slugs,
                external: body.external,
                from_years: body.limits.min_age_years,
                is_only_herbs: false,
                rules: rulesOfRemedy(body),
              },
            ],
          ]
        : [],
    ),
  );
