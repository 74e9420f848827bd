import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { cannotWait, UrgentWatch } from '../../entities/urgent/urgent-watch.tsx';
import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, Badge } from '../../ui/card.tsx';
import { ChoiceRow } from '../../ui/choices.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/community.ts';
import {
  AIM_MAX,
  type CheckIn,
  checkInDraft,
  noDraft,
  ratings,
  saveCheckIn,
  TEXT_MAX,
  type CheckInToAnswer,
  deleteCheckIn,
  ratingText,
} from './coaching.queries.ts';

type Props = {
  /** Monday of this week. */
  week: string;
  /** What was sent this week already and is not answered. */
  sent: CheckIn | null;
};

/**
 * The check-in of this week, new or once more. What is typed is kept on the device until it has arrived. A text that tells
 * of an emergency is not sent at the first press: first it says whom to call.
 */
export function CheckInForm({ week, sent }: Props) {
  const queryClient = useQueryClient();
  const kept = checkInDraft.useValue();
  const [isTried, setTried] = useState(false);
  const [heldText, setHeldText] = useState<string | null>(null);
  const start = { ...noDraft, ...sent, week };
  // A draft of a week that is over says nothing about this one.
  const draft = kept.week === week ? kept : start;
  const set = (part: Partial<typeof kept>): void =>
    checkInDraft.change((now) => ({ ...(now.week === week ? now : pick(start)), ...part, week }));
  const text = [draft.worked, draft.hard, draft.aim].join('\n');
  const faults = {
    rating: draft.rating === 0 ? t('Say how the week went.') : undefined,
    aim: draft.aim.trim().length < 3 ? t('Name one aim for next week in 3 to 200 letters.') : undefined,
  };
  const send = useMutation({
    mutationFn: async (): Promise<string | null> => {
      const isUrgent = (await cannotWait(text)).length > 0;
      if (heldText !== text && isUrgent) return text;
      await saveCheckIn(queryClient, draft, isUrgent);
      checkInDraft.change(() => noDraft);
      toast.success(t('Your coach has your check-in'));
      return null;
    },
    onSuccess: setHeldText,
  });
  const isHeld = heldText !== null && heldText === text;
  return (
    <Card>
      <form
        noValidate
        aria-label={t('Check-in of this week')}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!faults.rating && !faults.aim && !send.isPending) send.mutate();
        }}
      >
        <div className="grid gap-2">
          <ChoiceRow
            legend={t('How did the week go?')}
            name="rating"
            value={draft.rating === 0 ? null : String(draft.rating)}
            onChange={(value) => set({ rating: Number(value) })}
            options={ratings}
          />
          {isTried && faults.rating && (
            <p role="alert" className="text-danger-700 text-sm font-semibold">
              {faults.rating}
            </p>
          )}
        </div>
        <TextAreaField
          label={t('What worked?')}
          rows={3}
          maxLength={TEXT_MAX}
          value={draft.worked}
          onChange={(event) => set({ worked: event.currentTarget.value })}
        />
        <TextAreaField
          label={t('What was hard?')}
          rows={3}
          maxLength={TEXT_MAX}
          value={draft.hard}
          onChange={(event) => set({ hard: event.currentTarget.value })}
        />
        <TextField
          label={t('One aim for next week')}
          hint={t('Small and yours, such as a walk after supper.')}
          maxLength={AIM_MAX}
          value={draft.aim}
          error={isTried ? faults.aim : undefined}
          onChange={(event) => set({ aim: event.currentTarget.value })}
        />
        <UrgentWatch text={text} />
        {isHeld && (
          <Alert tone="warning" title={t('Get help first')}>
            {t('An answer of your coach can take days. Do what stands above now; the check-in can wait.')}
          </Alert>
        )}
        {send.error && <Alert tone="danger">{errorText(send.error)}</Alert>}
        <Button type="submit" size="lg" busy={send.isPending} className="justify-self-start">
          {isHeld ? t('Send it all the same') : sent ? t('Send it once more') : t('Send to my coach')}
        </Button>
      </form>
    </Card>
  );
}

const pick = ({ week, rating, worked, hard, aim }: typeof noDraft): typeof noDraft => ({
  week,
  rating,
  worked,
  hard,
  aim,
});

/** A check-in as both sides read it. */
export function CheckInText({ checkIn }: { checkIn: CheckIn | CheckInToAnswer }) {
  const { rating, worked, hard, aim } = checkIn;
  const lines = [
    { label: t('What worked'), text: worked },
    { label: t('What was hard'), text: hard },
    { label: t('Aim for the next week'), text: aim },
  ];
  return (
    <dl className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <dt className="text-muted text-sm">{t('The week went')}</dt>
        <dd>
          <Badge tone={rating >= 4 ? 'leaf' : rating <= 2 ? 'clay' : 'gold'}>
            {t('{rating} of 5: {words}', { rating, words: ratingText(rating) })}
          </Badge>
        </dd>
      </div>
      {lines
        .filter(({ text }) => text !== '')
        .map(({ label, text }) => (
          <div key={label}>
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="text-pretty wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
    </dl>
  );
}

function Entry({ checkIn }: { checkIn: CheckIn }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteCheckIn(queryClient, checkIn.id),
    onSuccess: () => toast.success(t('The check-in is deleted')),
    onError: (error) => toast.error(t('It was not deleted'), errorText(error)),
  });
  const week = formatDate(`${checkIn.week}T12:00:00Z`);
  return (
    <Card className="grid gap-4">
      <h3 className="text-lg">{t('Week of {day}', { day: week })}</h3>
      <CheckInText checkIn={checkIn} />
      {checkIn.answer === null ? (
        <p className="text-muted text-sm">{t('Waits for an answer of your coach.')}</p>
      ) : (
        <blockquote className="border-leaf-300 bg-leaf-50 grid gap-1 rounded-r-xl border-l-4 p-3">
          <p className="text-pretty wrap-anywhere whitespace-pre-line">{checkIn.answer}</p>
          <footer className="text-muted text-sm">
            {checkIn.answered_by === null
              ? formatDate(checkIn.answered_at)
              : t('{name}, {day}', { name: checkIn.answered_by, day: formatDate(checkIn.answered_at) })}
          </footer>
        </blockquote>
      )}
      <details>
        <summary className="text-muted min-h-11 content-center text-sm">{t('Delete this check-in')}</summary>
        <p className="text-muted mb-2 text-sm">
          {t('It is deleted with its answer. This cannot be undone.')}
        </p>
        <Button
          size="sm"
          variant="danger"
          busy={remove.isPending}
          aria-label={t('Delete the check-in of the week of {day}', { day: week })}
          onClick={() => remove.mutate()}
        >
          {t('Delete')}
        </Button>
      </details>
    </Card>
  );
}

/** Week by week, the newest first. */
export function CheckInHistory({ checkIns }: { checkIns: readonly CheckIn[] }) {
  if (checkIns.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{t('Week by week')}</h2>
      <ul className="grid gap-4">
        {checkIns.map((checkIn) => (
          <li key={checkIn.id}>
            <Entry checkIn={checkIn} />
          </li>
        ))}
      </ul>
    </section>
  );
}
