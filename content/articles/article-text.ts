import type { Article, ArticleBlock } from '../article-schema.ts';
import { foodFigures } from './food-figures.ts';

type Tone = Extract<ArticleBlock, { kind: 'callout' }>['tone'];
const tones: Readonly<Record<string, Tone>> = { tip: 'tip', kitchen: 'kitchen', caution: 'caution' };

function block(text: string): ArticleBlock {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines[0] ?? '';
  const cells = (line: string): string[] => line.split('|').map((cell) => cell.trim());

  if (first.startsWith('# ')) return { kind: 'heading', text: first.slice(2) };
  if (first.startsWith('foods: ')) return foodFigures(first.slice(7));
  if (first.startsWith('table: ')) {
    const [head = [], ...rows] = lines.slice(1).map(cells);
    return { kind: 'table', caption: first.slice(7), head, rows };
  }
  const [word, title, words] = cells(first);
  const tone = tones[word ?? ''];
  if (tone && title && words) return { kind: 'callout', tone, title, text: words };
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', is_ordered: false, items: lines.map((line) => line.slice(2)) };
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'list', is_ordered: true, items: lines.map((line) => line.replace(/^\d+\. /, '')) };
  return { kind: 'paragraph', text: lines.join(' ') };
}

/** All words a reader meets in a body, for counting and for checking. */
export function bodyWords(body: readonly ArticleBlock[]): string {
  return body
    .flatMap((part) => {
      if (part.kind === 'list') return part.items;
      if (part.kind === 'table') return [part.caption, ...part.head, ...part.rows.flat()];
      return part.kind === 'callout' ? [part.title, part.text] : [part.text];
    })
    .join('\n');
}

/** Words as a reader counts them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

const wordsAMinute = 200;

/**
 * An article whose body is written as text, blocks separated by empty lines: `# heading`, paragraphs, `- ` and
 * `1. ` lists, `tip | title | words` (also `kitchen`, `caution`), `table: caption` with rows of cells below, and
 * `foods: caption | nutrients | foods`, a table filled from the food table.
 */
export function article(
  entry: Omit<Article, 'body' | 'reading_minutes' | 'herb_slugs' | 'product_skus' | 'reviewed_at'> &
    Partial<Pick<Article, 'herb_slugs' | 'product_skus'>> & { text: string },
): Article {
  const { text, ...rest } = entry;
  const body = text
    .trim()
    .split(/\n\s*\n/)
    .map(block);
  return {
    herb_slugs: [],
    product_skus: [],
    ...rest,
    body,
    reading_minutes: Math.ceil(wordCount(bodyWords(body)) / wordsAMinute),
    reviewed_at: '2026-11',
  };
}
