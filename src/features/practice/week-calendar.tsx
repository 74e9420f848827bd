import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { paths } from '../../lib/paths.ts';
import { cityOf, dayIn, daysAfter, shortDate, timeIn, todayIn, weekdayOf } from '../../lib/zone-time.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/care.ts';
import { weekdays } from '../../words/language.ts';
import { bookingsQuery, calendarQuery } from './practice.queries.ts';
import { hoursText, type Practice } from './practice.ts';

type Props = {
  userId: string;
  practice: Practice;
  /** A Monday of the practice's clock. */
  monday: string;
  onWeek: (monday: string) => void;
};

const looks: Record<string, string> = {
  confirmed: 'border-leaf-300 bg-leaf-50',
  held: 'border-gold-300 bg-gold-50 border-dashed',
  completed: 'border-line bg-sunk',
  no_show: 'border-clay-200 bg-clay-50',
};
const words: Record<string, string> = {
  held: t('Being paid'),
  completed: t('Took place'),
  no_show: t('Missed'),
};

/** A week with its hours and bookings, by the practice's own clock: a column a day, one below the other on a phone. */
export function WeekCalendar({ userId, practice, monday, onWeek }: Props) {
  const zone = practice.time_zone;
  const sunday = daysAfter(monday, 6);
  const { data: days } = useQuery(calendarQuery(userId, monday, sunday));
  // A day more on both sides covers every zone; each booking is then put under the day it falls on there.
  const { data: bookings } = useQuery(
    bookingsQuery(
      userId,
      practice.id,
      `${daysAfter(monday, -1)}T00:00:00Z`,
      `${daysAfter(monday, 8)}T00:00:00Z`,
    ),
  );
  const [today] = useState(() => todayIn(zone));
  const thisMonday = daysAfter(today, 1 - weekdayOf(today));
  return (
    <section aria-label={t('Week')} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">
          {t('{from} to {to}', { from: shortDate(monday), to: shortDate(sunday) })}
          <span className="text-muted ml-2 font-sans text-sm font-normal">
            {t('Times in {city}', { city: cityOf(zone) })}
          </span>
        </h2>
        <div className="flex gap-2">
          <Button
            variant="secondary"
            size="icon"
            aria-label={t('Week before')}
            onClick={() => onWeek(daysAfter(monday, -7))}
          >
            <ArrowLeftIcon />
          </Button>
          <Button variant="secondary" disabled={monday === thisMonday} onClick={() => onWeek(thisMonday)}>
            {t('This week')}
          </Button>
          <Button
            variant="secondary"
            size="icon"
            aria-label={t('Week after')}
            onClick={() => onWeek(daysAfter(monday, 7))}
          >
            <ArrowRightIcon />
          </Button>
        </div>
      </div>
      {!days && <Skeleton className="h-64 rounded-2xl" />}
      <ol className="grid gap-3 lg:grid-cols-7 lg:gap-2">
        {days?.map(({ day, holiday, note, hours }, index) => {
          const own = bookings?.filter(({ starts_at: at }) => dayIn(at, zone) === day) ?? [];
          return (
            <li
              key={day}
              className={cn(
                'border-line bg-surface grid content-start gap-2 rounded-2xl border p-3',
                day === today && 'border-leaf-600 ring-leaf-600 ring-1',
              )}
            >
              <h3 className="flex items-baseline justify-between gap-2 text-base lg:grid">
                <span>
                  {weekdays[index]}
                  {day === today && <span className="sr-only"> {t('(today)')}</span>}
                </span>
                <span className="text-muted font-sans text-sm font-normal">{shortDate(day)}</span>
              </h3>
              <p className="text-muted text-xs">
                {hoursText(hours.map(([opens, closes]) => [timeIn(opens, zone), timeIn(closes, zone)]))}
                {holiday !== null && <span className="block">{t.known(holiday)}</span>}
                {note !== null && <span className="block">{note}</span>}
              </p>
              {own.map((booking) => (
                <Link
                  key={booking.id}
                  to={paths.practiceClient(booking.id)}
                  className={cn(
                    'grid gap-0.5 rounded-lg border p-2 text-sm hover:underline',
                    looks[booking.state],
                  )}
                >
                  <span className="font-semibold tabular-nums">
                    {timeIn(booking.starts_at, zone)}–{timeIn(booking.ends_at, zone)}
                  </span>
                  <span className="break-words">{booking.client_name}</span>
                  <span className="text-muted text-xs">{words[booking.state] ?? booking.service_name}</span>
                </Link>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
