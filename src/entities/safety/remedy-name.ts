import { t } from '../../words/remedy-titles.ts';
import type { SafetyBook } from './safety-book.ts';

/** The name of a remedy of the book in the language of the app; its slug where the book does not know it. */
export const remedyName = (book: SafetyBook, slug: string): string =>
  t.known(book.remedies[slug]?.name ?? slug);
