import { useState } from 'react';

import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { CloseDayDialog } from './close-day-dialog.tsx';
import type { AccountDay, DayDifference } from './daily-close.queries.ts';
import { DayDifferences } from './day-differences.tsx';
import { NotYetOver } from './not-yet-over.tsx';
import { signedKes } from './signed-kes.ts';

const kinds: Record<string, string> = {
  order: t('From orders'),
  plan: t('From plans'),
  consultation: t('From consultations'),
};

type Props = { day: string; account: AccountDay; hrefOf: (difference: DayDifference) => string | null };

/** One account of a day: opening, what moved, closing, and how that compares. */
export function AccountDayCard({ day, account, hrefOf }: Props) {
  const [asks, setAsks] = useState<'close' | 'bank' | null>(null);
  const { closed } = account;
  const hasChanged = closed !== null && closed.closing_kes !== account.closing_kes;
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-xl">{account.account === 'cash' ? t('Cash') : account.name}</h2>
      <dl className="divide-line divide-y tabular-nums">
        <Row name={t('In the morning')} kes={account.opening_kes} strong />
        {account.came.map(({ kind, amount_kes: kes }) => (
          <Row key={kind} name={kinds[kind] ?? t('From other bills')} kes={kes} />
        ))}
        {account.refunds_kes !== 0 && <Row name={t('Sent back')} kes={-account.refunds_kes} />}
        {account.fees_kes !== 0 && <Row name={t('Charges')} kes={-account.fees_kes} />}
        {account.moved_kes !== 0 && <Row name={t('Brought to the bank')} kes={account.moved_kes} />}
        <Row name={t('In the evening')} kes={account.closing_kes} strong />
        {account.has_statement && account.statement?.closing_kes != null && (
          <Row name={t('The statement says')} kes={account.statement.closing_kes} strong />
        )}
        {!account.has_statement && closed?.stated_kes != null && (
          <Row name={t('Counted')} kes={closed.stated_kes} strong />
        )}
      </dl>
      <Compared account={account} hrefOf={hrefOf} />
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
          {t('{amount} by now. Close the day again to keep this beside it.', {
            amount: signedKes(account.closing_kes - closed.closing_kes),
          })}
        </Alert>
      )}
      <NotYetOver account={account} />
      <div className="flex flex-wrap gap-2">
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

function Row({ name, kes, strong = false }: { name: string; kes: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-1.5 ${strong ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap">{kes < 0 ? signedKes(kes) : formatKes(kes)}</dd>
    </div>
  );
}

/** What the statement has more or less, and why. */
function Compared({ account, hrefOf }: Omit<Props, 'day'>) {
  const { statement, closed } = account;
  if (!account.has_statement) {
    if (closed?.stated_kes == null || closed.stated_kes === closed.closing_kes) return null;
    return (
      <Alert tone="warning">
        {t('{amount} of what should be there was counted.', {
          amount: signedKes(closed.stated_kes - closed.closing_kes),
        })}
      </Alert>
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
      <DayDifferences differences={account.differences} hrefOf={hrefOf} />
    </>
  );
}
