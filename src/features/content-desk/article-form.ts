import { blankArticle } from '../../../content/article-fields.ts';
import { articleGoals, articleTopics, type boxTones } from '../../../content/vocabulary.ts';
import { t } from '../../words/desk.ts';
import { sourceList } from './common-fields.ts';
import {
  type Doc,
  docOf,
  listOf,
  textOf,
  textsOf,
  type Value,
  type ContentForm,
  labelled,
  optionsIn,
  type Variant,
} from './fields.ts';

const blocks: readonly Variant[] = [
  {
    id: 'paragraph',
    label: t('Paragraph'),
    fields: [{ kind: 'text', key: 'text', label: t('Text'), rows: 5 }],
  },
  {
    id: 'heading',
    label: t('Heading'),
    fields: [{ kind: 'text', key: 'text', label: t('Heading') }],
  },
  {
    id: 'list',
    label: t('List'),
    fields: [
      { kind: 'texts', key: 'items', label: t('Lines'), rows: 4 },
      { kind: 'flag', key: 'is_ordered', label: t('Numbered') },
    ],
  },
  {
    id: 'callout',
    label: t('Box'),
    fields: [
      {
        kind: 'choice',
        key: 'tone',
        label: t('Kind of box'),
        from: optionsIn<(typeof boxTones)[number]>({
          tip: t('Tip'),
          kitchen: t('In the kitchen'),
          caution: t('Take care'),
        }),
      },
      { kind: 'text', key: 'title', label: t('Title') },
      { kind: 'text', key: 'text', label: t('Text'), rows: 3 },
    ],
  },
  {
    id: 'table',
    label: t('Table'),
    fields: [
      { kind: 'text', key: 'caption', label: t('Caption') },
      { kind: 'cells', key: 'head', label: t('Columns') },
      { kind: 'grid', key: 'rows', label: t('Rows') },
    ],
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
      title: t('What it is about'),
      fields: [
        { kind: 'text', key: 'title', label: t('Title'), hint: t('8 to 80 letters') },
        {
          kind: 'text',
          key: 'summary',
          label: t('Summary'),
          rows: 2,
          hint: t('50 to 170 letters, for cards and search engines'),
        },
        {
          kind: 'choice',
          key: 'topic',
          label: t('Topic'),
          from: labelled(...articleTopics),
        },
        {
          kind: 'choice',
          key: 'goal',
          label: t('Goal'),
          from: labelled(...articleGoals),
        },
      ],
    },
    {
      title: t('The text'),
      fields: [{ kind: 'list', key: 'body', label: t('Text'), variants: blocks }],
    },
    {
      title: t('Sources and links'),
      fields: [
        sourceList('sources'),
        { kind: 'picks', key: 'food_ids', label: t('Foods it speaks of'), from: 'foods' },
        { kind: 'picks', key: 'herb_slugs', label: t('Herbs it speaks of'), from: 'herbs' },
        { kind: 'texts', key: 'product_skus', label: t('Products, by SKU'), rows: 2 },
      ],
    },
  ],
  hidden: {
    slug: t('Address'),
    reviewed_at: t('Month of the review'),
    reading_minutes: t('Minutes to read'),
  },
  blank: (slug, title) => ({ ...blankArticle, slug, title, body: [{ kind: 'paragraph', text: '' }] }),
  finish: (doc: Doc) => ({ ...doc, reading_minutes: readingMinutes(doc['body']) }),
};
