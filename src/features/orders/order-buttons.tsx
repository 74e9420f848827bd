import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatKes } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { t } from '../../words/account.ts';
import type { OrderDetails } from './order.ts';
import { cancelOrder, orderKeys, reorder, type ReorderLine } from './orders.queries.ts';

type Props = {
  order: OrderDetails;
  isGuest: boolean;
  /** Puts what can be had into the cart. */
  onAdd: (lines: ReorderLine[]) => void;
  onOpenCart: () => void;
};

/** Puts an order into the cart once more, and says what is not to be had any longer. */
export function OrderAgain({ order, isGuest, onAdd, onOpenCart }: Props) {
  const [missing, setMissing] = useState<ReorderLine[] | null>(null);
  const again = useMutation({
    mutationFn: () => (isGuest ? asOrdered(order) : reorder(order.id)),
    onSuccess: (lines) => {
      const available = lines.filter(({ quantity }) => quantity > 0);
      onAdd(available);
      const broken = lines.filter(({ problem }) => problem !== null);
      if (broken.length === 0) return onOpenCart();
      setMissing(broken);
    },
    onError: (error) => toast.error(t('Nothing was put into the cart'), errorText(error)),
  });
  return (
    <>
      <Button variant="secondary" busy={again.isPending} onClick={() => again.mutate()}>
        {t('Order again')}
      </Button>
      <Dialog
        open={missing !== null}
        onOpenChange={(open) => {
          if (!open) setMissing(null);
        }}
        title={t('Not everything is to be had')}
        description={t('What can be had is in your cart, at today’s prices.')}
        footer={<Button onClick={onOpenCart}>{t('Open the cart')}</Button>}
      >
        <ul className="grid gap-1.5">
          {missing?.map((line) => (
            <li key={line.product_id}>{words(line)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function words({ name, problem, quantity, ordered }: ReorderLine): string {
  if (problem === 'gone') return t('{name} is no longer sold', { name });
  if (problem === 'sold_out') return t('{name} is sold out', { name });
  return t('{name}: only {n} of {ordered} left', { name, n: quantity, ordered });
}

/** The database looks up an order again for members only; for a visitor the cart itself tells what has changed. */
const asOrdered = ({ items }: OrderDetails): Promise<ReorderLine[]> =>
  Promise.resolve(items.map((item) => ({ ...item, ordered: item.quantity, problem: null })));

/** The button that calls an order off, after a question. */
export function CancelOrder({
  orderId,
  number,
  byMpesa,
  partKes,
  token,
}: {
  orderId: string;
  number: string;
  byMpesa: boolean;
  /** What of the price came so far, KSh. */
  partKes: number;
  token: string | null;
}) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const cancel = useMutation({
    mutationFn: () => cancelOrder(orderId, token),
    onSuccess: () => toast.success(t('Order {number} is cancelled', { number })),
    onError: (error) => toast.error(t('The order was not cancelled'), errorText(error)),
    onSettled: async () => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: orderKeys.all });
    },
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('Cancel order')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t('Cancel this order?')}
        description={
          partKes > 0
            ? t('The items go back to the shelf. The {amount} that came goes back to who paid it.', {
                amount: formatKes(partKes),
              })
            : byMpesa
              ? t(
                  'The items go back to the shelf. If an M-Pesa prompt is still open on your phone, cancel it there too.',
                )
              : t('The items go back to the shelf.')
        }
        confirmLabel={t('Cancel order')}
        cancelLabel={t('Keep order')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
      />
    </>
  );
}
