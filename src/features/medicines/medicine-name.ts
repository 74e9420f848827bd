import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { t as shopWords } from '../../words/shop.ts';

const OTHER = 'other:';
const MOST_LETTERS = 60;

/** The entry of the safety list for a name nobody knows; it is kept as it was written. */
export const asWritten = (typed: string): string =>
  OTHER + typed.trim().replaceAll(/\s+/g, ' ').slice(0, MOST_LETTERS);

/** Whether the safety check can look this medicine up. */
export const isCheckable = (medicine: string): boolean => !medicine.startsWith(OTHER);

/** What a medicine of the list is called. Without the book, which comes from a file, its id still reads as a name. */
export function medicineName(book: SafetyBook | undefined, medicine: string): string {
  if (!isCheckable(medicine)) return medicine.slice(OTHER.length);
  const name = book?.medicines[medicine]?.name;
  if (name !== undefined) return shopWords.known(name);
  const words = medicine.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
