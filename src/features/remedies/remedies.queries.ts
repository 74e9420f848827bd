import { queryOptions } from '@tanstack/react-query';

import {
  blankRemedy,
  laterRemedyFields,
  nullableRemedyFields,
  remedyCardFields,
} from '../../../content/remedy-fields.ts';
import type { Remedy } from '../../../content/remedy-schema.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import {
  documentRows,
  pick,
  humanise,
  type IngredientTerm,
  readKnowledge,
  readOrKept,
} from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';

export type { Remedy } from '../../../content/remedy-schema.ts';

/** What lists show and filter by. */
export interface RemedyCard extends Pick<Remedy, (typeof remedyCardFields)[number]> {
  min_age_years: number;
  /** Ingredient and whether one can do without it. */
  ingredients: (readonly [ingredient: string, optional: boolean])[];
}

/** A remedy with who vouches for it. */
export type RemedyRecord = { remedy: Remedy; reviewer: string | null; nextReviewOn: string | null };

/** The card of a remedy; the database makes the same one. */
export const toCard = (remedy: Remedy): RemedyCard => ({
  ...pick(remedy, remedyCardFields),
  min_age_years: remedy.limits.min_age_years,
  ingredients: remedy.ingredients.map(({ ingredient, optional }) => [ingredient, optional] as const),
});

/** `2.5` → `2 years 6 months`, `0` → `any age`. */
export function ageText(years: number): string {
  if (years === 0) return t('any age');
  const whole = Math.floor(years);
  const months = Math.round((years - whole) * 12);
  if (whole === 0) return t('{n} months', { n: months });
  return months === 0
    ? t.count(whole, '{n} year', '{n} years')
    : t.count(whole, '{n} year {months} months', '{n} years {months} months', { months });
}

type Names = { name: string; other: { text: string; lang: 'en' | 'sw' } | null };

/**
 * What an ingredient is called, with its name in the other language: the Swahili one beside the English; where the app
 * speaks Kiswahili the English one, which the steps of a remedy use.
 */
export function ingredientNames(id: string, term: IngredientTerm | undefined): Names {
  const english = term?.name ?? humanise(id);
  const name = t.known(english);
  if (name !== english) return { name, other: { text: english, lang: 'en' } };
  return { name, other: term?.swahili ? { text: term.swahili, lang: 'sw' } : null };
}

const HOUR_MS = 3_600_000;

const rows = documentRows<Remedy, RemedyCard>({
  blank: blankRemedy,
  later: laterRemedyFields,
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
