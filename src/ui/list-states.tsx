import { errorText } from '../lib/app-error.ts';
import { t } from '../words/shell.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { PageHead } from './page-header.tsx';

/** In place of a list that could not be read: why, with a way to try again. */
export function NotLoaded({ title, error, again }: { title: string; error: unknown; again: () => unknown }) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button size="sm" variant="secondary" onClick={() => void again()}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}

type ReadAgainProps = {
  /** `this herb`: what could not be read. */
  what: string;
  error: unknown;
  busy: boolean;
  onRetry: () => void;
};

/** In place of a page whose content could not be read, with a way to try again. */
export function ReadAgain({ what, error, busy, onRetry }: ReadAgainProps) {
  return (
    <div className="mx-auto max-w-xl py-16">
      <PageHead title={t('Not loaded')} noIndex />
      <h1 className="sr-only">{t('Not loaded')}</h1>
      <Alert
        tone="danger"
        title={t('We could not load {what}', { what })}
        action={
          <Button variant="secondary" size="sm" busy={busy} onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      >
        {errorText(error)}
      </Alert>
    </div>
  );
}

/** The end of a list that goes on: how much is shown, and a button for the rest. */
export function LoadMore({
  shown,
  total,
  busy = false,
  onMore,
  noun = t('results'),
}: {
  shown: number;
  total: number;
  busy?: boolean;
  onMore: () => void;
  noun?: string;
}) {
  return (
    <div className="grid justify-items-center gap-3 py-8">
      <p className="text-muted text-sm" aria-live="polite">
        {t('Showing {shown} of {total} {noun}', { shown, total, noun })}
      </p>
      {shown < total && (
        <Button variant="secondary" busy={busy} onClick={onMore}>
          {t('Show more')}
        </Button>
      )}
    </div>
  );
}
