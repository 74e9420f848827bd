import { queryOptions } from '@tanstack/react-query';

import { anonRest } from '../../lib/anon-rest.ts';
import { readKnowledge, readOrKept } from '../../lib/knowledge.ts';
import { readBodies, readCards, readRecord } from './herb.rows.ts';
import { type HerbCard, type HerbRecord, nameOf, toCard } from './herb.ts';

const HOUR_MS = 3_600_000;

export const byName = (a: HerbCard, b: HerbCard): number => nameOf(a).localeCompare(nameOf(b), 'en');

/** Public reads of the herb library. Without a connection they answer from the files kept on the device. */
export const herbQueries = {
  all: ['herbs'] as const,

  /** The cards of all herbs, by name. */
  list: () =>
    queryOptions({
      queryKey: [...herbQueries.all, 'list'] as const,
      queryFn: async ({ signal }): Promise<HerbCard[]> => {
        const cards = await readOrKept(
          async () => readCards(await anonRest('herbs', { select: 'card', order: 'name' }, signal)),
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
              await anonRest(
                'herbs',
                {
                  select: 'body,reviewer,next_review_on',
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
