import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { readSession } from '../../lib/session.ts';
import { mayCount, readConsent } from './consent.tsx';
import {
  connectionFacts,
  describeDevice,
  type Device,
  isRevealing,
  pageUrl,
  referrerSite,
  logError,
  type EventRow,
  type MetricRow,
  sendRows,
} from './telemetry.queries.ts';
import { type ApiCall, isPurchase, watchApiCalls, watchInteractions, watchVitals } from './watched.ts';

const MOST_API_CALLS = 60;

/** The account, where it was agreed to and the page says nothing about health. */
function userOn(path: string): string | null {
  return readConsent() === 'granted' && !isRevealing(path) ? (readSession()?.user.id ?? null) : null;
}

type Telemetry = { pageView: (path: string) => void; stop: () => void };

const BATCH = 20;
const WAIT_MS = 10_000;
const MOST_WAITING = 100;

type SendQueue<Row> = {
  add: (row: Row) => void;
  /** Sends what waits; to be called when the page is left. */
  flush: () => void;
};

/**
 * Collects rows and sends them in batches: when twenty wait, ten seconds after the first, or on `flush`. A batch that
 * fails is lost; it is worth no second try on somebody's data bundle.
 */
export function sendQueue<Row>(send: (rows: Row[]) => Promise<void>): SendQueue<Row> {
  let waiting: Row[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const rows = waiting;
    waiting = [];
    // Asked again here: the choice may have changed since the rows were made.
    if (rows.length === 0 || !mayCount()) return;
    for (let start = 0; start < rows.length; start += BATCH)
      send(rows.slice(start, start + BATCH)).catch(() => {
        // figures are not worth a message to anybody
      });
  }

  return {
    add: (row) => {
      if (waiting.length < MOST_WAITING) waiting.push(row);
      if (waiting.length >= BATCH) flush();
      else timer ??= setTimeout(flush, WAIT_MS);
    },
    flush,
  };
}

/** Starts counting and measuring. Nothing here may slow the page down or break it. */
export function startTelemetry(): Telemetry {
  const sessionId = crypto.randomUUID();
  let device: Device | undefined;
  const landedOn = location.pathname;
  const events = sendQueue<EventRow>((rows) => sendRows('analytics_events', rows));
  const metrics = sendQueue<MetricRow>((rows) => sendRows('performance_metrics', rows));
  const readVitals = watchVitals();
  let previous = referrerSite(document.referrer);
  let apiCalls = 0;
  let reported = false;

  function count(
    type: EventRow['event_type'],
    name: string,
    path: string,
    properties: Record<string, string> = {},
  ): void {
    if (!mayCount()) return;
    events.add({
      user_id: userOn(path),
      session_id: sessionId,
      event_type: type,
      event_name: name,
      page_url: pageUrl(path),
      referrer: previous,
      properties,
      user_agent: navigator.userAgent.slice(0, 400),
      ...(device ??= describeDevice(navigator.userAgent, screen.width)),
    });
  }

  function measure(name: string, value: number, facts: Record<string, string | number> = {}): void {
    if (!mayCount()) return;
    metrics.add({
      user_id: userOn(landedOn),
      page_url: pageUrl(landedOn),
      metric_name: name,
      metric_value: Math.round(value * 10_000) / 10_000,
      metadata: { ...connectionFacts(), ...facts },
    });
  }

  function onCall(call: ApiCall): void {
    if (isPurchase(call))
      count('purchase', 'order_placed', location.pathname, {
        by: call.endpoint.includes('guest') ? 'guest' : 'member',
      });
    apiCalls += 1;
    if (apiCalls > MOST_API_CALLS) return;
    measure(call.ok ? 'api_success' : 'api_error', call.duration, {
      endpoint: call.endpoint,
      status: call.status,
    });
  }

  function onHide(): void {
    if (document.visibilityState !== 'hidden') return;
    if (!reported) for (const [name, value] of Object.entries(readVitals())) measure(name, value);
    reported = true;
    events.flush();
    metrics.flush();
  }
  const onError = (event: ErrorEvent): void => void (event.error && logError(event.error, 'error'));
  const onRejection = (event: PromiseRejectionEvent): void =>
    void (event.reason instanceof Error && logError(event.reason, 'error'));

  const stops = [
    watchApiCalls(onCall),
    watchInteractions((type, name) => count(type, name, location.pathname)),
  ];
  document.addEventListener('visibilitychange', onHide);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);

  return {
    pageView: (path) => {
      count('page_view', 'page_view', path);
      previous = pageUrl(path);
    },
    stop: () => {
      for (const stop of stops) stop();
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      events.flush();
      metrics.flush();
    },
  };
}

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
