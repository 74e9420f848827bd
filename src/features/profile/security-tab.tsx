import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

import { errorText } from '../../lib/app-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/card.tsx';
import { PhoneIcon, ScreenIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { t } from '../../words/account.ts';
import { sessionsQuery, signOutOthers } from './account-data.queries.ts';
import { ReadAgain, Section } from './profile-parts.tsx';
import { SecondFactor } from './second-factor.tsx';
import { EmailForm, PasswordForm } from './sign-in-forms.tsx';
import type { AccountRules, SignIn } from './sign-in.queries.ts';

/** Most specific first: every browser also claims to be those below it. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bOPR\/|\bOpera Mini\b|\bOPT\//, 'Opera'],
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const devices: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const wordFor = (text: string, words: readonly (readonly [RegExp, string])[]): string | undefined =>
  words.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome on Android` for what a browser calls itself; `Unknown device` when that says nothing. */
export function deviceWords(userAgent: string | null): string {
  const browser = wordFor(userAgent ?? '', browsers);
  const device = wordFor(userAgent ?? '', devices);
  if (browser && device) return t('{browser} on {device}', { browser, device });
  return browser ?? device ?? t('Unknown device');
}

export function isHandheld(userAgent: string | null): boolean {
  return /\bAndroid\b|\biPhone\b|\biPad\b|\bMobile\b/.test(userAgent ?? '');
}

/** Where the account is signed in, and the button that ends all of it but here. */
function SessionList({ userId }: { userId: string }) {
  const queries = useQueryClient();
  const sessions = useQuery(sessionsQuery(userId));
  const [busy, setBusy] = useState(false);

  async function signOut(): Promise<void> {
    setBusy(true);
    try {
      await signOutOthers();
      await queries.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey });
      toast.success(t('Other devices are signed out'));
    } catch (error) {
      toast.error(t('The other devices are still signed in'), errorText(error));
    } finally {
      setBusy(false);
    }
  }

  if (sessions.isPending) return <Skeleton className="h-20" />;
  if (sessions.isError)
    return (
      <ReadAgain
        title={t('We could not load your devices')}
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <>
      <ul className="divide-line grid divide-y">
        {sessions.data.map(({ id, userAgent, lastSeenAt, isCurrent }) => {
          const Icon = isHandheld(userAgent) ? PhoneIcon : ScreenIcon;
          return (
            <li key={id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <Icon className="text-muted shrink-0" />
              <span className="grid min-w-0 grow">
                <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <span className="font-semibold">{deviceWords(userAgent)}</span>
                  {isCurrent && <Badge tone="leaf">{t('This device')}</Badge>}
                </span>
                <span className="text-muted text-sm">
                  {t('Last seen {time}', { time: formatDateTime(lastSeenAt) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
      {sessions.data.length > 1 && (
        <div className="grid gap-2">
          <div>
            <Button variant="secondary" busy={busy} onClick={() => void signOut()}>
              {t('Sign out other devices')}
            </Button>
          </div>
          <p className="text-muted text-sm">{t('They lose access at once.')}</p>
        </div>
      )}
    </>
  );
}

type Props = {
  userId: string;
  email: string;
  signIn: UseQueryResult<SignIn>;
  rules: AccountRules;
  onSecondStep: () => void;
};

/** For an account that was made through Google: how it gets a password. */
function NoPassword({ email, rules }: { email: string; rules: AccountRules }) {
  const [state, setState] = useState<'ready' | 'sending' | 'sent'>('ready');
  const [failure, setFailure] = useState<string | null>(null);

  async function send(): Promise<void> {
    setFailure(null);
    setState('sending');
    try {
      await rules.sendPasswordLink(email);
      setState('sent');
    } catch (error) {
      setFailure(rules.errorText(error));
      setState('ready');
    }
  }

  if (state === 'sent')
    return (
      <Alert tone="success" title={t('Check your mail')}>
        {t(
          'We have sent a link to {email}. It opens a form for your password and works for 1 hour. Afterwards you can sign in with Google or with the password.',
          { email },
        )}
      </Alert>
    );
  return (
    <div className="grid gap-3">
      <p>
        {t(
          'You sign in with Google, so this account has no password of its own. Set one to change your address here, or to sign in where you do not use Google.',
        )}
      </p>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <div>
        <Button variant="secondary" busy={state === 'sending'} onClick={() => void send()}>
          {state === 'sending' ? t('Sending...') : t('Mail me a link to set a password')}
        </Button>
      </div>
    </div>
  );
}

/** How the account is opened, and where it is open. */
export function SecurityTab({ userId, email, signIn, rules, onSecondStep }: Props) {
  return (
    <div className="grid gap-5">
      {signIn.isPending && <Skeleton className="h-60" />}
      {signIn.isError && (
        <ReadAgain
          title={t('We could not load how you sign in')}
          error={signIn.error}
          onRetry={() => void signIn.refetch()}
        />
      )}
      {signIn.data?.hasPassword === false && (
        <Section title={t('Password')} intro={t('Your address is {email}.', { email })}>
          <NoPassword email={email} rules={rules} />
        </Section>
      )}
      {signIn.data?.hasPassword && (
        <>
          <Section title={t('Email address')} intro={t('You sign in with {email}.', { email })}>
            <EmailForm userId={userId} email={email} pendingEmail={signIn.data.pendingEmail} rules={rules} />
          </Section>
          <Section title={t('Password')}>
            <PasswordForm userId={userId} email={email} rules={rules} />
          </Section>
        </>
      )}
      <Section
        title={t('Second step')}
        intro={t(
          'Signing in asks for a code of your telephone too. Without it nobody sees your account or changes it.',
        )}
      >
        <SecondFactor
          userId={userId}
          email={email}
          hasPassword={signIn.data?.hasPassword !== false}
          rules={rules}
          onSetUp={onSecondStep}
        />
      </Section>
      <Section title={t('Your devices')} intro={t('Where your account is signed in.')}>
        <SessionList userId={userId} />
      </Section>
    </div>
  );
}
