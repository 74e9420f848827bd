import { t } from '../../words/desk.ts';
import { articleForm } from './article-form.ts';
import type { ContentForm } from './fields.ts';
import { herbForm } from './herb-form.ts';
import { remedyForm } from './remedy-form.ts';

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
