import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { waitText } from '../../lib/desk.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/community.ts';
import { CheckInText } from './check-ins.tsx';
import { ANSWER_MAX, answerCheckIn, type CheckInToAnswer, coachingQueries } from './coaching.queries.ts';

function AnswerForm({ checkIn, onDone }: { checkIn: CheckInToAnswer; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState(checkIn.answer ?? '');
  const save = useMutation({
    mutationFn: () => answerCheckIn(queryClient, checkIn.id, answer),
    onSuccess: () => {
      toast.success(t('Answered'));
      onDone();
    },
  });
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!save.isPending) save.mutate();
      }}
    >
      <TextAreaField
        label={t('Your answer')}
        rows={4}
        maxLength={ANSWER_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.currentTarget.value)}
      />
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={answer.trim().length < 3}>
          {t('Send the answer')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Not now')}
        </Button>
      </div>
    </form>
  );
}

function CheckInCard({ checkIn, now }: { checkIn: CheckInToAnswer; now: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="grid gap-3">
      <div>
        <h2 className="flex flex-wrap items-center gap-2 text-lg">
          {checkIn.member || t('A member')}
          {checkIn.cannot_wait && <Badge tone="danger">{t('Cannot wait')}</Badge>}
        </h2>
        <p className="text-muted text-sm">
          {t('Week of {day}', { day: formatDate(`${checkIn.week}T12:00:00Z`) })}
          {checkIn.answer === null && ` · ${t('Waits {time}', { time: waitText(checkIn.noted_at, now) })}`}
        </p>
      </div>
      <CheckInText checkIn={checkIn} />
      {checkIn.answer !== null && !isOpen && (
        <blockquote className="border-leaf-300 border-l-4 pl-3 wrap-anywhere whitespace-pre-line">
          {checkIn.answer}
        </blockquote>
      )}
      {isOpen ? (
        <AnswerForm checkIn={checkIn} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant={checkIn.answer === null ? 'primary' : 'secondary'}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {checkIn.answer === null ? t('Answer') : t('Change my answer')}
        </Button>
      )}
    </Card>
  );
}

/** Check-ins of those who chose this practitioner: what waits the longest first. */
export function CheckInDesk({ userId }: { userId: string }) {
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(coachingQueries.toAnswer(userId));
  if (!data && error)
    return <NotLoaded title={t('The check-ins could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Skeleton className="h-48 rounded-2xl" />;
  if (data.length === 0)
    return (
      <EmptyState title={t('No check-ins yet')}>
        {t('Members of Gold who choose you as their coach write here once a week.')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {data.map((checkIn) => (
        <li key={checkIn.id}>
          <CheckInCard checkIn={checkIn} now={now} />
        </li>
      ))}
    </ul>
  );
}
