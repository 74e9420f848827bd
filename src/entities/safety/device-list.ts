import { deviceStore } from '../../lib/device-store.ts';
import { useOnDevice } from '../../lib/device.ts';
import { isObject, listOf } from '../../lib/guards.ts';

/** Where medicines with times are kept: a visitor's, and the copy of a member's. */
const MEDICINES = /^mizizi-(device|copy)-medicine_schedules\b/;
const isTimed = (row: object): boolean => 'times' in row;

/**
 * Whether this device knows medicines or conditions of whoever uses it, asked without fetching the code behind it. Kept
 * rows that are none read as an empty list.
 */
export function hasSafetyList(): boolean {
  const store = deviceStore('person');
  return (
    store.keys('mizizi-safety').length > 0 ||
    store
      .keys('mizizi-')
      .some((key) => MEDICINES.test(key) && (store.read(key, listOf(isObject)) ?? []).some(isTimed))
  );
}

/** The same for a component; not while a prerendered page is taken over. */
export const useHasSafetyList = (): boolean => useOnDevice(hasSafetyList, false);
