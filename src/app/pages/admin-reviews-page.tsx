import { useSearchParams } from 'react-router';

import { reviewQueues } from '../../features/review-desk/review-desk.queries.ts';
import { ReviewList } from '../../features/review-desk/review-list.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminFrame } from '../admin-frame.tsx';

/** Reviews that wait for a person, and those that were decided. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const queue = reviewQueues.find(({ id }) => id === query.get('queue'))?.id ?? 'held';
  return (
    <AdminFrame title="Reviews">
      <Tabs
        label="Reviews by state"
        value={queue}
        onChange={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
        items={reviewQueues.map(({ id, label }) => ({
          value: id,
          label,
          content: <ReviewList queue={id} productHrefOf={paths.product} />,
        }))}
      />
    </AdminFrame>
  );
}
