import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { startTelemetry, type Telemetry } from './start-telemetry.ts';

/** Counts and measures while it is mounted, with a view for every page that is opened. */
export function useTelemetry(): void {
  const { pathname } = useLocation();
  const telemetry = useRef<Telemetry>(null);
  useEffect(() => {
    const started = startTelemetry();
    telemetry.current = started;
    return () => started.stop();
  }, []);
  useEffect(() => {
    // In its own time: a page that has just been rendered has taps to answer first.
    setTimeout(() => telemetry.current?.pageView(pathname));
  }, [pathname]);
}
