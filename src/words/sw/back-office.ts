import { actions } from './back-office/actions.ts';
import { emergencies } from './back-office/emergencies.ts';
import { known } from './back-office/known.ts';
import { lateJobs } from './back-office/late-jobs.ts';
import { lists } from './back-office/lists.ts';
import { shopNotices } from './back-office/shop-notices.ts';
import { states } from './back-office/states.ts';

/** The lists of the desks and what waits today. */
export const words = {
  ...known,
  ...states,
  ...lists,
  ...actions,
  ...emergencies,
  ...lateJobs,
  ...shopNotices,
} as const;
