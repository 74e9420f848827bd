import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { waitText } from '../../lib/desk.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { NotLoaded } from '../../ui/list-states.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/community.ts';
import {
  ANSWER_MAX,
  answerQuestion,
  communityQueries,
  ownTongue,
  type QuestionToAnswer,
  tongues,
  topicName,
} from './community.queries.ts';

function AnswerForm({ question, onDone }: { question: QuestionToAnswer; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [body, setBody] = useState(question.my_answer ?? '');
  const [lang, setLang] = useState(question.my_lang ?? question.lang ?? ownTongue);
  const save = useMutation({
    mutationFn: () => answerQuestion(queryClient, { id: question.id, body, lang }),
    onSuccess: () => {
      toast.success(t('Answered'), t('Everybody can read it now, under your name.'));
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
        lang={lang}
        rows={5}
        maxLength={ANSWER_MAX}
        value={body}
        hint={t('General advice, no diagnosis and no promise of a cure. Your name leads to your page.')}
        onChange={(event) => setBody(event.currentTarget.value)}
      />
      <SelectField
        label={t('You write in')}
        value={lang}
        onChange={(event) => setLang(event.currentTarget.value)}
        className="sm:max-w-60"
      >
        {tongues.map(({ value, label }) => (
          <option key={value} value={value} lang={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending} disabled={body.trim().length < 10}>
          {t('Publish the answer')}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {t('Not now')}
        </Button>
      </div>
    </form>
  );
}

function QuestionCard({ question, now }: { question: QuestionToAnswer; now: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card className="grid gap-3">
      <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge>{topicName(question.topic)}</Badge>
        {question.answers === 0 ? (
          <span>{t('Waits {time}', { time: waitText(question.asked_at, now) })}</span>
        ) : (
          <span>{t.count(question.answers, '{n} answer', '{n} answers')}</span>
        )}
      </p>
      <div lang={question.lang} className="grid gap-1 wrap-anywhere">
        <h2 className="font-sans text-lg leading-snug font-semibold">{question.title}</h2>
        <p className="text-pretty whitespace-pre-line">{question.body}</p>
      </div>
      {question.my_answer !== null && !isOpen && (
        <blockquote
          lang={question.my_lang ?? undefined}
          className="border-leaf-300 border-l-4 pl-3 wrap-anywhere whitespace-pre-line"
        >
          {question.my_answer}
        </blockquote>
      )}
      {isOpen ? (
        <AnswerForm question={question} onDone={() => setOpen(false)} />
      ) : (
        <Button
          variant={question.my_answer === null ? 'primary' : 'secondary'}
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {question.my_answer === null ? t('Answer') : t('Change my answer')}
        </Button>
      )}
    </Card>
  );
}

/** The questions of the community at a practice: what waits the longest first. */
export function AnswerDesk({ userId }: { userId: string }) {
  const [now] = useState(() => Date.now());
  const { data, error, refetch } = useQuery(communityQueries.toAnswer(userId));
  if (!data && error)
    return <NotLoaded title={t('The questions could not be loaded')} error={error} again={refetch} />;
  if (!data) return <Skeleton className="h-48 rounded-2xl" />;
  if (data.length === 0)
    return (
      <EmptyState title={t('No questions wait')}>
        {t('What members ask the community stands here. You can answer while clients can find your page.')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {data.map((question) => (
        <li key={question.id}>
          <QuestionCard question={question} now={now} />
        </li>
      ))}
    </ul>
  );
}
