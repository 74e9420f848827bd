import { Suspense } from 'react';

import { useIsStaff } from '../features/auth/is-staff.queries.ts';
import { lazyPart } from '../start/later.tsx';

const AdminMenu = lazyPart(async () => (await import('./admin-menu.tsx')).AdminMenu);

/** For whoever is signed in: the menu of those who run the shop or work in it. */
export function StaffMenu() {
  if (!useIsStaff()) return null;
  return (
    <Suspense fallback={null}>
      <AdminMenu />
    </Suspense>
  );
}
