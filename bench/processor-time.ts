/** What is read of a trace's event: where and when it ran, and for how long, in microseconds. */
export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock. */
  dur?: number;
  /** Of the processor. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** How much slower than this machine Lighthouse's phone is, and how it takes that for layouts. */
const SLOWDOWN = 4;
const SLOWDOWN_OF_LAYOUTS = 2;
/** A task up to here leaves room for taps. */
const UNNOTICED_MS = 50;

/**
 * The blocking time that a page's own work makes on a phone, in milliseconds. Lighthouse takes tasks by the clock: on a
 * machine with few processors they wait for the browser's other threads, often longer than they work.
 *
 * @param events of the trace that Lighthouse takes of one load
 */
export function blockingByProcessor(events: readonly TraceEvent[], url: string): number {
  const page = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!page) throw new Error(`The trace tells nothing of ${url}.`);
  const own = events.filter(({ pid, tid, ts }) => pid === page.pid && tid === page.tid && ts >= page.ts);
  const layouts = own.filter(({ name }) => name === 'Layout');
  return own
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const isLayout = layouts.some((layout) => layout.ts >= ts && layout.ts < ts + dur);
      return (tdur / 1000) * (isLayout ? SLOWDOWN_OF_LAYOUTS : SLOWDOWN) - UNNOTICED_MS;
    })
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
