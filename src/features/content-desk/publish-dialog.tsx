import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/desk.ts';
import { nairobiDay } from './state-badge.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who approved the version before. */
  lastReviewer: string | null;
  busy: boolean;
  error: unknown;
  onPublish: (reviewer: string, nextReviewOn: string) => void;
};

/** Puts a reviewed text before readers, under somebody's name and with the day of the next look. */
export function PublishDialog({ open, onOpenChange, lastReviewer, busy, error, onPublish }: Props) {
  const [reviewer, setReviewer] = useState(lastReviewer ?? '');
  const [today] = useState(() => new Date());
  const [day, setDay] = useState(() => nairobiDay(today, 365));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Publish this version')}
      description={t('Readers see it at once, with the name of who read and approved it.')}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onPublish(reviewer.trim(), day);
        }}
      >
        <TextField
          label={t('Read and approved by')}
          hint={t('Name and profession, for example: Dr Achieng Otieno, pharmacist')}
          value={reviewer}
          maxLength={120}
          onChange={(event) => setReviewer(event.currentTarget.value)}
        />
        <TextField
          label={t('Next review on')}
          type="date"
          value={day}
          min={nairobiDay(today, 1)}
          max={nairobiDay(today, 1095)}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        {error !== null && (
          <Alert tone="danger" title={t('It was not published')}>
            {errorText(error)}
          </Alert>
        )}
        <Button type="submit" busy={busy} className="justify-self-end">
          {t('Publish')}
        </Button>
      </form>
    </Dialog>
  );
}
