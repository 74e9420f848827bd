import { type ReactNode, useId } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { t } from '../../words/account.ts';

/** One matter of the profile, with its own heading. */
export function Section({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-4 sm:p-6">
        <div className="grid gap-1.5">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {intro && <p className="text-muted text-pretty">{intro}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** A read that failed, with a way to try it again. */
export function ReadAgain({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {errorText(error)}
    </Alert>
  );
}
