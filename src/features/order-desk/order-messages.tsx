import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { deskKey } from '../../lib/desk.ts';
import { formatDateTime, formatPhone } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/desk.ts';
import { told } from '../../words/told.ts';
import { atPickupQuery, orderMessagesQuery, parcelAtPickup } from './dispatch.queries.ts';

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

const channels = { whatsapp: t('WhatsApp'), sms: t('SMS'), push: t('Push message'), mail: t('Mail') };

type Tone = 'leaf' | 'gold' | 'clay' | 'danger';
const states: Record<string, { text: string; tone: Tone }> = {
  waiting: { text: t('Waits'), tone: 'gold' },
  sending: { text: t('Under way'), tone: 'gold' },
  sent: { text: t('Went out'), tone: 'leaf' },
  delivered: { text: t('Arrived'), tone: 'leaf' },
  failed: { text: t('Failed'), tone: 'danger' },
  unknown: { text: t('Perhaps sent'), tone: 'gold' },
  dropped: { text: t('Was not sent'), tone: 'clay' },
};

/** Why a message is not there, or not for sure. */
const reasons: Record<string, string> = {
  out_of_date: t('It was no longer true.'),
  stopped: t('This number wrote STOP.'),
  ceiling: t('The ceiling of the month was reached.'),
  too_many: t('This number had twenty messages within a day.'),
  late: t('It could not be sent within a day.'),
  restored: t('The shop was restored from a backup: it may have been sent before.'),
  lost: t('The shop stopped while it was sent, so it is not sent again.'),
  no_answer: t('The provider did not answer, so it is not sent again.'),
  bad_number: t('The provider says that this is no mobile number.'),
  blocked: t('The provider says that this number wants no messages.'),
  refused: t('The provider refused it.'),
  not_delivered: t('The network could not deliver it.'),
  not_there: t('WhatsApp does not reach this number.'),
  not_taken: t('Meta takes no messages now.'),
  too_late: t('It was not delivered within half an hour.'),
};

/** What went to the buyer of an order: by which channel, when, and what became of it. */
export function OrderMessages({ orderId }: { orderId: string }) {
  const { data, error } = useQuery(orderMessagesQuery(orderId));
  if (!data && error) return <p className="text-danger-700">{errorText(error)}</p>;
  if (!data) return <Skeleton className="h-16" />;
  if (data.length === 0)
    return (
      <p className="text-muted">
        {t(
          'Nothing left the app for this buyer: SMS and WhatsApp show here, push messages and mails for eight days.',
        )}
      </p>
    );
  return (
    <ol className="divide-line grid divide-y">
      {data.map(({ channel, state, reason, phone, body, at }) => (
        <li key={`${channel} ${at} ${body}`} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">
              {channels[channel]}
              {phone && <span className="text-muted font-normal"> · {formatPhone(phone)}</span>}
            </span>
            <Badge tone={states[state]?.tone}>{states[state]?.text ?? state}</Badge>
          </span>
          {body && <span className="text-pretty wrap-anywhere">{told(body)}</span>}
          <span className="text-muted text-sm">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {reason && ` · ${reasons[reason] ?? reason}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
