import { articleCardFields } from '../../../content/article-fields.ts';
import type { Article, ArticleBlock } from '../../../content/article-schema.ts';
import type { articleGoals, articleTopics } from '../../../content/vocabulary.ts';
import { pick, humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';

export type { Article, ArticleBlock } from '../../../content/article-schema.ts';

/** What lists show and search. */
export type ArticleCard = Pick<Article, (typeof articleCardFields)[number]> & { headings: string[] };

/** An article with who vouches for it; `nextReviewOn` is a date. */
export type ArticleRecord = { article: Article; reviewer: string | null; nextReviewOn: string | null };

/** The card of an article, as the database makes it too. */
export const toCard = (article: Article): ArticleCard => ({
  ...pick(article, articleCardFields),
  headings: article.body.flatMap((block) => (block.kind === 'heading' ? block.text : [])),
});

export const isSlug = (value: string | undefined): value is string =>
  value !== undefined && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

const MOST = 4;
const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((entry) => other.includes(entry)).length;

/** Up to four articles nearest to one: the same topic weighs most, then the goal, then foods and herbs in common. */
export function relatedTo(cards: readonly ArticleCard[], slug: string): ArticleCard[] {
  const own = cards.find((card) => card.slug === slug);
  if (!own) return [];
  const nearness = (card: ArticleCard): number =>
    (card.topic === own.topic ? 3 : 0) +
    (card.goal === own.goal ? 2 : 0) +
    shared(card.food_ids, own.food_ids) +
    shared(card.herb_slugs, own.herb_slugs);
  return cards
    .filter((card) => card !== own)
    .map((card) => ({ card, score: nearness(card) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ card }) => card);
}

/** Topics in the order of the page. */
const topics: Readonly<Record<(typeof articleTopics)[number], string>> = {
  basics: t('Basics'),
  'vegetables-and-fruit': t('Vegetables and fruit'),
  protein: t('Protein'),
  'vitamins-and-minerals': t('Vitamins and minerals'),
  'life-stages': t('For every age'),
  conditions: t('Food and illness'),
  'weight-and-fasting': t('Weight and fasting'),
  'kitchen-and-budget': t('Kitchen and budget'),
  safety: t('Safe food'),
};

const goals: Readonly<Record<(typeof articleGoals)[number], string>> = {
  'eat-well': t('Eat well'),
  'save-money': t('Save money'),
  'strong-blood': t('Strong blood'),
  'strong-bones': t('Strong bones'),
  'grow-well': t('Grow well'),
  'healthy-heart': t('A healthy heart'),
  'steady-sugar': t('Steady sugar'),
  'calm-stomach': t('A calm stomach'),
  'healthy-weight': t('A healthy weight'),
  'more-energy': t('More energy'),
  'stay-safe': t('Stay safe'),
};

const wordIn = (words: Readonly<Record<string, string>>, id: string): string => words[id] ?? humanise(id);
export const topicName = (id: string): string => wordIn(topics, id);
export const goalName = (id: string): string => wordIn(goals, id);

const inOrder =
  (names: Readonly<Record<string, string>>) =>
  (ids: readonly string[]): string[] => {
    const known = Object.keys(names);
    const place = (id: string): number => (known.includes(id) ? known.indexOf(id) : known.length);
    return [...new Set(ids)].toSorted((a, b) => place(a) - place(b));
  };

export const topicsInOrder = inOrder(topics);
export const goalsInOrder = inOrder(goals);

const textsOf = (block: ArticleBlock): readonly string[] => {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return block.kind === 'callout' ? [block.title, block.text] : [block.text];
};

/** How many words a text has. */
const wordsIn = (body: readonly ArticleBlock[]): number =>
  body
    .flatMap(textsOf)
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;

/** The address of a heading within its page: `What is added?` → `what-is-added`. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** What search engines read about an article (schema.org, Article). */
export function articleJsonLd({ article, reviewer }: ArticleRecord, url: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    mainEntityOfPage: url,
    headline: article.title,
    description: article.summary,
    articleSection: topicName(article.topic),
    keywords: goalName(article.goal),
    inLanguage: 'en-KE',
    isAccessibleForFree: true,
    wordCount: wordsIn(article.body),
    timeRequired: `PT${article.reading_minutes}M`,
    dateModified: `${article.reviewed_at}-01`,
    author: { '@type': 'Organization', name: 'Mizizi' },
    publisher: { '@type': 'Organization', name: 'Mizizi' },
    ...(reviewer ? { editor: { '@type': 'Person', name: reviewer } } : {}),
    citation: article.sources.map(({ title, publisher }) => `${title}. ${publisher}`),
  };
}
