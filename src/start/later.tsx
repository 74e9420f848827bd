import {
  useEffect,
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useRef,
  useState,
} from 'react';

import { whenIdle } from '../lib/device.ts';
import { toast } from '../lib/toast.ts';
import { t } from '../words/shell.ts';

/** So long after the app began a first visit has long settled. */
export const SETTLED_MS = 2500;

const moves = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const;

/**
 * Resolves as soon as somebody moves on the page, or when it has long settled: time for what accompanies a page, does not
 * decide how fast it appears, and would share a slow line with it.
 */
export const settled: Promise<void> = new Promise((resolve) => {
  if (typeof document === 'undefined') return; // prerendering
  const timer = setTimeout(end, SETTLED_MS);
  function end(): void {
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, end, true);
    resolve();
  }
  for (const move of moves) addEventListener(move, end, { capture: true, passive: true });
});

/** Each render has its price, and a card is no section. */
const CARDS_AT_ONCE = 4;

/**
 * What lies below the first view waits for somebody to come near while the page is hydrated (`.rendered-near`). Afterwards it
 * is laid out part by part, whenever the browser has time, so that searching, printing and saving the page find it whole.
 */
export function useRenderRest(): void {
  useEffect(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('.rendered-near')];
    const next = (): void => {
      const [part] = parts;
      if (part) {
        for (const one of parts.splice(0, part.matches('li') ? CARDS_AT_ONCE : 1))
          one.style.contentVisibility = 'visible';
        whenIdle(next);
      } else document.documentElement.dataset['rendered'] = ''; // pages that come later need not wait
    };
    whenIdle(next);
  }, []);
}

type PartProps = {
  children: ReactNode;
  /** Keeps its place meanwhile, and while its code is fetched; its height keeps what is below from jumping. */
  place?: ReactNode;
};

type NearProps = PartProps & {
  /** How far below the view "near" begins, in pixels. */
  margin?: number;
  /** Shows it at once, as when the address leads to it. */
  now?: boolean;
};

/** Without an observer, as in simulated browsers, everything is near. What is prerendered never is. */
const cannotObserve = () => typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined';

function Near({ children, place, margin = 600, now = false }: NearProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(cannotObserve);
  useEffect(() => {
    if (!mark.current || cannotObserve()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [margin]);
  return isNear || now ? <Suspense fallback={place}>{children}</Suspense> : <div ref={mark}>{place}</div>;
}

/** In slices between which the browser answers taps: a store's change would render all hearts of a page in one go. */
function Hydrated({ children, place }: PartProps) {
  const isHydrated = useDeferredValue(true, false);
  return isHydrated ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/** Not by `use(settled)`: other parts whose code has arrived would wait with it. */
function Settled({ children, place }: PartProps) {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => void settled.then(() => startTransition(() => setIsSettled(true))), []);
  return isSettled ? <Suspense fallback={place}>{children}</Suspense> : place;
}

/**
 * A part that the first view does without: it is not in the page's HTML, and its code and data are fetched when somebody
 * comes `near` it, when the page has `settled` (see `settled`), or as soon as it is `hydrated`.
 */
export function Later(part: (PartProps & { when: 'settled' | 'hydrated' }) | (NearProps & { when: 'near' })) {
  if (part.when === 'near') return <Near {...part} />;
  return part.when === 'settled' ? <Settled {...part} /> : <Hydrated {...part} />;
}

/** Says that a part is missing, and leaves its place empty. */
function Missing() {
  useEffect(() => {
    toast.error(t('Part of this page is missing'), t('Check your connection and reload the page.'));
  }, []);
  return null;
}

type PartOptions = {
  /**
   * A selector of the part in the page's HTML: where it is there already its code is asked for at once, so that it is
   * hydrated with the page and does not give way to its fallback first.
   */
  mark?: string;
  /** What stands in its place without a connection. */
  missing?: ComponentType;
};

/**
 * A part of a page whose code is fetched when it is first shown. Without a connection the page goes on without it and says
 * so, instead of giving way to an error page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { mark, missing = Missing }: PartOptions = {},
) {
  const isRendered =
    mark !== undefined && typeof document !== 'undefined' && document.querySelector(mark) !== null;
  const early = isRendered ? load() : undefined;
  early?.catch(() => undefined); // reported below, once it is wanted
  return lazy(async () => {
    try {
      return { default: await (early ?? load()) };
    } catch (error) {
      console.warn('A part of the page could not be fetched', error);
      return { default: missing as ComponentType<Props> };
    }
  });
}
