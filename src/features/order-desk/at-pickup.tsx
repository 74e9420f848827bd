import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/desk.ts';
import { atPickupQuery, parcelAtPickup } from './order-messages.queries.ts';

type Props = {
  order: {
    id: string;
    number: string;
    fulfilment_state: string;
    pickup_point_id: string | null;
  };
};

/** Tells the buyer that the parcel can be fetched; nothing where it was told, or is not on its way to a pickup point. */
export function AtPickup({ order }: Props) {
  const queryClient = useQueryClient();
  const tell = useMutation({
    mutationFn: () => parcelAtPickup(order.id),
    onSuccess: () =>
      toast.success(t('The buyer of {number} is told that it is there', { number: order.number })),
    onError: (error) => toast.error(t('The order was not changed'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  const mayBeThere = order.fulfilment_state === 'dispatched' && order.pickup_point_id !== null;
  const { data: isThere } = useQuery({ ...atPickupQuery(order.id), enabled: mayBeThere });
  if (!mayBeThere || isThere !== false) return null;
  return (
    <Button variant="secondary" busy={tell.isPending} onClick={() => tell.mutate()}>
      {t('It is at the pickup point')}
    </Button>
  );
}
