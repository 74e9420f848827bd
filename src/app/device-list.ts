import { useOnDevice } from '../lib/use-on-device.ts';

/** Where medicines with times are kept: a visitor's, and the copy of a member's. */
const MEDICINES = /^mizizi-(device|copy)-medicine_schedules\b/;

/**
 * Whether this device knows medicines or conditions of whoever uses it, asked without fetching the code behind it. Kept
 * rows that are none read as an empty list.
 */
export function hasSafetyList(): boolean {
  try {
    return (
      localStorage.getItem('mizizi-safety') !== null ||
      Object.keys(localStorage).some(
        (key) => MEDICINES.test(key) && (localStorage.getItem(key) ?? '').includes('"times":'),
      )
    );
  } catch {
    return false; // storage can be refused
  }
}

/** The same for a component; not while a prerendered page is taken over. */
export const useHasSafetyList = (): boolean => useOnDevice(hasSafetyList, false);
