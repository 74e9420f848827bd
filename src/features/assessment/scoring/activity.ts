/**
 * Days of a usual week with at least 30 minutes of movement, 0 to 7. The only cut-off is FINDRISC's: every day, or not
 * every day.
 */
export const ACTIVITY_MOST = 7;

/** @param days of a week that is not full, null when every day is */
export const activeDays = (isDaily: boolean, days: number | null): number | null =>
  isDaily ? ACTIVITY_MOST : days;

export const activityBand = (days: number): 'daily' | 'not-daily' =>
  days >= ACTIVITY_MOST ? 'daily' : 'not-daily';
