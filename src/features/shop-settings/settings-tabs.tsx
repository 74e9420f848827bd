import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime, formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t as trail } from '../../words/back-office.ts';
import { t } from '../../words/desk.ts';
import { RecordForm, RecordList } from './record-form.tsx';
import {
  toCells,
  businessFields,
  couponFields,
  limitFields,
  pickupFields,
  zoneFields,
} from './setting-fields.ts';
import {
  auditQuery,
  businessQuery,
  couponsQuery,
  limitsQuery,
  pickupPointsQuery,
  saveBusiness,
  saveCoupon,
  saveLimits,
  savePickupPoint,
  saveZone,
  shopSettingsKey,
  zonesQuery,
} from './shop-settings.queries.ts';

/** What was read, or that it is being read, or that it could not be. */
export function Loaded<T>({
  query,
  children,
}: {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Spinner label={t('Loading')} />;
  return (
    <Alert
      tone="danger"
      title={t('This could not be loaded')}
      action={
        <Button size="sm" variant="secondary" onClick={() => void query.refetch()}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(query.error)}
    </Alert>
  );
}

/** Runs a save and reads everything of this page again. */
export function useSave() {
  const queryClient = useQueryClient();
  return async (work: Promise<void>): Promise<void> => {
    await work;
    await queryClient.invalidateQueries({ queryKey: shopSettingsKey });
  };
}

export function BusinessSettings() {
  const query = useQuery(businessQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {(details) => (
        <Card className="grid gap-4">
          <Alert tone="info">
            {details.vat_since === null
              ? t(
                  'The shop is not registered for VAT. From KSh 5 million of taxable sales in twelve months the law asks for it.',
                )
              : t(
                  'Prices have VAT in them: what a customer sees is what they pay. Invoices that were issued stay as they are.',
                )}
          </Alert>
          <RecordForm
            key={details.updated_at}
            label={t('Business and VAT')}
            fields={businessFields}
            cells={toCells(businessFields, details)}
            onSave={(record) => save(saveBusiness(record))}
          />
        </Card>
      )}
    </Loaded>
  );
}

export function LimitSettings() {
  const query = useQuery(limitsQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {(limits) => (
        <Card>
          <RecordForm
            label={t('Limits')}
            fields={limitFields}
            cells={toCells(limitFields, limits)}
            onSave={(record) => save(saveLimits(record))}
          />
        </Card>
      )}
    </Loaded>
  );
}

export function ZoneSettings() {
  const query = useQuery(zonesQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {(zones) => (
        <RecordList
          fields={zoneFields}
          entries={zones.map((zone) => ({
            id: zone.id,
            title: zone.name,
            label: zone.name,
            summary: t('{fee} up to {weight} kg, then {extra} a kg', {
              fee: formatKes(zone.base_fee_kes),
              weight: zone.base_weight_g / 1000,
              extra: formatKes(zone.extra_kg_fee_kes),
            }),
            cells: toCells(zoneFields, zone),
          }))}
          onSave={(id, record) => save(saveZone(id ?? '', record))}
        />
      )}
    </Loaded>
  );
}

export function PickupSettings() {
  const query = useQuery(pickupPointsQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {({ points, counties }) => {
        const fields = pickupFields(counties);
        return (
          <RecordList
            fields={fields}
            entries={points.map((point) => ({
              id: point.id,
              title: point.name,
              label: point.name,
              summary: `${point.is_active ? '' : `${t('Closed')} · `}${point.town} · ${formatKes(point.fee_kes)}`,
              cells: toCells(fields, point),
            }))}
            fresh={{
              label: t('Add a pickup point'),
              cells: {
                county: counties.find((name) => name.startsWith('Nairobi')) ?? counties[0] ?? '',
                fee_kes: '0',
                min_days: '1',
                max_days: '2',
                position: '100',
                is_active: 'true',
              },
            }}
            onSave={(id, record) => save(savePickupPoint(id, record))}
          />
        );
      }}
    </Loaded>
  );
}

export function CouponSettings() {
  const query = useQuery(couponsQuery);
  const save = useSave();
  return (
    <Loaded query={query}>
      {(coupons) => (
        <RecordList
          fields={couponFields}
          entries={coupons.map((coupon) => ({
            id: coupon.id,
            title: coupon.code,
            label: coupon.code,
            summary: [
              coupon.is_active ? null : t('Off'),
              coupon.percent === null ? formatKes(coupon.amount_kes ?? 0) : `${coupon.percent}%`,
              t('used {n} times', { n: coupon.used_count }),
            ]
              .filter(Boolean)
              .join(' · '),
            cells: toCells(couponFields, coupon),
          }))}
          fresh={{
            label: t('Add a coupon'),
            cells: {
              kind: 'percent',
              percent: '10',
              min_subtotal_kes: '0',
              per_user_limit: '1',
              is_active: 'true',
            },
          }}
          onSave={(id, record) => save(saveCoupon(id, record))}
        />
      )}
    </Loaded>
  );
}

export function AuditTrail() {
  const query = useQuery(auditQuery);
  return (
    <Loaded query={query}>
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title={t('Nothing was changed yet')}>
            {t('What administrators do is listed here and stays.')}
          </EmptyState>
        ) : (
          <ul className="border-line bg-surface divide-line divide-y rounded-2xl border shadow-sm">
            {entries.map((entry) => (
              <li key={entry.id} className="grid gap-1 px-4 py-3">
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">
                    {trail.known(entry.action.replaceAll('_', ' '))}{' '}
                    <span className="text-muted font-normal wrap-anywhere">
                      {entry.entity} {entry.entity_id}
                    </span>
                  </span>
                  <time dateTime={entry.at} className="text-muted text-sm">
                    {formatDateTime(entry.at)}
                  </time>
                </span>
                <code className="text-muted line-clamp-2 text-xs wrap-anywhere">
                  {JSON.stringify(entry.detail)}
                </code>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
