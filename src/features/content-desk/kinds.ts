import { blankRemedy } from '../../../content/remedy-fields.ts';
import { ayurvedicPreparations, remedyKinds } from '../../../content/vocabulary.ts';
import { t } from '../../words/desk.ts';
import { articleForm } from './article-form.ts';
import { ayurveda, grades, sourceList, warnings } from './common-fields.ts';
import { type ContentForm, labelled } from './fields.ts';
import { herbForm } from './herb-form.ts';

export const kindIds = ['herb', 'remedy', 'article'] as const;
export type Kind = (typeof kindIds)[number];
export const isKind = (value: string | null | undefined): value is Kind =>
  kindIds.some((kind) => kind === value);

type KindWords = {
  /** `Herbs` */
  many: string;
  all: string;
  theOne: string;
  newOne: string;
  aNewOne: string;
  loading: string;
  failed: string;
  /** What its name is called in the form. */
  name: string;
  form: ContentForm;
};

/** The form of a remedy. */
const remedyForm: ContentForm = {
  sections: [
    {
      title: t('What it is'),
      fields: [
        { kind: 'text', key: 'title', label: t('Title') },
        { kind: 'choice', key: 'kind', label: t('Kind'), from: labelled(...remedyKinds) },
        { kind: 'picks', key: 'complaints', label: t('Complaints'), from: 'complaints' },
        {
          kind: 'text',
          key: 'summary',
          label: t('Summary'),
          rows: 2,
          hint: t('40 to 170 letters, for cards and search engines'),
        },
        { kind: 'picture', key: 'picture', label: t('Picture'), first: 'remedy-' },
        { kind: 'choice', key: 'evidence', label: t('Evidence'), from: grades },
        { kind: 'text', key: 'evidence_text', label: t('What the evidence says'), rows: 3 },
      ],
    },
    {
      title: t('Safety'),
      intro: t('Red flags stand before the remedy and end it at once.'),
      fields: [
        { kind: 'picks', key: 'red_flags', label: t('Red flags'), from: 'red_flags' },
        { kind: 'texts', key: 'see_clinician', label: t('See a clinician when'), rows: 4 },
        { kind: 'text', key: 'for_whom', label: t('For whom'), rows: 2 },
        warnings('not_for', t('Not for')),
        {
          kind: 'group',
          key: 'limits',
          label: t('Limits'),
          fields: [
            { kind: 'number', key: 'max_a_day', label: t('Most a day') },
            { kind: 'text', key: 'unit', label: t('Counted in') },
            {
              kind: 'number',
              key: 'max_days',
              label: t('Most days'),
              hint: t('Empty for food and first aid'),
              nullable: true,
            },
            { kind: 'number', key: 'min_age_years', label: t('From what age, in years') },
          ],
        },
        { kind: 'flag', key: 'external', label: t('Not swallowed') },
      ],
    },
    {
      title: t('How it is made'),
      fields: [
        {
          kind: 'list',
          key: 'ingredients',
          label: t('Ingredients'),
          variants: [
            {
              id: 'ingredient',
              label: t('Ingredient'),
              add: t('Add ingredient'),
              fields: [
                { kind: 'choice', key: 'ingredient', label: t('Ingredient'), from: 'ingredients' },
                { kind: 'text', key: 'amount', label: t('Amount') },
                { kind: 'flag', key: 'optional', label: t('It works without') },
              ],
            },
          ],
        },
        { kind: 'texts', key: 'steps', label: t('Steps'), rows: 6 },
        { kind: 'text', key: 'dose', label: t('How it is used in a day'), rows: 3 },
        { kind: 'text', key: 'keeps', label: t('How it keeps'), rows: 2 },
      ],
    },
    {
      title: t('Tradition, sources and links'),
      fields: [
        ayurveda([
          { kind: 'text', key: 'sanskrit', label: t('Sanskrit name') },
          {
            kind: 'choice',
            key: 'preparation',
            label: t('Kind of preparation'),
            from: labelled(...ayurvedicPreparations),
            start: 'kwatha',
          },
        ]),
        sourceList('references'),
        { kind: 'picks', key: 'herb_slugs', label: t('Herbs'), from: 'herbs' },
        { kind: 'texts', key: 'product_skus', label: t('Products, by SKU'), rows: 2 },
      ],
    },
  ],
  hidden: {
    slug: t('Address'),
    reviewed_at: t('Month of the review'),
    until_years: t('Until what age, in years'),
    advice: t('What to do'),
  },
  blank: (slug, title) => ({ ...blankRemedy, slug, title }),
};

/** What is edited here, with its form. */
export const kinds: Readonly<Record<Kind, KindWords>> = {
  herb: {
    many: t('Herbs'),
    all: t('All herbs'),
    theOne: t('The herb'),
    newOne: t('New herb'),
    aNewOne: t('A new herb'),
    loading: t('Loading herbs'),
    failed: t('The herbs could not be loaded'),
    name: t('English name'),
    form: herbForm,
  },
  remedy: {
    many: t('Remedies'),
    all: t('All remedies'),
    theOne: t('The remedy'),
    newOne: t('New remedy'),
    aNewOne: t('A new remedy'),
    loading: t('Loading remedies'),
    failed: t('The remedies could not be loaded'),
    name: t('Title'),
    form: remedyForm,
  },
  article: {
    many: t('Articles'),
    all: t('All articles'),
    theOne: t('The article'),
    newOne: t('New article'),
    aNewOne: t('A new article'),
    loading: t('Loading articles'),
    failed: t('The articles could not be loaded'),
    name: t('Title'),
    form: articleForm,
  },
};
