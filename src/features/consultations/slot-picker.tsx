import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import {
  cityOf,
  dayIn,
  daysAfter,
  dayText,
  deviceZone,
  isSameClock,
  shortDate,
  timeIn,
  weekdayOf,
} from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { BellIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { joinWaitlist, practitionerQueries } from './practitioners.queries.ts';

/** In milliseconds. */
export const HOUR = 3_600_000;

const weekdayNames = [t('Mon'), t('Tue'), t('Wed'), t('Thu'), t('Fri'), t('Sat'), t('Sun')];
const weekdayName = (day: string): string => weekdayNames[weekdayOf(day) - 1] ?? '';

type Props = {
  serviceId: number;
  /** The practice's own clock, by which days and times are laid out. */
  zone: string;
  /** The chosen beginning (ISO), or null. */
  value: string | null;
  /** A time that was just taken: it is offered no more, also before the times are read again. */
  gone?: string | null;
  onChange: (startsAt: string) => void;
};

/** Days with their free times on the practice's clock, and beside them on the reader's when that is another one. */
export function SlotPicker({ serviceId, zone, value, gone = null, onChange }: Props) {
  const own = deviceZone();
  const { data: days, error, refetch } = useQuery(practitionerQueries.days(serviceId));
  const [picked, setPicked] = useState<string | null>(null);
  const firstFree = days?.find(({ slots }) => slots > 0)?.day;
  const day = picked ?? (value === null ? firstFree : dayIn(value, zone)) ?? days?.[0]?.day ?? null;

  if (error && !days)
    return (
      <Alert
        tone="danger"
        title={t('The free times could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  if (!days) return <Skeleton className="h-56 rounded-2xl" />;
  if (day === null)
    return (
      <p className="text-muted">{t('There are no times within reach. Please look again in a few days.')}</p>
    );
  return (
    <div className="grid min-w-0 gap-4">
      <ul aria-label={t('Days')} className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-2">
        {days.map(({ day: one, slots }) => (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === day}
              onClick={() => setPicked(one)}
              className={cn(
                'border-line bg-surface grid min-h-16 w-20 justify-items-center gap-0.5 rounded-xl border px-2 py-2 text-sm',
                'aria-pressed:border-leaf-600 aria-pressed:bg-leaf-100 aria-pressed:ring-leaf-600 aria-pressed:ring-1',
                slots === 0 && 'text-muted',
              )}
            >
              <span className="text-muted">{weekdayName(one)}</span>
              <span className="font-semibold whitespace-nowrap">{shortDate(one)}</span>
              <span className="text-xs">{slots === 0 ? t('Full') : t('{n} free', { n: slots })}</span>
            </button>
          </li>
        ))}
      </ul>
      <TimesOfDay key={`${serviceId} ${day}`} {...{ serviceId, zone, value, gone, onChange, day, own }} />
    </div>
  );
}

/** Asks to be told when a full day has a free time again. */
function WaitlistButton({ serviceId, day }: { serviceId: number; day: string }) {
  const session = useSession();
  const join = useMutation({ mutationFn: () => joinWaitlist(serviceId, day) });
  if (!session)
    return (
      <Link
        to={paths.auth({ redirect: location.pathname + location.search })}
        className={buttonStyles({ variant: 'secondary', size: 'sm' })}
      >
        {t('Sign in to wait for it')}
      </Link>
    );
  if (join.isSuccess)
    return <output className="font-semibold">{t('We tell you as soon as a time comes free.')}</output>;
  return (
    <>
      <Button variant="secondary" size="sm" busy={join.isPending} onClick={() => join.mutate()}>
        <BellIcon className="size-5" />
        {t('Tell me when a time comes free')}
      </Button>
      {join.error && (
        <p role="alert" className="text-danger-700 text-sm">
          {errorText(join.error)}
        </p>
      )}
    </>
  );
}

function TimesOfDay({
  serviceId,
  zone,
  value,
  gone,
  onChange,
  day,
  own,
}: Props & { day: string; own: string }) {
  // Wherever the practice is, its day lies within these three of ours.
  const { data } = useQuery(practitionerQueries.slots(serviceId, `${daysAfter(day, -1)}T10:00:00Z`, 3));
  const slots = data?.filter(
    ({ starts_at: at }) => dayIn(at, zone) === day && Date.parse(at) !== Date.parse(gone ?? ''),
  );
  if (!slots) return <Skeleton className="h-32 rounded-xl" />;
  const isElsewhere = slots.some(({ starts_at: at }) => !isSameClock(at, zone, own));
  if (slots.length === 0)
    return (
      <div className="bg-sunk grid justify-items-start gap-3 rounded-xl p-4">
        <p>{t('{day} is full.', { day: dayText(day) })}</p>
        <WaitlistButton serviceId={serviceId} day={day} />
      </div>
    );
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">
        {dayText(day)}
        <span className="text-muted block text-sm font-normal">
          {isElsewhere
            ? t('Times in {city}, and below in {own}, where you are', {
                city: cityOf(zone),
                own: cityOf(own),
              })
            : t('Times in {city}', { city: cityOf(zone) })}
        </span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {slots.map(({ starts_at: at }) => {
          const isChosen = value !== null && Date.parse(value) === Date.parse(at);
          return (
            <button
              key={at}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(new Date(at).toISOString())}
              className="border-edge bg-surface hover:border-leaf-600 aria-pressed:bg-leaf aria-pressed:text-on-leaf aria-pressed:border-leaf grid min-h-12 place-content-center rounded-lg border px-2 py-1.5 text-center font-semibold tabular-nums"
            >
              {timeIn(at, zone)}
              {isElsewhere && (
                <span className="text-xs font-normal">
                  {dayIn(at, own) === day
                    ? timeIn(at, own)
                    : `${weekdayName(dayIn(at, own))} ${timeIn(at, own)}`}
                  <span className="sr-only"> {t('in {city}', { city: cityOf(own) })}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Until when everything is given back. */
const returnWords = (hours: number): string =>
  hours === 0
    ? t(
        'Until it begins you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.',
      )
    : t.count(
        hours,
        'Until an hour before you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.',
        'Until {n} hours before you can cancel and get everything back, or move it to another time. After that nothing is returned, unless the nutritionist cancels.',
      );

/** What cancelling or moving costs: for a time so near that it could never be given back, that comes as a warning. */
export function ReturnTerms({ hours, startsAt }: { hours: number; startsAt: string }) {
  const [now] = useState(Date.now);
  if (Date.parse(startsAt) - hours * HOUR > now)
    return <p className="text-muted text-sm">{returnWords(hours)}</p>;
  return (
    <Alert tone="warning" title={t('This time can be neither moved nor given back')}>
      {t.count(
        hours,
        'It begins in less than an hour: it cannot be moved, and if you cancel nothing is returned, unless the nutritionist cancels. Choose a later time if you are not sure.',
        'It begins in less than {n} hours: it cannot be moved, and if you cancel nothing is returned, unless the nutritionist cancels. Choose a later time if you are not sure.',
      )}
    </Alert>
  );
}
