import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { t } from '../../words/account.ts';
import { resendVerification, sendPasswordReset } from './auth.queries.ts';
import { checkForm, EMAIL_MAX, forgotSchema } from './auth.schema.ts';

type EmailViewProps = {
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
function EmailRequest(props: EmailViewProps) {
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

type ForgotViewProps = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail that lets somebody choose a new password. */
export function ForgotView({ email, onEmail, onBack }: ForgotViewProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <EmailRequest
        title={t('Reset Password')}
        intro={t('Enter your email and we send you a link to choose a new password.')}
        button={t('Send Reset Link')}
        failure={t('Failed to send reset email. Please try again.')}
        email={email}
        onEmail={onEmail}
        send={sendPasswordReset}
        onSent={setSentTo}
        onBack={onBack}
      />
    );
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t('Check Your Email')}</h1>
      <p>
        {t.rich(
          'We sent a reset link to <b>{email}</b> if an account uses this address. The link expires in 1 hour.',
          { b: (words) => <strong className="wrap-anywhere">{words}</strong> },
          { email: sentTo },
        )}
      </p>
      <p className="text-muted text-sm">{t('Nothing there? Look in your spam folder, or try again.')}</p>
      <Button variant="secondary" size="lg" onClick={() => setSentTo(null)}>
        {t('Try Again')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </div>
  );
}

type NewLinkViewProps = {
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  onBack: () => void;
};

/** For somebody whose confirmation link was used or too old: sends another one. */
export function NewLinkView(props: NewLinkViewProps) {
  return (
    <EmailRequest
      title={t('Send a New Link')}
      intro={t(
        'Enter the email you signed up with and we send you a new verification link. Is your email verified already? Then just sign in.',
      )}
      button={t('Resend Verification Email')}
      failure={t('Failed to resend verification email. Please try again.')}
      send={resendVerification}
      {...props}
    />
  );
}

const COOLDOWN_S = 60;

type VerifyViewProps = {
  email: string;
  /** The mail that went out just now, after which the next one has to wait; `none` when it was long ago. */
  justSent: 'first' | 'another' | 'none';
  onBack: () => void;
};

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Seconds left, by the clock (a sleeping phone does not stretch them), and the function that starts them anew. */
function useCountdown(initialSeconds: number): [number, (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [left, setLeft] = useState(initialSeconds);

  useEffect(() => {
    if (secondsUntil(endsAt) === 0) return;
    const timer = setInterval(() => {
      const seconds = secondsUntil(endsAt);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return [
    left,
    (seconds) => {
      setEndsAt(Date.now() + seconds * 1000);
      setLeft(seconds);
    },
  ];
}

export function VerifyView({ email, justSent, onBack }: VerifyViewProps) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(justSent === 'another' ? 'sent' : null);
  const [secondsLeft, startCountdown] = useCountdown(justSent === 'none' ? 0 : COOLDOWN_S);

  async function resend(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    try {
      await resendVerification(email);
      setOutcome('sent');
      startCountdown(COOLDOWN_S);
    } catch (error) {
      console.warn('The mail could not be asked for', error);
      setOutcome('failed'); // one sentence whatever the reason: it must not tell which addresses have an account
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{t('Verify Your Email')}</h1>
      <p>
        {t.rich(
          'A verification link was sent to <b>{email}</b>. Open it and you are signed in; you can also sign in here once your email is verified.',
          { b: (words) => <strong className="wrap-anywhere">{words}</strong> },
          { email },
        )}
      </p>
      <p className="text-muted text-sm">
        {t('The link expires in 24 hours. Nothing there? Look in your spam folder.')}
      </p>
      {outcome === 'sent' && (
        <Alert tone="success">{t('Verification email sent! Please check your inbox.')}</Alert>
      )}
      {outcome === 'failed' && (
        <Alert tone="danger">{t('Failed to resend verification email. Please try again.')}</Alert>
      )}
      <Button
        variant="secondary"
        size="lg"
        className="px-3"
        busy={busy}
        disabled={secondsLeft > 0}
        onClick={() => void resend()}
      >
        {secondsLeft > 0
          ? t('Wait {seconds}s to resend', { seconds: secondsLeft })
          : t('Resend Verification Email')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </div>
  );
}
