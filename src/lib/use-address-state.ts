import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { useAskedSearch } from './use-asked-search.ts';

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

/** One thing a list can be narrowed by. `none` is what it is while nobody asked for it; the address then leaves it out. */
export type Filter<V extends string | boolean = string | boolean> = {
  none: V;
  /** What the address says; `none` for what makes no sense. */
  read: (text: string) => V;
};

type Table = Readonly<Record<string, Filter>>;
/** What somebody asked for: the words they search, and a value for each filter of the table. */
export type FiltersOf<T extends Table> = { query: string } & { [K in keyof T]: ReturnType<T[K]['read']> };

export const flag: Filter<boolean> = { none: false, read: (text) => text === '1' };
export const oneOf = (ids: readonly string[]): Filter<string> => ({
  none: '',
  read: (text) => (ids.includes(text) ? text : ''),
});
/** An id that came with the content, so that an address may name one that this version has not heard of. */
export const anyId: Filter<string> = {
  none: '',
  read: (text) => (/^[a-z][a-z -]{0,39}$/.test(text) ? text : ''),
};

export const keysOf = <T extends object>(of: T): (keyof T & string)[] =>
  Object.keys(of) as (keyof T & string)[];

/** Everything that follows from a table of filters; the names in the address are those of the table, and `q`. */
export function filterTable<T extends Table>(table: T) {
  const each = (valueOf: (filter: Filter, key: string) => string | boolean) =>
    Object.fromEntries(
      Object.entries(table).map(([key, filter]) => [key, valueOf(filter, key)]),
    ) as FiltersOf<T>; // each value is its own filter's
  const read = (parameters: URLSearchParams): FiltersOf<T> => ({
    ...each((filter, key) => filter.read(parameters.get(key) ?? '')),
    query: (parameters.get('q') ?? '').slice(0, 80),
  });
  const isOn = (filters: FiltersOf<T>, key: string): boolean => filters[key] !== table[key]?.none;
  return {
    none: { ...each(({ none }) => none), query: '' } as FiltersOf<T>,
    read,
    /** The search part of an address; '' for the whole list. */
    write: (filters: FiltersOf<T>): string => {
      const parameters = new URLSearchParams();
      if (filters.query.trim()) parameters.set('q', filters.query.trim());
      for (const key of Object.keys(table))
        if (isOn(filters, key)) parameters.set(key, filters[key] === true ? '1' : String(filters[key]));
      return parameters.size > 0 ? `?${parameters.toString()}` : '';
    },
    /** How many filters are on, besides the words that are searched. */
    count: (filters: FiltersOf<T>): number => Object.keys(table).filter((key) => isOn(filters, key)).length,
    /** Filters with one of them set to what a control hands back, which is read as an address is. */
    with: (filters: FiltersOf<T>, key: keyof T, text: string): FiltersOf<T> => ({
      ...filters,
      [key]: table[key]?.read(text),
    }),
  };
}
