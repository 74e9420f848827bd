import { sourceList } from './common-fields.ts';
import { type Doc, docOf, listOf, textOf, textsOf, type Value } from './document.ts';
import { type ContentForm, labelled, type Variant } from './fields.ts';

const blocks: readonly Variant[] = [
  {
    id: 'paragraph',
    label: 'Paragraph',
    fields: [{ kind: 'text', key: 'text', label: 'Text', rows: 5 }],
    blank: { kind: 'paragraph', text: '' },
  },
  {
    id: 'heading',
    label: 'Heading',
    fields: [{ kind: 'text', key: 'text', label: 'Heading' }],
    blank: { kind: 'heading', text: '' },
  },
  {
    id: 'list',
    label: 'List',
    fields: [
      { kind: 'texts', key: 'items', label: 'Lines', rows: 4 },
      { kind: 'flag', key: 'is_ordered', label: 'Numbered' },
    ],
    blank: { kind: 'list', is_ordered: false, items: [] },
  },
  {
    id: 'callout',
    label: 'Box',
    fields: [
      {
        kind: 'choice',
        key: 'tone',
        label: 'Kind of box',
        from: [
          ['tip', 'Tip'],
          ['kitchen', 'In the kitchen'],
          ['caution', 'Take care'],
        ],
      },
      { kind: 'text', key: 'title', label: 'Title' },
      { kind: 'text', key: 'text', label: 'Text', rows: 3 },
    ],
    blank: { kind: 'callout', tone: 'tip', title: '', text: '' },
  },
  {
    id: 'table',
    label: 'Table',
    fields: [
      { kind: 'text', key: 'caption', label: 'Caption' },
      { kind: 'cells', key: 'head', label: 'Columns' },
      { kind: 'grid', key: 'rows', label: 'Rows' },
    ],
    blank: { kind: 'table', caption: '', head: [], rows: [] },
  },
];

const wordsOf = (value: Value | undefined): string =>
  [textOf(value), ...textsOf(value), ...listOf(value).flatMap(textsOf)].join(' ');

/** At 200 words a minute, rounded up. */
function readingMinutes(body: Value | undefined): number {
  const words = listOf(body)
    .flatMap((block) => {
      const { kind: _kind, tone: _tone, ...texts } = docOf(block);
      return Object.values(texts).map(wordsOf);
    })
    .join(' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.ceil(words / 200));
}

/** The form of a nutrition article. The reading time is counted. */
export const articleForm: ContentForm = {
  sections: [
    {
      title: 'What it is about',
      fields: [
        { kind: 'text', key: 'title', label: 'Title', hint: '8 to 80 letters' },
        {
          kind: 'text',
          key: 'summary',
          label: 'Summary',
          rows: 2,
          hint: '50 to 170 letters, for cards and search engines',
        },
        {
          kind: 'choice',
          key: 'topic',
          label: 'Topic',
          from: labelled(
            'basics',
            'vegetables-and-fruit',
            'protein',
            'vitamins-and-minerals',
            'life-stages',
            'conditions',
            'weight-and-fasting',
            'kitchen-and-budget',
            'safety',
          ),
        },
        {
          kind: 'choice',
          key: 'goal',
          label: 'Goal',
          from: labelled(
            'eat-well',
            'save-money',
            'strong-blood',
            'strong-bones',
            'grow-well',
            'healthy-heart',
            'steady-sugar',
            'calm-stomach',
            'healthy-weight',
            'more-energy',
            'stay-safe',
          ),
        },
      ],
    },
    {
      title: 'The text',
      fields: [{ kind: 'list', key: 'body', label: 'Text', item: 'part', variants: blocks }],
    },
    {
      title: 'Sources and links',
      fields: [
        sourceList('sources'),
        { kind: 'picks', key: 'food_ids', label: 'Foods it speaks of', from: 'foods' },
        { kind: 'picks', key: 'herb_slugs', label: 'Herbs it speaks of', from: 'herbs' },
        { kind: 'texts', key: 'product_skus', label: 'Products, by SKU', rows: 2 },
      ],
    },
  ],
  blank: (slug, title) => ({
    slug,
    topic: 'basics',
    goal: 'eat-well',
    title,
    summary: '',
    body: [{ kind: 'paragraph', text: '' }],
    reading_minutes: 1,
    sources: [],
    food_ids: [],
    herb_slugs: [],
    product_skus: [],
    reviewed_at: '',
  }),
  finish: (doc: Doc) => ({ ...doc, reading_minutes: readingMinutes(doc['body']) }),
};
