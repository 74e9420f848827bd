import { t } from '../../words/account.ts';

/** `1`, `2` → `1–2 days`; `1`, `1` → `1 day`; `0`, `1` → `Today or tomorrow` */
export function deliveryDays(least: number, most: number): string {
  if (most === 0) return t('Today');
  if (least === 0) return most === 1 ? t('Today or tomorrow') : t('Within {n} days', { n: most });
  if (least === most) return t.count(least, '{n} day', '{n} days');
  return t('{least}–{most} days', { least, most });
}
