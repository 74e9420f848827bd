import { moderateQuestion, useDeskAction } from '../../features/back-office/back-office.queries.ts';
import { DeskListView } from '../../features/back-office/desk-list-view.tsx';
import { type Row, textOf, useListState } from '../../features/back-office/desk-list.ts';
import { questionList } from '../../features/back-office/lists.ts';
import { errorText } from '../../lib/app-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import { AdminFrame } from '../admin-frame.tsx';

/** What can be done with a question: show it without an answer, or hide it with all of them. */
function QuestionDecisions({ row, close }: { row: Row; close: () => void }) {
  const decide = useDeskAction((next: 'published' | 'hidden') => moderateQuestion(String(row.id), next), {
    done: t('Question decided'),
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
      {state === 'published' && (
        <Link to={paths.question(String(row.id))} className={buttonStyles({ variant: 'quiet' })}>
          {t('See the question')}
        </Link>
      )}
      {state !== 'hidden' && (
        <Button variant="danger" disabled={decide.isPending} onClick={() => decide.mutate('hidden')}>
          {t('Hide')}
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

/** `/admin/questions`: what members ask the community, as the desk keeps it. */
export function Component() {
  const [state, setState] = useListState(questionList);
  return (
    <AdminFrame
      hasViews
      title={t('Questions')}
      intro={t(
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
