import { useSearchParams } from 'react-router';

import { type DeskList, type ListState, readListState, writeListState } from './desk-list.ts';

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
