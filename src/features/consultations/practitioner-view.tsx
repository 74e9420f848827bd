import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { cn } from '../../lib/cn.ts';
import { formatDate, formatKes } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cityOf, deviceZone, shortDayIn, timeIn } from '../../lib/zone-time.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { PinIcon, ShieldIcon, StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/care.ts';
import { modeWords } from './consultation.ts';
import { Portrait, RatingLine } from './practitioner-parts.tsx';
import { type PractitionerPage, practitionerQueries, type Service } from './practitioners.queries.ts';

/** What a practitioner offers, each with its length, price and next free times. */
function ServiceList({ slug, services }: { slug: string; services: readonly Service[] }) {
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** What clients say whose consultation took place. */
function PractitionerReviews({ practitionerId }: { practitionerId: string }) {
  const { data: reviews } = useQuery(practitionerQueries.reviews(practitionerId));
  if (!reviews) return null;
  if (reviews.length === 0)
    return (
      <p className="text-muted">{t('No reviews yet. Only clients who had a consultation can write one.')}</p>
    );
  return (
    <ul className="grid gap-3">
      {reviews.map((review) => (
        <li key={review.id} className="border-line bg-surface grid gap-1.5 rounded-2xl border p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="inline-flex">
              <span className="sr-only">{t('{n} of 5 stars', { n: review.rating })}</span>
              {[1, 2, 3, 4, 5].map((star) => (
                <StarIcon
                  key={star}
                  className={cn(
                    'size-4.5',
                    star <= review.rating ? 'text-gold-500 fill-current' : 'text-edge',
                  )}
                />
              ))}
            </span>
            <span className="text-muted text-sm">{formatDate(review.created_at)}</span>
          </p>
          {review.body && <p className="text-pretty">{review.body}</p>}
          <p className="text-muted text-sm">{review.author_name}</p>
        </li>
      ))}
    </ul>
  );
}

/** Who somebody is, what they offer, under which licence, and what clients say. */
export function PractitionerView({ person }: { person: PractitionerPage }) {
  return (
    <div className="grid grid-cols-1 gap-8 pt-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <div className="grid content-start gap-8">
        <header className="flex flex-wrap items-start gap-5">
          <Portrait name={person.display_name} avatarPath={person.avatar_path} size="lg" />
          <div className="grid min-w-0 flex-1 basis-60 gap-1.5">
            <h1 className="text-3xl leading-tight sm:text-4xl">{person.display_name}</h1>
            <p className="text-muted">{person.title}</p>
            <RatingLine rating={person.rating} count={person.rating_count} />
            {person.headline && <p className="mt-1 text-lg text-pretty">{person.headline}</p>}
          </div>
        </header>
        <Part title={t('Book a consultation')}>
          <ServiceList slug={person.slug} services={person.services} />
        </Part>
        {person.about && (
          <Part title={t('About')}>
            <p className="max-w-prose leading-relaxed whitespace-pre-line">{person.about}</p>
          </Part>
        )}
        <Part title={t('Reviews by clients')}>
          <PractitionerReviews practitionerId={person.id} />
        </Part>
      </div>
      <aside className="grid content-start gap-4">
        <Card className="grid gap-4">
          <h2 className="text-xl">{t('At a glance')}</h2>
          <dl className="[&_dt]:text-muted grid gap-3 text-sm [&_dd]:font-semibold">
            <div>
              <dt>{t('Helps with')}</dt>
              <dd className="mt-1 flex flex-wrap gap-1.5">
                {person.specialities.map(({ id, name }) => (
                  <Badge key={id} tone="leaf">
                    {t.known(name)}
                  </Badge>
                ))}
              </dd>
            </div>
            <div>
              <dt>{t('Speaks')}</dt>
              <dd>{person.languages.map((one) => t.known(one)).join(', ')}</dd>
            </div>
            <div>
              <dt>{t('Works on the clock of')}</dt>
              <dd>{cityOf(person.time_zone)}</dd>
            </div>
            {(person.place ?? person.county) && (
              <div>
                <dt>{t('Place')}</dt>
                <dd className="flex items-start gap-1.5">
                  <PinIcon className="text-muted mt-0.5 size-4.5 shrink-0" />
                  {[person.place, person.county].filter(Boolean).join(', ')}
                </dd>
              </div>
            )}
          </dl>
        </Card>
        <Card className="grid gap-2">
          <h2 className="flex items-center gap-2 text-xl">
            <ShieldIcon className="text-leaf-700" />
            {t('Licence')}
          </h2>
          <p>
            {person.licence_body} <strong className="whitespace-nowrap">{person.licence_number}</strong>
          </p>
          <p className="text-muted text-sm">
            {t('Valid until {day}. We checked it on {checked}.', {
              day: formatDate(person.licence_expires_on),
              checked: formatDate(person.verified_at),
            })}
          </p>
        </Card>
        <Link to={paths.nutritionists()} className={buttonStyles({ variant: 'quiet' })}>
          {t('All nutritionists')}
        </Link>
      </aside>
    </div>
  );
}
