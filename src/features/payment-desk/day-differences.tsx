import { useState } from 'react';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { signedKes } from './account-day-rows.tsx';
import type { DayDifference } from './daily-close.queries.ts';
import { bookOutgoingLine } from './outgoings.queries.ts';
import { ReasonDialog } from './reason-dialog.tsx';

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

const kinds = [
  { value: 'outside', label: t('Sent outside the app: a loss') },
  { value: 'fee', label: t('A charge') },
  { value: 'to_bank', label: t('Brought to the bank') },
];

/** Lets an owner book a line of the statement by which money went out that is no refund, so that the difference ends. */
export function BookLine({ receipt }: { receipt: string }) {
  const [isOpen, setOpen] = useState(false);
  const [what, setWhat] = useState('');
  return (
    <>
      <Button size="sm" variant="secondary" className="w-fit" onClick={() => setOpen(true)}>
        {t('Book it')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('What was {receipt}?', { receipt })}
          description={t(
            'A refund of an order, plan or consultation is recorded there, and money without a bill under “Money nobody knows”. What else went out is booked here.',
          )}
          choice={{
            field: (
              <RadioCards
                legend={t('What became of it?')}
                name="booked-line"
                value={what}
                onChange={setWhat}
                options={kinds}
              />
            ),
            isMade: what !== '',
          }}
          label={t('Why it went out')}
          missing={t('Say why it went out.')}
          confirm={t('Book it')}
          say={(reason) => bookOutgoingLine(receipt, what, reason)}
          onSaid={() =>
            toast.success(t('It waits for a second person'), t('The difference ends once they approve it.'))
          }
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

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
