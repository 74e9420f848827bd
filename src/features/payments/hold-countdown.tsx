import { t } from '../../words/shop.ts';
import { formatCountdown } from './use-now.ts';

/** How long the pieces of an unpaid order are kept for its buyer. */
export function HoldCountdown({ until, now }: { until: string; now: number }) {
  const left = Date.parse(until) - now;
  if (Number.isNaN(left)) return null;
  return (
    <p className="text-muted text-sm">
      {left > 0
        ? t.rich(
            'We keep your items for another <b>{time}</b>.',
            {
              b: (words) => (
                <strong role="timer" className="text-ink tabular-nums">
                  {words}
                </strong>
              ),
            },
            { time: formatCountdown(left) },
          )
        : t(
            'The time to pay is over. We are checking the last payment, then the items go back to the shelf.',
          )}
    </p>
  );
}
