import { useQuery } from '@tanstack/react-query';

import { whatsappFooter, whatsappTemplates } from '../../../supabase/functions/_shared/whatsapp-templates.ts';
import type { Returns } from '../../lib/database.types.ts';
import { formatDateTime, formatKes, formatNumber, monthName } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/desk.ts';
import { RecordForm } from './record-form.tsx';
import { textFields, toCells, whatsappField } from './setting-fields.ts';
import { Loaded, useSave } from './settings-tabs.tsx';
import { saveLimits, textFiguresQuery } from './shop-settings.queries.ts';

type Figures = Returns<'text_figures'>;

/** `240` → `KSh 2.40`: an SMS costs less than a shilling. */
const formatCents = (cents: number): string =>
  `${formatKes(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

type Channel = 'sms' | 'whatsapp';

const problems: Record<Channel, Record<string, string>> = {
  sms: {
    balance: t('The money at the SMS provider has ended. Top it up: what waits is sent then, within a day.'),
    key: t(
      'The SMS provider does not take our user name and key. Look at the settings SMS_USERNAME and SMS_API_KEY.',
    ),
    sender: t('The SMS provider does not know the sender. Look at the setting SMS_FROM.'),
  },
  whatsapp: {
    balance: t('Meta cannot charge the WhatsApp account. Look at its way to pay there.'),
    key: t('Meta does not take our token. Look at the setting WHATSAPP_TOKEN.'),
    template: t(
      'Meta does not know one of our templates, or has paused it. Compare them with the list under Settings, WhatsApp.',
    ),
    sender: t(
      'Meta does not send from our number. Look at the setting WHATSAPP_PHONE_ID, and at the number there.',
    ),
  },
};

const words = {
  sms: {
    name: t('SMS'),
    about: t(
      'Visitors hear of their order by SMS, and so do members who chose it. From four fifths of the ceiling on only what somebody waits for goes out: payments, parcels, bookings. From the whole on nothing does.',
    ),
    off: t('SMS are not set up'),
    how: t('The settings SMS_USERNAME, SMS_API_KEY and SMS_WEBHOOK_SECRET switch them on.'),
    kept: t('SMS do not go out'),
    none: t('No SMS has gone out yet.'),
    byMonth: t('SMS by month'),
  },
  whatsapp: {
    name: t('WhatsApp'),
    about: t(
      'Visitors hear of their order by WhatsApp first, and so do members who chose it. An SMS goes where WhatsApp does not reach the phone, or did not deliver within half an hour. The ceiling holds for both together.',
    ),
    off: t('WhatsApp is not set up'),
    how: t(
      'The settings WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN switch it on, once Meta has approved the texts below.',
    ),
    kept: t('WhatsApp messages do not go out'),
    none: t('No WhatsApp message has gone out yet.'),
    byMonth: t('WhatsApp messages by month'),
  },
};

/** SMS or WhatsApp of the shop: what keeps them back, the ceiling of a month, and how many went out for how much. */
export function TextSettings({ channel }: { channel: Channel }) {
  const query = useQuery(textFiguresQuery(channel));
  const fields = channel === 'sms' ? textFields : [...textFields, whatsappField];
  const save = useSave();
  return (
    <Loaded query={query}>
      {(figures) => (
        <div className="grid gap-6">
          <Standing figures={figures} channel={channel} />
          <Card className="grid gap-4">
            <p className="text-muted max-w-prose text-pretty">{words[channel].about}</p>
            <RecordForm
              key={`${figures.ceiling_kes} ${figures.whatsapp_cents}`}
              label={words[channel].name}
              fields={fields}
              cells={toCells(fields, {
                text_ceiling_kes: figures.ceiling_kes,
                whatsapp_cents: figures.whatsapp_cents,
              })}
              onSave={(record) => save(saveLimits(record))}
            />
          </Card>
          <Months months={figures.months} channel={channel} />
          {channel === 'whatsapp' && <Templates />}
        </div>
      )}
    </Loaded>
  );
}

function Standing({ figures, channel }: { figures: Figures; channel: Channel }) {
  const { is_on: isOn, problem, problem_since: since, spent_cents: spent, ceiling_kes: ceiling } = figures;
  const share = ceiling === 0 ? 1 : spent / (ceiling * 100);
  return (
    <>
      {isOn !== true && (channel === 'whatsapp' || isOn === false) && (
        <Alert tone="info" title={words[channel].off}>
          {words[channel].how}
        </Alert>
      )}
      {problem && (
        <Alert tone="danger" title={words[channel].kept}>
          {problems[channel][problem] ?? problem}
          {since && ` ${t('Since {time}.', { time: formatDateTime(since) })}`}
        </Alert>
      )}
      {share >= 0.8 && (
        <Alert tone="warning" title={t('The ceiling of this month')}>
          {share >= 1
            ? t('It is reached: nothing goes to phones until the month ends, or you raise it.')
            : t('Four fifths are spent: only messages go out that somebody waits for.')}
        </Alert>
      )}
      <p className="text-lg tabular-nums">
        {t('{spent} of {ceiling} this month, of SMS and WhatsApp together', {
          spent: formatCents(spent),
          ceiling: formatCents(ceiling * 100),
        })}
        <span className="text-muted block text-base">
          {t('{waiting} wait to be sent, {stopped} numbers want no messages.', {
            waiting: formatNumber(figures.waiting),
            stopped: formatNumber(figures.stopped),
          })}
        </span>
      </p>
    </>
  );
}

function Months({ months, channel }: { months: Figures['months']; channel: Channel }) {
  if (months.length === 0) return <p className="text-muted">{words[channel].none}</p>;
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{words[channel].byMonth}</h2>
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

/** What Meta has to approve before: the texts themselves, as docs/whatsapp-templates.md lists them. */
function Templates() {
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('Texts for Meta to approve')}</h2>
      <p className="text-muted max-w-prose text-pretty">
        {t(
          'Each of them in English (en) and Kiswahili (sw), as a utility template that is given up after 1,800 seconds, with the last line as its footer.',
        )}
      </p>
      <ul className="divide-line divide-y">
        {Object.entries(whatsappTemplates).map(([name, { en, sw }]) => (
          <li key={name} className="grid gap-1 py-3">
            <code className="text-sm font-semibold">{name}</code>
            <span lang="en" className="text-pretty wrap-anywhere">
              {en}
            </span>
            <span lang="sw" className="text-pretty wrap-anywhere">
              {sw}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        <span lang="en">{whatsappFooter.en}</span> · <span lang="sw">{whatsappFooter.sw}</span>
      </p>
    </section>
  );
}
