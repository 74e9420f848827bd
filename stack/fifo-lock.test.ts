import { setTimeout as sleep } from 'node:timers/promises';

import { describe, expect, it } from 'vitest';

import { FifoLock } from './fifo-lock.ts';

async function holding(lock: FifoLock, work: () => Promise<void>): Promise<void> {
  const owner = await lock.acquire();
  try {
    await work();
  } finally {
    lock.release(owner);
  }
}

describe('FifoLock', () => {
  it('lets owners in one at a time, in the order they came', async () => {
    const lock = new FifoLock();
    const seen: string[] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        lock.run(() =>
          holding(lock, async () => {
            seen.push(`${name} in`);
            await sleep(2);
            seen.push(`${name} out`);
          }),
        ),
      ),
    );
    expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
    expect(lock.waiting).toBe(0);
  });

  it('does not make an owner wait for itself', async () => {
    const lock = new FifoLock();
    let reached = false;
    await lock.run(() =>
      holding(lock, () => lock.run(() => holding(lock, async () => void (reached = true)))),
    );
    expect(reached).toBe(true);
  });

  it('goes on after a failure', async () => {
    const lock = new FifoLock();
    await expect(lock.run(() => holding(lock, () => Promise.reject(new Error('no'))))).rejects.toThrow('no');
    await lock.run(() => holding(lock, async () => undefined));
  });

  it('treats work outside as somebody else', async () => {
    const lock = new FifoLock();
    const seen: string[] = [];
    let outside: Promise<void> | undefined;
    await lock.run(() =>
      holding(lock, async () => {
        outside = lock.outside(() => holding(lock, async () => void seen.push('outside')));
        await sleep(2);
        seen.push('inside');
      }),
    );
    await outside;
    expect(seen).toEqual(['inside', 'outside']);
  });
});
