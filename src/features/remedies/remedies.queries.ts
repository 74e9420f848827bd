import { queryOptions } from '@tanstack/react-query';

import { blankRemedy, nullableRemedyFields } from '../../../content/remedy-fields.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import { documentRows } from '../../lib/document-rows.ts';
import { readKnowledge, readOrKept } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import { type Remedy, type RemedyCard, type RemedyRecord, toCard } from './remedy.ts';

const HOUR_MS = 3_600_000;

const rows = documentRows<Remedy, RemedyCard>({
  blank: blankRemedy,
  nullable: nullableRemedyFields,
  toCard,
  unreadable: t('The remedies came in a shape we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The remedy of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): RemedyRecord | null {
  const found = rows.readRecord(answer);
  return found && { remedy: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}

const readList = (signal: AbortSignal): Promise<RemedyCard[]> =>
  readOrKept(
    async () =>
      readCards(
        await anonRows('remedies', ['card'], { status: 'eq.published', order: 'position,title' }, signal),
      ),
    async () => readBodies(await readKnowledge('remedies', signal)).map(toCard),
  );

/** Public reads of the remedies. Without a connection they answer from the file kept on the device. */
export const remedyQueries = {
  all: ['remedies'] as const,

  /** The cards of all remedies, home remedies first. */
  list: () =>
    queryOptions({
      queryKey: [...remedyQueries.all, 'list'] as const,
      queryFn: ({ signal }) => readList(signal),
      staleTime: HOUR_MS,
    }),

  /** The remedies a herb goes into. */
  ofHerb: (slug: string) =>
    queryOptions({
      queryKey: [...remedyQueries.all, 'of-herb', slug] as const,
      queryFn: async ({ signal }) =>
        (await readList(signal)).filter(({ herb_slugs }) => herb_slugs.includes(slug)),
      staleTime: HOUR_MS,
    }),

  /** One remedy; null when there is none under that slug. */
  remedy: (slug: string) =>
    queryOptions({
      queryKey: [...remedyQueries.all, 'remedy', slug] as const,
      queryFn: ({ signal }): Promise<RemedyRecord | null> =>
        readOrKept(
          async () =>
            readRecord(
              await anonRows(
                'remedies',
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
            const remedy = readBodies(await readKnowledge('remedies', signal)).find(
              (one) => one.slug === slug,
            );
            return remedy ? { remedy, reviewer: null, nextReviewOn: null } : null;
          },
        ),
      staleTime: HOUR_MS,
    }),
};
