import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyProfile } from '../../entities/safety/use-safety.ts';
import { answersKnown } from '../../features/assessment/answers.ts';
import { AssessmentIntro } from '../../features/assessment/assessment-intro.tsx';
import { AssessmentRunner } from '../../features/assessment/assessment-runner.tsx';
import { useAssessments } from '../../features/assessment/assessment-steps.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { warmLink } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead } from '../../ui/page-header.tsx';
import { t } from '../../words/assessment.ts';
import { useKeepLifeStages, useTermLists } from './assessment-terms.ts';

/** `/health-assessment`: the consent, then one question after the other. Nothing of it shows in the address. */
export function Component() {
  const assessments = useAssessments();
  const { started } = assessments;
  const [isRunning, setRunning] = useState(false);
  const [isFinished, setFinished] = useState(false);
  const terms = useTermLists(isRunning);
  const profile = useSafetyProfile();
  const { book } = useBook(isRunning);
  const keepLifeStages = useKeepLifeStages();
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  return (
    <div className="page pb-12">
      <PageHead
        title={t('Health assessment')}
        description={t(
          'Five minutes, one question at a time: sleep, food, movement, mood, alcohol and diabetes risk by published scales, a plan that names its reasons, and herbs checked against your medicines.',
        )}
      />
      <Canonical path={paths.assessment()} />
      {isFinished ? (
        // The last answer has ended the assessment; its results may take a moment on a slow phone.
        <Spinner label={t('Working out your results')} className="min-h-96" />
      ) : isRunning && started ? (
        <AssessmentRunner
          started={started}
          terms={terms}
          known={answersKnown(profile, book)}
          book={book}
          onLeave={() => {
            setRunning(false);
            window.scrollTo(0, 0);
          }}
          onFinished={({ id, answers }) => {
            setFinished(true);
            if (answers) keepLifeStages(answers);
            void navigate(paths.assessmentResult(id), { replace: true });
          }}
          note={
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <p className="text-muted text-sm">
                {isMember
                  ? t('Kept on this device with every answer, and in your account after every part.')
                  : t('Kept on this device with every answer.')}
              </p>
              <Button variant="quiet" size="sm" className="-mx-3.5" onClick={() => setRunning(false)}>
                {t('Stop for now')}
              </Button>
            </div>
          }
        />
      ) : (
        <AssessmentIntro
          assessments={assessments}
          onRun={() => {
            // The connection may be gone by the end of the questions.
            warmLink(paths.assessmentResult());
            setRunning(true);
          }}
        />
      )}
    </div>
  );
}
