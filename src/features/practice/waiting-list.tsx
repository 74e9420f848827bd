import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { waitText } from '../../lib/desk.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { dayIn, dayText, longDayIn, timeIn, todayIn, whenIn } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { closeConsultation } from './client.queries.ts';
import { nextQuery, practiceKey, waitingQuery } from './practice.queries.ts';
import { modeNames, type Practice } from './practice.ts';

const NO_SHOW_AFTER_MS = 10 * 60_000;

/** Says how a consultation ended. A client is absent from ten minutes after the beginning. */
export function OutcomeButtons({ userId, id, startsAt }: { userId: string; id: string; startsAt: string }) {
  const queryClient = useQueryClient();
  const [openedAt] = useState(() => Date.now());
  const close = useMutation({
    mutationFn: (outcome: 'completed' | 'no_show') => closeConsultation(id, outcome),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: practiceKey(userId) }),
        queryClient.invalidateQueries({ queryKey: ['consultations', userId] }),
      ]),
    onError: (error) => toast.error(t('That did not work'), errorText(error)),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" busy={close.isPending} onClick={() => close.mutate('completed')}>
        {t('It took place')}
      </Button>
      {openedAt >= Date.parse(startsAt) + NO_SHOW_AFTER_MS && (
        <Button size="sm" variant="secondary" busy={close.isPending} onClick={() => close.mutate('no_show')}>
          {t('Client did not come')}
        </Button>
      )}
    </div>
  );
}

const linkTo = (id: string) => (words: ReactNode) => (
  <Link to={paths.practiceClient(id)} className="text-leaf-700 underline underline-offset-4">
    {words}
  </Link>
);

type WaitingProps = {
  userId: string;
  practice: Practice;
  /** What waits on the other tabs of the desk, each leading there. */
  elsewhere: readonly { to: string; text: string }[];
};

/** What waits for the practitioner: outcomes, messages, new bookings, and days that people hope for. */
export function WaitingList({ userId, practice, elsewhere }: WaitingProps) {
  const { data } = useQuery(waitingQuery(userId, practice.id));
  const [now] = useState(() => Date.now());
  if (!data) return <Skeleton className="h-32 rounded-2xl" />;
  const { open, unread, waitlist, fresh } = data;
  if (open.length + unread.length + waitlist.length + fresh.length + elsewhere.length === 0)
    return <p className="text-muted">{t('Nothing waits for you.')}</p>;
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {elsewhere.length > 0 && (
        <Card className="grid content-start gap-3">
          <h3 className="text-lg">{t('To answer')}</h3>
          <ul className="grid gap-2">
            {elsewhere.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="text-leaf-700 underline underline-offset-4">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {open.length > 0 && (
        <Card className="grid content-start gap-3">
          <h3 className="text-lg">{t('How did it go?')}</h3>
          <ul className="grid gap-3">
            {open.map((one) => (
              <li key={one.id} className="grid gap-2">
                <Link to={paths.practiceClient(one.id)} className="underline-offset-4 hover:underline">
                  <strong>{one.client_name}</strong>, {whenIn(one.starts_at, practice.time_zone)}
                </Link>
                <OutcomeButtons userId={userId} id={one.id} startsAt={one.starts_at} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {unread.length > 0 && (
        <Card className="grid content-start gap-3">
          <h3 className="text-lg">{t('New messages')}</h3>
          <ul className="grid gap-2">
            {unread.map(({ id, name, many, first, since }) => (
              <li key={id}>
                {many === 1
                  ? t.rich('<a>{name}</a> wrote a message', { a: linkTo(id) }, { name })
                  : t.rich('<a>{name}</a> wrote {n} messages', { a: linkTo(id) }, { name, n: many })}
                <span className="text-muted block text-sm">
                  {first && (
                    <Badge tone="gold" className="mr-2">
                      {t('Priority')}
                    </Badge>
                  )}
                  {t('Waits {time}', { time: waitText(since, now) })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {fresh.length > 0 && (
        <Card className="grid content-start gap-3">
          <h3 className="text-lg">{t('Booked in the last three days')}</h3>
          <ul className="grid gap-2">
            {fresh.map((one) => (
              <li key={one.id}>
                <Link
                  to={paths.practiceClient(one.id)}
                  className="text-leaf-700 underline underline-offset-4"
                >
                  {one.client_name}
                </Link>
                , {whenIn(one.starts_at, practice.time_zone)}, {one.service_name}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {waitlist.length > 0 && (
        <Card className="grid content-start gap-3">
          <h3 className="text-lg">{t('Waiting for a full day')}</h3>
          <ul className="grid gap-2">
            {waitlist.map(({ day, service, waiting }) => (
              <li key={day + service}>
                {t('{day}: {n} for {service}', { day: dayText(day), n: waiting, service })}
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">
            {t('Open more hours on such a day, and they are told at once.')}
          </p>
        </Card>
      )}
    </div>
  );
}

/** The consultations that come next, each leading to its client. */
export function NextUp({ userId, practice }: { userId: string; practice: Practice }) {
  const { data } = useQuery(nextQuery(userId, practice.id));
  const zone = practice.time_zone;
  if (!data) return <Skeleton className="h-24 rounded-2xl" />;
  if (data.length === 0) return <p className="text-muted">{t('Nobody has booked a time ahead.')}</p>;
  return (
    <ul className="grid gap-3 lg:grid-cols-3">
      {data.map((one) => (
        <li
          key={one.id}
          className="border-line bg-surface hover:border-leaf-400 relative grid gap-0.5 rounded-2xl border p-4 shadow-sm"
        >
          <p className="text-muted text-sm">
            {dayIn(one.starts_at, zone) === todayIn(zone) ? t('Today') : longDayIn(one.starts_at, zone)}
          </p>
          <p className="font-serif text-xl font-semibold tabular-nums">
            {t('{from} to {to}', { from: timeIn(one.starts_at, zone), to: timeIn(one.ends_at, zone) })}
          </p>
          <p>
            <Link
              to={paths.practiceClient(one.id)}
              className="font-semibold after:absolute after:inset-0 after:rounded-2xl"
            >
              {one.client_name}
            </Link>
          </p>
          <p className="text-muted text-sm">
            {one.service_name}, {modeNames[one.mode]?.toLowerCase() ?? one.mode}
          </p>
        </li>
      ))}
    </ul>
  );
}
