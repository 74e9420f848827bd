import { queryOptions } from '@tanstack/react-query';

import { blankArticle, laterArticleFields } from '../../../content/article-fields.ts';
import { anonRows } from '../../lib/anon-rest.ts';
import { unwrap } from '../../lib/app-error.ts';
import { isText, listOf } from '../../lib/guards.ts';
import { documentRows, readKnowledge, readOrKept } from '../../lib/knowledge.ts';
import { createStoredState } from '../../lib/stored-state.ts';
import { getSupabase } from '../../lib/supabase.ts';
import { t } from '../../words/knowledge.ts';
import { type Article, type ArticleCard, type ArticleRecord, relatedTo, toCard } from './article.ts';

const HOUR_MS = 3_600_000;

const rows = documentRows<Article, ArticleCard>({
  blank: blankArticle,
  later: laterArticleFields,
  toCard,
  unreadable: t('The reading room sent an answer we could not read. Please try again.'),
});
export const { readCards, readBodies } = rows;

/** The article of a read by its slug, null when there was none. */
export function readRecord(answer: unknown): ArticleRecord | null {
  const found = rows.readRecord(answer);
  return found && { article: found.body, reviewer: found.reviewer, nextReviewOn: found.nextReviewOn };
}

/** Public reads of the articles. Without a connection they answer from the file kept on the device. */
export const articleQueries = {
  all: ['articles'] as const,

  /** The cards of all articles, in their order. */
  list: () =>
    queryOptions({
      queryKey: [...articleQueries.all, 'list'] as const,
      queryFn: ({ signal }): Promise<ArticleCard[]> =>
        readOrKept(
          async () =>
            readCards(
              await anonRows(
                'nutrition_articles',
                ['card'],
                { status: 'eq.published', order: 'position,slug' },
                signal,
              ),
            ),
          async () => readBodies(await readKnowledge('articles', signal)).map(toCard),
        ),
      staleTime: HOUR_MS,
    }),

  /** One article; null when there is none under that slug. */
  article: (slug: string) =>
    queryOptions({
      queryKey: [...articleQueries.all, 'article', slug] as const,
      queryFn: ({ signal }): Promise<ArticleRecord | null> =>
        readOrKept(
          async () =>
            readRecord(
              await anonRows(
                'nutrition_articles',
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
            const article = readBodies(await readKnowledge('articles', signal)).find(
              (body) => body.slug === slug,
            );
            return article ? { article, reviewer: null, nextReviewOn: null } : null;
          },
        ),
      staleTime: HOUR_MS,
    }),

  /** The cards of what to read next. */
  related: (slug: string) =>
    queryOptions({
      queryKey: [...articleQueries.all, 'related', slug] as const,
      queryFn: async ({ client }): Promise<ArticleCard[]> =>
        relatedTo(await client.ensureQueryData(articleQueries.list()), slug),
      staleTime: HOUR_MS,
    }),

  /** The cards of articles that speak of a food. */
  ofFood: (slug: string) =>
    queryOptions({
      queryKey: [...articleQueries.all, 'of-food', slug] as const,
      queryFn: async ({ client }): Promise<ArticleCard[]> =>
        (await client.ensureQueryData(articleQueries.list())).filter(({ food_ids }) =>
          food_ids.includes(slug),
        ),
      staleTime: HOUR_MS,
    }),
};

const YEAR_MS = 31_536_000_000;
export const noArticles: readonly string[] = [];

const isSlugs = listOf(isText, 500);

/** Bookmarks of a visitor, kept on the device until they sign in. */
export const deviceArticles = createStoredState('mizizi-saved-articles', isSlugs, noArticles, YEAR_MS);

/** A member's bookmarks, newest first. What was saved on the device before signing in is added to them once. */
export const savedArticlesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['saved-articles', userId] as const,
    queryFn: async (): Promise<readonly string[]> => {
      const { from, rpc } = await getSupabase();
      const onDevice = deviceArticles.get();
      if (onDevice.length > 0) {
        unwrap(await rpc('merge_saved_articles', { slugs: [...onDevice] }));
        deviceArticles.change(() => noArticles);
      }
      const rows = unwrap(
        await from('saved_articles').select('slug').order('created_at', { ascending: false }),
      );
      return rows.map(({ slug }) => slug);
    },
  });

/** Adds or removes a bookmark of the account. */
export async function keepSaved(slug: string, isSaved: boolean): Promise<void> {
  const { from } = await getSupabase();
  if (isSaved) unwrap(await from('saved_articles').insert({ slug }));
  else unwrap(await from('saved_articles').delete().eq('slug', slug));
}
