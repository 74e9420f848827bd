import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { cn } from '../../lib/cn.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { InEnglish } from '../../ui/english.tsx';
import { TextField } from '../../ui/field.tsx';
import { LeafIcon, ReturnIcon, ShieldIcon, StarIcon, TruckIcon, CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';
import { landingQueries } from './landing.queries.ts';

const figures = [
  { value: '5,000+', label: t('happy users') },
  { value: '200+', label: t('remedies') },
  { value: '50+', label: t('practitioners') },
];
const badges = [
  { Icon: ShieldIcon, label: t('256-bit SSL') },
  { Icon: TruckIcon, label: t('Dispatch within 24 hours') },
  { Icon: ReturnIcon, label: t('30-day return policy') },
  { Icon: LeafIcon, label: t('Lab-tested') },
];

const places = [1, 2, 3, 4, 5];

/** `rating` of five stars filled. */
function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex gap-0.5">
      <span className="sr-only">{t('{rating} out of 5 stars', { rating })}</span>
      {places.map((place) => (
        <StarIcon
          key={place}
          className={cn('size-5', place <= rating ? 'fill-gold-400 text-gold-500' : 'text-line')}
        />
      ))}
    </p>
  );
}

/** Voices of customers, when there are any, and what the shop stands for. */
export function Testimonials() {
  const { data: voices = [] } = useQuery(landingQueries.testimonials());
  return (
    <section aria-labelledby="testimonials" className="rendered-near page pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <h2 id="testimonials" className="text-2xl sm:text-3xl">
          {t('What people say')}
        </h2>
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-row-reverse items-baseline gap-2">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="font-serif text-xl font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {voices.length > 0 && (
        <ul className="mt-5 grid gap-4 md:grid-cols-3">
          {voices.map(({ id, name, location, quote, rating }) => (
            <li key={id}>
              <figure className="border-line bg-surface grid h-full content-start gap-3 rounded-2xl border p-5 shadow-md">
                <Stars rating={rating} />
                <InEnglish>
                  <blockquote className="text-pretty">“{quote}”</blockquote>
                </InEnglish>
                <figcaption className="text-muted mt-auto text-sm">
                  <span className="text-ink font-semibold">{name}</span>
                  {location && `, ${location}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label={t('Trust')} className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {badges.map(({ Icon, label }) => (
          <li
            key={label}
            className="bg-leaf-50 text-leaf-800 flex items-center gap-2.5 rounded-xl px-3.5 py-3 text-sm font-semibold"
          >
            <Icon className="size-5" />
            {label}
          </li>
        ))}
      </ul>
    </section>
  );
}

const SUBSCRIBING_MS = 1500;

/**
 * Thanks for an address after a moment. No letter is sent yet, so nothing leaves the device. Until the app is hydrated
 * the form goes nowhere (`method="dialog"`): an address must not end up in the page's own.
 */
export function Newsletter() {
  const [state, setState] = useState<'idle' | 'subscribing' | 'subscribed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const thanks = useRef<HTMLOutputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state === 'subscribed') thanks.current?.focus({ preventScroll: true });
  }, [state]);

  function subscribe(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (state !== 'idle') return;
    const typed = new FormData(event.currentTarget).get('email');
    const email = typeof typed === 'string' ? typed.trim() : '';
    if (!email.includes('@')) {
      toast.error(t('Invalid Email'), t('Please enter a valid email address.'));
      return event.currentTarget.querySelector('input')?.focus();
    }
    setState('subscribing');
    timer.current = setTimeout(() => setState('subscribed'), SUBSCRIBING_MS);
  }

  return (
    <section aria-labelledby="newsletter" className="rendered-near page pt-14">
      <div className="border-line bg-surface grid items-center gap-x-10 gap-y-5 rounded-3xl border p-6 shadow-md sm:p-8 md:grid-cols-2">
        <div className="grid gap-2">
          <h2 id="newsletter" className="text-2xl sm:text-3xl">
            {t('A letter from the garden')}
          </h2>
          <p className="text-muted text-pretty">
            {t('What is in season, one plant told well, and a recipe for a Kenyan plate. Once a month.')}
          </p>
        </div>
        {state === 'subscribed' ? (
          <output
            ref={thanks}
            tabIndex={-1}
            className="bg-leaf-50 text-leaf-800 flex items-center gap-3 rounded-xl p-4 font-semibold outline-none"
          >
            <CheckIcon />
            {t('Thank you for subscribing! Karibu sana.')}
          </output>
        ) : (
          <form
            method="dialog"
            noValidate
            aria-label={t('Newsletter')}
            onSubmit={subscribe}
            className="flex flex-wrap items-end gap-3"
          >
            <TextField
              label={t('Your email')}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
              className="grow basis-56"
            />
            <Button type="submit" busy={state === 'subscribing'}>
              {state === 'subscribing' ? t('Subscribing...') : t('Subscribe')}
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
