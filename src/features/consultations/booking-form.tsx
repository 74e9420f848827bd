import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';

import { errorText, toAppError } from '../../lib/app-error.ts';
import { useOnline } from '../../lib/device.ts';
import { formatKes } from '../../lib/format.ts';
import { cityOf, deviceZone, isSameClock, whenIn } from '../../lib/zone-time.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/care.ts';
import {
  allowanceQuery,
  bookingRulesQuery,
  bookMutation,
  type Intake,
  payChoices,
} from './booking.queries.ts';
import { modeWords } from './consultation.ts';
import { IntakeFields, isIntakeFilled } from './intake.tsx';
import type { PractitionerPage, Service } from './practitioners.queries.ts';
import { ReturnTerms } from './slot-picker.tsx';

type Props = {
  userId: string;
  userName: string;
  person: PractitionerPage;
  service: Service;
  startsAt: string;
  onBooked: (id: string, state: string) => void;
  /** Somebody was faster: the time has to be chosen again. */
  onSlotGone: () => void;
};

const noIntake: Intake = { goal: '', background: '', share: [], consent: false };

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line grid gap-4 border-t pt-6">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** The second half of a booking, for somebody who is signed in and has chosen a time. */
export function BookingForm({ userId, userName, person, service, startsAt, onBooked, onSlotGone }: Props) {
  const queryClient = useQueryClient();
  const online = useOnline();
  const { data: allowance } = useQuery(allowanceQuery(userId));
  const { data: rules } = useQuery(bookingRulesQuery);
  // One key for each wish: the same one sent twice books once, another time is another booking.
  const [keys] = useState(() => new Map<string, string>());
  const [picked, setMode] = useState<string | undefined>();
  const [name, setName] = useState(userName);
  const [phone, setPhone] = useState('');
  const [intake, setIntake] = useState(noIntake);
  const [paying, setPaying] = useState<string | undefined>();
  const [tried, setTried] = useState(false);
  const book = useMutation(bookMutation(queryClient, userId));
  const own = deviceZone();
  // another service may not be offered in the same way
  const mode = service.modes.find((one) => one === picked || service.modes.length === 1);
  const choices = payChoices(service, allowance, rules?.hold_minutes);
  const payWith = paying ?? choices.find(({ disabled }) => !disabled)?.value ?? 'mpesa';
  const missingConsent = isIntakeFilled(intake) && !intake.consent;
  const missingPhone = mode === 'phone' && phone.trim() === '';
  const isFree = service.price_kes === 0;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTried(true);
    if (mode === undefined || name.trim().length < 2 || missingConsent || missingPhone) return;
    book.mutate(
      {
        serviceId: service.id,
        startsAt,
        mode,
        payWith: payWith === 'plan' ? 'plan' : 'mpesa',
        key: keyOf(`${service.id} ${startsAt} ${payWith}`),
        name: name.trim(),
        phone: phone.trim(),
        timeZone: own,
        expectedKes: service.price_kes,
        intake,
      },
      {
        onSuccess: ({ id, state }) => onBooked(id, state),
        onError: (error) => {
          if (toAppError(error).kind === 'slot_taken') onSlotGone();
        },
      },
    );
  }

  function keyOf(wish: string): string {
    const key = keys.get(wish) ?? crypto.randomUUID();
    keys.set(wish, key);
    return key;
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-8">
      <Step title={t('How do you want to meet?')}>
        <RadioCards
          legend={t('Way to meet')}
          name="mode"
          className="sm:grid-cols-2"
          value={mode}
          onChange={setMode}
          error={tried && mode === undefined ? t('Choose how you want to meet') : undefined}
          options={service.modes.map((one) => ({
            value: one,
            label: modeWords(one).label,
            description: one === 'in_person' && person.place ? person.place : modeWords(one).hint,
          }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('Your name')}
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
            error={tried && name.trim().length < 2 ? t('Please write your name') : undefined}
          />
          {mode === 'phone' && (
            <TextField
              label={t('Number to call')}
              type="tel"
              name="phone"
              autoComplete="tel"
              inputMode="tel"
              placeholder="0712 345 678"
              value={phone}
              onChange={(event) => setPhone(event.currentTarget.value)}
              error={tried && missingPhone ? t('Please write the number we can call you on') : undefined}
            />
          )}
        </div>
      </Step>
      <Step
        title={t('What {name} should know', {
          name: person.display_name.split(' ')[0] ?? t('your nutritionist'),
        })}
      >
        <IntakeFields
          userId={userId}
          practitioner={person.display_name}
          value={intake}
          onChange={(change) => setIntake({ ...intake, ...change })}
          consentError={
            tried && missingConsent
              ? t('Please agree, or empty the fields above: you can tell it in the consultation')
              : undefined
          }
        />
      </Step>
      <Step title={t('Confirm')}>
        <dl className="bg-sunk grid gap-x-6 gap-y-2 rounded-xl p-4 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t('When')}</dt>
          <dd className="font-semibold">
            {t('{when} in {city}', {
              when: whenIn(startsAt, person.time_zone),
              city: cityOf(person.time_zone),
            })}
            {!isSameClock(startsAt, person.time_zone, own) && (
              <span className="block">
                {t('{when} in {city}, where you are', { when: whenIn(startsAt, own), city: cityOf(own) })}
              </span>
            )}
          </dd>
          <dt className="text-muted">{t('What')}</dt>
          <dd className="font-semibold">
            {t('{service}, {n} minutes', { service: service.name, n: service.minutes })}
          </dd>
          <dt className="text-muted">{t('Price')}</dt>
          <dd className="font-semibold">{isFree ? t('Free of charge') : formatKes(service.price_kes)}</dd>
        </dl>
        {!isFree && (
          <RadioCards
            legend={t('Pay with')}
            name="pay-with"
            className="sm:grid-cols-2"
            value={payWith}
            onChange={setPaying}
            options={choices}
          />
        )}
        {rules && <ReturnTerms hours={rules.cancel_hours} startsAt={startsAt} />}
        {!online && (
          <Alert tone="warning" title={t('You are offline')}>
            {t('A time can only be booked with a connection. What you wrote stays here.')}
          </Alert>
        )}
        {book.error && <Alert tone="danger">{errorText(book.error)}</Alert>}
        <Button
          type="submit"
          size="lg"
          busy={book.isPending}
          disabled={!online}
          className="justify-self-start"
        >
          {isFree || payWith === 'plan' ? t('Book this time') : t('Keep this time and pay')}
        </Button>
      </Step>
    </form>
  );
}
