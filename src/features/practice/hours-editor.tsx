import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { cityOf } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { t } from '../../words/care.ts';
import { DayEditor } from './day-editor.tsx';
import { hoursQuery, saveWeek } from './practice.queries.ts';
import { hoursProblem, type Practice, type Week, weekdays } from './practice.ts';
import { SpansField } from './spans-field.tsx';

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
