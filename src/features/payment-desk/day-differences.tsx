import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { BookLine } from './book-line.tsx';
import type { DayDifference } from './daily-close.queries.ts';
import { signedKes } from './signed-kes.ts';

const reasons: Record<string, string> = {
  no_payment: t('Money came that is no payment of ours.'),
  no_refund: t('Money went out that is no refund. Record it where it was sent back.'),
  no_line: t('Ours alone: the statement has no such line.'),
  not_settled: t('Here it is in doubt or failed. Look under “Waiting for you”.'),
  amount_differs: t('Both have it, with other amounts.'),
  other_day: t('Both have it, on different days.'),
};

type Props = {
  differences: readonly DayDifference[];
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
  /** Whether they may say what went out that is no refund, as owners may. */
  mayBook?: boolean;
};

/** The receipts that make the difference of a day. */
export function DayDifferences({ differences, hrefOf, mayBook = false }: Props) {
  if (differences.length === 0) return null;
  return (
    <ul aria-label={t('What makes the difference')} className="divide-line divide-y">
      {differences.map((difference) => {
        const href = hrefOf(difference);
        return (
          <li key={`${difference.receipt} ${difference.at}`} className="grid gap-0.5 py-2">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">
                {difference.receipt ?? t('no receipt')}
                {difference.number && ' · '}
                {difference.number &&
                  (href ? (
                    <Link to={href} className="text-leaf-700 underline underline-offset-4">
                      {difference.number}
                    </Link>
                  ) : (
                    difference.number
                  ))}
              </span>
              <strong className="ml-auto whitespace-nowrap tabular-nums">
                {signedKes(difference.difference_kes)}
              </strong>
            </span>
            <span className="text-pretty">{reasons[difference.why] ?? difference.why}</span>
            <span className="text-muted text-sm wrap-anywhere">
              {[
                formatDateTime(difference.at),
                difference.stated_kes !== null && difference.booked_kes !== null
                  ? t('statement {stated}, ours {ours}', {
                      stated: formatKes(difference.stated_kes),
                      ours: formatKes(difference.booked_kes),
                    })
                  : null,
                difference.details,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {mayBook && difference.why === 'no_refund' && difference.receipt !== null && (
              <BookLine receipt={difference.receipt} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
