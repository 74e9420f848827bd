import { useSearchParams } from 'react-router';

import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { reviewList } from '../../features/back-office/word-lists.ts';
import { reviewQueues } from '../../features/review-desk/review-desk.queries.ts';
import { ReviewList } from '../../features/review-desk/review-list.tsx';
import { paths } from '../../lib/paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { useListState } from '../list-address.ts';
import { ReviewDecisions } from '../review-decisions.tsx';

/** Reviews that wait for a person, those that were decided, and a search through all. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('queue');
  const queue = wanted === 'all' ? wanted : (reviewQueues.find(({ id }) => id === wanted)?.id ?? 'held');
  return (
    <AdminFrame title={t('Reviews')}>
      <Tabs
        label={t('Reviews by state')}
        value={queue}
        onChange={(next) => setQuery({ queue: next }, { replace: true, preventScrollReset: true })}
        items={[
          ...reviewQueues.map(({ id, label }) => ({
            value: id,
            label,
            content: <ReviewList queue={id} productHrefOf={paths.product} />,
          })),
          { value: 'all', label: t('Search all'), content: <AllReviews /> },
        ]}
      />
    </AdminFrame>
  );
}

function AllReviews() {
  const [state, setState] = useListState(reviewList, { queue: 'all' });
  return (
    <DeskListView
      list={reviewList}
      state={state}
      onState={setState}
      decisions={(row, close) => <ReviewDecisions row={row} close={close} />}
    />
  );
}
