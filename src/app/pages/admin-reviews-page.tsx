import { useSearchParams } from 'react-router';

import {
  useDeskAction,
  moderate,
  reviewQueues,
  moderateQuestion,
} from '../../features/back-office/back-office.queries.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import { reviewList, questionList } from '../../features/back-office/lists.ts';
import { ReviewList } from '../../features/back-office/review-list.tsx';
import { errorText } from '../../lib/app-error.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { t as listWords } from '../../words/back-office.ts';
import { t } from '../../words/desk.ts';
import { AdminFrame } from '../admin-frame.tsx';

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
    />
  );
}

/** What can be done with a question: show it without an answer, keep one that was reported, or hide it with all answers. */
function QuestionDecisions({ row, close }: { row: Row; close: () => void }) {
  const decide = useDeskAction((next: 'published' | 'hidden') => moderateQuestion(String(row.id), next), {
    done: listWords('Question decided'),
    onDone: close,
  });
  const state = textOf(row, 'state');
  const isReported = Number(row['reports']) > 0;
  return (
    <>
      {decide.error && (
        <p role="alert" className="text-danger-700 w-full text-sm font-semibold">
          {errorText(decide.error)}
        </p>
      )}
      {state === 'published' && (
        <Link to={paths.question(String(row.id))} className={buttonStyles({ variant: 'quiet' })}>
          {listWords('See the question')}
        </Link>
      )}
      {state !== 'hidden' && (
        <Button variant="danger" disabled={decide.isPending} onClick={() => decide.mutate('hidden')}>
          {listWords('Hide')}
        </Button>
      )}
      {(state !== 'published' || isReported) && (
        <Button disabled={decide.isPending} onClick={() => decide.mutate('published')}>
          {state === 'published' ? listWords('Keep it') : listWords('Publish')}
        </Button>
      )}
    </>
  );
}

/** `/admin/questions`: what members ask the community, as the desk keeps it. */
export const questions: PageModule = { Component: Questions };

function Questions() {
  const [state, setState] = useListState(questionList);
  return (
    <AdminFrame
      title={listWords('Questions')}
      intro={listWords(
        'Shown once a practitioner has answered. Publish one without an answer, or hide what should not be read.',
      )}
    >
      <DeskListView
        list={questionList}
        state={state}
        onState={setState}
        decisions={(row, close) => <QuestionDecisions row={row} close={close} />}
      />
    </AdminFrame>
  );
}
