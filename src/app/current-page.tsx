import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation, useNavigate, useRoutes } from 'react-router';

import { usePlace } from '../lib/navigation/navigation-view.tsx';
import type { Place } from '../lib/navigation/navigation.ts';
import { Spinner } from '../ui/loading.tsx';
import { t } from '../words/shell.ts';
import { ErrorScreen, isMissingCode, reportCrash } from './error-screen.tsx';

type BoundaryProps = { place: Place; children: ReactNode };
type BoundaryState = { place: Place; failed: { error: unknown } | null };

/** What a page shows that threw; the shell around it goes on. */
function RouteError({ error }: { error: unknown }) {
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

/** Holds what a page throws, until the next step; the frame around it goes on. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, failed: null };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failed'> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { place, failed: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <RouteError error={failed.error} /> : this.props.children;
  }
}

function PageAt({ route, module, failure }: Place) {
  const { path } = route;
  return useRoutes([{ path, element: module ? <module.Component /> : <RouteError error={failure} /> }]);
}

/** The page of the address; a spinner while the first one is on its way. */
export function CurrentPage() {
  const place = usePlace();
  if (!place) return <Spinner label={t('Loading...')} className="min-h-[60dvh]" />;
  return (
    <PageBoundary place={place}>
      <PageAt {...place} />
    </PageBoundary>
  );
}
