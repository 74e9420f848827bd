import { paths } from '../../lib/paths.ts';
import { type ArticleFilters, noFilters, readFilters, writeFilters } from './article-filters.ts';
import { useAddressState } from './use-address-state.ts';

/** The filters of the page's address, with what is typed shown at once. */
export function useArticleFilters(): {
  filters: ArticleFilters;
  change: (next: Partial<ArticleFilters>) => void;
  reset: () => void;
} {
  return useAddressState({
    path: paths.nutritionKnowledge(),
    empty: noFilters,
    read: readFilters,
    write: writeFilters,
  });
}
