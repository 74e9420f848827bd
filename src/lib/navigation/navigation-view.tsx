import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { type NavigationType, Router } from 'react-router';

import { NavigationContext, PlaceContext } from './navigation-context.ts';
import type { Navigation, Place } from './navigation.ts';
import { leaveAt, useScroll } from './scroll.ts';

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
