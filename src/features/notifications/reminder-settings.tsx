import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatPhone } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { CheckboxField, SelectField, TextField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Spinner } from '../../ui/loading.tsx';
import { t } from '../../words/shell.ts';
import {
  deviceTimeZone,
  frequencies,
  isQuiet,
  type PreferenceChange,
  type Preferences,
  reminderSwitches,
  timeIn,
  usePreferences,
  useSavePreferences,
  ownTextsQuery,
} from './preferences.queries.ts';

/** What to be reminded of, and when. Each change is kept at once. */
export function ReminderSettings({ userId }: { userId: string }) {
  const { data, error, isPending, refetch, preferences } = usePreferences(userId);
  const { save } = useSavePreferences(userId);
  if (isPending)
    return (
      <Card>
        <Spinner label={t('Loading your reminders')} />
      </Card>
    );
  if (error && data === undefined)
    return (
      <Alert
        tone="danger"
        title={t('Your reminders could not be loaded')}
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    );
  return (
    <Card className="grid gap-5">
      <h2 className="text-xl">{t('Reminders')}</h2>
      <div className="grid">
        {reminderSwitches.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            role="switch"
            name={name}
            checked={preferences[name]}
            aria-checked={preferences[name]}
            onChange={(event) => save({ [name]: event.target.checked })}
            label={
              <>
                <span className="font-semibold">{label}</span>
                <span className="text-muted block text-sm">{hint}</span>
              </>
            }
          />
        ))}
      </div>
      <When preferences={preferences} onSave={save} />
      <CheckboxField
        name="email_fallback"
        checked={preferences.email_fallback}
        onChange={(event) => save({ email_fallback: event.target.checked })}
        label={t('Send me a mail when none of my devices can be told')}
      />
    </Card>
  );
}

/** Hours and minutes are chosen one after the other. */
const SETTLED_MS = 900;

type WhenProps = { preferences: Preferences; onSave: (change: PreferenceChange) => void };

function When({ preferences, onSave }: WhenProps) {
  const { reminder_time: saved, frequency, time_zone: zone, next_reminder_at: next } = preferences;
  const [draft, setDraft] = useState<string | null>(null);
  const asked = useRef(saved);
  const time = draft ?? saved;
  const here = deviceTimeZone();

  /** Once for each time that was chosen: one the server refused is not sent again by itself. */
  const keepTime = useEffectEvent((): void => {
    if (draft === null || !/^\d\d:\d\d$/.test(draft) || draft === asked.current) return;
    asked.current = draft;
    onSave({ reminder_time: draft });
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(keepTime, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <div className="grid gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('Reminder time')}
          type="time"
          name="reminder_time"
          value={time}
          onChange={(event) => setDraft(event.target.value)}
        />
        <SelectField
          label={t('How often')}
          name="frequency"
          value={frequency}
          onChange={(event) => onSave({ frequency: event.target.value })}
        >
          {frequencies.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-muted text-sm">
        {next ? t('Next reminder: {time}. ', { time: timeIn(next, zone) }) : t('No reminder is planned. ')}
        {isQuiet(time) &&
          t('Your phone stays silent from 9 pm to 6 am: it rings at 6 am, the app lists it at once. ')}
        {t('At most two reminders ring on a day.')}
      </p>
      {here !== zone && (
        <p className="text-sm">
          {t('Times are those of {place}.', { place: zone.replaceAll('_', ' ') })}{' '}
          <button
            type="button"
            className="text-leaf-700 min-h-6 font-semibold underline underline-offset-4"
            onClick={() => onSave({ time_zone: here })}
          >
            {t('Use the time of this device ({place})', { place: here.replaceAll('_', ' ') })}
          </button>
        </p>
      )}
    </div>
  );
}

/** Whether and how news of orders, bookings and products come to the phone; nothing where the shop sends none there. */
export function TextSettings({ userId }: { userId: string }) {
  const { data: own } = useQuery(ownTextsQuery(userId));
  const { data, isPending, preferences } = usePreferences(userId);
  const { save } = useSavePreferences(userId);
  if (!own || (own.is_on === false && !own.has_whatsapp) || (isPending && data === undefined)) return null;
  const { by_text: isWanted, by_whatsapp: isWhatsapp } = preferences;
  return (
    <Card className="grid gap-3">
      <h2 className="text-xl">{own.has_whatsapp ? t('WhatsApp and SMS') : t('SMS')}</h2>
      {own.has_whatsapp ? (
        <RadioCards
          legend={t('When none of my devices can be told, write to me by')}
          name="by_text"
          value={isWanted ? (isWhatsapp || own.is_on === false ? 'whatsapp' : 'sms') : 'none'}
          onChange={(way) => save({ by_text: way !== 'none', by_whatsapp: way === 'whatsapp' })}
          hint={t('About your orders, bookings, and what is back in the shop. Never about your health.')}
          options={[
            {
              value: 'whatsapp',
              label: t('WhatsApp'),
              description:
                own.is_on === false ? undefined : t('An SMS comes where WhatsApp does not reach you.'),
              disabled: own.phone === null && !isWanted,
            },
            ...(own.is_on === false
              ? []
              : [{ value: 'sms', label: t('SMS'), disabled: own.phone === null && !isWanted }]),
            { value: 'none', label: t('Neither') },
          ]}
        />
      ) : (
        <CheckboxField
          role="switch"
          name="by_text"
          checked={isWanted}
          aria-checked={isWanted}
          disabled={own.phone === null && !isWanted}
          onChange={(event) => save({ by_text: event.target.checked })}
          label={
            <>
              <span className="font-semibold">{t('Send me an SMS when none of my devices can be told')}</span>
              <span className="text-muted block text-sm">
                {t('About your orders, bookings, and what is back in the shop. Never about your health.')}
              </span>
            </>
          }
        />
      )}
      <p className="text-sm text-pretty">
        {own.phone === null
          ? t.rich('Your profile has no phone yet. <a>Add it there</a> first.', {
              a: (words) => (
                <Link to={paths.profile()} className="text-leaf-700 underline underline-offset-4">
                  {words}
                </Link>
              ),
            })
          : own.is_stopped
            ? t('{phone} wrote STOP, so it gets no messages. Answer START to our last one to change that.', {
                phone: formatPhone(own.phone),
              })
            : t('They go to {phone}. The word STOP as an answer ends them, START begins them again.', {
                phone: formatPhone(own.phone),
              })}
      </p>
    </Card>
  );
}
