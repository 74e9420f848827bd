import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import type { DayDifference, DayLoss } from './daily-close.queries.ts';

type Props = {
  losses: readonly DayLoss[];
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
};

/** What owners gave up on a day, and what came of that all the same; nothing where there is none. */
export function DayLosses({ losses, hrefOf }: Props) {
  if (losses.length === 0) return null;
  const total = losses.reduce((sum, { amount_kes: kes }) => sum + kes, 0);
  return (
    <Card className="grid gap-3">
      <h2 className="flex flex-wrap justify-between gap-x-4 text-xl">
        {t('Given up as a loss')} <span className="tabular-nums">{formatKes(total)}</span>
      </h2>
      <ul className="grid gap-2">
        {losses.map((loss) => {
          const href = hrefOf(loss);
          return (
            <li key={`${loss.at} ${loss.number}`} className="flex justify-between gap-4">
              <span className="wrap-anywhere">
                {href === null ? (
                  loss.number
                ) : (
                  <Link to={href} className="text-leaf-700 tabular-nums underline underline-offset-4">
                    {loss.number}
                  </Link>
                )}
                <span className="text-muted block text-sm">
                  {[formatDateTime(loss.at), loss.amount_kes < 0 ? t('came all the same') : loss.note]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="shrink-0 tabular-nums">{formatKes(loss.amount_kes)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
