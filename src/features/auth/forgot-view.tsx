import { type SubmitEvent, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { cleanEmail, EMAIL_MAX, INVALID_EMAIL, isEmail } from './auth-rules.ts';
import { sendPasswordReset } from './auth.queries.ts';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail that lets somebody choose a new password. */
export function ForgotView({ email, onEmail, onBack }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <ResetRequest email={email} onEmail={onEmail} onSent={setSentTo} onBack={onBack} />
  ) : (
    <div className="grid gap-4">
      <h1 className="text-2xl">Check Your Email</h1>
      <p>
        We sent a reset link to <strong className="break-all">{sentTo}</strong> if an account uses this
        address. The link expires in 1 hour.
      </p>
      <p className="text-muted text-sm">Nothing there? Look in your spam folder, or try again.</p>
      <Button variant="secondary" size="lg" onClick={() => setSentTo(null)}>
        Try Again
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Sign In
      </Button>
    </div>
  );
}

function ResetRequest({ email, onEmail, onSent, onBack }: Props & { onSent: (email: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const address = cleanEmail(email);
    setFailed(false);
    setError(isEmail(address) ? null : INVALID_EMAIL);
    if (!isEmail(address)) return input.current?.focus();
    setBusy(true);
    try {
      await sendPasswordReset(address);
      onSent(address);
    } catch {
      setFailed(true); // one sentence whatever the reason: it must not tell which addresses have an account
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h1 className="text-2xl">Reset Password</h1>
      <p className="text-muted">Enter your email and we send you a link to choose a new password.</p>
      {failed && <Alert tone="danger">Failed to send reset email. Please try again.</Alert>}
      <TextField
        ref={input}
        label="Email"
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
      <Button type="submit" size="lg" busy={busy}>
        {busy ? 'Sending...' : 'Send Reset Link'}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        Back to Sign In
      </Button>
    </form>
  );
}
