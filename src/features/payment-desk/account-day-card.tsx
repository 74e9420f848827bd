import { useState } from 'react';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { AccountDayRows, LateBookings, NotYetOver, signedKes } from './account-day-rows.tsx';
import { type AccountDay, bookCounted, type DayDifference } from './books.queries.ts';
import { CloseDayDialog, DayDifferences } from './day-differences.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

type Props = {
  day: string;
  account: AccountDay;
  mayClose: boolean;
  /** Whether they may book a line that is no refund, as owners may. */
  mayBook: boolean;
  hrefOf: (bill: Pick<DayDifference, 'kind' | 'bill_id' | 'number'>) => string | null;
};

/** One account of a day: opening, what moved, closing, and how that compares. */
export function AccountDayCard({ day, account, mayClose, mayBook, hrefOf }: Props) {
  const [asks, setAsks] = useState<'close' | 'bank' | null>(null);
  const { closed } = account;
  const hasChanged =
    closed !== null && (closed.closing_kes !== account.closing_kes || account.late.length > 0);
  const changed = signedKes(account.closing_kes - (closed?.closing_kes ?? 0));
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl">{nameOf(account)}</h2>
      <AccountDayRows account={account} />
      <Compared day={day} account={account} hrefOf={hrefOf} mayBook={mayBook} />
      {closed && (
        <p className="text-muted text-sm">
          {t('Closed with {amount} on {time} by {person}.', {
            amount: formatKes(closed.closing_kes),
            time: formatDateTime(closed.at),
            person: closed.by ?? t('somebody whose account is gone'),
          })}
          {closed.note && <span className="block text-pretty">{t('“{note}”', { note: closed.note })}</span>}
        </p>
      )}
      {hasChanged && (
        <Alert tone="warning" title={t('Changed since it was closed')}>
          {mayClose
            ? t('{amount} by now. Close the day again to keep this beside it.', { amount: changed })
            : t('{amount} by now. What was closed stays as it was.', { amount: changed })}
        </Alert>
      )}
      <LateBookings label={t('Booked since it was closed')} bookings={account.late} hrefOf={hrefOf} />
      {account.late_before.length > 0 && (
        <details className="border-line rounded-xl border px-3 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('What was learnt late')}
          </summary>
          <LateBookings label={t('What was learnt late')} bookings={account.late_before} hrefOf={hrefOf} />
        </details>
      )}
      {!account.is_person && <NotYetOver account={account} />}
      <div className={mayClose && !account.is_person ? 'flex flex-wrap gap-2' : 'hidden'}>
        <Button size="sm" variant={closed ? 'secondary' : 'primary'} onClick={() => setAsks('close')}>
          {closed ? t('Close this day again') : t('Close this day')}
        </Button>
        {!account.has_statement && account.closing_kes > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setAsks('bank')}>
            {t('Bring to the bank')}
          </Button>
        )}
      </div>
      {asks && <CloseDayDialog day={day} account={account} asks={asks} onClose={() => setAsks(null)} />}
    </Card>
  );
}

function nameOf({ account, is_person: isPerson, name }: AccountDay): string {
  if (isPerson) return t('With riders');
  return account === 'cash' ? t('Cash') : name;
}

type CountedProps = { day: string; account: AccountDay; kes: number; mayBook: boolean };

/** What was missing or too much when it was counted; an owner may book it, so that the books say what is there. */
function Counted({ day, account, kes, mayBook }: CountedProps) {
  const [asks, setAsks] = useState(false);
  return (
    <Alert
      tone="warning"
      action={
        mayBook && (
          <Button size="sm" variant="secondary" onClick={() => setAsks(true)}>
            {t('Book the difference')}
          </Button>
        )
      }
    >
      {t('{amount} of what should be there was counted.', { amount: signedKes(kes) })}
      {asks && (
        <ReasonDialog
          title={t('Book {amount}?', { amount: signedKes(kes) })}
          description={
            kes < 0
              ? t('It is a loss, and the books say what was counted.')
              : t('It comes off the losses, and the books say what was counted.')
          }
          label={t('How it came about')}
          missing={t('Say how it came about.')}
          confirm={t('Book it')}
          say={(reason) => bookCounted(day, account.account, reason)}
          onSaid={() => toast.success(t('The books say what was counted.'))}
          onClose={() => setAsks(false)}
        />
      )}
    </Alert>
  );
}

/** What the statement has more or less, and why. */
function Compared({ day, account, hrefOf, mayBook }: Omit<Props, 'mayClose'>) {
  const { statement, closed } = account;
  if (!account.has_statement) {
    if (closed?.stated_kes == null || [closed.closing_kes, account.closing_kes].includes(closed.stated_kes))
      return null;
    return (
      <Counted day={day} account={account} kes={closed.stated_kes - account.closing_kes} mayBook={mayBook} />
    );
  }
  if (!statement)
    return (
      <Alert tone="info">{t('There is no statement of this day. Import it under “M-Pesa statement”.')}</Alert>
    );
  if (statement.closing_kes === null)
    return (
      <Alert tone="info">{t('The lines of this day name no balance. Import the statement with it.')}</Alert>
    );
  if (account.difference_kes === 0 && account.differences.length === 0)
    return <Alert tone="success">{t('Our books and the statement agree.')}</Alert>;
  return (
    <>
      <Alert
        tone={account.difference_kes === 0 ? 'info' : 'warning'}
        title={t('Difference: {amount}', { amount: signedKes(account.difference_kes ?? 0) })}
      >
        {account.before_kes !== 0 && account.before_kes !== null && (
          <p>{t('{amount} was there in the morning.', { amount: signedKes(account.before_kes) })}</p>
        )}
        {statement.missing_kes !== 0 && statement.missing_kes !== null && (
          <p>
            {t('{amount} is in no line: some lines of this day were not imported.', {
              amount: signedKes(statement.missing_kes),
            })}
          </p>
        )}
      </Alert>
      <DayDifferences differences={account.differences} hrefOf={hrefOf} mayBook={mayBook} />
    </>
  );
}
