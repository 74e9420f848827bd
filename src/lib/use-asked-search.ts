import { useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

type AskedSearch = {
  latest: () => URLSearchParams;
  /** Goes on to another search part, with `?` or '', on the same page. */
  go: (next: string, options?: NavigateOptions) => void;
};

/**
 * The query of the address, and where it is going: of two quick taps on filters the second starts from where the first
 * one leads, although the page is not there yet.
 */
export function useAskedSearch(): AskedSearch {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // What was asked for and has not arrived.
  const asked = useRef<string[]>([]);
  useEffect(() => {
    asked.current = asked.current.slice(asked.current.lastIndexOf(search) + 1 || asked.current.length);
  }, [search]);
  return {
    latest: () => new URLSearchParams(asked.current.at(-1) ?? search),
    go: (next, options) => {
      asked.current.push(next);
      void navigate(pathname + next, { preventScrollReset: true, ...options });
    },
  };
}
