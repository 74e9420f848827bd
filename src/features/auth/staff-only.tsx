import type { ReactNode } from 'react';

import { useIsStaff } from './is-staff.queries.ts';

/** For whoever is signed in: shows its content to those who run the shop or work in it. */
export function StaffOnly({ children }: { children: ReactNode }) {
  return useIsStaff() && children;
}
