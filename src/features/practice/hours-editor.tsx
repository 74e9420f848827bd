import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { cityOf, dayText, todayIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { weekdays } from '../../words/language.ts';
import { hoursQuery, saveDay, saveWeek } from './practice.queries.ts';
import { hoursProblem, hoursText, type Practice, type Span, type Week } from './practice.ts';
import { SpansField } from './spans-field.tsx';

type Props = {
  userId: string;
  practice: Practice;
  days: readonly { day: string; hours: Span[]; note: string | null }[];
  holidays: readonly { day: string; name: string }[];
};

/** Days with hours of their own: a day off, a longer Saturday, a holiday that is worked. */
function DayEditor({ userId, practice, days, holidays }: Props) {
  const queryClient = useQueryClient();
  const [day, setDay] = useState('');
  const [spans, setSpans] = useState<Span[]>([]);
  const [note, setNote] = useState('');
  const [today] = useState(() => todayIn(practice.time_zone));
  const save = useMutation({
    mutationFn: (change: { day: string; hours: Span[] | null; note: string }) =>
      saveDay(queryClient, userId, change),
    onSuccess: (outside) => {
      setDay('');
      setSpans([]);
      setNote('');
      if (outside > 0)
        toast.info(
          t.count(outside, 'One booking lies outside these hours', '{n} bookings lie outside these hours'),
          t('They stay confirmed. Cancel them yourself if you cannot keep them.'),
        );
      else toast.success(t('Day saved'));
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (day !== '' && hoursProblem(spans) === null) save.mutate({ day, hours: spans, note });
  }
  return (
    <div className="grid content-start gap-4">
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <div>
            <h2 className="text-xl">{t('A day that is different')}</h2>
            <p className="text-muted text-sm">{t('Without times it is a day off.')}</p>
          </div>
          <TextField
            label={t('Day')}
            type="date"
            min={today}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <SpansField label={t('This day')} spans={spans} onChange={setSpans} />
          <TextField
            label={t('Note for yourself (optional)')}
            maxLength={120}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
          <Button type="submit" busy={save.isPending} disabled={day === '' || hoursProblem(spans) !== null}>
            {spans.length === 0 ? t('Take this day off') : t('Save this day')}
          </Button>
        </form>
      </Card>
      {days.length > 0 && (
        <ul className="grid gap-2">
          {days.map((one) => (
            <li
              key={one.day}
              className="border-line bg-surface flex flex-wrap items-center justify-between gap-2 rounded-xl border p-3"
            >
              <span>
                <span className="font-semibold">{dayText(one.day)}</span>
                <span className="text-muted block text-sm">
                  {hoursText(one.hours)}
                  {one.note !== null && `, ${one.note}`}
                </span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                busy={save.isPending}
                onClick={() => save.mutate({ day: one.day, hours: null, note: '' })}
              >
                {t.rich(
                  'Back to the week<quiet> on {day}</quiet>',
                  { quiet: (words) => <span className="sr-only">{words}</span> },
                  { day: dayText(one.day) },
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {holidays.length > 0 && (
        <section>
          <h3 className="text-base">{t('Holidays ahead')}</h3>
          <ul className="text-muted text-sm">
            {holidays.map((one) => (
              <li key={one.day}>
                {dayText(one.day)}: {t.known(one.name)}
              </li>
            ))}
          </ul>
          <p className="text-muted mt-1 text-sm">
            {practice.works_on_holidays
              ? t('You work on holidays, as your page says.')
              : t('You are closed then, unless a day has hours of its own.')}
          </p>
        </section>
      )}
    </div>
  );
}

/** The usual week and the days that are different, by the practice's own clock. */
export function HoursEditor({ userId, practice }: { userId: string; practice: Practice }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(hoursQuery(userId, practice.id));
  const [changed, setChanged] = useState<Week | null>(null);
  const save = useMutation({
    mutationFn: (week: Week) => saveWeek(queryClient, userId, week),
    onSuccess: () => {
      setChanged(null);
      toast.success(t('Hours saved'), t('Clients see them at once. Bookings stay as they are.'));
    },
  });
  if (!data) return <Spinner label={t('Loading your hours')} />;
  const week = changed ?? data.week;
  const hasProblem = Object.values(week).some((spans) => hoursProblem(spans) !== null);
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <LeaveGuard when={changed !== null} />
      <Card className="grid content-start gap-4">
        <div>
          <h2 className="text-xl">{t('Your week')}</h2>
          <p className="text-muted">
            {t('On your clock in {city}, also when it changes for summer.', {
              city: cityOf(practice.time_zone),
            })}
          </p>
        </div>
        <ul className="grid gap-3">
          {weekdays.map((name, index) => (
            <li
              key={name}
              className="border-line grid grid-cols-1 gap-2 border-t pt-3 sm:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <span className="pt-2.5 font-semibold">{name}</span>
              <SpansField
                label={name}
                spans={week[String(index + 1)] ?? []}
                onChange={(spans) => setChanged({ ...week, [String(index + 1)]: spans })}
              />
            </li>
          ))}
        </ul>
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button
            busy={save.isPending}
            disabled={changed === null || hasProblem}
            onClick={() => changed && save.mutate(changed)}
          >
            {t('Save the week')}
          </Button>
          {changed && (
            <Button variant="quiet" onClick={() => setChanged(null)}>
              {t('Take the changes back')}
            </Button>
          )}
        </div>
      </Card>
      <DayEditor userId={userId} practice={practice} days={data.days} holidays={data.holidays} />
    </div>
  );
}
