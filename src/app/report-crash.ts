import type { ErrorInfo } from 'react';

import { isMissingCode } from './page-failures.ts';

const loadLog = () => import('../features/telemetry/error-log.ts');

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
