import { useQuery } from '@tanstack/react-query';

import { paths } from '../../lib/paths.ts';
import { dayIn, longDayIn, timeIn, todayIn } from '../../lib/zone-time.ts';
import { Link } from '../../ui/link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { t } from '../../words/care.ts';
import { nextQuery } from './practice.queries.ts';
import { modeNames, type Practice } from './practice.ts';

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
