import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { checkContent, contentQueries, type Fault } from './content-desk.queries.ts';
import type { Doc } from './document.ts';
import type { Kind } from './kinds.ts';

const noFaults: readonly Fault[] = [];
/** How long somebody pauses before their text is looked at. */
const PAUSE_MS = 700;

/**
 * What the database finds wrong with a text, asked at every pause. Without a connection nothing is found: the same
 * check comes with the review.
 */
export function useFaults(
  kind: Kind,
  body: Doc,
  isWanted: boolean,
): { faults: readonly Fault[]; errors: Readonly<Record<string, string>> } {
  const [asked, setAsked] = useState(body);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(body), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [body]);
  const { data: faults = noFaults } = useQuery({
    queryKey: [...contentQueries.all, 'faults', kind, asked] as const,
    queryFn: () => checkContent(kind, asked),
    enabled: isWanted,
    retry: false,
    // the former answer stays until the next one is here, so that messages do not flicker
    placeholderData: (before) => before,
  });
  return {
    faults: isWanted ? faults : noFaults,
    errors: Object.fromEntries(
      (isWanted ? faults : noFaults).toReversed().map(({ field, message }) => [field, message]),
    ),
  };
}
