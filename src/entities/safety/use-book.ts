import { useQuery } from '@tanstack/react-query';

import type { SafetyBook } from './safety-book.ts';
import { safetyQueries } from './safety.queries.ts';

/** The rules of the device's file with what was edited since; fetched only when they are `wanted`. */
export function useBook(wanted: boolean): { book: SafetyBook | undefined; isError: boolean } {
  const { data: file, isError } = useQuery({ ...safetyQueries.book(), enabled: wanted });
  const { data: edited } = useQuery({ ...safetyQueries.edited(), enabled: wanted });
  if (!file || !edited) return { book: file, isError };
  return {
    book: {
      ...file,
      herbs: { ...file.herbs, ...edited.herbs },
      remedies: { ...file.remedies, ...edited.remedies },
    },
    isError,
  };
}
