import { Component, type ErrorInfo, type ReactNode } from 'react';

import { ErrorScreen } from './error-screen.tsx';

const loadLog = () => import('../features/telemetry/error-log.ts');

/** The code of a page could not be fetched: no connection, or a build that is gone. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload/i.test(error.message);

/** Keeps what broke a page for those who mend it. Its code is fetched only now, and its failure is nobody's trouble. */
export function reportCrash(error: unknown, info?: Pick<ErrorInfo, 'componentStack'>): void {
  if (isMissingCode(error)) return;
  loadLog().then(
    ({ logError }) => logError(error, 'critical', info?.componentStack),
    () => {
      // not even the reporter can be fetched: the person sees what happened, that has to do
    },
  );
}

/** The last net, around everything including the shell itself. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    reportCrash(error, info);
  }

  override render(): ReactNode {
    if (this.state.crashed) return <ErrorScreen onRetry={() => this.setState({ crashed: false })} />;
    return this.props.children;
  }
}
