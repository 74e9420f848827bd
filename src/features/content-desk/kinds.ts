import { articleForm } from './article-form.ts';
import type { ContentForm } from './fields.ts';
import { herbForm } from './herb-form.ts';
import { remedyForm } from './remedy-form.ts';

export const kindIds = ['herb', 'remedy', 'article'] as const;
export type Kind = (typeof kindIds)[number];
export const isKind = (value: string | null | undefined): value is Kind =>
  kindIds.some((kind) => kind === value);

type KindWords = { one: string; many: string; form: ContentForm };

/** What is edited here, with its form. */
export const kinds: Readonly<Record<Kind, KindWords>> = {
  herb: { one: 'herb', many: 'Herbs', form: herbForm },
  remedy: { one: 'remedy', many: 'Remedies', form: remedyForm },
  article: { one: 'article', many: 'Articles', form: articleForm },
};
