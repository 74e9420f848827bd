import { useEffect, useState } from 'react';

/** Slips of a finger are no scrolling. */
const LEAST_PX = 8;
const TOP_PX = 120;

/** Whether somebody reads on down the page: what floats over the text goes out of the way until they scroll back up. */
export function useScrolledAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const look = (): void => {
      const now = window.scrollY;
      if (Math.abs(now - before) < LEAST_PX) return;
      setAway(now > before && now > TOP_PX);
      before = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isAway;
}
