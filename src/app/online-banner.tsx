import { useEffect, useState } from 'react';

import { useOnline } from '../lib/use-online.ts';
import { t } from '../words/shell.ts';

const BACK_ONLINE_MS = 3000;

/** Says when the connection is lost, and for three seconds when it is back. */
export function OnlineBanner() {
  const online = useOnline();
  const [wasOffline, setWasOffline] = useState(false);

  // Adjusted while rendering: an effect would first show one frame without the banner.
  if (!online && !wasOffline) setWasOffline(true);

  useEffect(() => {
    if (!online || !wasOffline) return;
    const timer = setTimeout(() => setWasOffline(false), BACK_ONLINE_MS);
    return () => clearTimeout(timer);
  }, [online, wasOffline]);

  return (
    <output className="sticky top-[calc(4rem+env(safe-area-inset-top))] z-30 block text-center text-[0.8rem] font-semibold sm:text-sm">
      {!online && (
        <span className="bg-gold-100 text-gold-900 block px-4 py-2.5">
          {t("You're offline. Some features may be limited.")}
        </span>
      )}
      {online && wasOffline && (
        <span className="bg-leaf text-on-leaf block px-4 py-2.5">{t('Back online')}</span>
      )}
    </output>
  );
}
