import { useNavigate } from 'react-router';

import { useBook } from '../../entities/safety/safety.queries.ts';
import type { Finished } from '../../features/assessment/assessment.ts';
import { ResultView } from '../../features/assessment/result-view.tsx';
import { safetyEntriesOf } from '../../features/assessment/suggestions.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/sync-state.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { SyncNote } from '../../ui/sync-note.tsx';
import { t } from '../../words/assessment.ts';
import { AssessmentGate } from '../assessment-gate.tsx';
import { AssessmentSafetyList } from '../assessment-safety-list.tsx';
import { AssessmentSuggestions } from '../assessment-suggestions.tsx';
import { useTermNames } from '../assessment-terms.ts';

/** `/health-assessment/results` (the newest) and `/health-assessment/results/:id` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Your results')} noIndex />
      <AssessmentGate>
        {(shown, finished) => <Result key={shown.id} shown={shown} finished={finished} />}
      </AssessmentGate>
    </div>
  );
}

function Result({ shown, finished }: { shown: Finished; finished: readonly Finished[] }) {
  const names = useTermNames();
  const { book } = useBook(true);
  const sync = useSyncState();
  const navigate = useNavigate();
  const { answers, scores } = shown;
  return (
    <>
      <PageHeader
        eyebrow={t('Health assessment')}
        title={t('Your results')}
        intro={t('Answered on {date}.', { date: formatDate(shown.finished_at) })}
        actions={
          <>
            {answers && (
              <a href="#plan" className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
                {t('To my plan')}
              </a>
            )}
            <Link
              to={paths.assessmentSummary(shown.id)}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              {t('Page for my clinician')}
            </Link>
          </>
        }
      />
      <div className="mb-6 print:hidden">
        <SyncNote state={sync} onRetry={retryRefused} onDiscard={discardRefused} />
      </div>
      <ResultView
        shown={shown}
        finished={finished}
        names={names}
        book={book}
        safetyList={answers && <AssessmentSafetyList entries={safetyEntriesOf(answers)} names={names} />}
        suggestions={answers && <AssessmentSuggestions answers={answers} scores={scores} />}
        onGone={() => void navigate(paths.assessment(), { replace: true })}
      />
    </>
  );
}
