import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/shop.ts';

const failures = {
  'the products': {
    failed: t('We could not load the products'),
    offline: t('You’re offline, so we could not load the products'),
  },
  'more products': {
    failed: t('We could not load more products'),
    offline: t('You’re offline, so we could not load more products'),
  },
  'this product': {
    failed: t('We could not load this product'),
    offline: t('You’re offline, so we could not load this product'),
  },
  'the filters': {
    failed: t('We could not load the filters'),
    offline: t('You’re offline, so we could not load the filters'),
  },
  'your wishlist': {
    failed: t('We could not load your wishlist'),
    offline: t('You’re offline, so we could not load your wishlist'),
  },
};

/** A read that failed or waits for a connection, with a way to try it again. */
export function ReadFailed({
  what,
  error,
  busy = false,
  onRetry,
}: {
  /** What could not be loaded. */
  what: keyof typeof failures;
  /** The error, or null when there is no connection to try with. */
  error: Error | null;
  busy?: boolean;
  onRetry: () => void;
}) {
  return (
    <Alert
      tone={error ? 'danger' : 'warning'}
      title={error ? failures[what].failed : failures[what].offline}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {error
        ? errorText(error)
        : t('It appears here as soon as the connection is back. Your cart still works.')}
    </Alert>
  );
}
