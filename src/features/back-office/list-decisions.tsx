import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { addDays, nairobiDate } from '../../lib/nairobi.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/choices.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField, SelectField, TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/back-office.ts';
import {
  setMessageState,
  useDeskAction,
  setPlan,
  saveTestimonial,
  showTestimonial,
} from './back-office.queries.ts';
import { type Row, textOf } from './desk-list.ts';
import { stars } from './words.ts';

/** The answer as a mail in the owner's own program, the question quoted below, or as a message on the owner's own phone. */
export function answerAddress(row: Row): string {
  if (row['channel'] === 'whatsapp') return `https://wa.me/${textOf(row, 'phone')}`;
  if (row['phone']) return `sms:+${textOf(row, 'phone')}`;
  const quoted = textOf(row, 'message')
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const about = row['order_number']
    ? t('Your message to Mizizi about order {number}', { number: textOf(row, 'order_number') })
    : t('Your message to Mizizi');
  const query = `subject=${encodeURIComponent(about)}&body=${encodeURIComponent(`\n\n${quoted}`)}`;
  return `mailto:${encodeURIComponent(textOf(row, 'email'))}?${query}`;
}

/** What can be done with a message: answer it by mail, and put it away. */
export function MessageDecisions({ row, close }: { row: Row; close: () => void }) {
  const settle = useDeskAction(
    (state: 'new' | 'answered' | 'spam') => setMessageState(String(row.id), state),
    { done: t('Message filed'), onDone: close },
  );
  const { state } = row;
  return (
    <>
      {settle.error && (
        <p role="alert" className="text-danger-700 w-full text-sm font-semibold">
          {errorText(settle.error)}
        </p>
      )}
      {state === 'new' ? (
        <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.mutate('spam')}>
          {t('Spam')}
        </Button>
      ) : (
        <Button variant="quiet" disabled={settle.isPending} onClick={() => settle.mutate('new')}>
          {t('Back to new')}
        </Button>
      )}
      <a
        href={answerAddress(row)}
        className={buttonStyles({ variant: state === 'new' ? 'secondary' : 'primary' })}
      >
        {row['channel'] === 'whatsapp'
          ? t('Answer by WhatsApp')
          : row['phone']
            ? t('Answer by SMS')
            : t('Answer by email')}
      </a>
      {row['order_id'] !== null && row['order_id'] !== undefined && (
        <Link
          to={`${paths.admin()}?order=${textOf(row, 'order_id')}`}
          className={buttonStyles({ variant: 'quiet' })}
        >
          {t('Open the order')}
        </Link>
      )}
      {state === 'new' && (
        <Button busy={settle.isPending} onClick={() => settle.mutate('answered')}>
          {t('Done')}
        </Button>
      )}
    </>
  );
}

const options = [
  { value: 'free', label: t('Basic'), description: t('Ends a paid plan now.') },
  { value: 'premium', label: t('Premium') },
  { value: 'gold', label: t('Gold') },
];

/** Gives an account a plan without a payment, or ends the one it has. The person is told. */
export function PlanDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const held = textOf(row, 'plan');
  const [today] = useState(() => nairobiDate(Date.now()));
  const [plan, setPlanChoice] = useState(options.some(({ value }) => value === held) ? held : 'free');
  const [until, setUntil] = useState(addDays(today, 30));
  const save = useDeskAction(() => setPlan(String(row.id), plan, plan === 'free' ? null : until || null), {
    done: t('Plan changed'),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('Change the plan')}
      description={t('Of {email}. No money moves; the person gets a notification.', {
        email: textOf(row, 'email'),
      })}
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate(undefined);
        }}
      >
        <RadioCards legend={t('Plan')} name="plan" value={plan} onChange={setPlanChoice} options={options} />
        {plan !== 'free' && (
          <TextField
            label={t('Until')}
            type="date"
            min={addDays(today, 1)}
            value={until}
            hint={t('The first day without it. Empty: no end.')}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        )}
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {t('Change the plan')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Edit, and hide or show again. */
export function TestimonialActions({ row, onEdit }: { row: Row; onEdit: () => void }) {
  const isShown = row['is_active'] === true;
  const toggle = useDeskAction(() => showTestimonial(String(row.id), !isShown), {
    done: isShown ? t('Hidden') : t('Shown again'),
  });
  const name = textOf(row, 'name');
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={t('Edit the words of {name}', { name })} onClick={onEdit}>
        {t('Edit')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={
          isShown ? t('Hide the words of {name}', { name }) : t('Show the words of {name}', { name })
        }
        busy={toggle.isPending}
        onClick={() =>
          toggle.mutate(undefined, {
            onError: (error) => toast.error(t('Nothing was changed'), errorText(error)),
          })
        }
      >
        {isShown ? t('Hide') : t('Show')}
      </Button>
    </>
  );
}

/** The form of a customer's words; without a row it makes new ones. */
export function TestimonialDialog({ row, onClose }: { row: Row | null; onClose: () => void }) {
  const [name, setName] = useState(row ? textOf(row, 'name') : '');
  const [location, setLocation] = useState(row ? textOf(row, 'location') : '');
  const [quote, setQuote] = useState(row ? textOf(row, 'quote') : '');
  const [rating, setRating] = useState(row ? textOf(row, 'rating') : '5');
  const [isTried, setTried] = useState(false);
  const save = useDeskAction(
    () =>
      saveTestimonial(row === null ? null : String(row.id), {
        name: name.trim(),
        location: location.trim() || null,
        quote: quote.trim(),
        rating: Number(rating),
      }),
    { done: row === null ? t('Testimonial added') : t('Saved'), onDone: onClose },
  );
  const faults = {
    name: name.trim().length >= 2 ? undefined : t('Write a name.'),
    quote: quote.trim().length >= 10 ? undefined : t('Write at least ten letters.'),
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={row === null ? t('New testimonial') : t('Edit testimonial')}
      description={t('A customer’s own words, shown with consent. They may not promise a cure.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!faults.name && !faults.quote) save.mutate(undefined);
        }}
      >
        <TextField
          label={t('Name')}
          maxLength={60}
          value={name}
          error={isTried ? faults.name : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          label={t('Place')}
          hint={t('A town or county; may be empty.')}
          maxLength={60}
          value={location}
          onChange={(event) => setLocation(event.currentTarget.value)}
        />
        <TextAreaField
          label={t('Words')}
          maxLength={400}
          value={quote}
          hint={t('{n} of 400', { n: quote.length })}
          error={isTried ? faults.quote : undefined}
          onChange={(event) => setQuote(event.currentTarget.value)}
        />
        <SelectField
          label={t('Stars')}
          value={rating}
          onChange={(event) => setRating(event.currentTarget.value)}
        >
          {Object.entries(stars)
            .toReversed()
            .map(([value, { text }]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
        </SelectField>
        {save.error && <Alert tone="danger">{errorText(save.error)}</Alert>}
        <Button type="submit" busy={save.isPending}>
          {row === null ? t('Add') : t('Save')}
        </Button>
      </form>
    </Dialog>
  );
}
