import './print.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';

import { isSame, joined, safetyProfile } from '../../entities/safety/safety-profile.ts';
import { keepInAccount, useBook } from '../../entities/safety/safety.queries.ts';
import { useSafetyList } from '../../entities/safety/use-safety.ts';
import { answerNames, type TermNames } from '../../features/assessment/answer-words.ts';
import { useAssessments } from '../../features/assessment/assessment-steps.ts';
import type { Finished } from '../../features/assessment/assessments.queries.ts';
import { ResultView } from '../../features/assessment/result-view.tsx';
import { type SafetyEntries, safetyEntriesOf } from '../../features/assessment/suggestions.ts';
import { SummarySheet, summaryOf, summaryText } from '../../features/assessment/summary-sheet.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { discardRefused, retryRefused, useSyncState } from '../../lib/sync/flush.ts';
import { toast } from '../../lib/toast.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CheckIcon, ShieldIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { PageHead, PageHeader } from '../../ui/page-header.tsx';
import { ShareIcon } from '../../ui/page-icons.tsx';
import { SyncNote } from '../../ui/record-notes.tsx';
import { t } from '../../words/assessment.ts';
import { AssessmentSuggestions } from './assessment-suggestions.tsx';
import { useTermNames } from './assessment-terms.ts';

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

/** Offers to put what was answered on the visitor's own safety list, so that every page warns them. Only when they say so. */
function AssessmentSafetyList({ entries, names }: { entries: SafetyEntries; names: TermNames }) {
  const { profile, isInAccount } = useSafetyList();
  const userId = useSession()?.user.id;
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const next = joined(profile, entries);
  const all = [...entries.conditions, ...entries.medicines];
  if (all.length === 0) return null;
  if (isSame(profile, next))
    return (
      <p className="text-muted flex items-center gap-2.5 print:hidden">
        <CheckIcon className="text-leaf-700" />
        <span>
          {t.rich(
            'What you named is on <a>your safety list</a>: every herb, remedy and product is checked against it.',
            {
              a: (words) => (
                <Link to={paths.safetyCheck()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            },
          )}
        </span>
      </p>
    );
  const agree = async (): Promise<void> => {
    setBusy(true);
    safetyProfile.change((now) => joined(now, entries));
    try {
      // The account hears of it only where its owner keeps the list there already.
      if (userId !== undefined && isInAccount) await keepInAccount(queries, userId, next);
      toast.success(t('Your safety list is up to date'), t('Every page warns you from now on.'));
    } catch (error) {
      toast.error(t('Your account still has the old list'), errorText(error));
    }
    setBusy(false);
  };
  return (
    <section
      aria-labelledby="safety-list"
      className="border-line bg-surface grid gap-3 rounded-2xl border p-5 shadow-sm print:hidden"
    >
      <h2 id="safety-list" className="flex items-center gap-2.5 text-xl">
        <ShieldIcon className="text-leaf-700" />
        {t('Be warned on every page')}
      </h2>
      <p className="text-pretty">
        {t('Put {names} on your safety list. Herbs, remedies and products then say what they mean for you.', {
          names: answerNames(all, names),
        })}{' '}
        {isInAccount
          ? t('You keep that list in your account, so it goes there too.')
          : t('The list stays on this device.')}
      </p>
      <Button variant="secondary" busy={isBusy} className="justify-self-start" onClick={() => void agree()}>
        {t('Put them on my list')}
      </Button>
    </section>
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

/** `/health-assessment/results/:id/summary`: one page to print or to hand to a clinician. */
export const summary: PageModule = { Component: ClinicianPage };

function ClinicianPage() {
  return (
    <div className="page pb-12">
      <PageHead title={t('Page for your clinician')} noIndex />
      <AssessmentGate>{(shown) => <Summary shown={shown} />}</AssessmentGate>
    </div>
  );
}

/** Hands the text itself over, never an address: the page can be read by its owner alone. */
async function share(text: string): Promise<void> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title: t('Health assessment'), text });
      return;
    } catch (error) {
      // Closing the share sheet is an answer too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('Copied'), t('Paste it into a message to your clinician.'));
  } catch {
    toast.error(t('It could not be copied'), t('Print it, or save it as a PDF.'));
  }
}

function Summary({ shown }: { shown: Finished }) {
  const names = useTermNames();
  const { book } = useBook(true);
  const summary = summaryOf(shown, names, book);
  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.assessmentResult(shown.id)} className="text-leaf-700 underline underline-offset-4">
            {t('Your results')}
          </Link>
        }
        title={t('For your clinician')}
        intro={t('Everything on one page. It leaves this device only when you print or share it.')}
        actions={
          <>
            <Button onClick={() => window.print()}>{t('Print or save as PDF')}</Button>
            <Button variant="secondary" onClick={() => void share(summaryText(summary))}>
              <ShareIcon className="size-5" />
              {t('Share as text')}
            </Button>
          </>
        }
      />
      <SummarySheet summary={summary} />
    </>
  );
}

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
