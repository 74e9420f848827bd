import { barePath, isOpenPage } from './telemetry.queries.ts';

export type ApiCall = { endpoint: string; ok: boolean; status: number; duration: number };

const API = /^\/(rest|auth|functions)\/v1\/(.+)$/;
const OWN = /^rest\/(error_logs|performance_metrics|analytics_events)$/;
/** What a finished call says was bought. */
const PURCHASES = /^rest\/rpc\/place_(guest_)?order$/;

export const isPurchase = ({ endpoint, ok }: ApiCall): boolean => ok && PURCHASES.test(endpoint);

/** A finished request as a call of our API, without its query; null for everything else and for our own reports. */
export function readApiCall({
  name,
  duration,
  responseStatus,
}: Pick<PerformanceResourceTiming, 'name' | 'duration'> & { responseStatus?: number }): ApiCall | null {
  // Some browsers do not tell how a request ended: then it says nothing.
  if (responseStatus === undefined || !URL.canParse(name)) return null;
  const [, part, rest] = API.exec(new URL(name).pathname) ?? [];
  if (!part || !rest) return null;
  const endpoint = `${part}/${barePath(rest)}`;
  if (OWN.test(endpoint)) return null;
  return {
    endpoint: endpoint.slice(0, 100),
    ok: responseStatus >= 200 && responseStatus < 400,
    status: responseStatus,
    duration,
  };
}

/** How a page load felt, measured as the Web Vitals are defined. */
type Vitals = { LCP?: number; FID?: number; INP?: number; CLS?: number };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number; processingStart: number };

const SESSION_GAP_MS = 1000;
const SESSION_MS = 5000;
const SLOW_EVENT_MS = 40;

function observe(
  type: string,
  onEntries: (entries: PerformanceEntry[]) => void,
  options: object = {},
): PerformanceObserver | null {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return null;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  return observer;
}

/** The largest sum of shifts that followed each other within a second, over at most five. */
export function layoutShiftScore(): (shift: Pick<Shift, 'value' | 'startTime' | 'hadRecentInput'>) => number {
  let sum = 0;
  let largest = 0;
  let first = 0;
  let last = -Infinity;
  return ({ value, startTime, hadRecentInput }) => {
    if (hadRecentInput) return largest;
    const goesOn = startTime - last < SESSION_GAP_MS && startTime - first < SESSION_MS;
    if (!goesOn) first = startTime;
    sum = goesOn ? sum + value : value;
    last = startTime;
    largest = Math.max(largest, sum);
    return largest;
  };
}

/** The slowest interaction, leaving one out of every fifty; `durations` by interaction, in milliseconds. */
export function slowInteraction(durations: Iterable<number>): number | undefined {
  const sorted = [...durations].toSorted((a, b) => b - a);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length / 50))];
}

/** Watches from now on, and what the browser still remembers of before. Returns a function that reads the figures. */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const interactions = new Map<number, number>();
  const score = layoutShiftScore();
  const takePaints = (entries: PerformanceEntry[]): void => {
    const last = entries.at(-1);
    if (last) vitals.LCP = last.startTime;
  };
  const takeShifts = (entries: PerformanceEntry[]): void => {
    for (const entry of entries) vitals.CLS = score(entry as Shift);
  };
  const takeEvents = (entries: PerformanceEntry[]): void => {
    for (const entry of entries) {
      const { interactionId, duration } = entry as Interaction;
      if (interactionId)
        interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  };
  const paints = observe('largest-contentful-paint', takePaints);
  const shifts = observe('layout-shift', takeShifts);
  if (shifts) vitals.CLS = 0;
  observe('first-input', (entries) => {
    const input = entries[0] as Interaction | undefined;
    if (!input) return;
    vitals.FID = input.processingStart - input.startTime;
    takeEvents(entries);
  });
  const events = observe('event', takeEvents, { durationThreshold: SLOW_EVENT_MS });
  return () => {
    if (paints) takePaints(paints.takeRecords());
    if (shifts) takeShifts(shifts.takeRecords());
    if (events) takeEvents(events.takeRecords());
    const slowest = slowInteraction(interactions.values());
    return { ...vitals, ...(slowest === undefined ? {} : { INP: slowest }) };
  };
}

/** Tells about every call of the API, the earlier ones included, without standing in its way. */
export function watchApiCalls(onCall: (call: ApiCall) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('resource')) return () => {};
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const call = readApiCall(entry as PerformanceResourceTiming);
      if (call) onCall(call);
    }
  });
  observer.observe({ type: 'resource', buffered: true });
  return () => observer.disconnect();
}

const LONGEST_NAME = 60;

const words = (text: string | null | undefined): string =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);

/**
 * What was pressed: where a link leads, or a button's words on pages where these are the same for everybody. Null for
 * a press on nothing.
 */
export function nameOfClick(target: EventTarget | null, path: string): string | null {
  const pressed =
    target instanceof Element ? target.closest('a[href], button, summary, [role="button"]') : null;
  if (!pressed) return null;
  if (pressed instanceof HTMLAnchorElement) {
    if (!/^https?:$/.test(pressed.protocol)) return `link:${pressed.protocol}`;
    return `link:${pressed.origin === location.origin ? barePath(pressed.pathname) : pressed.hostname}`;
  }
  // The shell's buttons carry names of people and counts; only those of the page itself are told.
  const isPlain = isOpenPage(path) && pressed.closest('main') !== null;
  const name = isPlain ? words(pressed.getAttribute('aria-label') ?? pressed.textContent) : '';
  return name ? `button:${name}` : 'button';
}

/** A form by its name, never by what is in it. */
export function nameOfForm(target: EventTarget | null): string | null {
  if (!(target instanceof HTMLFormElement)) return null;
  return words(target.getAttribute('aria-label') ?? target.getAttribute('name') ?? target.id) || 'form';
}

/** Follows presses and submitted forms of the whole page. */
export function watchInteractions(
  onEvent: (type: 'click' | 'form_submit', name: string) => void,
): () => void {
  const onClick = (event: MouseEvent): void => {
    const name = nameOfClick(event.target, location.pathname);
    if (name) onEvent('click', name);
  };
  const onSubmit = (event: SubmitEvent): void => {
    const name = nameOfForm(event.target);
    if (name) onEvent('form_submit', name);
  };
  document.addEventListener('click', onClick, { capture: true, passive: true });
  document.addEventListener('submit', onSubmit, { capture: true, passive: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    document.removeEventListener('submit', onSubmit, { capture: true });
  };
}
