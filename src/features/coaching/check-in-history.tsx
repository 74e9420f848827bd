import { useMutation, useQueryClient } from '@tanstack/react-query';

import { errorText } from '../../lib/app-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { t } from '../../words/community.ts';
import { type CheckIn, type CheckInToAnswer, deleteCheckIn, ratingText } from './coaching.queries.ts';

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
