import { useOnDevice } from '../lib/use-on-device.ts';

/** Whether this device keeps a list of medicines and conditions, asked without fetching the code behind it. */
export function hasSafetyList(): boolean {
  try {
    return localStorage.getItem('mizizi-safety') !== null;
  } catch {
    return false; // storage can be refused
  }
}

/** The same for a component; not while a prerendered page is taken over. */
export const useHasSafetyList = (): boolean => useOnDevice(hasSafetyList, false);
