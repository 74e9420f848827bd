import { booking } from './care/booking.ts';
import { common } from './care/common.ts';
import { consultations } from './care/consultations.ts';
import { directory } from './care/directory.ts';
import { known } from './care/known.ts';
import { pages } from './care/pages.ts';
import { practiceDesk } from './care/practice-desk.ts';
import { practicePage } from './care/practice-page.ts';
import { practices } from './care/practices.ts';

/** Nutritionists, booking and holding consultations, and the desk of a practice. */
export const words = {
  ...common,
  ...directory,
  ...booking,
  ...consultations,
  ...pages,
  ...practiceDesk,
  ...practicePage,
  ...practices,
  ...known,
} as const;
