import { formatDateTime } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import type { Today } from './today.queries.ts';

type Props = { restored: NonNullable<Today['restored']>; canOpen: (path: string) => boolean };

/** The shop is that of a backup: what is missing in it, which numbers go on from where, and what to do. */
export function RestoredShop({ restored: { at, made_at, number }, canOpen }: Props) {
  return (
    <Alert tone="warning" title={t('This shop was restored from a backup')}>
      <p>
        {t('It was restored on {time} and knows nothing of what happened after {made}.', {
          time: formatDateTime(at),
          made: formatDateTime(made_at),
        })}
      </p>
      <p className="mt-2 wrap-anywhere">
        {t(
          'New invoices and credit notes have numbers of their own, the first is {number}, so that none is given twice. Those issued in between are not in the books: keep the copies that customers have for your accountant.',
          { number },
        )}
      </p>
      <p className="mt-2">
        {t('Import the M-Pesa statement of that time, and place the money that came.')}{' '}
        {canOpen('/admin/payments') && (
          <Link to="/admin/payments" className="underline underline-offset-4">
            {t('Payments')}
          </Link>
        )}
      </p>
    </Alert>
  );
}
