import { AsyncLocalStorage } from 'node:async_hooks';

import type { Statement } from './pglite-exchange.ts';

/** One holder of the lock: a request, a job, one query of our own. */
export interface LockOwner {
  /** How often the owner holds the lock at this moment. */
  depth: number;
  /** How many transactions the owner has open, nested ones included. */
  transactions: number;
  /** What goes ahead of the owner's next statement: BEGIN, and what sets the context of a request. */
  ahead: Statement[];
  /** Whether BEGIN has been sent. */
  begun: boolean;
}

const newOwner = (): LockOwner => ({ depth: 0, transactions: 0, ahead: [], begun: false });

/**
 * A first-come-first-served lock, re-entrant for everything that runs within one `run()`.
 *
 * PGlite is a single database session. Without the lock the BEGIN, SET ROLE and COMMIT of parallel requests
 * interleave, and a visitor's query runs with another request's role.
 */
export class FifoLock {
  readonly #owners = new AsyncLocalStorage<LockOwner>();
  readonly #queue: (() => void)[] = [];
  #held = false;

  /** Runs `work` as an owner of its own; inside an owner that holds the lock it joins that one, never waiting for itself. */
  run<T>(work: () => T): T {
    const current = this.#owners.getStore();
    if (current && current.depth > 0) return work();
    return this.#owners.run(newOwner(), work);
  }

  /** Runs `work` outside every owner, for callbacks that merely happen to fire during a request. */
  outside<T>(work: () => T): T {
    return this.#owners.exit(work);
  }

  async acquire(): Promise<LockOwner> {
    const owner = this.#owners.getStore() ?? newOwner();
    if (owner.depth === 0) {
      if (this.#held) await new Promise<void>((resolve) => this.#queue.push(resolve));
      else this.#held = true;
    }
    owner.depth += 1;
    return owner;
  }

  release(owner: LockOwner): void {
    owner.depth -= 1;
    if (owner.depth > 0) return;
    const next = this.#queue.shift();
    if (next) next();
    else this.#held = false;
  }

  /** Runs `work` while the lock is held, by the owner around it or by one of its own. */
  hold<T>(work: (owner: LockOwner) => Promise<T>): Promise<T> {
    return this.run(async () => {
      const owner = await this.acquire();
      try {
        return await work(owner);
      } finally {
        this.release(owner);
      }
    });
  }

  /** How many owners wait. */
  get waiting(): number {
    return this.#queue.length;
  }
}
