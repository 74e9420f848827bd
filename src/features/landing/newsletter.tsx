import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { t } from '../../words/shell.ts';

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
