import { useQuery } from '@tanstack/react-query';

import type { Returns } from '../../lib/database.types.ts';
import { formatDateTime, formatKes, formatNumber, monthName } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { RecordForm } from './record-form.tsx';
import { textFields, toCells } from './setting-fields.ts';
import { Loaded, useSave } from './settings-tabs.tsx';
import { saveLimits, textFiguresQuery } from './shop-settings.queries.ts';

type Figures = Returns<'text_figures'>;

/** `240` → `KSh 2.40`: an SMS costs less than a shilling. */
const formatCents = (cents: number): string =>
  `${formatKes(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

const problems: Record<string, string> = {
  balance: t('The money at the SMS provider has ended. Top it up: what waits is sent then, within a day.'),
  key: t(
    'The SMS provider does not take our user name and key. Look at the settings SMS_USERNAME and SMS_API_KEY.',
  ),
  sender: t('The SMS provider does not know the sender. Look at the setting SMS_FROM.'),
};

/** SMS of the shop: what keeps them back, the ceiling of a month, and how many went out for how much. */
export function TextSettings() {
  const query = useQuery(textFiguresQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {(figures) => (
        <div className="grid gap-6">
          <Standing figures={figures} />
          <Card className="grid gap-4">
            <p className="text-muted max-w-prose text-pretty">
              {t(
                'Visitors hear of their order by SMS, and so do members who chose it. From four fifths of the ceiling on only what somebody waits for goes out: payments, parcels, bookings. From the whole on nothing does.',
              )}
            </p>
            <RecordForm
              key={figures.ceiling_kes}
              label={t('SMS')}
              fields={textFields}
              cells={toCells(textFields, { text_ceiling_kes: figures.ceiling_kes })}
              onSave={(record) => save(saveLimits(record))}
            />
          </Card>
          <Months months={figures.months} />
        </div>
      )}
    </Loaded>
  );
}

function Standing({ figures }: { figures: Figures }) {
  const { is_on: isOn, problem, problem_since: since, spent_cents: spent, ceiling_kes: ceiling } = figures;
  const share = ceiling === 0 ? 1 : spent / (ceiling * 100);
  return (
    <>
      {isOn === false && (
        <Alert tone="info" title={t('SMS are not set up')}>
          {t('The settings SMS_USERNAME, SMS_API_KEY and SMS_WEBHOOK_SECRET switch them on.')}
        </Alert>
      )}
      {problem && (
        <Alert tone="danger" title={t('SMS do not go out')}>
          {problems[problem] ?? problem}
          {since && ` ${t('Since {time}.', { time: formatDateTime(since) })}`}
        </Alert>
      )}
      {share >= 0.8 && (
        <Alert tone="warning" title={t('The ceiling of this month')}>
          {share >= 1
            ? t('It is reached: no SMS goes out until the month ends, or you raise it.')
            : t('Four fifths are spent: only messages go out that somebody waits for.')}
        </Alert>
      )}
      <p className="text-lg tabular-nums">
        {t('{spent} of {ceiling} this month', {
          spent: formatCents(spent),
          ceiling: formatCents(ceiling * 100),
        })}
        <span className="text-muted block text-base">
          {t('{waiting} wait to be sent, {stopped} numbers want no SMS.', {
            waiting: formatNumber(figures.waiting),
            stopped: formatNumber(figures.stopped),
          })}
        </span>
      </p>
    </>
  );
}

function Months({ months }: { months: Figures['months'] }) {
  if (months.length === 0) return <p className="text-muted">{t('No SMS has gone out yet.')}</p>;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('SMS by month')}</h2>
      <ul className="divide-line divide-y tabular-nums">
        {months.map((row) => (
          <li key={row.month} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span className="font-semibold">{monthName(row.month)}</span>
            <span className="font-semibold">{formatCents(row.cost_cents)}</span>
            <span className="text-muted basis-full text-sm">
              {t(
                '{sent} went out, {arrived} of them arrived, and of {unknown} nobody knows. {failed} failed, {kept} were kept back.',
                {
                  sent: formatNumber(row.sent),
                  arrived: formatNumber(row.delivered),
                  failed: formatNumber(row.failed),
                  unknown: formatNumber(row.unknown),
                  kept: formatNumber(row.held_back),
                },
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
