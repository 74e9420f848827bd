/** `1`, `2` → `1–2 days`; `1`, `1` → `1 day`; `0`, `1` → `Today or tomorrow` */
export function deliveryDays(least: number, most: number): string {
  if (most === 0) return 'Today';
  if (least === 0) return most === 1 ? 'Today or tomorrow' : `Within ${most} days`;
  if (least === most) return `${least} ${least === 1 ? 'day' : 'days'}`;
  return `${least}–${most} days`;
}
