import { useState } from 'react';

import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/assessment.ts';
import { type Assessments, beginAssessment, dropStarted } from './assessment-steps.ts';
import type { Started } from './assessments.queries.ts';
import { ConsentForm } from './consent-form.tsx';
import { EmergencyNumbers } from './emergency-numbers.tsx';
import { nextOpen, progressAt } from './flow.ts';

const promises: readonly { title: string; text: string }[] = [
  {
    title: t('About five minutes'),
    text: t('One question at a time, kept as you go. Skip what you do not want to answer.'),
  },
  {
    title: t('Published scales'),
    text: t(
      'FINDRISC, PHQ-2, GAD-2, AUDIT-C and SCOFF with their own cut-offs; where we ask our own items, we say so.',
    ),
  },
  {
    title: t('A plan with its reasons'),
    text: t(
      'Every step names the answer it comes from, and a page for your clinician is made along the way.',
    ),
  },
  {
    title: t('Safety first'),
    text: t(
      'What cannot wait interrupts at once. Foods and herbs are checked against your medicines and conditions.',
    ),
  },
];

/** Somebody stopped in the middle: how far, and on. */
function ResumeCard({
  started,
  onResume,
  onDrop,
}: {
  started: Started;
  onResume: () => void;
  onDrop: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { answers } = started;
  const open = nextOpen(answers);
  const { number, of } = open ? progressAt(answers, open.id) : { number: 1, of: 1 };
  return (
    <section
      aria-labelledby="resume"
      className="border-leaf-300 bg-leaf-50 grid gap-4 rounded-2xl border p-5 shadow-md sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="resume" className="text-2xl">
          {t('You are on question {number} of {of}', { number, of })}
        </h2>
        <p className="text-muted">
          {t('Last answered on {date}.', { date: formatDate(started.answered_at) })}
        </p>
      </div>
      <progress
        aria-label={t('How far you are')}
        max={of}
        value={number - 1}
        className="[&::-webkit-progress-bar]:bg-surface [&::-webkit-progress-value]:bg-leaf-500 [&::-moz-progress-bar]:bg-leaf-500 bg-surface h-2 w-full appearance-none overflow-hidden rounded-full border-0"
      />
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onResume}>
          {t('Continue')}
        </Button>
        <Button variant="quiet" size="lg" onClick={() => setAsking(true)}>
          {t('Start again')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('Start again?')}
        description={t(
          'The answers you have given so far are removed, here and in your account. Finished results stay.',
        )}
        confirmLabel={t('Remove and start again')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onDrop();
        }}
      />
    </section>
  );
}

/** Before the questions: what this is, the consent, or the way back into one that was begun. */
export function AssessmentIntro({ assessments, onRun }: { assessments: Assessments; onRun: () => void }) {
  const { started, finished, state, refresh } = assessments;
  const [newest] = finished;
  return (
    <>
      <PageHeader
        eyebrow={t('Health assessment')}
        title={t('Know where you stand before you change anything')}
        intro={t(
          'Body, movement, food, sleep, mood, alcohol, eating and diabetes risk. It screens and orients; your clinician decides.',
        )}
        actions={
          newest && (
            <Link
              to={paths.assessmentResult(newest.id)}
              className={buttonStyles({ variant: 'secondary', size: 'sm' })}
            >
              {t('Your result of {date}', { date: formatDate(newest.finished_at) })}
            </Link>
          )
        }
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div className="grid gap-6">
          <ul className="grid gap-4">
            {promises.map(({ title, text }) => (
              <li key={title} className="flex gap-3">
                <CheckIcon className="text-leaf-600 mt-0.5" />
                <div>
                  <p className="font-semibold">{title}</p>
                  <p className="text-muted text-pretty">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <section aria-labelledby="unwell" className="grid gap-3 max-lg:order-last">
            <h2 id="unwell" className="font-sans text-base font-semibold tracking-normal">
              {t('Very unwell right now? Do not answer questions, call.')}
            </h2>
            <EmergencyNumbers quiet />
          </section>
        </div>
        <div className="grid gap-5 max-lg:order-first">
          {state === 'failed' && (
            <Alert
              tone="warning"
              title={t('Your account could not be asked')}
              action={
                <Button variant="secondary" size="sm" onClick={refresh}>
                  {t('Try again')}
                </Button>
              }
            >
              {t('What you answer now is kept on this device and goes to your account later.')}
            </Alert>
          )}
          {started ? (
            <ResumeCard started={started} onResume={onRun} onDrop={dropStarted} />
          ) : (
            <ConsentForm
              onAgree={() => {
                beginAssessment();
                onRun();
              }}
            />
          )}
        </div>
      </div>
    </>
  );
}
