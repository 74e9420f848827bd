import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;
/** The clock counts as put back when it lost more than this against the time that really went by. */
const JUMP_MS = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = 0;
let putBackMs = 0;
let last: { clock: number; steady: number } | null = null;

/**
 * A clock that was put back shows here; one put forward does not, for a phone that slept looks the same. Times are stored
 * as instants, so that a change of the zone or to summer time is none of this.
 */
function tick(): void {
  const clock = Date.now();
  const steady = performance.now();
  if (last) {
    const lost = steady - last.steady - (clock - last.clock);
    if (lost > JUMP_MS) putBackMs += lost;
  }
  last = { clock, steady };
  now = Math.floor(clock / SECOND_MS) * SECOND_MS;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    last = null;
    tick();
    timer = setInterval(tick, SECOND_MS);
    // Timers sleep in hidden tabs.
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const readNow = (): number => (now ||= Math.floor(Date.now() / SECOND_MS) * SECOND_MS);

/** This device's time in whole seconds, going on. */
export const useNow = (): number => useSyncExternalStore(subscribe, readNow, () => 0);

/** By how much this device's clock was put back while the page was open; 0 when it was not. */
export const usePutBack = (): number =>
  useSyncExternalStore(
    subscribe,
    () => putBackMs,
    () => 0,
  );
