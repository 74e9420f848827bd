import type { ArticleBlock } from './article.ts';

const textsOf = (block: ArticleBlock): readonly string[] => {
  if (block.kind === 'list') return block.items;
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()];
  return block.kind === 'callout' ? [block.title, block.text] : [block.text];
};

/** How many words a text has. */
export const wordsIn = (body: readonly ArticleBlock[]): number =>
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
