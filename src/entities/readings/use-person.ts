import { useMemo } from 'react';

import { isEmpty } from '../safety/safety-profile.ts';
import { useBook } from '../safety/use-book.ts';
import { useSafetyProfile } from '../safety/use-safety.ts';
import { type Person, personOf } from './person.ts';

/** Whoever the visitor's safety list describes; the book is fetched only for a list that is not empty. */
export function usePerson(): Person {
  const profile = useSafetyProfile();
  const { book } = useBook(!isEmpty(profile));
  return useMemo(() => personOf(profile, book), [profile, book]);
}
