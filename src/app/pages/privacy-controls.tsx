import { type ReactNode, useState } from 'react';

import { ConsentSwitch } from '../../features/telemetry/consent.tsx';
import { forgetDevice } from '../../lib/device-store.ts';
import { paths } from '../../lib/paths.ts';
import { signOut, useSession } from '../../lib/session.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { t } from '../../words/shell.ts';

function Control({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="grid content-start justify-items-start gap-2 p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="text-muted text-pretty">{text}</p>
      {children}
    </li>
  );
}

/** Removes everything this site keeps on the device: session, cart, drafts, choices and saved pages. */
export async function clearDevice(): Promise<void> {
  // Even when the server cannot be told, nothing stays here.
  await signOut().catch((error: unknown) => console.warn('The server could not end the session', error));
  await forgetDevice();
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // storage is switched off: nothing was kept
  }
  if ('caches' in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

function ClearDevice() {
  const [step, setStep] = useState<'idle' | 'asking' | 'busy'>('idle');
  async function clear(): Promise<void> {
    setStep('busy');
    await clearDevice();
    location.assign(paths.home()); // a full load: nothing of before stays in memory either
  }
  if (step === 'idle')
    return (
      <Button variant="secondary" onClick={() => setStep('asking')}>
        {t('Clear this device')}
      </Button>
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="mb-2 font-semibold">
        {t('You are signed out and the cart is emptied. Go on?')}
      </legend>
      <Button variant="danger" busy={step === 'busy'} onClick={() => void clear()}>
        {t('Yes, clear it')}
      </Button>
      <Button variant="quiet" disabled={step === 'busy'} onClick={() => setStep('idle')}>
        {t('Keep it')}
      </Button>
    </fieldset>
  );
}

/** What people can do about their data without asking anybody. */
export function PrivacyControls() {
  const session = useSession();
  const ownData = `${paths.profile()}?tab=data`;
  return (
    <section aria-labelledby="controls">
      <h2 id="controls" className="mb-3 text-xl">
        {t('Your switches')}
      </h2>
      <ul className="divide-line border-line bg-surface max-w-3xl divide-y rounded-2xl border shadow-sm">
        <Control
          title={t('Usage figures')}
          text={t(
            'They tell us which pages are slow or never found. No cookies, no adverts, nothing about health.',
          )}
        >
          <ConsentSwitch />
        </Control>
        <Control
          title={t('Download or delete your data')}
          text={t(
            'A copy of everything we hold about you, at once. A deletion waits 14 days, in case you change your mind.',
          )}
        >
          <Link
            to={session ? ownData : paths.auth({ redirect: ownData })}
            className={buttonStyles({ variant: 'secondary' })}
          >
            {session ? t('Open your data') : t('Sign in to your data')}
          </Link>
        </Control>
        <Control
          title={t('This device')}
          text={t('Removes the session, the cart, drafts and pages kept for times without a connection.')}
        >
          <ClearDevice />
        </Control>
      </ul>
    </section>
  );
}
