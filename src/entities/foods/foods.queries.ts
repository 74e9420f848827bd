import { queryOptions } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, upsertCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { compareOwnFoods, isOwnFood, type OwnFood, readFoods } from './food.ts';

const HOUR_MS = 3_600_000;

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
