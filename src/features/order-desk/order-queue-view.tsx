import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { useAddressSearch, deskKey } from '../../lib/desk.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { PendingBar, Spinner } from '../../ui/loading.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { DispatchDialog } from './dispatch-dialog.tsx';
import { type Moved, moveOrders, queueQuery } from './order-desk.queries.ts';
import { type BulkStep, bulkStepsOf, queueFromQuery, type QueueId, queues } from './order-queue.ts';
import { OrderRows } from './order-rows.tsx';

type Props = {
  queue: QueueId;
  onQueue: (queue: QueueId) => void;
  hrefOf: (orderId: string) => string;
  slipsHrefOf: (orderIds: string[]) => string;
};

/** The orders by what is to be done with them, with a search through all of them. */
export function OrderQueueView({ queue, onQueue, ...addresses }: Props) {
  const [search, setSearch, wanted] = useAddressSearch();
  return (
    <section aria-label={t('Orders')} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="max-w-md">
        <SearchBox
          label={t('Find an order')}
          placeholder={t('Number, name, phone or receipt')}
          value={search}
          onChange={setSearch}
        />
      </div>
      {wanted ? (
        <Queue queue="all" search={wanted} {...addresses} />
      ) : (
        <Tabs
          label={t('Order queues')}
          value={queue}
          onChange={(next) => onQueue(queueFromQuery(next))}
          items={queues.map(({ id, label }) => ({
            value: id,
            label,
            content: <Queue key={id} queue={id} search="" {...addresses} />,
          }))}
        />
      )}
    </section>
  );
}

type QueueProps = Pick<Props, 'queue' | 'hrefOf' | 'slipsHrefOf'> & { search: string };

type BulkBarProps = {
  queue: QueueId;
  chosen: readonly { id: string; number: string }[];
  isAll: boolean;
  onAll: (all: boolean) => void;
  slipsHref: string;
};

/** What to do with the chosen orders. Those that could not move are named with the reason; the others have moved. */
function BulkBar({ queue, chosen, isAll, onAll, slipsHref }: BulkBarProps) {
  const queryClient = useQueryClient();
  const ids = chosen.map(({ id }) => id);
  /** The orders that the dialog is about: the list behind it goes on changing. */
  const [sending, setSending] = useState<BulkBarProps['chosen'] | null>(null);
  const [left, setLeft] = useState<Moved[]>([]);
  function tell(stayed: Moved[], many: number): void {
    const moved = many - stayed.length;
    if (moved > 0) toast.success(t.count(moved, '{n} order moved along', '{n} orders moved along'));
    setLeft(stayed);
    onAll(false);
  }
  const move = useMutation({
    mutationFn: (next: BulkStep) => moveOrders(ids, next),
    onSuccess: (stayed) => tell(stayed, ids.length),
    onError: (error) => toast.error(t('The orders were not changed'), errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKey }),
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
                onClick={() => (next === 'dispatched' ? setSending(chosen) : move.mutate(next))}
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
      {sending && (
        <DispatchDialog
          orders={sending}
          onDone={(stayed) => tell(stayed, sending.length)}
          onClose={() => setSending(null)}
        />
      )}
      {left.length > 0 && (
        <Alert tone="warning" title={t('Not moved')}>
          <ul>
            {left.map((one) => (
              <li key={one.order_id}>
                {one.number}: {t.known(one.message ?? '')}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

function Queue({ queue, search, hrefOf, slipsHrefOf }: QueueProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery(queueQuery(queue, search));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (!data && error)
    return <NotLoaded title={t('The orders could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Spinner label={t('Loading orders')} />;
  if (data.rows.length === 0)
    return (
      <p className="border-line bg-surface text-muted rounded-2xl border p-8 text-center">
        {search ? t('No order fits “{search}”.', { search }) : t('Nothing to do here.')}
      </p>
    );
  const marked = data.rows.filter(({ id }) => chosen.has(id));
  return (
    <div aria-busy={isPlaceholderData} className="grid gap-3">
      {isPlaceholderData && <PendingBar />}
      <BulkBar
        queue={queue}
        chosen={marked}
        isAll={marked.length === data.rows.length}
        onAll={(all) => setChosen(new Set(all ? data.rows.map(({ id }) => id) : []))}
        slipsHref={slipsHrefOf(marked.map(({ id }) => id))}
      />
      <OrderRows rows={data.rows} hrefOf={hrefOf} chosen={chosen} onChoose={setChosen} />
      {data.total > data.rows.length && (
        <p className="text-muted text-center text-sm">
          {t('The first {n} of {total}. Search to find another.', { n: data.rows.length, total: data.total })}
        </p>
      )}
    </div>
  );
}
