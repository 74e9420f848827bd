import { formatDate, formatKes } from '../../lib/format.ts';
import { t } from '../../words/desk.ts';
import type { AccountDay } from './daily-close.queries.ts';
import { signedKes } from './signed-kes.ts';

const kinds: Record<string, string> = {
  order: t('From orders'),
  plan: t('From plans'),
  consultation: t('From consultations'),
};

/** From the morning to the evening of an account: each line is what moved, and together they are the difference. */
export function AccountDayRows({ account }: { account: AccountDay }) {
  const { closed } = account;
  return (
    <dl className="divide-line divide-y tabular-nums">
      <Row name={t('In the morning')} kes={account.opening_kes - account.late_before_kes} strong />
      {account.late_before_kes !== 0 && account.before_day !== null && (
        <Row
          name={t('Learnt late, up to {day}', { day: formatDate(`${account.before_day}T12:00:00Z`) })}
          kes={account.late_before_kes}
        />
      )}
      {account.came.map(({ kind, amount_kes: kes }) => (
        <Row key={kind} name={kinds[kind] ?? t('From other bills')} kes={kes} />
      ))}
      {account.unplaced_kes !== 0 && <Row name={t('Came for no bill yet')} kes={account.unplaced_kes} />}
      {account.placed_kes !== 0 && (
        <Row name={t('Has found its bill, and counts there')} kes={-account.placed_kes} />
      )}
      {account.refunds_kes !== 0 && (
        <Row name={account.refunds_kes > 0 ? t('Sent back') : t('Got back')} kes={-account.refunds_kes} />
      )}
      {account.reversed_kes !== 0 && <Row name={t('Taken back by M-Pesa')} kes={-account.reversed_kes} />}
      {account.fees_kes !== 0 && <Row name={t('Charges')} kes={-account.fees_kes} />}
      {account.handed_in_kes !== 0 && <Row name={t('Handed in by riders')} kes={account.handed_in_kes} />}
      {account.moved_kes !== account.handed_in_kes && (
        <Row
          name={account.is_person ? t('Given up') : t('Brought to the bank')}
          kes={account.moved_kes - account.handed_in_kes}
        />
      )}
      <Row name={t('In the evening')} kes={account.closing_kes} strong />
      {account.has_statement && account.statement?.closing_kes != null && (
        <Row name={t('The statement says')} kes={account.statement.closing_kes} strong />
      )}
      {!account.has_statement && closed?.stated_kes != null && (
        <Row name={t('Counted')} kes={closed.stated_kes} strong />
      )}
    </dl>
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
