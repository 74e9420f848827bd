import { describe, expect, it } from 'vitest';

import { blockingByProcessor, type TraceEvent } from './processor-time.ts';

const url = 'https://localhost/shop';
const page = { pid: 7, tid: 1 };
const start: TraceEvent = {
  ...page,
  name: 'navigationStart',
  ts: 1_000,
  args: { data: { documentLoaderURL: url } },
};
/** A task of so many milliseconds by the clock and of the processor. */
const task = (ts: number, clock: number, processor: number): TraceEvent => ({
  ...page,
  name: 'RunTask',
  ts,
  dur: clock * 1_000,
  tdur: processor * 1_000,
});

describe('the blocking time of a page’s own work', () => {
  it('counts what a task takes of the processor, four times, above 50 ms', () => {
    expect(blockingByProcessor([start, task(2_000, 60, 12), task(90_000, 30, 20)], url)).toBe(30);
  });

  it('takes tasks with a layout twice, as Lighthouse does', () => {
    const layout: TraceEvent = { ...page, name: 'Layout', ts: 3_000, dur: 9_000 };
    expect(blockingByProcessor([start, task(2_000, 60, 30), layout], url)).toBe(10);
  });

  it('leaves out other threads, other processes and what was before', () => {
    const others = [
      { ...task(2_000, 90, 90), tid: 2 },
      { ...task(2_000, 90, 90), pid: 8 },
      task(500, 90, 90),
    ];
    expect(blockingByProcessor([start, ...others], url)).toBe(0);
  });

  it('refuses a trace of another page', () => {
    expect(() => blockingByProcessor([start], 'https://localhost/product/1')).toThrow('/product/1');
  });
});
