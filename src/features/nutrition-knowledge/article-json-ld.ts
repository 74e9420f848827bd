import { wordsIn } from './article-text.ts';
import { goalName, topicName } from './article-words.ts';
import type { ArticleRecord } from './article.ts';

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
