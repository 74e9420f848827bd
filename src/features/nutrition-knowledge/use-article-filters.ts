import { useAddressState } from '../../lib/use-address-state.ts';
import { type ArticleFilters, noFilters, readFilters, writeFilters } from './article-filters.ts';

/** The filters of the page's address, with what is typed shown at once. */
export function useArticleFilters(): {
  filters: ArticleFilters;
  change: (next: Partial<ArticleFilters>) => void;
  reset: () => void;
} {
  return useAddressState({
    empty: noFilters,
    read: readFilters,
    write: writeFilters,
  });
}
