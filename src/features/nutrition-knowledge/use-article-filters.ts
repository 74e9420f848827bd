import { useAddressState } from '../../lib/use-address-state.ts';
import { articleFilters, type ArticleFilters } from './article-filters.ts';

/** The filters of the page's address, with what is typed shown at once. */
export function useArticleFilters(): {
  filters: ArticleFilters;
  change: (next: Partial<ArticleFilters>) => void;
  reset: () => void;
} {
  return useAddressState({
    empty: articleFilters.none,
    read: articleFilters.read,
    write: articleFilters.write,
  });
}
