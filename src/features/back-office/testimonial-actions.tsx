import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { t } from '../../words/back-office.ts';
import { saveTestimonial, showTestimonial } from './desk-actions.queries.ts';
import { type Row, textOf } from './desk-list.ts';
import { useDeskAction } from './use-desk-action.ts';
import { stars } from './words.ts';

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
