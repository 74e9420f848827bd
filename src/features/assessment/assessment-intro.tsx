import { useState, useRef } from 'react';

import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { CheckboxField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { t } from '../../words/assessment.ts';
import { EmergencyNumbers } from './assessment-runner.tsx';
import { type Assessments, beginAssessment, dropStarted } from './assessment-steps.ts';
import type { Started } from './assessments.queries.ts';
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

const points: readonly { title: string; text: string }[] = [
  {
    title: t('What it is for'),
    text: t(
      'To work out your scores, write your plan, and leave out herbs and foods that do not go with your medicines and conditions. For nothing else.',
    ),
  },
  {
    title: t('What we ask'),
    text: t(
      'Age, body measures, habits, sleep, mood, alcohol, eating, conditions, medicines, pregnancy, and diabetes in your family. These are health data, which Kenya’s Data Protection Act 2019 protects in particular.',
    ),
  },
  {
    title: t('Where it is kept'),
    text: t(
      'Without an account on this device only. With an account, also there, encrypted on the way, so that you find it on your other devices; if you sign in later on this device, it moves in.',
    ),
  },
  {
    title: t('Who reads it'),
    text: t(
      'You alone. Not our staff, no advertiser, no insurer. It is never part of usage figures, error reports, addresses or notifications.',
    ),
  },
  {
    title: t('How you take it back'),
    text: t(
      'At any time, below your results: remove the raw answers and keep the scores, remove a result, or withdraw this consent, which removes everything. Your data can be downloaded from your profile.',
    ),
  },
];

/** The consent before the first question: purpose, kinds of data, where they are, who reads them, how to withdraw. */
function ConsentForm({ onAgree }: { onAgree: () => void }) {
  // Left to the browser: a tick from before the page was hydrated counts.
  const box = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <form
      name="consent"
      noValidate
      aria-labelledby="consent"
      className="border-line bg-surface grid gap-5 rounded-2xl border p-5 shadow-md sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (box.current?.checked) onAgree();
        else setHasFailed(true);
      }}
    >
      <h2 id="consent" className="text-2xl">
        {t('Before you begin')}
      </h2>
      <dl className="grid gap-4">
        {points.map(({ title, text }) => (
          <div key={title} className="grid gap-0.5">
            <dt className="font-semibold">{title}</dt>
            <dd className="text-muted text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
      <CheckboxField
        className="border-line border-t pt-3"
        label={t('I agree that Mizizi uses my answers for this')}
        ref={box}
        onChange={() => setHasFailed(false)}
        error={
          hasFailed ? t('Tick the box to begin. Without your consent nothing is asked or kept.') : undefined
        }
      />
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
        {t('Begin')}
      </Button>
    </form>
  );
}
