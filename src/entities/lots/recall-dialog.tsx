import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { csvCell, writeCsv } from '../../lib/csv.ts';
import { formatDate, formatDateTime, formatPhone } from '../../lib/format.ts';
import { saveFile } from '../../lib/native-shell.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { type Recall, recallQuery } from './lots.queries.ts';

type Got = Recall['orders'][number];

/** What buyers read, as the desk chooses it. */
export const recallWords = [
  { id: 'pay_back', label: t('Bring it back or throw it away; it is paid back') },
  { id: 'bring_back', label: t('Bring it back; it is paid back') },
  { id: 'exchange', label: t('Bring it back; it is exchanged') },
] as const;

/** How a buyer was told; a promise of nothing where nobody could be. */
function told({ told_at: at, in_app: inApp, by_text: byText, fulfilment_state: state, kept }: Got): string {
  if (at) {
    const ways = [inApp && t('App, push and mail'), byText && t('Message to the phone')].filter(Boolean);
    return ways.length > 0
      ? t('Told {time}: {ways}', { time: formatDateTime(at), ways: ways.join(', ') })
      : t('Could not be told: please call');
  }
  if (state === 'packed') return t('Still here: pack another lot');
  return kept === 0 ? t('Came back') : t('Not told');
}

/** Who got a lot, as a file: text of people stays text. */
function recallFile({ code, name, size, orders }: Recall): string {
  return writeCsv([
    [
      'order',
      'placed',
      'name',
      'phone',
      'product',
      'lot',
      'pieces',
      'not known to be back',
      'state',
      'told',
      'in app',
      'by text',
    ],
    ...orders.map((one) =>
      [
        one.number,
        one.placed_at,
        one.contact_name,
        one.phone,
        `${name}, ${size}`,
        code,
        one.pieces,
        one.kept,
        one.fulfilment_state,
        one.told_at,
        one.in_app,
        one.by_text,
      ].map(csvCell),
    ),
  ]);
}

type Props = { lotId: number; code: string; hrefOf: (orderId: string) => string; onClose: () => void };

/** Every order that got a lot, with whoever bought it and whether they were told. */
export function RecallDialog({ lotId, code, hrefOf, onClose }: Props) {
  const { data: recall, error } = useQuery(recallQuery(lotId));
  return (
    <Dialog title={t('Who got lot {code}', { code })} onClose={onClose}>
      {!recall && error && <Alert tone="danger">{errorText(error)}</Alert>}
      {!recall && !error && <Spinner label={t('Loading')} />}
      {recall && (
        <div className="grid gap-4">
          <p className="text-muted text-pretty">
            {recall.name}, {recall.size}
            {recall.best_before && ` · ${t('Best before {day}', { day: formatDate(recall.best_before) })}`}
          </p>
          {recall.stops.map((stop) => (
            <p key={stop.stopped_at} className="text-pretty wrap-anywhere">
              {t('Stopped {time}: {reason}', { time: formatDateTime(stop.stopped_at), reason: stop.reason })}
              {stop.released_at &&
                ` ${t('Released {time}: {reason}', { time: formatDateTime(stop.released_at), reason: stop.note ?? '' })}`}
            </p>
          ))}
          {recall.orders.length === 0 && <p>{t('No parcel has this lot.')}</p>}
          <ul className="divide-line divide-y">
            {recall.orders.map((one) => (
              <li key={one.order_id} className="grid gap-0.5 py-2.5">
                <span className="flex flex-wrap justify-between gap-x-3">
                  <Link
                    to={hrefOf(one.order_id)}
                    className="text-leaf-700 font-semibold tabular-nums hover:underline"
                  >
                    {one.number}
                  </Link>
                  <span className="tabular-nums">{t.count(one.pieces, '{n} piece', '{n} pieces')}</span>
                </span>
                <span className="wrap-anywhere">
                  {one.contact_name},{' '}
                  <a href={`tel:+${one.phone}`} className="text-leaf-700 underline underline-offset-4">
                    {formatPhone(one.phone)}
                  </a>
                </span>
                <span className="text-muted text-sm">{told(one)}</span>
              </li>
            ))}
          </ul>
          {recall.orders.length > 0 && (
            <Button
              variant="secondary"
              className="w-fit"
              onClick={() => saveFile(`mizizi-lot-${code}.csv`, recallFile(recall), 'text/csv')}
            >
              {t('Save as a file (CSV)')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
