import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/shop.ts';

/** The most that M-Pesa carries in one payment; `private.most_at_once` says the same of prompts. */
const MOST_AT_ONCE_KES = 250_000;

/** What the next payment of a sum is. */
export const nextPartKes = (leftKes: number): number => Math.min(leftKes, MOST_AT_ONCE_KES);

/** Says before that a sum is paid in parts; nothing where M-Pesa carries it at once. */
export function InParts({ leftKes }: { leftKes: number }) {
  if (leftKes <= MOST_AT_ONCE_KES) return null;
  const most = formatKes(MOST_AT_ONCE_KES);
  return (
    <Alert tone="info" title={t('M-Pesa takes at most {most} at once', { most })}>
      {t('Pay {most} now, and the other {rest} after. We keep everything for you in between.', {
        most,
        rest: formatKes(leftKes - MOST_AT_ONCE_KES),
      })}
    </Alert>
  );
}
