import { useSearchParams } from 'react-router';

import type { DeskWords } from '../../entities/orders/desk-states.ts';
import type { Json } from '../../lib/database.types.ts';

export type Column = {
  key: string;
  label: string;
  /** How a value is written; text when it is not said. */
  kind?: 'kes' | 'day' | 'moment' | 'wait' | 'phone' | 'number' | 'long' | 'json' | 'tags';
  words?: DeskWords;
  /** Whether the list can be sorted by it. */
  sorts?: boolean;
};
export type Filter = { key: string; label: string; words: DeskWords };

/** One list of `desk_rows`: what is shown of it, asked about it and said when it is empty. */
export type DeskList = {
  id: string;
  noun: string;
  search: string;
  /** The first one names the row. */
  columns: readonly Column[];
  filters: readonly Filter[];
  /** What the dates of the filter are about. */
  dated: string;
  /** What a row's window shows besides its columns. */
  details?: readonly Column[];
  empty: string;
};

/** A row of a list; its columns are those of the list. */
export type Row = { id: string | number } & Record<string, Json | undefined>;

/** A column as plain text; empty when there is nothing. */
export function textOf(row: Row, key: string): string {
  const value = row[key];
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export const PAGE_ROWS = 25;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What is asked of a list; kept in the address, so that a view can be shared and gone back to. */
export type ListState = {
  search: string;
  /** By column, besides `from` and `until`; only what narrows. */
  filters: Readonly<Record<string, string>>;
  /** A column, or null for the list's usual order. */
  sort: string | null;
  descending: boolean;
  /** From 1. */
  page: number;
};

/** Reads an address; what the list does not know is left out. */
export function readListState(query: URLSearchParams, list: DeskList): ListState {
  const filters: Record<string, string> = {};
  for (const { key, words } of list.filters) {
    const value = query.get(key);
    if (value !== null && Object.hasOwn(words, value)) filters[key] = value;
  }
  for (const key of ['from', 'until']) {
    const value = query.get(key);
    if (value !== null && ISO_DAY.test(value)) filters[key] = value;
  }
  const sort = query.get('sort');
  const page = Number(query.get('page'));
  return {
    search: (query.get('q') ?? '').slice(0, 80),
    filters,
    sort: list.columns.some(({ key, sorts }) => sorts && key === sort) ? sort : null,
    descending: query.get('up') !== '1',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a state, with what belongs to others in it (`keep`) and nothing that goes without saying. */
export function writeListState(state: ListState, keep: Record<string, string> = {}): URLSearchParams {
  const query = new URLSearchParams(keep);
  if (state.search) query.set('q', state.search);
  for (const [key, value] of Object.entries(state.filters)) if (value) query.set(key, value);
  if (state.sort) query.set('sort', state.sort);
  if (!state.descending) query.set('up', '1');
  if (state.page > 1) query.set('page', String(state.page));
  return query;
}

/** What is asked of a list, in the page's address; `keep` is what else stays in it. */
export function useListState(
  list: DeskList,
  keep: Record<string, string> = {},
): [ListState, (state: ListState) => void] {
  const [query, setQuery] = useSearchParams();
  const state = readListState(query, list);
  return [
    state,
    (next) =>
      setQuery(writeListState(next, keep), {
        // a search is not a step of its own for the Back button; a page is
        replace: next.page === state.page,
        preventScrollReset: next.page === state.page,
      }),
  ];
}
