import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { Finished } from '../../features/assessment/assessment.ts';
import { ResultView } from '../../features/assessment/result-view.tsx';
import { safetyEntriesOf } from '../../features/assessment/suggestions.ts';
import { formatDate } from '../../lib/format.ts';
import { termsQuery } from '../../lib/knowledge.ts';
import { paths } from '../../lib/paths.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/sync-state.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SyncNote } from '../../ui/sync-note.tsx';
import { AssessmentGate } from '../assessment-gate.tsx';
import { AssessmentSafetyList } from '../assessment-safety-list.tsx';
import { AssessmentSuggestions } from '../assessment-suggestions.tsx';

/** `/health-assessment/results` (the newest) and `/health-assessment/results/:id` */
export function Component() {
  return (
    <div className="page pb-12">
      <PageHead title="Your results" noIndex />
      <AssessmentGate>
        {(shown, finished) => <Result key={shown.id} shown={shown} finished={finished} />}
      </AssessmentGate>
    </div>
  );
}

function Result({ shown, finished }: { shown: Finished; finished: readonly Finished[] }) {
  const { data: terms } = useQuery(termsQuery());
  const names = { ...terms?.conditions, ...terms?.medicines };
  const sync = useSyncState();
  const navigate = useNavigate();
  const { answers, scores } = shown;
  return (
    <>
      <PageHeader
        eyebrow="Health assessment"
        title="Your results"
        intro={`Answered on ${formatDate(shown.finished_at)}.`}
        actions={
          <>
            {answers && (
              <a href="#plan" className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
                To my plan
              </a>
            )}
            <Link
              to={paths.assessmentSummary(shown.id)}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              Page for my clinician
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
        safetyList={answers && <AssessmentSafetyList entries={safetyEntriesOf(answers)} names={names} />}
        suggestions={answers && <AssessmentSuggestions answers={answers} scores={scores} />}
        onGone={() => void navigate(paths.assessment(), { replace: true })}
      />
    </>
  );
}
