import { mayCount } from './consent.ts';

const BATCH = 20;
const WAIT_MS = 10_000;
const MOST_WAITING = 100;

export type SendQueue<Row> = {
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
