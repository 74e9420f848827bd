import { useQuery } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/account.ts';
import { deliveryDays } from './delivery-days.ts';
import { pickupPointsQuery } from './quote.queries.ts';

type Props = { value: string; error: string | undefined; onChange: (pointId: string) => void };

/** The places where a parcel can be fetched, with what that costs. */
export function PickupChoice({ value, error, onChange }: Props) {
  const points = useQuery(pickupPointsQuery);
  if (points.isPending) return <Skeleton className="h-32 rounded-xl" />;
  if (!points.data)
    return (
      <Alert
        tone="danger"
        title={t('The pickup points could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void points.refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(points.error)}
      </Alert>
    );
  if (points.data.length === 0)
    return <Alert tone="info">{t('There is no pickup point at the moment. Please choose delivery.')}</Alert>;
  return (
    <RadioCards
      legend={t('Pickup point')}
      name="pickupPoint"
      value={value}
      error={error}
      onChange={onChange}
      options={points.data.map((point) => ({
        value: point.id,
        label: (
          <span className="flex flex-wrap justify-between gap-x-3">
            {point.name}
            <span className="font-normal whitespace-nowrap">
              {point.fee_kes === 0 ? t('Free') : formatKes(point.fee_kes)}
            </span>
          </span>
        ),
        description: (
          <>
            {point.landmark}, {point.town}
            <br />
            {point.hours && `${point.hours} · `}
            {deliveryDays(point.min_days, point.max_days)}
          </>
        ),
      }))}
    />
  );
}
