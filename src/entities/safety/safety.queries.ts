import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';

import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { readKnowledge } from '../../lib/knowledge.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { readEditedHerbs, readEditedRemedies } from './edited-rows.ts';
import { readSafetyBook, type SafetyBook } from './safety-book.ts';
import { isFacts, renewed, type SafetyProfile } from './safety-profile.ts';

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
