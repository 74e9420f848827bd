import { useQuery } from '@tanstack/react-query';

import { formatPhone } from '../../lib/format.ts';
import { pickupPointsQuery } from './quote.queries.ts';

/** Name, hours and phone of the place where a parcel is fetched, as far as it is still one. */
export function PickupNote({ pointId }: { pointId: string }) {
  const { data } = useQuery(pickupPointsQuery);
  const point = data?.find(({ id }) => id === pointId);
  if (!point) return null;
  return (
    <p className="mb-2">
      <strong>{point.name}</strong>
      {point.hours && <span className="text-muted block text-sm">{point.hours}</span>}
      {point.phone && <span className="text-muted block text-sm">{formatPhone(point.phone)}</span>}
    </p>
  );
}
