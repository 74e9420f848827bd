import { queryOptions } from '@tanstack/react-query';

import { unwrap } from '../../lib/app-error.ts';
import { getSupabase } from '../../lib/supabase.ts';

/** A row of `emergency_numbers`, with where and when it was read. */
export type NumberRow = {
  id: string;
  number: string;
  label_en: string;
  label_sw: string;
  kinds: string[];
  source: string;
  checked_on: string;
  position: number;
  is_active: boolean;
};

export const numbersKey = ['emergency-numbers'] as const;

/** All numbers, those that are off too. */
export const numbersQuery = queryOptions({
  queryKey: numbersKey,
  queryFn: async () => {
    const { from } = await getSupabase();
    return unwrap(
      await from('emergency_numbers')
        .select('id,number,label_en,label_sw,kinds,source,checked_on,position,is_active')
        .order('position')
        .order('id'),
    ) as NumberRow[];
  },
});

/** Writes a number: a new one, or what was changed of one that is there. */
export async function saveNumber(row: NumberRow, isNew: boolean): Promise<void> {
  const { from } = await getSupabase();
  const table = from('emergency_numbers');
  const { id, ...values } = row;
  unwrap(await (isNew ? table.insert(row) : table.update(values).eq('id', id)).select('id').single());
}
