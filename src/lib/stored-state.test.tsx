import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { deviceStore, forgetPerson } from './device-store.ts';
import { createStoredState } from './stored-state.ts';

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
const nothing: readonly string[] = [];
let number = 0;
const make = () => createStoredState(`mizizi-test-${(number += 1)}`, isList, nothing, 1000);

function Shown({ state }: { state: ReturnType<typeof make> }) {
  return <output>{state.useValue().join(' ') || 'nothing'}</output>;
}

it('shows, changes and forgets a value', () => {
  const state = make();
  state.change(() => ['neem']);
  render(<Shown state={state} />);
  expect(screen.getByRole('status')).toHaveTextContent('neem');
  act(() => state.change((now) => [...now, 'ginger']));
  expect(screen.getByRole('status')).toHaveTextContent('neem ginger');
  act(() => state.change(() => nothing));
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  expect(deviceStore('person').keys('mizizi-test')).toEqual([]);
});

it('follows what is changed beside it, and the end of a session', () => {
  const state = make();
  render(<Shown state={state} />);
  act(() => deviceStore('person').write(`mizizi-test-${number}`, ['mint'], 1000));
  expect(screen.getByRole('status')).toHaveTextContent('mint');
  act(() => forgetPerson());
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
});
