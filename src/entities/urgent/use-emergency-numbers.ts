import { useSyncExternalStore } from 'react';

import {
  bundledNumbers,
  type EmergencyNumber,
  knownNumbers,
  numbersFor,
  subscribeNumbers,
} from './emergency-numbers.ts';
import type { UrgentKind } from './urgency.ts';

/** Whom to call, by what was last read; newer numbers come while the page stands. */
export function useEmergencyNumbers(
  calls: readonly string[] = [],
  kind?: UrgentKind,
): readonly EmergencyNumber[] {
  return numbersFor(calls, kind, useSyncExternalStore(subscribeNumbers, knownNumbers, bundledNumbers));
}
