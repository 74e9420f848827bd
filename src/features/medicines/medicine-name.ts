import { nameOfMedicine } from '../../entities/safety/reaches.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { isAsWritten, writtenName } from '../../entities/safety/safety-profile.ts';
import { t as shopWords } from '../../words/shop.ts';

/** What a medicine of the list is called. Without the book, which comes from a file, its id still reads as a name. */
export function medicineName(book: SafetyBook | undefined, medicine: string): string {
  if (isAsWritten(medicine)) return writtenName(medicine);
  const name = book ? nameOfMedicine(book, medicine) : medicine;
  if (name !== medicine) return shopWords.known(name);
  const words = medicine.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
