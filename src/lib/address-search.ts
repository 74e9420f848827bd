import { useDeferredValue } from 'react';

import { useAddressState } from './use-address-state.ts';

type Search = { query: string; rest: string };

/** The search of an address, and what else stands in it. */
function read(parameters: URLSearchParams): Search {
  const rest = new URLSearchParams(parameters);
  rest.delete('q');
  return { query: parameters.get('q') ?? '', rest: rest.toString() };
}

function write({ query, rest }: Search): string {
  const next = new URLSearchParams(rest);
  if (query.trim()) next.set('q', query.trim());
  return next.size > 0 ? `?${next}` : '';
}

/**
 * A search that stands in the page's address as `q`, so that who comes back finds it. Answers what is typed, how to change
 * it, and what is to be looked for. The address follows each letter at once: written later, it could call somebody back
 * who has gone on to another page meanwhile.
 */
export function useAddressSearch(): [string, (text: string) => void, string] {
  const { filters, change } = useAddressState({ empty: { query: '', rest: '' }, read, write });
  return [filters.query, (query) => change({ query }), useDeferredValue(filters.query.trim())];
}
