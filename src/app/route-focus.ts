import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a step to another page the focus goes to its beginning, as after a full load. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
