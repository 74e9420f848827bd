/** How a page load felt, measured as the Web Vitals are defined. */
export type Vitals = { LCP?: number; FID?: number; INP?: number; CLS?: number };

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
