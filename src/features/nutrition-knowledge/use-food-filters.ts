import { useAddressState } from '../../lib/use-address-state.ts';
import { type FoodFilters, noFilters, readFilters, writeFilters } from './food-filters.ts';

/** The filters of the page's address, with what is typed shown at once. */
export function useFoodFilters(): {
  filters: FoodFilters;
  change: (next: Partial<FoodFilters>) => void;
  reset: () => void;
} {
  return useAddressState({ empty: noFilters, read: readFilters, write: writeFilters });
}
