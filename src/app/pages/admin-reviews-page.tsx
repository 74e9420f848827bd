import { useSearchParams } from 'react-router';

import { useDeskAction, moderate, reviewQueues } from '../../features/back-office/back-office.queries.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import { ReviewBulk } from '../../features/back-office/list-decisions.tsx';
import { reviewList } from '../../features/back-office/lists.ts';
import { ReviewList } from '../../features/back-office/review-list.tsx';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** Reviews that wait for a person, those that were decided, and a search through all. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get('queue');
  const queue = wanted === 'all' ? wanted : (reviewQueues.find(({ id }) => id === wanted)?.id ?? 'held');
  return (
    <AdminFrame hasViews title={t('Reviews')}>
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

/** What can be done with a review found by search: publish it, or take it away. */
function ReviewDecisions({ row, close }: { row: Row; close: () => void }) {
  const decide = useDeskAction((next: 'published' | 'rejected') => moderate(Number(row.id), next, ''), {
    done: t('Review decided'),
    onDone: close,
  });
  const state = textOf(row, 'state');
  return (
    <>
      {decide.error && (
        <p role="alert" className="text-danger-700 w-full text-sm font-semibold">
          {errorText(decide.error)}
        </p>
      )}
      <Link to={paths.product(textOf(row, 'product_id'))} className={buttonStyles({ variant: 'quiet' })}>
        {t('See the product')}
      </Link>
      {state !== 'rejected' && (
        <Button variant="danger" disabled={decide.isPending} onClick={() => decide.mutate('rejected')}>
          {t('Reject')}
        </Button>
      )}
      {state !== 'published' && (
        <Button disabled={decide.isPending} onClick={() => decide.mutate('published')}>
          {t('Publish')}
        </Button>
      )}
    </>
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
      bulk={(rows) => <ReviewBulk {...rows} />}
    />
  );
}
