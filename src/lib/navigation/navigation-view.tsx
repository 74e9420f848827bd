import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, type Path, Router } from 'react-router';

import type { Navigation, Place } from './navigation.ts';
import { leaveAt, useScroll } from './scroll.ts';

export const NavigationContext = createContext<Navigation | null>(null);
const PlaceContext = createContext<Place | null>(null);

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

/** Renders what comes next; with a fade where the browser knows how. */
function render({ fades }: Place, renderNext: () => void): void {
  if (!fades || !('startViewTransition' in document)) return startTransition(renderNext);
  const { ready, finished } = document.startViewTransition(() => flushSync(renderNext));
  // One that is skipped, such as by the next one, is rendered all the same.
  ready.catch(() => undefined);
  finished.catch(() => undefined);
}

type NavigationViewProps = { navigation: Navigation; children: ReactNode };

/** Shows where a navigation is: the links and hooks of react-router work inside. */
export function NavigationView({ navigation, children }: NavigationViewProps) {
  const [place, setPlace] = useState(navigation.place);
  useLayoutEffect(() => {
    let shown = place;
    const show = (): void => {
      const next = navigation.place;
      if (!next || next === shown) return;
      if (shown) leaveAt(shown.location.key);
      shown = next;
      // A fade begins a frame later: there may have been another step by then.
      render(next, () => setPlace(navigation.place));
    };
    show();
    return navigation.subscribe(show);
    // oxlint-disable-next-line react/exhaustive-deps -- `place` is only where this began
  }, [navigation]);
  useScroll(place);
  return (
    <NavigationContext value={navigation}>
      <PlaceContext value={place}>
        <Router
          location={place?.location ?? navigation.location}
          navigationType={(place?.step ?? 'POP') as NavigationType}
          navigator={navigation.navigator}
        >
          {children}
        </Router>
      </PlaceContext>
    </NavigationContext>
  );
}
