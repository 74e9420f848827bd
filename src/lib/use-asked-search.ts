import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type AskedSearch = {
  /** The search part of the address, with `?`, or ''. */
  latest: () => string;
  /** Remembers where a navigation leads that begins now. */
  remember: (next: string) => void;
};

/**
 * Where the address is going: of two quick taps on filters the second starts from where the first one leads, although the
 * page is not there yet.
 */
export function useAskedSearch(): AskedSearch {
  const { search } = useLocation();
  // What was asked for and has not arrived.
  const asked = useRef<string[]>([]);
  useEffect(() => {
    asked.current = asked.current.slice(asked.current.lastIndexOf(search) + 1 || asked.current.length);
  }, [search]);
  return {
    latest: () => asked.current.at(-1) ?? search,
    remember: (next) => {
      // Back to where it is: nothing will arrive.
      if (next === search) asked.current = [];
      else asked.current.push(next);
    },
  };
}
