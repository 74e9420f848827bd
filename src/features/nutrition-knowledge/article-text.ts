import { goalName, topicName } from './article-words.ts';
import type { ArticleBlock, ArticleRecord } from './article.ts';

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
