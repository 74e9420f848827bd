import { useEffect, useRef, useState } from 'react';
import { type NavigateOptions, useLocation, useNavigate, useSearchParams } from 'react-router';

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

type AddressState<T> = {
  /** No filters at all. */
  empty: T;
  read: (parameters: URLSearchParams) => T;
  /** The search part of an address, with `?`, or ''. */
  write: (filters: T) => string;
};

/**
 * Filters that live in the address, so that a list can be shared and gone back to. Typing must not wait for the
 * address: `query` is shown as typed and the address follows.
 */
export function useAddressState<T extends { query: string }>({
  empty,
  read,
  write,
}: AddressState<T>): { filters: T; change: (next: Partial<T>) => void; reset: () => void } {
  const [parameters] = useSearchParams();
  const inAddress = read(parameters);
  const [typed, setTyped] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly string[]>([]);
  const [known, setKnown] = useState(inAddress.query);

  // Our own letters come back through the address, late and in order; any other query there replaces what was typed.
  if (inAddress.query !== known) {
    setKnown(inAddress.query);
    if (!sent.includes(inAddress.query)) setTyped(null);
  }
  const filters: T = { ...inAddress, query: typed ?? inAddress.query };
  const asked = useAskedSearch();
  const go = (next: T): void => asked.go(write(next), { replace: true });

  return {
    filters,
    change: (part) => {
      const next = { ...read(asked.latest()), ...part };
      if (part.query !== undefined) {
        setTyped(part.query);
        setSent([...sent.slice(-20), part.query.trim()]);
      }
      go(next);
    },
    reset: () => {
      setTyped('');
      setSent([...sent.slice(-20), '']);
      go(empty);
    },
  };
}
