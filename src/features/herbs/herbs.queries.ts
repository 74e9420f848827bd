import { queryOptions } from '@tanstack/react-query';

import { blankHerb, laterHerbFields } from '../../../content/herb-fields.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import { documentRows } from '../../lib/document-rows.ts';
import { readKnowledge, readOrKept } from '../../lib/knowledge.ts';
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
