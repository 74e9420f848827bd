import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

import { useCapabilities, useFreshLocks } from '../features/roles/capabilities.queries.ts';
import { useIsSessionReady, useNeedsCode } from '../lib/session.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { t } from '../words/shell.ts';
import { DeskNav } from './desk-nav.tsx';
import { deskOf } from './desks.ts';
import { NotFound } from './not-found.tsx';
import { SecondStepNeeded } from './second-step-needed.tsx';

type Props = { title: string; intro?: ReactNode; actions?: ReactNode; children: ReactNode };

/**
 * One of the desks, for those whose role includes it; who still lacks a second step is told what to do. For everybody
 * else it does not exist; the database decides what they may do.
 */
export function AdminFrame({ title, intro, actions, children }: Props) {
  const ready = useIsSessionReady();
  const { pathname } = useLocation();
  const needsCode = useNeedsCode();
  useFreshLocks();
  const { isKnown, isStaff, isLocked, has, may } = useCapabilities();
  if (!ready || !isKnown) return <Spinner label={t('Loading')} />;
  if (needsCode) return <SecondStepNeeded wants="code" />;
  const { needs } = deskOf(pathname);
  if (!isStaff || (needs !== null && !has(needs))) return <NotFound />;
  if (needs === null ? isLocked : !may(needs)) return <SecondStepNeeded wants="factor" />;
  return (
    <div className="page grid-cols-[12rem_minmax(0,1fr)] gap-x-10 pb-12 xl:grid xl:max-w-7xl print:block">
      <PageHead title={title} noIndex />
      <DeskNav />
      <div className="min-w-0">
        <div className="print:hidden">
          <PageHeader title={title} intro={intro} actions={actions} />
        </div>
        {children}
      </div>
    </div>
  );
}
