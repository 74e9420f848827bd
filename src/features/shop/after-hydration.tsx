import type { ReactNode } from 'react';
import { Suspense, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Parts that are not in the server's markup: their code comes after the page has woken up, their place is kept. */
export function AfterHydration({ children, place = null }: { children: ReactNode; place?: ReactNode }) {
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return awake ? <Suspense fallback={place}>{children}</Suspense> : place;
}
