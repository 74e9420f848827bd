import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isObject } from '../../lib/guards.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/shop.ts';
import { clearOfHerb, type EditedHerb, onCondition, rulesOfHerb } from './edited-rules.ts';
import { type Rule, type SafetyBook, readSafetyBook } from './safety-book.ts';
import { isFacts, renewed, type SafetyProfile } from './safety-profile.ts';

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
const readEditedHerbs = (answer: unknown): SafetyBook['herbs'] =>
  Object.fromEntries(
    rowsOf(answer).flatMap(({ slug, name, body }) => {
      if (!isEditedHerb(body)) return [];
      const swahili = swahiliIn(body);
      const entry = { name, names: namesIn(body), rules: rulesOfHerb(body), clear: clearOfHerb(body) };
      return [[slug, { ...entry, ...(swahili !== null && { swahili }) }]];
    }),
  );

/** What else than herbs an edited remedy holds is not told here, so none of its pairs may be called clear. */
const readEditedRemedies = (answer: unknown): SafetyBook['remedies'] =>
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

const HOUR_MS = 3_600_000;

export const safetyQueries = {
  /** Every rule, from the device's own file: it works without a connection. */
  book: () =>
    queryOptions({
      queryKey: ['safety', 'book'] as const,
      queryFn: async ({ signal }): Promise<SafetyBook> =>
        readSafetyBook(await readKnowledge('safety', signal)),
      staleTime: HOUR_MS,
    }),

  /** Herbs and remedies that were edited after the file was made. Nothing waits for them. */
  edited: () =>
    queryOptions({
      queryKey: ['safety', 'edited'] as const,
      queryFn: async ({ signal }): Promise<Pick<SafetyBook, 'herbs' | 'remedies'>> => {
        const edited = { origin: 'eq.desk', status: 'eq.published' };
        const [herbs, remedies] = await Promise.all([
          anonRows('herbs', ['slug', 'name', 'body'], edited, signal),
          anonRows('remedies', ['slug', 'title', 'body'], edited, signal),
        ]);
        return { herbs: readEditedHerbs(herbs), remedies: readEditedRemedies(remedies) };
      },
      staleTime: HOUR_MS,
    }),

  /** What products are made of, by id, for those the file does not know; a size counts as its product. */
  products: (ids: readonly number[]) =>
    queryOptions({
      queryKey: ['safety', 'products', ids] as const,
      queryFn: async ({ signal }): Promise<ProductHerbs[]> => {
        const herbsOf = (some: readonly number[]) =>
          anonRows('products', ['id', 'variant_of', 'herb_slugs'], { id: `in.(${some.join(',')})` }, signal);
        const rows = await herbsOf(ids);
        const parents = [...new Set(rows.flatMap(({ variant_of: parent }) => parent ?? []))];
        const found = parents.length === 0 ? [] : await herbsOf(parents);
        return rows.map(({ id, variant_of: parent, herb_slugs: own }) => ({
          id,
          parent,
          herbs: found.find((main) => main.id === parent)?.herb_slugs ?? own,
        }));
      },
      staleTime: HOUR_MS,
    }),

  /** The list a member keeps in the account; null when they keep none there. */
  account: (userId: string) =>
    queryOptions({
      queryKey: ['safety', 'account', userId] as const,
      queryFn: async (): Promise<SafetyProfile | null> => {
        const { from } = await getSupabase();
        const found = await from('safety_profiles').select('medicines, conditions, facts').maybeSingle();
        const row = unwrap(found);
        if (!row) return null;
        const { facts, ...lists } = row;
        return renewed({ ...lists, ...(isFacts(facts) && Object.keys(facts).length > 0 && { facts }) });
      },
      staleTime: HOUR_MS,
    }),
};

export type ProductHerbs = { id: number; parent: number | null; herbs: readonly string[] };

/** Keeps the list in the account: its owner agreed to that. */
export async function keepInAccount(
  queries: QueryClient,
  userId: string,
  profile: SafetyProfile,
): Promise<void> {
  const { from } = await getSupabase();
  unwrap(
    await from('safety_profiles').upsert({
      user_id: userId,
      medicines: [...profile.medicines],
      conditions: [...profile.conditions],
      facts: { ...profile.facts },
    }),
  );
  queries.setQueryData(safetyQueries.account(userId).queryKey, profile);
}

/** Takes the list out of the account, which withdraws the consent. The device keeps its own. */
export async function removeFromAccount(queries: QueryClient, userId: string): Promise<void> {
  const { from } = await getSupabase();
  unwrap(await from('safety_profiles').delete().eq('user_id', userId));
  queries.setQueryData(safetyQueries.account(userId).queryKey, null);
}

/** The rules of the device's file with what was edited since; fetched only when they are `wanted`. */
export function useBook(wanted: boolean): { book: SafetyBook | undefined; isError: boolean } {
  const { data: file, isError } = useQuery({ ...safetyQueries.book(), enabled: wanted });
  const { data: edited } = useQuery({ ...safetyQueries.edited(), enabled: wanted });
  if (!file || !edited) return { book: file, isError };
  return {
    book: {
      ...file,
      herbs: { ...file.herbs, ...edited.herbs },
      remedies: { ...file.remedies, ...edited.remedies },
    },
    isError,
  };
}
