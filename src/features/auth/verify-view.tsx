import { useEffect, useState } from 'react';

import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { resendVerification } from './auth.queries.ts';

const COOLDOWN_S = 60;

type Props = {
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

export function VerifyView({ email, justSent, onBack }: Props) {
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
