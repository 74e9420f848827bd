import { useQueryClient } from '@tanstack/react-query';

import { cautionOfTip, type SafetyAnswer, safetyAnswerTo } from '../../entities/safety/safety-answer.ts';
import type { SafetyBook } from '../../entities/safety/safety-book.ts';
import { safetyQueries } from '../../entities/safety/safety.queries.ts';
import { useBook } from '../../entities/safety/use-book.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { useNairobiDay } from '../../lib/use-nairobi-day.ts';

/** A question does not wait longer for the rules of the check. */
const PATIENCE_MS = 3000;

/** Reads questions and tips against the rules on this device and the list of whoever asks. Nothing is sent. */
export function useSafetyCheck() {
  const profile = useSafetyProfile();
  const { book, isError } = useBook(true);
  const today = useNairobiDay();
  const queries = useQueryClient();
  return {
    /** The rules; undefined while they come, null when they cannot be had. */
    book: book ?? (isError ? null : undefined),
    /** The rules once they are here. */
    load: async (): Promise<SafetyBook | null> => {
      const known = book ?? (isError ? null : undefined);
      if (known !== undefined) return known;
      const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE_MS));
      // What cannot be read is said below the tip.
      return Promise.race([queries.ensureQueryData(safetyQueries.book()).catch(() => null), late]);
    },
    answerTo: (from: SafetyBook, text: string): SafetyAnswer | null =>
      safetyAnswerTo(from, text, profile, today),
    cautionOf: (from: SafetyBook, tip: string, asked: string): SafetyAnswer | null =>
      cautionOfTip(from, tip, asked, profile, today),
  };
}
