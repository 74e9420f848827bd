import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { sendPasswordReset } from './auth.queries.ts';
import { EmailRequest } from './email-request.tsx';

type Props = { email: string; onEmail: (email: string) => void; onBack: () => void };

/** Asks for the mail that lets somebody choose a new password. */
export function ForgotView({ email, onEmail, onBack }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null)
    return (
      <EmailRequest
        title="Reset Password"
        intro="Enter your email and we send you a link to choose a new password."
        button="Send Reset Link"
        failure="Failed to send reset email. Please try again."
        email={email}
        onEmail={onEmail}
        send={sendPasswordReset}
        onSent={setSentTo}
        onBack={onBack}
      />
    );
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">Check Your Email</h1>
      <p>
        We sent a reset link to <strong className="wrap-anywhere">{sentTo}</strong> if an account uses this
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
