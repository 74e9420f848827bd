import { useQuery } from '@tanstack/react-query';

import { formatDate } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { businessQuery } from './shop-settings.queries.ts';

const classes: Record<string, string> = {
  standard: t('Standard (16%)'),
  zero: t('Zero-rated'),
  exempt: t('Exempt'),
};

/** Who sells and how that is taxed, to read. @param maySet whether the reader may go and change it */
export function TaxSummary({ maySet }: { maySet: boolean }) {
  const { data, error, refetch } = useQuery(businessQuery);
  if (!data && error)
    return <NotLoaded title={t('This could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading')} />;
  const className = (id: string): string => classes[id] ?? id;
  return (
    <Card className="grid max-w-2xl gap-4">
      <dl className="divide-line divide-y">
        <Row name={t('Trading name')}>{data.trading_name}</Row>
        <Row name={t('Address')}>{data.address}</Row>
        <Row name={t('KRA PIN')}>{data.kra_pin ?? t('none')}</Row>
        <Row name={t('Registered for VAT since')}>
          {data.vat_since === null ? t('Not registered') : formatDate(`${data.vat_since}T12:00:00Z`)}
        </Row>
        <Row name={t('VAT on delivery')}>{className(data.delivery_class)}</Row>
        <Row name={t('VAT on plans')}>{className(data.plan_class)}</Row>
        <Row name={t('VAT on consultations')}>{className(data.consultation_class)}</Row>
      </dl>
      <p className="text-muted text-sm">
        {t(
          'What is ordered keeps the class of its day. A product without a class is taxed at the standard rate.',
        )}
      </p>
      {maySet && (
        <Link to="/admin/settings?tab=business" className="text-leaf-700 w-fit underline underline-offset-4">
          {t('Change it in the settings')}
        </Link>
      )}
    </Card>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="ml-auto text-right font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}
