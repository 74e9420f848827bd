import type { ReactNode } from 'react';
import { Suspense, useDeferredValue } from 'react';

/**
 * Parts that are not in the server's markup: their code comes after the page has been hydrated, their place is kept. Rendered in
 * slices between which the browser answers taps: a store's change would render all hearts of a page in one go.
 */
export function AfterHydration({ children, place = null }: { children: ReactNode; place?: ReactNode }) {
  const hydrated = useDeferredValue(true, false);
  return hydrated ? <Suspense fallback={place}>{children}</Suspense> : place;
}
