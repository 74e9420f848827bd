import { useIsSessionReady } from '../../lib/session.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { t } from '../../words/shell.ts';
import { isRefusedByBrowser, setConsent, useConsent } from './consent.ts';

/** The choice about usage figures, to be changed at any time. */
export function ConsentSwitch() {
  const consent = useConsent();
  const isHydrated = useIsSessionReady();
  const refused = isHydrated && isRefusedByBrowser();
  return (
    <CheckboxField
      label={t('Count my visits and how fast pages are')}
      hint={
        refused
          ? t('Your browser asks sites not to track you, so nothing is counted, whatever is set here.')
          : t('Takes effect at once, on this device.')
      }
      checked={isHydrated && !refused && consent !== 'denied'}
      disabled={!isHydrated || refused}
      onChange={(event) => setConsent(event.currentTarget.checked ? 'granted' : 'denied')}
    />
  );
}
