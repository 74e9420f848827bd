import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { t } from '../../words/account.ts';
import { sendPasswordReset } from './auth.queries.ts';
import { EmailRequest } from './email-request.tsx';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail that lets somebody choose a new password. */
export function ForgotView({ email, onEmail, onBack }: Props) {
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
