import type { Article } from './article-schema.ts';

/** Fields that came after the first articles, as `laterHerbFields`. */
export const laterArticleFields = {} satisfies Partial<Article>;

/** An article that says nothing yet, as `blankHerb` is a monograph. */
export const blankArticle = {
  slug: '',
  topic: 'basics',
  goal: 'eat-well',
  title: '',
  summary: '',
  body: [],
  reading_minutes: 1,
  sources: [],
  food_ids: [],
  herb_slugs: [],
  product_skus: [],
  reviewed_at: '',
  ...laterArticleFields,
} satisfies Article;

/** What lists show and search as the article has it. */
export const articleCardFields = [
  'slug',
  'title',
  'topic',
  'goal',
  'summary',
  'reading_minutes',
  'food_ids',
  'herb_slugs',
] as const satisfies readonly (keyof Article)[];
