import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { sendWaitingMessages } from '../features/contact/contact.queries.ts';
import { ConsentNotice } from '../features/telemetry/consent.tsx';
import { useTelemetry } from '../features/telemetry/use-telemetry.ts';
import { isBusyPlace, InstallCard, UpdateCard } from '../pwa/cards.tsx';

/** What accompanies every page and nobody waits for: cards in the corner, figures, messages and records that are still to be sent. */
export function Companion() {
  const { pathname } = useLocation();
  useTelemetry();
  useEffect(sendWaitingMessages, []);
  return (
    <>
      <ConsentNotice />
      {!isBusyPlace(pathname) && (
        <>
          <InstallCard />
          <UpdateCard />
        </>
      )}
    </>
  );
}
