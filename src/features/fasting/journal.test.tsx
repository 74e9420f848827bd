import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { type Fast, newFast } from './fast.ts';
import {
  currentFasts,
  glassOf,
  removeFast,
  saveFast,
  type WaterLog,
  WaterLogContext,
} from './fasting.queries.ts';
import { Journal } from './journal.tsx';

const HOUR_MS = 3_600_000;
const ended = newFast(
  '16:8',
  960,
  Date.parse('2026-11-19T20:00:00+03:00'),
  Date.parse('2026-11-20T12:00:00+03:00'),
);

afterEach(() => {
  for (const fast of currentFasts()) removeFast(fast);
});

function show(fast: Fast) {
  saveFast(fast);
  const log = { put: vi.fn<WaterLog['put']>(), remove: vi.fn<WaterLog['remove']>() };
  render(
    <WaterLogContext value={log}>
      <Journal fast={fast} onDanger={() => {}} />
    </WaterLogContext>,
  );
  return log;
}

it('names each glass of a fast the same wherever it is noted', () => {
  const fast = { ...ended, id: '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c80fe' };
  const ids = Array.from({ length: 40 }, (_, index) => glassOf(fast, index + 1, 0).id);
  expect(ids.slice(0, 2)).toEqual([
    '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c80ff',
    '3f6c2c1e-9d7b-4d42-8d64-0d7f5c1c8000',
  ]);
  expect(new Set(ids).size).toBe(40);
});

it('counts a glass for the day of the fast’s end, or for today while it runs', () => {
  const running = newFast('16:8', 960, Date.parse('2026-11-20T20:00:00+03:00'));
  expect(glassOf(ended, 1, 0).drunk_on).toBe('2026-11-20');
  expect(glassOf(running, 1, Date.parse('2026-11-21T00:30:00+03:00')).drunk_on).toBe('2026-11-21');
});

it('notes a glass with the fast and in the diary of water, and takes back both', () => {
  const fast = { ...ended, water_ml: 500 };
  const log = show(fast);
  fireEvent.click(screen.getByRole('button', { name: '+ one glass' }));
  expect(log.put.mock.calls).toEqual([[glassOf(fast, 3, 0)]]);
  expect(currentFasts()[0]?.water_ml).toBe(750);
  fireEvent.click(screen.getByRole('button', { name: '− one glass' }));
  expect(log.remove.mock.calls).toEqual([[glassOf(fast, 2, 0)]]);
});

it('offers no water in the dry hours of Ramadan', () => {
  show(newFast('ramadan', 800, Date.now() - HOUR_MS));
  expect(screen.queryByRole('button', { name: '+ one glass' })).toBeNull();
});
