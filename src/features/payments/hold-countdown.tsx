import { formatCountdown } from './use-now.ts';

/** How long the pieces of an unpaid order are kept for its buyer. */
export function HoldCountdown({ until, now }: { until: string; now: number }) {
  const left = Date.parse(until) - now;
  if (Number.isNaN(left)) return null;
  return (
    <p className="text-muted text-sm">
      {left > 0 ? (
        <>
          We keep your items for another{' '}
          <strong role="timer" className="text-ink tabular-nums">
            {formatCountdown(left)}
          </strong>
          .
        </>
      ) : (
        'The time to pay is over. We are checking the last payment, then the items go back to the shelf.'
      )}
    </p>
  );
}
