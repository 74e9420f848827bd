import { createContext, useContext, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Path } from 'react-router';

import type { Navigation, Place } from './navigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);
export const PlaceContext = createContext<Place | null>(null);

/** @throws outside of a `NavigationView` */
function useOwnNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('There is no NavigationView around this');
  return navigation;
}

/** The place that is shown; null until the first page is there. */
export const usePlace = (): Place | null => useContext(PlaceContext);

/** Whether the next page is being fetched or rendered. */
export function useIsUnderWay(): boolean {
  const navigation = useOwnNavigation();
  const shown = usePlace();
  return useSyncExternalStore(
    navigation.subscribe,
    () => navigation.isUnderWay || navigation.place !== shown,
    () => false,
  );
}

type HeldStep = { isHeld: boolean; goOn: () => void; stay: () => void };

/** Holds back each step that `mustAsk` says, until somebody decides to go on or to stay. */
export function useStepGuard(mustAsk: (from: Path, to: Path) => boolean): HeldStep {
  const navigation = useOwnNavigation();
  const [held, setHeld] = useState<{ goOn: () => void } | null>(null);
  const guard = useEffectEvent((from: Path, to: Path, goOn: () => void): boolean => {
    if (!mustAsk(from, to)) return false;
    setHeld({ goOn });
    return true;
  });
  useEffect(() => {
    const end = navigation.guard((from, to, goOn) => guard(from, to, goOn));
    return () => void end();
  }, [navigation]);
  return {
    isHeld: held !== null,
    goOn: () => {
      setHeld(null);
      held?.goOn();
    },
    stay: () => setHeld(null),
  };
}
