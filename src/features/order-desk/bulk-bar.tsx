import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/desk.ts';
import { moveOrders, orderDeskKey } from './order-desk.queries.ts';
import { type BulkStep, bulkStepsOf, type QueueId } from './order-queue.ts';

type Props = {
  queue: QueueId;
  ids: string[];
  isAll: boolean;
  onAll: (all: boolean) => void;
  slipsHref: string;
};

/** What to do with the chosen orders. Those that could not move are named with the reason; the others have moved. */
export function BulkBar({ queue, ids, isAll, onAll, slipsHref }: Props) {
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationFn: (next: BulkStep) => moveOrders(ids, next),
    onSuccess: (left) => {
      const moved = ids.length - left.length;
      if (moved > 0) toast.success(t.count(moved, '{n} order moved along', '{n} orders moved along'));
      onAll(false);
    },
    onError: (error) => toast.error(t('The orders were not changed'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderDeskKey }),
  });
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-2 pl-2">
        <CheckboxField
          label={ids.length > 0 ? t('{n} chosen', { n: ids.length }) : t('Choose all')}
          checked={isAll}
          onChange={(event) => onAll(event.currentTarget.checked)}
          className="mr-auto pl-0.5"
        />
        {ids.length > 0 && (
          <>
            {bulkStepsOf(queue).map(({ next, label }, index) => (
              <Button
                key={next}
                size="sm"
                variant={index === 0 ? 'primary' : 'secondary'}
                busy={move.isPending && move.variables === next}
                disabled={move.isPending}
                onClick={() => move.mutate(next)}
              >
                {label}
              </Button>
            ))}
            <Link to={slipsHref} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
              {t('Packing slips')}
            </Link>
          </>
        )}
      </div>
      {move.data && move.data.length > 0 && (
        <Alert tone="warning" title={t('Not moved')}>
          <ul>
            {move.data.map((left) => (
              <li key={left.order_id}>
                {left.number}: {t.known(left.message ?? '')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
