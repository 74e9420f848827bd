import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/community.ts';
import {
  type Question,
  reportQuestion,
  reportReasons,
  topicName,
  withdrawQuestion,
} from './community.queries.ts';

/** Takes the reader's own question back, after one more press. */
function TakeBack({ id, onGone }: { id: string; onGone: () => void }) {
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => withdrawQuestion(queryClient, id),
    onSuccess: () => {
      toast.success(t('Your question is gone'));
      onGone();
    },
  });
  return (
    <details className="border-line rounded-2xl border p-4">
      <summary className="min-h-11 content-center font-semibold">{t('Take the question back')}</summary>
      <p className="text-muted mb-3 text-pretty">
        {t('It is deleted with its answers, for you and for everybody. This cannot be undone.')}
      </p>
      {withdraw.error && (
        <Alert tone="danger" className="mb-3">
          {errorText(withdraw.error)}
        </Alert>
      )}
      <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('Delete my question')}
      </Button>
    </details>
  );
}

/** Tells the desk what is wrong with somebody else's question or with an answer to it. */
function Report({ id, isReported }: { id: string; isReported: boolean }) {
  const queryClient = useQueryClient();
  const isSignedIn = useSession() !== null;
  const [reason, setReason] = useState('');
  const report = useMutation({ mutationFn: () => reportQuestion(queryClient, id, reason) });
  if (isReported)
    return (
      <output className="text-muted block text-sm">
        {t('You have reported this. We read it, and hide what should not stand here.')}
      </output>
    );
  return (
    <details className="border-line rounded-2xl border p-4">
      <summary className="min-h-11 content-center font-semibold">{t('Something is wrong with this')}</summary>
      <p className="text-muted mb-3 text-pretty">
        {t('We read it and hide what should not stand here. Nobody learns who reported it.')}
      </p>
      {isSignedIn ? (
        <form
          noValidate
          className="grid justify-items-start gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (!report.isPending) report.mutate();
          }}
        >
          <SelectField
            label={t('What is wrong?')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          >
            <option value="">{t('Choose')}</option>
            {reportReasons.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
          {report.error && <Alert tone="danger">{errorText(report.error)}</Alert>}
          <Button type="submit" variant="secondary" busy={report.isPending}>
            {t('Report')}
          </Button>
        </form>
      ) : (
        <Link
          to={paths.auth({ redirect: paths.question(id) })}
          className={buttonStyles({ variant: 'secondary' })}
        >
          {t('Sign in to report')}
        </Link>
      )}
    </details>
  );
}

/** A question with its answers, each under the name of its practitioner. */
export function QuestionView({ question, onGone }: { question: Question; onGone: () => void }) {
  const { state, answers, lang } = question;
  return (
    <div className="grid max-w-3xl gap-6">
      <article className="grid gap-3">
        <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge>{topicName(question.topic)}</Badge>
          <span>{question.is_mine ? t('You asked') : t('A member asked')}</span>
          <time dateTime={question.asked_at}>{formatDate(question.asked_at)}</time>
        </p>
        <p lang={lang} className="text-lg text-pretty wrap-anywhere whitespace-pre-line">
          {question.body}
        </p>
      </article>
      {question.is_mine && state === 'waiting' && (
        <Alert tone="info" title={t('Waits for an answer')}>
          {t('Only you and our practitioners read it until one of them has answered.')}
        </Alert>
      )}
      {question.is_mine && state === 'hidden' && (
        <Alert tone="warning" title={t('Not shown to others')}>
          {t('It does not fit on a page that everybody reads. You can ask it in other words.')}
        </Alert>
      )}
      <section className="grid gap-3" aria-labelledby="answers">
        <h2 id="answers" className="text-2xl">
          {answers.length === 0 ? t('No answer yet') : t.count(answers.length, '{n} answer', '{n} answers')}
        </h2>
        {answers.map((answer) => (
          <Card key={answer.practitioner_id} className="grid gap-3">
            <p className="text-pretty">
              <span className="font-semibold">
                {answer.slug === null ? (
                  answer.name
                ) : (
                  <Link
                    to={paths.nutritionist(answer.slug)}
                    className="text-leaf-700 underline underline-offset-4"
                  >
                    {answer.name}
                  </Link>
                )}
              </span>
              <span className="text-muted block text-sm">
                {answer.title} ·{' '}
                {answer.edited_at === null
                  ? formatDate(answer.answered_at)
                  : t('{day}, changed {changed}', {
                      day: formatDate(answer.answered_at),
                      changed: formatDate(answer.edited_at),
                    })}
              </span>
            </p>
            <p lang={answer.lang} className="text-pretty wrap-anywhere whitespace-pre-line">
              {answer.body}
            </p>
          </Card>
        ))}
      </section>
      <p className="text-muted text-sm text-pretty">
        {t(
          'Answers are general and replace no visit to a clinician. In an emergency call 999 or 112 at once.',
        )}
      </p>
      {question.is_mine ? (
        <TakeBack id={question.id} onGone={onGone} />
      ) : (
        <Report id={question.id} isReported={question.is_reported} />
      )}
    </div>
  );
}
