/** Whether a text should be looked at again: its day has come, or nobody ever set one. Dates as `2026-11-30`. */
export const isReviewDue = (nextReviewOn: string | null, today: string): boolean =>
  nextReviewOn !== null && nextReviewOn <= today;

/** Today in Nairobi, and days after it, as `2026-11-30`. */
export function nairobiDay(now: Date, later = 0): string {
  const day = new Date(now.getTime() + 3 * 3_600_000 + later * 86_400_000);
  return day.toISOString().slice(0, 10);
}
