import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

const watch = async (): Promise<{ done: boolean }> => {
  const { settled } = await import('./settled.ts');
  const state = { done: false };
  void settled.then(() => (state.done = true));
  return state;
};

it('waits until a page has long settled', async () => {
  const state = await watch();
  await vi.advanceTimersByTimeAsync(2499);
  expect(state.done).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.done).toBe(true);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll'])('begins at once with a %s', async (move) => {
  const state = await watch();
  document.body.dispatchEvent(new Event(move));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.done).toBe(true);
});
