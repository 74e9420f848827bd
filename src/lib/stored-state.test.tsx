import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { notifySession } from './session-store.ts';
import { createStoredState } from './stored-state.ts';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const nothing: readonly string[] = [];
let number = 0;
const make = () => createStoredState(`mizizi-test-${(number += 1)}`, isList, nothing, 60_000);

function Shown({ state }: { state: ReturnType<typeof make> }) {
  return <output>{state.useValue().join(' ') || 'nothing'}</output>;
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('shows, changes and forgets a value', () => {
  const state = make();
  state.change(() => ['neem']);
  render(<Shown state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent('neem');
  act(() => state.change((now) => [...now, 'ginger']));
  expect(screen.getByRole('status')).toHaveTextContent('neem ginger');
  act(() => state.change(() => nothing));
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  expect(localStorage.length).toBe(0);
});

it('follows another tab, and the end of a session', () => {
  const state = make();
  render(<Shown state={state} />);
  const key = `mizizi-test-${number}`;
  act(() => {
    localStorage.setItem(key, JSON.stringify({ value: ['mint'], expiresAt: Date.now() + 60_000 }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(screen.getByRole('status')).toHaveTextContent('mint');
  act(() => {
    localStorage.clear();
    notifySession();
  });
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});

it('lives as long as the page when the device keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const state = make();
  render(<Shown state={state} />);
  act(() => state.change(() => ['neem']));
  act(() => state.change((now) => [...now, 'mint']));
  expect(screen.getByRole('status')).toHaveTextContent('neem mint');
});
