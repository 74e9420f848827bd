import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDate, formatPhone } from '../../lib/format.ts';
import { formatCountdown, useNow } from '../../lib/nairobi.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ReturnIcon } from '../../ui/icons.tsx';
import { t } from '../../words/desk.ts';
import { UNDO_MS, undoDispatch } from './dispatch.queries.ts';

/** An order that is on its way. */
type Props = {
  order: {
    id: string;
    number: string;
    payment_method: string;
    payment_state: string;
    dispatch: {
      carrier: string | null;
      carrier_phone: string | null;
      tracking_number: string | null;
      expected_on: string;
      dispatched_at: string;
      told_at: string | null;
    };
  };
};

/** Who brings a parcel that is on its way and, for ten minutes, the way to take that back. */
export function DispatchedNote({ order }: Props) {
  const {
    carrier,
    carrier_phone: phone,
    tracking_number: parcel,
    expected_on: day,
    told_at: told,
  } = order.dispatch;
  return (
    <div className="grid basis-full justify-items-start gap-1">
      <p className="text-pretty">
        {t('Arrives by {day}', { day: formatDate(day) })}
        {carrier && ` · ${carrier}`}
        {phone && (
          <>
            {' · '}
            <a href={`tel:+${phone}`} className="text-leaf-700 underline underline-offset-4">
              {formatPhone(phone)}
            </a>
          </>
        )}
        {parcel && ` · ${parcel}`}
      </p>
      {told === null && isAsItLeft(order) && <UndoDispatch order={order} />}
    </div>
  );
}

/** Money that came or went since keeps it dispatched; the database refuses then. */
const isAsItLeft = ({ payment_method: method, payment_state: state }: Props['order']): boolean =>
  state === (method === 'cash' ? 'unpaid' : 'paid');

function UndoDispatch({ order }: Props) {
  const queryClient = useQueryClient();
  const leftMs = Date.parse(order.dispatch.dispatched_at) + UNDO_MS - useNow();
  const undo = useMutation({
    mutationFn: () => undoDispatch(order.id),
    onSuccess: () => toast.success(t('Order {number} is packed again', { number: order.number })),
    onError: (error) => toast.error(t('The order stays dispatched'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
  });
  if (leftMs <= 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button size="sm" variant="secondary" busy={undo.isPending} onClick={() => undo.mutate()}>
        <ReturnIcon className="size-5" />
        {t('Undo dispatch')}
      </Button>
      <span className="text-muted text-sm tabular-nums">
        {t('It can be undone for {time}.', { time: formatCountdown(leftMs) })}
      </span>
    </div>
  );
}
