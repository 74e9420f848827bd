import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/assessment.ts';
import { useAssessments } from './assessment-steps.ts';
import type { Finished } from './assessments.queries.ts';

/** The result of the address, or the newest; while it is read, and where there is none, what fits. */
export function AssessmentGate({
  children,
}: {
  children: (shown: Finished, finished: readonly Finished[]) => ReactNode;
}) {
  const { id } = useParams();
  const { finished, state, refresh } = useAssessments();
  const shown = id === undefined ? finished[0] : finished.find((one) => one.id === id);
  if (shown) return children(shown, finished);
  if (state === 'loading') return <Spinner label={t('Loading your results...')} className="min-h-[60dvh]" />;
  const link = (
    <Link to={paths.assessment()} className={buttonStyles()}>
      {t('To the assessment')}
    </Link>
  );
  if (state === 'failed')
    return (
      <EmptyState
        title={t('Your results could not be loaded')}
        action={
          <>
            <Button onClick={refresh}>{t('Try again')}</Button>
            {link}
          </>
        }
      >
        {t('They are in your account. Connect to the internet and try again.')}
      </EmptyState>
    );
  return (
    <EmptyState title={id === undefined ? t('No result yet') : t('This result is not here')} action={link}>
      {id === undefined
        ? t('Five minutes of questions, and your scores and plan stand here.')
        : t('It was removed, or belongs to another device or account.')}
    </EmptyState>
  );
}
