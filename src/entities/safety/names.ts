import { language } from '../../words/language.ts';
import { t } from '../../words/names.ts';
import type { HerbEntry, SafetyBook } from './safety-book.ts';

/** A herb as the app speaks: in Kiswahili by its Kiswahili name, where it has one, with the other beside it. */
export function shownHerb({ name, swahili }: Pick<HerbEntry, 'name' | 'swahili'>): string {
  if (language === 'en' || swahili === undefined) return name;
  return `${swahili.charAt(0).toUpperCase()}${swahili.slice(1)} (${name})`;
}

/** The name of a herb of the book; its slug where the book does not know it. */
export function herbName(book: SafetyBook, slug: string): string {
  const herb = book.herbs[slug];
  return herb ? shownHerb(herb) : slug;
}

/** The name of a remedy of the book in the language of the app; its slug where the book does not know it. */
export const remedyName = (book: SafetyBook, slug: string): string =>
  t.known(book.remedies[slug]?.name ?? slug);
