import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';

import { practiceQuery } from '../../features/practice/practice.queries.ts';
import type { Practice } from '../../features/practice/practice.ts';
import { lockedRolesQuery } from '../../features/roles/roles.queries.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useNeedsCode, useSession } from '../../lib/session.ts';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { NotFound } from '../error-screen.tsx';
import { SecondStepNeeded } from '../second-step-needed.tsx';

type Props = { children: (practice: Practice, userId: string) => ReactNode };

/**
 * The practitioner's desk, for whoever has a practice; who still lacks a second step is told what to do. For everybody
 * else it does not exist.
 */
export function PracticeGate({ children }: Props) {
  const session = useSession();
  const ready = useIsSessionReady();
  const needsCode = useNeedsCode();
  const { pathname } = useLocation();
  if (needsCode) return <SecondStepNeeded wants="code" />;
  if (!ready) return <Spinner label={t('Loading')} />;
  if (!session) return <Navigate to={paths.auth({ redirect: pathname })} replace />;
  return (
    <OwnPractice key={session.user.id} userId={session.user.id}>
      {children}
    </OwnPractice>
  );
}

function OwnPractice({ userId, children }: Props & { userId: string }) {
  const { data: practice, error, isFetching, refetch } = useQuery(practiceQuery(userId));
  if (practice) return children(practice, userId);
  if (practice === null) return <NoPractice userId={userId} />;
  if (!error) return <Spinner label={t('Loading your practice')} className="min-h-[60dvh]" />;
  return (
    <div className="page pb-12">
      <ReadAgain what={t('your practice')} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </div>
  );
}

/** Either there is none, or it is closed to somebody without a second step. */
function NoPractice({ userId }: { userId: string }) {
  const { data: locked, isPending } = useQuery(lockedRolesQuery(userId));
  if (isPending) return <Spinner label={t('Loading your practice')} className="min-h-[60dvh]" />;
  return locked?.includes('practitioner') ? <SecondStepNeeded wants="factor" /> : <NotFound />;
}
