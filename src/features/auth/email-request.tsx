import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { t } from '../../words/account.ts';
import { checkForm, EMAIL_MAX, forgotSchema } from './auth.schema.ts';

type Props = {
  title: string;
  intro: ReactNode;
  button: string;
  /** One sentence whatever the reason: it must not tell which addresses have an account. */
  failure: string;
  email: string;
  onEmail: (email: string) => void;
  send: (email: string) => Promise<void>;
  onSent: (email: string) => void;
  onBack: () => void;
};

/** Asks for an address and has a mail sent to it. */
export function EmailRequest(props: Props) {
  const { title, intro, button, failure, email, onEmail, send, onSent, onBack } = props;
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const checked = checkForm(forgotSchema, { email });
    setFailed(false);
    setError(checked.ok ? null : checked.problem.message);
    if (!checked.ok) return input.current?.focus();
    setBusy(true);
    try {
      await send(checked.values.email);
      onSent(checked.values.email);
    } catch (cause) {
      console.warn('The mail could not be asked for', cause);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{intro}</p>
      {failed && <Alert tone="danger">{failure}</Alert>}
      <TextField
        ref={input}
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        error={error ?? undefined}
        required
      />
      <Button type="submit" size="lg" className="px-3" busy={busy}>
        {busy ? t('Sending...') : button}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  );
}
