import { useQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { careQuery } from './practices-desk.queries.ts';

/** Leads from the payments of orders to the money of consultations, as long as some waits there. */
export function ConsultationMoneyNote() {
  const { data } = useQuery(careQuery);
  const many = data?.money.length ?? 0;
  if (many === 0) return null;
  return (
    <Alert
      tone="warning"
      title={t.count(many, 'A payment of a consultation waits', '{n} payments of consultations wait')}
      action={
        <Link to={paths.practicesToSettle()} className={buttonStyles({ size: 'sm' })}>
          {t('Settle consultations')}
        </Link>
      }
    >
      {t('Refunds and payments in doubt of consultations are settled with their practitioners.')}
    </Alert>
  );
}
