import type { ReactNode } from 'react';
import { Suspense, useDeferredValue } from 'react';

/**
 * Parts that are not in the server's markup: their code comes after the page has woken up, their place is kept. Drawn in
 * slices between which the browser answers taps: a store's change would draw all hearts of a page in one go.
 */
export function AfterHydration({ children, place = null }: { children: ReactNode; place?: ReactNode }) {
  const awake = useDeferredValue(true, false);
  return awake ? <Suspense fallback={place}>{children}</Suspense> : place;
}
