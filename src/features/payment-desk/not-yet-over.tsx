import { formatDate } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { t } from '../../words/desk.ts';
import type { AccountDay } from './daily-close.queries.ts';

/** Why this evening may still change, said before somebody closes it. */
export function NotYetOver({ account: { still, earlier_day: earlierDay } }: { account: AccountDay }) {
  return (
    <>
      {still === 'runs' && (
        <Alert tone="info">
          {t('This day is not over. Money that comes until midnight shows as a change of the closed day.')}
        </Alert>
      )}
      {still === 'money_may_come' && (
        <Alert tone="warning">
          {t(
            'M-Pesa may still tell us of money of this day. It belongs to the day on which it was paid. Wait a quarter of an hour, or close the day again afterwards.',
          )}
        </Alert>
      )}
      {earlierDay != null && (
        <Alert tone="warning">
          {t('{day} is not closed yet. Close it first: its evening is the morning of this day.', {
            day: formatDate(`${earlierDay}T12:00:00Z`),
          })}
        </Alert>
      )}
    </>
  );
}
