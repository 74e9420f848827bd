import { useQuery } from '@tanstack/react-query';

import { formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cityOf, deviceZone, shortDayIn, timeIn } from '../../lib/zone-time.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { modeWords } from './mode-words.ts';
import { practitionerQueries, type Service } from './practitioners.queries.ts';

/** What a practitioner offers, each with its length, price and next free times. */
export function ServiceList({ slug, services }: { slug: string; services: readonly Service[] }) {
  return (
    <ul className="grid gap-3">
      {services.map((service) => (
        <li
          key={service.id}
          className="border-line bg-surface grid gap-3 rounded-2xl border p-4 shadow-sm sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
        >
          <div className="grid gap-1.5">
            <h3 className="text-lg">{service.name}</h3>
            {service.description && <p className="text-muted text-pretty">{service.description}</p>}
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <span>{t('{n} minutes', { n: service.minutes })}</span>
              <span className="font-semibold">
                {service.price_kes === 0 ? t('Free of charge') : formatKes(service.price_kes)}
              </span>
              {service.modes.map((mode) => (
                <Badge key={mode}>{modeWords(mode).label}</Badge>
              ))}
              {service.in_plans && service.price_kes > 0 && <Badge tone="gold">{t('In your plan')}</Badge>}
            </p>
            {service.next_free_at === null ? (
              <p className="text-muted text-sm">{t('Nothing free for now')}</p>
            ) : (
              <NextTimes slug={slug} service={service} from={service.next_free_at} />
            )}
          </div>
          <Link
            to={`${paths.bookConsultation(slug)}?service=${service.id}`}
            className={buttonStyles({ className: 'justify-self-start' })}
          >
            {t.rich(
              'Book<quiet> {service}</quiet>',
              { quiet: (words) => <span className="sr-only">{words}</span> },
              { service: service.name },
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The first free times on the reader's clock, by day, each a way into the booking. */
function NextTimes({ slug, service, from }: { slug: string; service: Service; from: string }) {
  const own = deviceZone();
  const { data = [{ starts_at: from }] } = useQuery(practitionerQueries.nextSlots(service.id, from));
  const days = Map.groupBy(data, ({ starts_at: at }) => shortDayIn(at, own));
  return (
    <div className="mt-1 grid gap-2">
      <p className="text-muted text-sm">{t('Next free, in {city}', { city: cityOf(own) })}</p>
      <ul className="grid gap-2">
        {[...days].map(([day, times]) => (
          <li key={day} className="flex flex-wrap items-center gap-2">
            <span className="w-24 text-sm font-semibold">{day}</span>
            {times.map(({ starts_at: at }) => (
              <Link
                key={at}
                to={`${paths.bookConsultation(slug)}?service=${service.id}&at=${new Date(at).toISOString()}`}
                className="border-edge hover:border-leaf-600 grid min-h-11 place-content-center rounded-lg border px-3 text-sm font-semibold tabular-nums"
              >
                {timeIn(at, own)}
                <span className="sr-only">
                  , {day}, {service.name}
                </span>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
