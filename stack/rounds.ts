/** Work that comes round again and again. */
export interface Rounds {
  /** Starts no further round; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

export interface RoundsOptions {
  /** One round. `isStopped` tells a long one that it need not go on. */
  round: (isStopped: () => boolean) => Promise<void>;
  /** Hears of a round that failed; the next one comes all the same. */
  failed: (error: unknown) => void;
  /** Pause between two rounds, and before the first. */
  everyMs: number;
}

/** One round after the other, never two at once. */
export function startRounds({ round, failed, everyMs }: RoundsOptions): Rounds {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(begin, everyMs);

  function begin(): void {
    running = round(() => stopped)
      .catch((error: unknown) => {
        if (!stopped) failed(error);
      })
      .finally(() => {
        if (!stopped) timer = setTimeout(begin, everyMs);
      });
  }

  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
