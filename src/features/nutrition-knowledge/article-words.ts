import type { articleGoals, articleTopics } from '../../../content/vocabulary.ts';
import { humanise } from '../../lib/knowledge.ts';
import { t } from '../../words/knowledge.ts';
import type { ArticleBlock, ArticleRecord } from './article.ts';

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
