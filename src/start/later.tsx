import {
  type ComponentType,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';

import { toast } from '../lib/toast.ts';
import { t } from '../words/shell.ts';
import { settled } from './settled.ts';

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
 * comes `near` it, when the page has `settled` (see settled.ts), or as soon as it is `hydrated`.
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
