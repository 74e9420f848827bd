import { accountPages } from './upcoming-account.ts';
import type { UpcomingPage } from './upcoming-page.ts';
import { wellnessPages } from './upcoming-wellness.ts';

export const upcomingPages: UpcomingPage[] = [...wellnessPages, ...accountPages];

/** The page for an address, or undefined. */
export function findUpcomingPage(pathname: string): UpcomingPage | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return upcomingPages.find((page) => page.path === path);
}
