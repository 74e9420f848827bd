import { type SubmitEvent, useRef, useState, type ReactNode, useId } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { type AccountRules, currentPasswordProblem, showPassword } from './sign-in.queries.ts';

type Props = {
  email: string;
  hasPassword: boolean;
  rules: Pick<AccountRules, 'errorText' | 'signInWithGoogle'>;
  /** What waits for it, in words for somebody with a password. */
  why: string;
  /** Where Google comes back to. */
  returnTo: string;
  onProven: () => void;
  onClose: () => void;
};

/** Asks for the present password, or for one more sign-in with Google: an open session may be in other hands. */
export function ProveDialog({ email, hasPassword, rules, why, returnTo, onProven, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [current, setCurrent] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: 'current' | 'form'; message: string } | null>(null);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      await work();
    } catch (error) {
      setProblem(currentPasswordProblem(error, rules.errorText));
      input.current?.focus();
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy) return;
    if (current === '') {
      setProblem({ field: 'current', message: t('Password is required') });
      return input.current?.focus();
    }
    void attempt(async () => {
      await showPassword(email, current);
      onProven();
    });
  }

  const failure = problem?.field === 'form' && <Alert tone="danger">{problem.message}</Alert>;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={t('Is it you?')}
      description={
        hasPassword ? why : t('You sign in with Google. Please do so once more, so that we know it is you.')
      }
    >
      {hasPassword ? (
        <form noValidate onSubmit={submit} className="grid gap-4">
          {failure}
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            ref={input}
            label={t('Current password')}
            name="current"
            autoComplete="current-password"
            maxLength={128}
            value={current}
            onChange={(event) => setCurrent(event.target.value)}
            error={problem?.field === 'current' ? problem.message : undefined}
          />
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" className="grow sm:grow-0" onClick={onClose} disabled={busy}>
              {t('Cancel')}
            </Button>
            <Button type="submit" className="grow sm:grow-0" busy={busy}>
              {busy ? t('One moment...') : t('Continue')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="grid gap-4">
          {failure}
          <Button
            variant="secondary"
            busy={busy}
            onClick={() => void attempt(() => rules.signInWithGoogle(returnTo))}
          >
            {t('Continue with Google')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

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
