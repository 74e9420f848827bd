import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

const TYPING_PAUSE_MS = 250;

/**
 * A search that stands in the page's address as `q`, so that who comes back finds it. Answers what is typed, how to change
 * it, and what is to be looked for.
 */
export function useAddressSearch(): [string, (text: string) => void, string] {
  const [query, setQuery] = useSearchParams();
  const inAddress = query.get('q') ?? '';
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const wanted = typed.trim();
  const write = useEffectEvent((text: string) => {
    const next = new URLSearchParams(query);
    if (text) next.set('q', text);
    else next.delete('q');
    setQuery(next, { replace: true, preventScrollReset: true });
  });
  // a link to the list without a search ends it
  if (seen !== inAddress) {
    setSeen(inAddress);
    if (inAddress === '') setTyped('');
  }
  useEffect(() => {
    if (wanted === inAddress) return;
    const timer = setTimeout(() => write(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, inAddress]);
  return [typed, setTyped, useDeferredValue(wanted)];
}
