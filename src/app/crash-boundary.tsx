import { Component, type ErrorInfo, type ReactNode } from 'react';

import { ErrorScreen } from './error-screen.tsx';
import { reportCrash } from './report-crash.ts';

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
