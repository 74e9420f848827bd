import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, ConfirmDialog } from '../../ui/dialog.tsx';
import { TextField, TextAreaField } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { t } from '../../words/desk.ts';
import type { Live, Revision } from './content-desk.queries.ts';
import { nairobiDay, StateBadge, type useContentSteps } from './content-state.tsx';

type PublishProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Who approved the version before. */
  lastReviewer: string | null;
  busy: boolean;
  error: unknown;
  onPublish: (reviewer: string, nextReviewOn: string) => void;
};

/** Puts a reviewed text before readers, under somebody's name and with the day of the next look. */
function PublishDialog({ open, onOpenChange, lastReviewer, busy, error, onPublish }: PublishProps) {
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

type Props = {
  open: Revision | null;
  live: Live | null;
  isDirty: boolean;
  isSaving: boolean;
  faults: number;
  steps: ReturnType<typeof useContentSteps>;
  readerHref: string;
};

function ReturnDialog({
  isOpen,
  onOpenChange,
  onReturn,
}: {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReturn: (note: string) => void;
}) {
  const [note, setNote] = useState('');
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={t('Send it back to the editor')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onOpenChange(false);
          onReturn(note.trim());
        }}
      >
        <TextAreaField
          label={t('What should change?')}
          rows={3}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" className="justify-self-end">
          {t('Send back')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Where a text stands and what can be done with it next. */
export function ContentSteps({ open, live, isDirty, isSaving, faults, steps, readerHref }: Props) {
  const [dialog, setDialog] = useState<'publish' | 'return' | 'discard' | 'withdraw' | null>(null);
  const state = open?.state ?? live?.status ?? 'draft';
  const close = (): void => setDialog(null);
  return (
    <div className="border-line bg-surface sticky bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center gap-2 rounded-2xl border p-3 shadow-lg md:bottom-4 md:max-2xl:mr-18">
      <span className="mr-auto flex min-w-0 items-center gap-2 pl-1">
        <StateBadge state={state} />
        <span aria-live="polite" className="text-muted text-sm">
          {isDirty ? t('Not saved') : open || live ? t('All saved') : t('New')}
        </span>
      </span>
      <Menu
        label={t('More')}
        trigger={
          <Button variant="quiet" size="sm">
            {t('More')}
          </Button>
        }
      >
        {open && (
          <MenuItem tone="danger" onSelect={() => setDialog('discard')}>
            {t('Throw the draft away')}
          </MenuItem>
        )}
        {live?.status === 'published' && (
          <MenuItem tone="danger" onSelect={() => setDialog('withdraw')}>
            {t('Withdraw from readers')}
          </MenuItem>
        )}
        {live?.status === 'withdrawn' && (
          <MenuItem onSelect={() => steps.setStatus('published')}>{t('Give it back to readers')}</MenuItem>
        )}
        {open?.state === 'review' && (
          <MenuItem onSelect={() => setDialog('return')}>{t('Send back to the editor')}</MenuItem>
        )}
      </Menu>
      {live?.status === 'published' && (
        <Link
          to={readerHref}
          className="text-leaf-700 flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          {t('As readers see it')}
        </Link>
      )}
      {open?.state === 'draft' && !isDirty && (
        <Button
          variant="secondary"
          busy={steps.busy}
          disabled={faults > 0}
          onClick={() => steps.submit(open.id)}
        >
          {t('Send to review')}
        </Button>
      )}
      {open?.state === 'review' && !isDirty && (
        <Button
          disabled={faults > 0}
          onClick={() => {
            steps.forgetError();
            setDialog('publish');
          }}
        >
          {t('Publish…')}
        </Button>
      )}
      {(isDirty || !open) && (
        <Button type="submit" busy={isSaving} disabled={!isDirty && live !== null}>
          {t('Save draft')}
        </Button>
      )}
      {open && (
        <>
          <PublishDialog
            open={dialog === 'publish'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'publish' : null)}
            lastReviewer={live?.reviewer ?? null}
            busy={steps.busy}
            error={steps.publishError}
            onPublish={(reviewer, day) => steps.publish(open.id, reviewer, day, close)}
          />
          <ReturnDialog
            isOpen={dialog === 'return'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'return' : null)}
            onReturn={(note) => steps.giveBack(open.id, note)}
          />
          <ConfirmDialog
            open={dialog === 'discard'}
            onOpenChange={(isOpen) => setDialog(isOpen ? 'discard' : null)}
            title={t('Throw this draft away?')}
            description={t(
              'Readers keep what they have. The draft stays in the history and can be restored.',
            )}
            confirmLabel={t('Throw away')}
            tone="danger"
            onConfirm={() => {
              close();
              steps.discard(open.id);
            }}
          />
        </>
      )}
      <ConfirmDialog
        open={dialog === 'withdraw'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'withdraw' : null)}
        title={t('Withdraw this text?')}
        description={t('Readers no longer find it. You can give it back to them at any time.')}
        confirmLabel={t('Withdraw')}
        tone="danger"
        onConfirm={() => {
          close();
          steps.setStatus('withdrawn');
        }}
      />
    </div>
  );
}
