import { paths } from '../../lib/paths.ts';
import { type FoodFilters, noFilters, readFilters, writeFilters } from './food-filters.ts';
import { useAddressState } from './use-address-state.ts';

/** The filters of the page's address, with what is typed shown at once. */
export function useFoodFilters(): {
  filters: FoodFilters;
  change: (next: Partial<FoodFilters>) => void;
  reset: () => void;
} {
  return useAddressState({ path: paths.foods(), empty: noFilters, read: readFilters, write: writeFilters });
}
