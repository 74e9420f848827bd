import { errorText } from '../lib/app-error.ts';
import { t } from '../words/shell.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

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
