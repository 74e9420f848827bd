import { useQuery } from '@tanstack/react-query';

import { formatPhone } from '../../lib/format.ts';
import { t } from '../../words/account.ts';
import { pickupPointsQuery } from './quote.queries.ts';

/** Hours and phone of the place where a parcel is fetched, as far as it is still one. */
export function PickupNote({ pointId }: { pointId: string }) {
  const { data } = useQuery(pickupPointsQuery);
  const point = data?.find(({ id }) => id === pointId);
  if (!point?.hours && !point?.phone) return null;
  return (
    <p className="text-muted mt-3 text-sm">
      {point.hours && <span className="block">{t('Open {hours}', { hours: point.hours })}</span>}
      {point.phone && <span className="block">{formatPhone(point.phone)}</span>}
    </p>
  );
}
