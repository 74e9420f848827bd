import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Without an observer, as in old browsers, everything is near. The server's markup never is. */
const cannotObserve = () => typeof document !== 'undefined' && typeof IntersectionObserver === 'undefined';

interface WhenNearProps {
  children: ReactNode;
  /** Keeps the place meanwhile; its height keeps what is below from jumping. */
  placeholder: ReactNode;
  /** How far below the view "near" begins, in pixels. */
  margin?: number;
  /** Shows it at once, as when the address leads to it. */
  now?: boolean;
}

/** Shows what is far down the page only when one comes near it, so that its code and data are not fetched for nobody. */
export function WhenNear({ children, placeholder, margin = 600, now = false }: WhenNearProps) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const mark = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(cannotObserve);
  useEffect(() => {
    if (!mark.current || cannotObserve()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [margin]);
  return near || now ? children : <div ref={mark}>{placeholder}</div>;
}
