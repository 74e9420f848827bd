import { describe, expect, it } from 'vitest';

import { articleSchema } from './article-schema.ts';
import { articles } from './articles.ts';
import { article, bodyWords, wordCount } from './articles/article-text.ts';
import { findBannedClaim } from './banned-claims.ts';
import { foodById } from './foods.ts';
import { products } from './products.ts';
import { articleGoals, articleTopics } from './vocabulary.ts';

const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the articles', () => {
  it('are at least 40, some on every topic and for every goal', () => {
    expect(articles.length).toBeGreaterThanOrEqual(40);
    for (const topic of articleTopics)
      expect(articles.filter((each) => each.topic === topic).length).toBeGreaterThanOrEqual(2);
    const goals = new Set(articles.map((each) => each.goal));
    expect(articleGoals.filter((goal) => !goals.has(goal))).toEqual([]);
  });

  it('never repeat a slug, a title or a paragraph', () => {
    expect(repeated(articles.map((each) => each.slug))).toEqual([]);
    expect(repeated(articles.map((each) => each.title))).toEqual([]);
    const paragraphs = articles.flatMap((each) =>
      each.body.flatMap((block) => (block.kind === 'paragraph' ? block.text : [])),
    );
    expect(repeated(paragraphs)).toEqual([]);
  });
});

describe.each(articles.map((each) => [each.slug, each] as const))('%s', (_slug, each) => {
  const words = wordCount(bodyWords(each.body));

  it('keeps to the schema', () => {
    expect(articleSchema.safeParse(each).error?.issues).toBeUndefined();
  });

  it('has 500 to 900 words, headings, a table and a callout', () => {
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(each.reading_minutes).toBe(Math.ceil(words / 200));
    const kinds = each.body.map((block) => block.kind);
    expect(kinds.filter((kind) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
    expect(kinds).toContain('table');
    expect(kinds).toContain('callout');
    expect(kinds[0]).toBe('paragraph');
  });

  it('refers to foods and products that exist', () => {
    const skus = new Set(products.map((product) => product.sku));
    expect(each.food_ids.filter((id) => !foodById.has(id))).toEqual([]);
    expect(each.product_skus.filter((sku) => !skus.has(sku))).toEqual([]);
    expect(repeated(each.food_ids)).toEqual([]);
  });

  it('makes no banned claim', () => {
    expect(findBannedClaim([each.title, each.summary, bodyWords(each.body)].join('\n'))).toBeNull();
  });
});

describe('the text of an article', () => {
  const entry = { ...articles[0], slug: 'sample' };
  const write = (text: string): ReturnType<typeof article> => {
    const [first] = articles;
    if (!first) throw new Error('there is no article');
    const { body: _body, reading_minutes: _minutes, ...rest } = first;
    return article({ ...rest, slug: entry.slug, text });
  };

  it('becomes blocks', () => {
    const { body } = write(`
Milk is boiled.

# Why

- one
- two

1. first
2. second

tip | Title | Words of advice.

table: A caption
Head | Other
a | b

foods: Protein | protein_g | egg-boiled, managu-boiled
`);
    expect(body).toEqual([
      { kind: 'paragraph', text: 'Milk is boiled.' },
      { kind: 'heading', text: 'Why' },
      { kind: 'list', is_ordered: false, items: ['one', 'two'] },
      { kind: 'list', is_ordered: true, items: ['first', 'second'] },
      { kind: 'callout', tone: 'tip', title: 'Title', text: 'Words of advice.' },
      { kind: 'table', caption: 'A caption', head: ['Head', 'Other'], rows: [['a', 'b']] },
      {
        kind: 'table',
        caption: 'Protein',
        head: ['Food', 'Portion', 'Protein (g)'],
        rows: [
          ['Egg, boiled', '1 egg, 50 g', '6.3'],
          ['Managu, boiled', '1 serving, 130 g', '2.7'],
        ],
      },
    ]);
  });

  it('says when a figure is not known, and refuses what does not exist', () => {
    expect(write('foods: Iron | iron_mg | managu-boiled, egg-boiled').body[0]).toMatchObject({
      rows: [['Managu, boiled', '1 serving, 130 g', 'not known'], expect.anything()],
    });
    expect(() => write('foods: Iron | iron_mg | unobtainium, egg-boiled')).toThrow(/unobtainium/);
    expect(() => write('foods: Iron | rust_mg | egg-boiled, milk-whole')).toThrow(/rust_mg/);
  });
});
