import { queryOptions } from '@tanstack/react-query';

import { blankHerb, laterHerbFields } from '../../../content/herb-fields.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isText, objectOf } from '../../lib/guards.ts';
import { documentRows, readKnowledge, readOrKept } from '../../lib/knowledge.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { deleteCall, insertCall, rpcCall } from '../../lib/sync/change.ts';
import { createRecords } from '../../lib/sync/records.ts';
import { t } from '../../words/knowledge.ts';
import { type Herb, type HerbCard, type HerbRecord, nameOf, toCard } from './herb.ts';

const HOUR_MS = 3_600_000;

export const byName = (a: HerbCard, b: HerbCard): number => nameOf(a).localeCompare(nameOf(b), 'en');

const rows = documentRows<Herb, HerbCard>({
  blank: blankHerb,
  later: laterHerbFields,
  toCard,
  unreadable: t('The herb library sent an answer we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The herb of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): HerbRecord | null {
  const found = rows.readRecord(answer);
  return found && { herb: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}

/** Public reads of the herb library. Without a connection they answer from the files kept on the device. */
export const herbQueries = {
  all: ['herbs'] as const,

  /** The cards of all herbs, by name. */
  list: () =>
    queryOptions({
      queryKey: [...herbQueries.all, 'list'] as const,
      queryFn: async ({ signal }): Promise<HerbCard[]> => {
        const cards = await readOrKept(
          async () => readCards(await anonRows('herbs', ['card'], { order: 'name' }, signal)),
          async () => readBodies(await readKnowledge('herbs', signal)).map(toCard),
        );
        return cards.toSorted(byName);
      },
      staleTime: HOUR_MS,
    }),

  /** One monograph; null when there is none under that slug. */
  herb: (slug: string) =>
    queryOptions({
      queryKey: [...herbQueries.all, 'herb', slug] as const,
      queryFn: ({ signal }): Promise<HerbRecord | null> =>
        readOrKept(
          async () =>
            readRecord(
              await anonRows(
                'herbs',
                ['body', 'reviewer', 'next_review_on'],
                {
                  slug: `eq.${slug}`,
                  status: 'eq.published',
                  limit: 1,
                },
                signal,
              ),
            ),
          async () => {
            const herb = readBodies(await readKnowledge('herbs', signal)).find((body) => body.slug === slug);
            return herb ? { herb, reviewer: null, nextReviewOn: null } : null;
          },
        ),
      staleTime: HOUR_MS,
    }),
};

const YEAR_MS = 31_536_000_000;

/** A bookmark; its `id` is the herb's slug. */
type SavedHerb = { id: string };

const isSavedHerb = objectOf<SavedHerb>({ id: isText });

/** The bookmarked herbs of this member or of this device, the newest first. */
export const savedHerbs = createRecords<SavedHerb>({
  table: 'saved_herbs',
  isRow: isSavedHerb,
  read: async () => {
    const { from } = await getSupabase();
    const rows = unwrap(await from('saved_herbs').select('slug').order('created_at', { ascending: false }));
    return rows.map(({ slug }) => ({ id: slug }));
  },
  compare: () => 0,
  save: ({ id }) => insertCall('saved_herbs', { slug: id }),
  remove: ({ id }, owner) => deleteCall('saved_herbs', { slug: id, user_id: owner }),
  ids: { key: 'mizizi-saved-herbs', keptMs: YEAR_MS, toId: String },
  moveAll: (rows) => rpcCall('merge_saved_herbs', { slugs: rows.map(({ id }) => id) }),
  refused: () => t('The bookmark was not changed'),
});

/** The names of some herbs, for links to them. */
export const herbNamesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['herbs', 'names', slugs] as const,
    queryFn: ({ signal }) =>
      anonRows(
        'herbs',
        ['slug', 'name'],
        { slug: `in.(${slugs.join(',')})`, status: 'eq.published', order: 'name' },
        signal,
      ),
    staleTime: 3_600_000,
  });
