import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** A read that failed or waits for a connection, with a way to try it again. */
export function ReadFailed({
  what,
  error,
  busy = false,
  onRetry,
}: {
  /** Names what could not be loaded, as in `the products`. */
  what: string;
  /** The error, or null when there is no connection to try with. */
  error: Error | null;
  busy?: boolean;
  onRetry: () => void;
}) {
  'use no memo'; // drawn seldom: the compiler's caches would only weigh
  return (
    <Alert
      tone={error ? 'danger' : 'warning'}
      title={error ? `We could not load ${what}` : `You’re offline, so we could not load ${what}`}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error ? errorText(error) : 'It appears here as soon as the connection is back. Your cart still works.'}
    </Alert>
  );
}
