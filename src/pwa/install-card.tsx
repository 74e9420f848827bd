import { useState } from 'react';

import { Button } from '../ui/button.tsx';
import { t } from '../words/shell.ts';
import { CornerCard } from './corner-card.tsx';
import { forgetInstallOffer, type InstallOffer } from './install-offer.ts';
import { rememberDismissal, useInstallInvitation } from './install-state.ts';

/** Invites to install the app, once. */
export function InstallCard() {
  const invitation = useInstallInvitation();
  const [answered, setAnswered] = useState(false);
  if (!invitation || answered) return null;

  function dismiss(): void {
    rememberDismissal();
    setAnswered(true);
  }
  async function install(offer: InstallOffer): Promise<void> {
    setAnswered(true);
    await offer.prompt();
    const { outcome } = await offer.userChoice;
    // An offer can be used once. Whoever says no to the browser has said no to us.
    if (outcome === 'dismissed') rememberDismissal();
    forgetInstallOffer();
  }

  if (invitation.kind === 'by-hand')
    return (
      <CornerCard title={t('Keep Mizizi on your phone')} onClose={dismiss}>
        {t('Tap the Share button of Safari, then “Add to Home Screen”.')}
      </CornerCard>
    );
  return (
    <CornerCard
      title={t('Install Mizizi')}
      onClose={dismiss}
      actions={
        <>
          <Button size="sm" onClick={() => void install(invitation.offer)}>
            {t('Install app')}
          </Button>
          <Button size="sm" variant="quiet" onClick={dismiss}>
            {t('Not now')}
          </Button>
        </>
      }
    >
      {t('Open it from your home screen, also when the connection is weak. It takes almost no space.')}
    </CornerCard>
  );
}
