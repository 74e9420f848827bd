import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { everyRow, unwrap } from '../../lib/app-error.ts';
import { isNumber, isText, objectOf } from '../../lib/guards.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, insertCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { compareEntries, type DiaryEntry, isDiaryEntry } from './diary.ts';
import { compareOwnFoods, isOwnFood, type OwnFood, readFoods } from './food.ts';
import { isTarget, type Target, TARGET_ID } from './target.ts';

const HOUR_MS = 3_600_000;
/** How far back the device looks by itself; older days are read one by one. */
export const DIARY_DAYS = 60;

const sinceDays = (days: number): string => addDays(nairobiDate(Date.now()), -days);

/** Every food of the table. The file on the device comes from the same content as the table and is there at once. */
export const foodsQuery = () =>
  queryOptions({
    queryKey: ['nutrition', 'foods'] as const,
    queryFn: async ({ signal }) => {
      try {
        return readFoods(await readKnowledge('foods', signal));
      } catch (error) {
        if (signal.aborted) throw error;
        return readFoods(
          await anonRows(
            'foods',
            [
              'slug',
              'name',
              'other_names',
              'category',
              'cost',
              'energy_kcal',
              'protein_g',
              'fat_g',
              'carbohydrate_g',
              'fibre_g',
              'measures',
            ],
            { is_listed: 'is.true', order: 'position' },
            signal,
          ),
        );
      }
    },
    staleTime: HOUR_MS,
  });

const entryColumns =
  'id,eaten_on,meal,food_key,name,amount,measure,grams,energy_kcal,protein_g,fat_g,carbohydrate_g,fibre_g,created_at';

/** The lines of the diary of the last sixty days. */
export const diary = createRecords<DiaryEntry>({
  table: 'diary_entries',
  isRow: isDiaryEntry,
  read: async () => {
    const { from } = await getSupabase();
    const rows = await everyRow((start, end) =>
      from('diary_entries')
        .select(entryColumns)
        .gte('eaten_on', sinceDays(DIARY_DAYS))
        .order('eaten_on', { ascending: false })
        .order('created_at')
        .order('id')
        .range(start, end),
    );
    return rows.filter(isDiaryEntry);
  },
  compare: compareEntries,
  save: ({ created_at: _written, ...row }, owner) => upsertCall('diary_entries', { ...row, user_id: owner }),
  remove: ({ id }, owner) => deleteCall('diary_entries', { id, user_id: owner }),
});

/** One day that lies further back than the device looks by itself. */
export const oldDayQuery = (owner: string, day: string) =>
  queryOptions({
    queryKey: ['records', 'diary_entries', owner, 'day', day] as const,
    queryFn: async (): Promise<DiaryEntry[]> => {
      const { from } = await getSupabase();
      const rows = unwrap(
        await from('diary_entries').select(entryColumns).eq('eaten_on', day).order('created_at').limit(100),
      );
      return rows.filter(isDiaryEntry);
    },
  });

/** A glass: `id`, the day in Nairobi and its millilitres. */
export type Water = { id: string; drunk_on: string; ml: number };

const isWater = objectOf<Water>({ drunk_on: isText, ml: isNumber });

export const water = createRecords<Water>({
  table: 'water_entries',
  isRow: isWater,
  read: async () => {
    const { from } = await getSupabase();
    return everyRow((start, end) =>
      from('water_entries')
        .select('id,drunk_on,ml')
        .gte('drunk_on', sinceDays(DIARY_DAYS))
        .order('drunk_on', { ascending: false })
        .order('id')
        .range(start, end),
    );
  },
  compare: (a, b) => b.drunk_on.localeCompare(a.drunk_on),
  save: (row, owner) => insertCall('water_entries', { ...row, user_id: owner }),
  remove: ({ id }, owner) => deleteCall('water_entries', { id, user_id: owner }),
});

/** A weight; its `id` is its day in Nairobi, since there is one a day. */
export type Weight = { id: string; kg: number; note: string };

const isWeight = objectOf<Weight>({ kg: isNumber, note: isText });

export const weights = createRecords<Weight>({
  table: 'weight_entries',
  isRow: isWeight,
  read: async () => {
    const { from } = await getSupabase();
    const rows = await everyRow((start, end) =>
      from('weight_entries')
        .select('weighed_on,kg,note')
        .order('weighed_on', { ascending: false })
        .range(start, end),
    );
    return rows.map(({ weighed_on, kg, note }) => ({ id: weighed_on, kg, note }));
  },
  compare: (a, b) => b.id.localeCompare(a.id),
  save: ({ id, kg, note }, owner) =>
    upsertCall('weight_entries', { user_id: owner, weighed_on: id, kg, note }, 'user_id,weighed_on'),
  remove: ({ id }, owner) => deleteCall('weight_entries', { weighed_on: id, user_id: owner }),
});

/** Foods and recipes of one's own. */
export const ownFoods = createRecords<OwnFood>({
  table: 'own_foods',
  isRow: isOwnFood,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('own_foods')
        .select('id,name,energy_kcal,protein_g,fat_g,carbohydrate_g,fibre_g,measures,recipe')
        .order('updated_at', { ascending: false })
        .limit(300),
    );
    return rows.filter(isOwnFood);
  },
  compare: compareOwnFoods,
  save: (row, owner) => upsertCall('own_foods', { ...row, user_id: owner }),
  remove: ({ id }, owner) => deleteCall('own_foods', { id, user_id: owner }),
});

const isFavourite = objectOf<{ id: string }>({ id: isText });

/** Favourite foods of the table; the `id` is the food's slug. */
export const favourites = createRecords<{ id: string }>({
  table: 'favourite_foods',
  isRow: isFavourite,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(
      await from('favourite_foods').select('food_slug').order('created_at', { ascending: false }).limit(300),
    );
    return rows.map(({ food_slug }) => ({ id: food_slug }));
  },
  compare: () => 0,
  save: ({ id }, owner) => insertCall('favourite_foods', { food_slug: id, user_id: owner }),
  remove: ({ id }, owner) => deleteCall('favourite_foods', { food_slug: id, user_id: owner }),
});

/** The one target, or none. */
export const targets = createRecords<Target>({
  table: 'nutrition_targets',
  isRow: isTarget,
  read: async () => {
    const { from } = await getSupabase();
    const row = unwrap(
      await from('nutrition_targets')
        .select(
          'sex,age,height_cm,weight_kg,body_fat_percent,activity,goal,energy_kcal,protein_g,fat_g,carbohydrate_g,fibre_g,water_ml,goal_weight_kg',
        )
        .maybeSingle(),
    );
    return row === null ? [] : [{ id: TARGET_ID, ...row }].filter(isTarget);
  },
  compare: () => 0,
  save: ({ id: _one, ...row }, owner) =>
    upsertCall('nutrition_targets', { ...row, user_id: owner }, 'user_id'),
  remove: (_row, owner) => deleteCall('nutrition_targets', { user_id: owner }),
});

/** The target and whether it is known yet. */
export function useTarget(): { target: Target | null; isLoading: boolean } {
  const { rows, state } = targets.useRecords();
  return { target: rows[0] ?? null, isLoading: state === 'loading' };
}
