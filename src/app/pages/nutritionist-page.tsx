import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useNavigate, useSearchParams } from 'react-router';

import { BookingForm } from '../../features/consultations/booking-form.tsx';
import { modeWords } from '../../features/consultations/consultation.ts';
import { PractitionerMissing } from '../../features/consultations/practitioner-parts.tsx';
import { PractitionerView } from '../../features/consultations/practitioner-view.tsx';
import {
  practitionerQueries,
  type PractitionerPage,
} from '../../features/consultations/practitioners.queries.ts';
import { SlotPicker } from '../../features/consultations/slot-picker.tsx';
import { formatKes } from '../../lib/format.ts';
import type { PageModule } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/paths.ts';
import { useIsSessionReady, useSession } from '../../lib/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Link } from '../../ui/link.tsx';
import { ReadAgain } from '../../ui/list-states.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { Canonical, PageHead, PageHeader } from '../../ui/page-header.tsx';
import { Trail } from '../../ui/reading-page.tsx';
import { t } from '../../words/care.ts';

/** `/nutritionists/:slug` */
export function Component() {
  const { slug = '' } = useParams();
  const { data: person, error, isFetching, refetch } = useQuery(practitionerQueries.page(slug));
  if (person === null) return <PractitionerMissing />;
  if (!person)
    return (
      <div className="page pb-12">
        {error ? (
          <ReadAgain what={t('this page')} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t('Loading')} className="min-h-[60dvh]" />
        )}
      </div>
    );
  return (
    <div className="page pb-12">
      <PageHead title={person.display_name} description={`${person.title}. ${person.headline}`} />
      <Canonical path={paths.nutritionist(person.slug)} />
      <Trail
        steps={[
          { name: t('Home'), path: paths.home() },
          { name: t('Nutritionists'), path: paths.nutritionists() },
          { name: person.display_name, path: paths.nutritionist(person.slug) },
        ]}
      />
      <PractitionerView person={person} />
    </div>
  );
}

/** `/nutritionists/:slug/book?service=&at=`: the address keeps what was chosen, so that signing in loses nothing. */
export const booking: PageModule = { Component: BookingPage };

function BookingPage() {
  const { slug = '' } = useParams();
  const { data: person, error, isFetching, refetch } = useQuery(practitionerQueries.page(slug));
  if (person === null) return <PractitionerMissing />;
  return (
    <div className="page max-w-3xl pb-12">
      <PageHead title={t('Book a consultation')} noIndex />
      {person && <Booking person={person} />}
      {!person && !error && <Spinner label={t('Loading')} className="min-h-[60dvh]" />}
      {!person && error && (
        <ReadAgain what={t('this page')} error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function Booking({ person }: { person: PractitionerPage }) {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const ready = useIsSessionReady();
  /** The time that somebody else got. */
  const [gone, setGone] = useState<string | null>(null);
  const service = person.services.find(({ id }) => String(id) === query.get('service'));
  const at = Date.parse(query.get('at') ?? '');
  const startsAt = Number.isNaN(at) ? null : new Date(at).toISOString();
  const choose = (next: Record<string, string>): void =>
    setQuery(next, { replace: true, preventScrollReset: true });

  return (
    <>
      <PageHeader
        eyebrow={
          <Link to={paths.nutritionist(person.slug)} className="text-leaf-700 underline underline-offset-4">
            {person.display_name}
          </Link>
        }
        title={t('Book a consultation')}
      />
      <div className="grid gap-8">
        <RadioCards
          legend={t('What do you need?')}
          name="service"
          value={service && String(service.id)}
          onChange={(id) => choose({ service: id })}
          options={person.services.map((one) => ({
            value: String(one.id),
            label: one.name,
            description: (
              <>
                <span className="text-ink block font-semibold">
                  {t('{n} minutes, {price}', {
                    n: one.minutes,
                    price: one.price_kes === 0 ? t('free of charge') : formatKes(one.price_kes),
                  })}
                </span>
                {one.description && <span className="block">{one.description}</span>}
                <span className="block">{one.modes.map((mode) => modeWords(mode).label).join(', ')}</span>
              </>
            ),
          }))}
        />
        {service && (
          <section className="border-line grid min-w-0 gap-4 border-t pt-6">
            <h2 className="text-2xl">{t('Choose a time')}</h2>
            {gone !== null && startsAt === null && (
              <Alert tone="warning" title={t('Somebody was faster')}>
                {t('That time has just been taken. Please choose another one.')}
              </Alert>
            )}
            <SlotPicker
              key={service.id}
              serviceId={service.id}
              zone={person.time_zone}
              value={startsAt}
              gone={gone}
              onChange={(next) => choose({ service: String(service.id), at: next })}
            />
          </section>
        )}
        {service && startsAt !== null && ready && !session && (
          <Alert
            tone="info"
            title={t('Sign in to book this time')}
            action={
              <Link
                to={paths.auth({
                  redirect: `${paths.bookConsultation(person.slug)}?service=${service.id}&at=${startsAt}`,
                })}
                className={buttonStyles({ size: 'sm' })}
              >
                {t('Sign in or sign up')}
              </Link>
            }
          >
            {t('A consultation belongs to an account: there you find its link, its messages and its notes.')}
          </Alert>
        )}
        {service && startsAt !== null && session && (
          <BookingForm
            key={session.user.id}
            userId={session.user.id}
            userName={session.user.fullName}
            person={person}
            service={service}
            startsAt={startsAt}
            onBooked={(id) => void navigate(`${paths.consultation(id)}?new=1`, { replace: true })}
            onSlotGone={() => {
              setGone(startsAt);
              choose({ service: String(service.id) });
            }}
          />
        )}
      </div>
    </>
  );
}
