/** A nutrition article as the database and the kept file hold it (`content/article-schema.ts`). */
export type ArticleBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; is_ordered: boolean; items: readonly string[] }
  | { kind: 'callout'; tone: 'tip' | 'kitchen' | 'caution'; title: string; text: string }
  | {
      kind: 'table';
      caption: string;
      head: readonly string[];
      rows: readonly (readonly string[])[];
    };

export type Source = { title: string; publisher: string; year: number | null; url: string | null };

export type Article = {
  slug: string;
  topic: string;
  goal: string;
  title: string;
  summary: string;
  body: readonly ArticleBlock[];
  /** At 200 words a minute, rounded up. */
  reading_minutes: number;
  sources: readonly Source[];
  food_ids: readonly string[];
  herb_slugs: readonly string[];
  product_skus: readonly string[];
  /** `2026-11` */
  reviewed_at: string;
};

/** What lists show and search. */
export type ArticleCard = Pick<
  Article,
  'slug' | 'title' | 'topic' | 'goal' | 'summary' | 'reading_minutes' | 'food_ids' | 'herb_slugs'
> & { headings: readonly string[] };

/** An article with who vouches for it; `nextReviewOn` is a date. */
export type ArticleRecord = { article: Article; reviewer: string | null; nextReviewOn: string | null };

/** The card of an article, as the database makes it too. */
export const toCard = (article: Article): ArticleCard => ({
  slug: article.slug,
  title: article.title,
  topic: article.topic,
  goal: article.goal,
  summary: article.summary,
  reading_minutes: article.reading_minutes,
  food_ids: article.food_ids,
  herb_slugs: article.herb_slugs,
  headings: article.body.flatMap((block) => (block.kind === 'heading' ? block.text : [])),
});

export const isSlug = (value: string | undefined): value is string =>
  value !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
