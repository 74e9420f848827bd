import { lazy, Suspense } from 'react';

import { useIsStaff } from '../features/auth/is-staff.queries.ts';

const AdminMenu = lazy(() => import('./admin-menu.tsx').then((module) => ({ default: module.AdminMenu })));

/** For whoever is signed in: the menu of those who run the shop or work in it. */
export function StaffMenu() {
  if (!useIsStaff()) return null;
  return (
    <Suspense fallback={null}>
      <AdminMenu />
    </Suspense>
  );
}
