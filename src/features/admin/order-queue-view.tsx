import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { queueQuery } from './admin.queries.ts';
import { type QueueId, queueFromQuery, queues } from './order-queue.ts';
import { OrderRows } from './order-rows.tsx';

type Props = {
  queue: QueueId;
  onQueue: (queue: QueueId) => void;
  hrefOf: (orderId: string) => string;
};

/** The orders by what is to be done with them, with a search over number, name, phone and town. */
export function OrderQueueView({ queue, onQueue, hrefOf }: Props) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <section aria-label="Orders" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <TextField
        label="Find an order"
        type="search"
        autoComplete="off"
        placeholder="MZ-…, name, phone or town"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        className="max-w-md"
      />
      <Tabs
        label="Order queues"
        value={queue}
        onChange={(next) => onQueue(queueFromQuery(next))}
        items={queues.map(({ id, label }) => ({
          value: id,
          label,
          content: <Queue queue={id} search={wanted} hrefOf={hrefOf} />,
        }))}
      />
    </section>
  );
}

function Queue({ queue, search, hrefOf }: { queue: QueueId; search: string; hrefOf: Props['hrefOf'] }) {
  const { data, error, refetch, isPlaceholderData } = useQuery(queueQuery(queue, search));
  if (!data && error)
    return (
      <Alert
        tone="danger"
        title="The orders could not be loaded"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!data) return <Spinner label="Loading orders" />;
  if (data.rows.length === 0)
    return (
      <p className="border-line bg-surface text-muted rounded-2xl border p-8 text-center">
        {search ? `No order here fits “${search}”.` : 'Nothing to do here.'}
      </p>
    );
  return (
    <div aria-busy={isPlaceholderData}>
      <OrderRows rows={data.rows} hrefOf={hrefOf} />
      {data.total > data.rows.length && (
        <p className="text-muted mt-3 text-sm">
          Showing {data.rows.length} of {data.total}. Search to find the others.
        </p>
      )}
    </div>
  );
}
