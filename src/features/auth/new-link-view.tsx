import { t } from '../../words/account.ts';
import { resendVerification } from './auth.queries.ts';
import { EmailRequest } from './email-request.tsx';

type Props = {
  email: string;
  onEmail: (email: string) => void;
  onSent: (email: string) => void;
  onBack: () => void;
};

/** For somebody whose confirmation link was used or too old: sends another one. */
export function NewLinkView(props: Props) {
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
