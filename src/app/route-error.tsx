import { useLocation, useNavigate } from 'react-router';

import { t } from '../words/shell.ts';
import { ErrorScreen } from './error-screen.tsx';
import { isMissingCode } from './page-failures.ts';

/** What a page shows that threw; the shell around it goes on. */
export function RouteError({ error }: { error: unknown }) {
  'use no memo'; // renders rarely: memo caches would only add bytes
  const navigate = useNavigate();
  const location = useLocation();

  if (isMissingCode(error))
    return navigator.onLine ? (
      <ErrorScreen
        title={t('This page did not arrive')}
        text={t('The connection may be weak, or we have just changed something. Please try again.')}
        onRetry={() => window.location.reload()}
      />
    ) : (
      <ErrorScreen
        eyebrow={t('Offline - Some features may be limited')}
        title={t('This page is not on your device yet')}
        text={t('Connect to the internet, then try again.')}
        onRetry={() => window.location.reload()}
      />
    );
  // Arriving again at the same address renders the page anew and reads again.
  return <ErrorScreen onRetry={() => void navigate(location, { replace: true })} />;
}
